// The form to report a problem, and the number of a report.

import type { Figures } from '../../figure-kit';
import {
  AnnotatedString,
  Button,
  Field,
  Figure,
  List,
  PhoneScreen,
  Row,
  Switch,
  Title,
} from '../../figure-kit';
import { labels } from '../../product/labels';

const { progression, signalement: formLabels } = labels;

export const aide = {
  'rapport-probleme-formulaire': () => (
    <Figure
      caption={`Le formulaire « ${formLabels.titre} », rempli.`}
      legend={[
        'Le sujet, à choisir parmi six.',
        'Ce que vous avez fait, et ce que vous avez vu.',
        'Trois captures au plus.',
        'Déjà activé. Le journal ne contient ni photo, ni NIE, ni mot de passe.',
        'À activer si vous attendez une réponse.',
        'Envoie le signalement et affiche son numéro.',
      ]}
    >
      <PhoneScreen
        name={`Écran « ${formLabels.titre} »`}
        actions={<Button callout={6}>{formLabels.envoyer}</Button>}
      >
        <Title>{formLabels.titre}</Title>
        <Field label={formLabels.sujet} value={formLabels.sujets.envoi} callout={1} />
        <Field
          label={formLabels.description}
          value={`Depuis 9 h 40, deux photos restent « ${progression.aEnvoyer} ». Le téléphone a du réseau.`}
          tall
          callout={2}
        />
        <List>
          <Row title={formLabels.joindreCapture} opens callout={3} />
        </List>
        <Switch label={formLabels.joindreJournal} on callout={4} />
        <Switch label={formLabels.etreRecontacte} on callout={5} />
      </PhoneScreen>
    </Figure>
  ),
  'rapport-probleme-numero': () => (
    <Figure caption="Les trois parties d'un numéro de signalement.">
      <AnnotatedString
        blocks={[
          { text: 'SP-', legend: 'Le début de tout numéro de signalement.' },
          { text: '2025', legend: "L'année." },
          { text: '-' },
          { text: '004217', legend: 'Six chiffres.' },
        ]}
      />
    </Figure>
  ),
} satisfies Figures;
