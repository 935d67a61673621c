// The form that reports a problem, and the number that it gives.

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

const { progression, signalement: form } = labels;

export const aide = {
  'rapport-probleme-formulaire': () => (
    <Figure
      caption={`Le formulaire « ${form.titre} », rempli.`}
      legend={[
        'Le sujet, à choisir parmi six.',
        'Ce que vous avez fait, et ce que vous avez vu.',
        'Trois captures au plus.',
        'Déjà activé. Le journal ne contient ni photo, ni NIE, ni mot de passe.',
        'À activer si vous attendez une réponse.',
        'Envoie le signalement et affiche son numéro.',
      ]}
    >
      <PhoneScreen name={`Écran « ${form.titre} »`} actions={<Button callout={6}>{form.envoyer}</Button>}>
        <Title>{form.titre}</Title>
        <Field label={form.sujet} value={form.sujets.envoi} callout={1} />
        <Field
          label={form.description}
          value={`Depuis 9 h 40, deux photos restent « ${progression.aEnvoyer} ». Le téléphone a du réseau.`}
          tall
          callout={2}
        />
        <List>
          <Row title={form.joindreCapture} opens callout={3} />
        </List>
        <Switch label={form.joindreJournal} on callout={4} />
        <Switch label={form.etreRecontacte} on callout={5} />
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
