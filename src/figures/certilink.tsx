// A Certilink: the calls of the API, the screens of its recipient, its states.

import type { Figures } from '../../figure-kit';
import {
  Button,
  Figure,
  List,
  PhoneScreen,
  Photo,
  Row,
  SequenceDiagram,
  StateDiagram,
  Steps,
  Title,
} from '../../figure-kit';
import { exampleOrganisation, exampleTemplate } from '../../product/examples';
import { labels } from '../../product/labels';
import { machines } from '../../product/states';
import { API, RECIPIENT, SOFTWARE } from './actors';

const { certilink: pageLabels } = labels;
const pageTitle = pageLabels.titre.replace('{Organisation}', exampleOrganisation);
const photoSteps = exampleTemplate.steps.filter(({ type }) => type === 'photo');

const requestScreen = (
  <PhoneScreen
    name={`Page « ${pageTitle} »`}
    actions={
      <>
        <Button>{pageLabels.commencer}</Button>
        <Button look="secondary">{pageLabels.pasMoi}</Button>
      </>
    }
  >
    <Title>{pageTitle}</Title>
    <List>
      <Row title="Qui demande" lead="person" />
      <Row title="Pourquoi" lead="folder" />
      <Row title="Quelles données" lead="camera" />
      <Row title="Durée" lead="pending" />
    </List>
    <Button look="link">{pageLabels.vosDroits}</Button>
  </PhoneScreen>
);

const stepScreen = (
  <PhoneScreen name={`Étape « ${photoSteps[0]?.title} »`}>
    <Title>{photoSteps[0]?.title}</Title>
    <Photo />
  </PhoneScreen>
);

const endScreen = (
  <PhoneScreen name="Fin des étapes" actions={<Button>{pageLabels.envoyerEtTerminer}</Button>}>
    <List>
      {photoSteps.map(({ id, title }) => (
        <Row key={id} lead="photo" title={title} />
      ))}
    </List>
  </PhoneScreen>
);

export const certilink = {
  'certilink-echanges': () => (
    <SequenceDiagram
      actors={[SOFTWARE, API, RECIPIENT]}
      steps={[
        { from: 'software', to: 'api', text: '`POST /cases`' },
        { from: 'api', to: 'software', text: '`201`, dossier `open`', reply: true },
        { from: 'software', to: 'api', text: '`POST /certilinks`' },
        { from: 'api', to: 'software', text: '`201`, Certilink `active`', reply: true },
        { from: 'api', to: 'recipient', text: "e-mail avec l'adresse" },
        { from: 'recipient', to: 'api', text: 'ouvre la page' },
        { from: 'api', to: 'software', text: 'webhook `certilink.opened`' },
        { from: 'recipient', to: 'api', text: `prend les photos, **« ${pageLabels.envoyerEtTerminer} »**` },
        { from: 'api', to: 'software', text: 'webhook `certilink.completed`' },
        { note: 'Le dossier reste ouvert : le logiciel fait relire les photos.' },
        { from: 'software', to: 'api', text: '`POST /cases/{caseId}/close`' },
        { from: 'api', to: 'software', text: '`200`, dossier `closed`', reply: true },
      ]}
      caption="Du dossier ouvert au dossier clos, avec un Certilink envoyé par e-mail."
    />
  ),
  'certilink-etats': () => (
    <StateDiagram machine={machines.certilink} caption="La vie d'un Certilink, de sa création à sa fin." />
  ),
  'certilink-destinataire': () => (
    <Figure
      caption="Les trois écrans du destinataire : la demande, une étape, la fin."
      description="Le lien ouvre la page de demande. Le destinataire touche « Commencer », prend les photos étape par étape, touche « Envoyer et terminer », puis lit la confirmation."
    >
      <Steps
        steps={[
          {
            title: 'Lire la demande',
            text: 'Qui demande, pourquoi, quelles données, quelle durée.',
            picture: requestScreen,
          },
          { title: 'Prendre les photos', text: 'Les étapes se suivent une à une.', picture: stepScreen },
          {
            title: 'Terminer',
            text: "La confirmation s'affiche ensuite.",
            picture: endScreen,
          },
        ]}
      />
    </Figure>
  ),
} satisfies Figures;
