// What the recipient of a Certilink sees, from the request to the end.
import { exampleOrganisation, exampleTemplate } from '../../product/examples';
import { labels } from '../../product/labels';
import { Figure } from '../components/figures/Figure';
import { PhoneScreen } from '../components/figures/PhoneScreen';
import { Photo } from '../components/figures/Photo';
import { Button, List, Row, Title } from '../components/figures/parts';
import { Steps } from '../components/figures/Steps';
import type { Figures } from './types';

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
