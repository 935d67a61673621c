// A Certilink: the calls of an integrator, what its recipient sees, the states it goes through.

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

const { certilink: page } = labels;
const ofExample = (label: string): string => label.replace('{Organisation}', exampleOrganisation);
const photoSteps = exampleTemplate.steps.filter(({ type }) => type === 'photo');

const request = (
  <PhoneScreen
    name={`Page « ${ofExample(page.titre)} »`}
    actions={
      <>
        <Button>{page.commencer}</Button>
        <Button look="secondary">{page.pasMoi}</Button>
      </>
    }
  >
    <Title>{ofExample(page.titre)}</Title>
    <List>
      <Row title="Qui demande" lead="person" />
      <Row title="Pourquoi" lead="folder" />
      <Row title="Quelles données" lead="camera" />
      <Row title="Durée" lead="pending" />
    </List>
    <Button look="link">{page.vosDroits}</Button>
  </PhoneScreen>
);

const oneStep = (
  <PhoneScreen name={`Étape « ${photoSteps[0]?.title} »`}>
    <Title>{photoSteps[0]?.title}</Title>
    <Photo />
  </PhoneScreen>
);

const end = (
  <PhoneScreen name="Fin des étapes" actions={<Button>{page.envoyerEtTerminer}</Button>}>
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
      actors={[
        { id: 'software', name: 'Votre logiciel' },
        { id: 'api', name: 'API' },
        { id: 'recipient', name: 'Desti\u00ADnataire' },
      ]}
      steps={[
        { from: 'software', to: 'api', text: '`POST /cases`' },
        { from: 'api', to: 'software', text: '`201`, dossier `open`', reply: true },
        { from: 'software', to: 'api', text: '`POST /certilinks`' },
        { from: 'api', to: 'software', text: '`201`, Certilink `active`', reply: true },
        { from: 'api', to: 'recipient', text: "e-mail avec l'adresse" },
        { from: 'recipient', to: 'api', text: 'ouvre la page' },
        { from: 'api', to: 'software', text: 'webhook `certilink.opened`' },
        { from: 'recipient', to: 'api', text: `prend les photos, **« ${page.envoyerEtTerminer} »**` },
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
            picture: request,
          },
          { title: 'Prendre les photos', text: 'Les étapes se suivent une à une.', picture: oneStep },
          {
            title: 'Terminer',
            text: "La confirmation s'affiche ensuite.",
            picture: end,
          },
        ]}
      />
    </Figure>
  ),
} satisfies Figures;
