// A Certilink: the calls of the API, the screens of its recipient, its states.

import { Fragment, type ReactNode } from 'react';
import type { Figures } from '../../figure-kit';
import {
  Button,
  Figure,
  List,
  Part,
  PhoneScreen,
  Photo,
  Row,
  SequenceDiagram,
  StateDiagram,
  Steps,
  Title,
} from '../../figure-kit';
import { exampleCase, exampleOrganisation, exampleTemplate } from '../../product/examples';
import { identity } from '../../product/identity';
import { labels } from '../../product/labels';
import { formatSetting } from '../../product/settings';
import { machines } from '../../product/states';
import { API, RECIPIENT, SOFTWARE } from './actors';

const { certilink: pageLabels } = labels;
const photoSteps = exampleTemplate.steps.filter(({ type }) => type === 'photo');

const addressBar = (
  <Part className="fig-address" callout={1}>
    <span className="fig-window-address fig-framed fig-soft fig-any">{`${identity.links}/c/…`}</span>
  </Part>
);

/** The first page of a Certilink. Its callouts, 1 to 6, come with the address bar of the browser. */
function RequestScreen({ withCallouts = false }: { readonly withCallouts?: boolean }): ReactNode {
  const callout = (number: number) => (withCallouts ? number : undefined);
  return (
    <PhoneScreen
      name={`Page « ${pageLabels.titre} »`}
      banner={withCallouts && addressBar}
      actions={
        <>
          <Button callout={callout(5)}>{pageLabels.commencer}</Button>
          <Button look="secondary" callout={callout(6)}>
            {pageLabels.pasMoi}
          </Button>
        </>
      }
    >
      <Title callout={callout(2)}>{pageLabels.titre}</Title>
      <List>
        <Row title="Qui demande" detail={exampleOrganisation} lead="person" callout={callout(3)} />
        <Row title="Pourquoi" detail={exampleCase.title} lead="folder" />
        <Row title="Quelles données" detail="Photos, date et heure, position" lead="camera" />
        <Row
          title="Durée"
          detail={`${formatSetting('conservationDossierClos')} après la clôture`}
          lead="pending"
        />
      </List>
      <Button look="link" callout={callout(4)}>
        {pageLabels.vosDroits}
      </Button>
    </PhoneScreen>
  );
}

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
  'certilink-navigateur': () => (
    <Figure
      caption="La première page de la demande, dans le navigateur d'un téléphone."
      legend={[
        <Fragment key="address">
          L'adresse, à lire avant tout. Elle commence exactement par <code>{identity.links}/c/</code>, puis
          vient un code qui vous est propre.
        </Fragment>,
        "L'organisation qui demande. Vous devez la reconnaître.",
        'Qui demande, pourquoi, quelles données, pour combien de temps.',
        'À qui écrire au sujet de vos données.',
        'Ouvre la première photo à prendre.',
        'Ferme le lien si la demande ne vous concerne pas.',
      ]}
    >
      <RequestScreen withCallouts />
    </Figure>
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
            picture: <RequestScreen />,
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
