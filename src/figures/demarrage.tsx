// From the installation to the first certificate; permissions, signing in, and the banner of the beta version.

import type { ReactNode } from 'react';
import type { Figures } from '../../figure-kit';
import {
  Badge,
  Banner,
  Button,
  DecisionFlow,
  Field,
  Figure,
  type FlowItem,
  List,
  PhoneScreen,
  Photo,
  Row,
  Steps,
  Tabs,
  Title,
} from '../../figure-kit';
import { exampleCertificate } from '../../product/examples';
import { frenchDate } from '../../product/format';
import { labels } from '../../product/labels';
import { ViewfinderScreen } from './productScreens';

const { bienvenue, autorisations, connexion, activation, codeVerification, choixOrganisation } = labels;
const { deverrouillage, bandeaux, verifierPhoto, progression, certificats, certificat } = labels;

const EMAIL = 'nom@societe.example';
const PASSWORD = '••••••••••••';

const certifiedOn = frenchDate(exampleCertificate.certifiedAt.slice(0, 10));

function SignInScreen({ withCallouts = false }: { readonly withCallouts?: boolean }): ReactNode {
  const callout = (number: number) => (withCallouts ? number : undefined);
  return (
    <PhoneScreen
      name={`Écran « ${connexion.titre} »`}
      actions={
        <>
          <Button callout={callout(3)}>{connexion.seConnecter}</Button>
          <Button look="secondary" callout={callout(4)}>
            {connexion.seConnecterOrganisation}
          </Button>
          <Button look="link" callout={callout(5)}>
            {connexion.motDePasseOublie}
          </Button>
        </>
      }
    >
      <Title>{connexion.titre}</Title>
      <Field label={connexion.adresseEmail} value={EMAIL} callout={callout(1)} />
      <Field label={connexion.motDePasse} value={PASSWORD} callout={callout(2)} />
    </PhoneScreen>
  );
}

const firstPhotographSteps = [
  {
    title: 'Installer',
    text: `L'application s'ouvre sur l'écran « ${bienvenue.titre} ».`,
    picture: (
      <PhoneScreen
        name={`Écran « ${bienvenue.titre} »`}
        actions={
          <>
            <Button>{bienvenue.seConnecter}</Button>
            <Button look="secondary">{bienvenue.recuCertilink}</Button>
            <Button look="link">{bienvenue.decouvrir}</Button>
          </>
        }
      >
        <Title>{bienvenue.titre}</Title>
        <Photo />
      </PhoneScreen>
    ),
  },
  {
    title: 'Se connecter',
    text: 'Avec le compte créé par un Administrateur.',
    picture: <SignInScreen />,
  },
  {
    title: 'Photographier',
    text: 'Attendez une position bonne, cadrez, déclenchez.',
    picture: <ViewfinderScreen />,
  },
  {
    title: 'Certifier',
    text: 'Regardez la photo, puis certifiez-la ou reprenez-la.',
    picture: (
      <PhoneScreen
        name={`Écran « ${verifierPhoto.titre} »`}
        actions={
          <>
            <Button>{verifierPhoto.certifier}</Button>
            <Button look="secondary">{verifierPhoto.reprendre}</Button>
          </>
        }
      >
        <Title>{verifierPhoto.titre}</Title>
        <Photo />
        <Field label={verifierPhoto.commentaire} placeholder="Facultatif" />
      </PhoneScreen>
    ),
  },
  {
    title: 'Retrouver le certificat',
    text: `Le statut « ${progression.certifie} » s'affiche dans la liste.`,
    picture: (
      <PhoneScreen name={`Liste « ${certificats.titre} »`}>
        <Title>{certificats.titre}</Title>
        <Tabs
          active={certificats.tous}
          entries={[
            { label: certificats.tous },
            { label: certificats.aEnvoyer },
            { label: certificats.echecs },
          ]}
        />
        <List>
          <Row
            lead="photo"
            title={exampleCertificate.number}
            detail={
              <>
                {certifiedOn}
                <br />
                <Badge kind="good">{progression.certifie}</Badge>
              </>
            }
            opens
          />
        </List>
      </PhoneScreen>
    ),
  },
];

const signInFlow: readonly FlowItem[] = [
  {
    question: 'Votre compte est-il activé ?',
    branches: [
      {
        answer: 'Non',
        items: [
          {
            step: `**« ${activation.titre} »**`,
            text: `Ouvrez l'e-mail d'invitation, choisissez un mot de passe, puis touchez « ${activation.activer} ».`,
          },
        ],
      },
      { answer: 'Oui' },
    ],
  },
  { step: `**« ${connexion.titre} »**` },
  {
    question: 'Comment vous connectez-vous ?',
    branches: [
      {
        answer: 'Avec un mot de passe',
        items: [
          { step: `**« ${connexion.seConnecter} »**`, text: "Après l'adresse e-mail et le mot de passe." },
        ],
      },
      {
        answer: 'Par votre organisation (SSO)',
        items: [{ step: `**« ${connexion.seConnecterOrganisation} »**` }],
      },
    ],
  },
  {
    question: "Un message d'erreur s'affiche-t-il ?",
    branches: [
      {
        answer: 'Oui',
        items: [{ outcome: 'Lisez-le', text: "Sa cause et sa solution sont sous « Messages d'erreur »." }],
      },
      { answer: 'Non' },
    ],
  },
  {
    question: 'Votre organisation impose-t-elle la double authentification ?',
    branches: [
      {
        answer: 'Oui',
        items: [{ step: `**« ${codeVerification.titre} »**`, text: 'Saisissez les 6 chiffres du code.' }],
      },
      { answer: 'Non' },
    ],
  },
  {
    question: 'Votre compte appartient-il à plusieurs organisations ?',
    branches: [
      {
        answer: 'Oui',
        items: [
          {
            step: `**« ${choixOrganisation.titre} »**`,
            text: `Choisissez dans la liste, puis touchez « ${choixOrganisation.continuer} ».`,
          },
        ],
      },
      { answer: 'Non' },
    ],
  },
  {
    step: `**« ${deverrouillage.titre} »**`,
    text: `Touchez « ${deverrouillage.activerBiometrie} » ou « ${deverrouillage.plusTard} ».`,
  },
  { outcome: 'Vous êtes connecté' },
];

export const demarrage = {
  'demarrage-parcours': () => (
    <Figure caption="De l'installation au certificat, en cinq écrans.">
      <Steps steps={firstPhotographSteps} />
    </Figure>
  ),
  'acces-autorisations': () => (
    <Figure
      caption="L'écran « Autorisations » annonce les trois demandes du système."
      legend={[
        "Obligatoire : toute photo se prend dans l'application.",
        `Recommandée : sans elle, le certificat indique « ${autorisations.messages.positionNonFournie} ».`,
        'Facultatif : vous pouvez refuser.',
        'Le système demande ensuite chaque autorisation, une à une.',
      ]}
    >
      <PhoneScreen
        name={`Écran « ${autorisations.titre} »`}
        actions={<Button callout={4}>{autorisations.continuer}</Button>}
      >
        <Title>{autorisations.titre}</Title>
        <List>
          <Row
            lead="camera"
            title={autorisations.appareilPhoto}
            detail={autorisations.appareilPhotoMention}
            callout={1}
          />
          <Row lead="pin" title={autorisations.position} detail={autorisations.positionMention} callout={2} />
          <Row
            lead="bell"
            title={autorisations.notifications}
            detail={autorisations.notificationsMention}
            callout={3}
          />
        </List>
      </PhoneScreen>
    </Figure>
  ),
  'connexion-parcours': () => (
    <DecisionFlow
      items={signInFlow}
      caption="De l'invitation à l'application ouverte : un écran après l'autre."
    />
  ),
  'connexion-ecran': () => (
    <Figure
      caption="L'écran « Connexion » : deux façons d'entrer, et un recours."
      legend={[
        "L'adresse à laquelle vous avez reçu l'invitation.",
        "Le mot de passe choisi à l'activation.",
        'Vous connecte avec ces deux champs.',
        "Passe par l'authentification unique (SSO) de votre organisation.",
        "À toucher si vous n'avez plus votre mot de passe.",
      ]}
    >
      <SignInScreen withCallouts />
    </Figure>
  ),
  'beta-bandeau': () => (
    <Figure
      caption="Un certificat dans la version bêta : le bandeau reste en haut de l'écran."
      description={`Le statut « ${progression.certifie} » n'y change rien : ce certificat est un spécimen.`}
    >
      <PhoneScreen
        name={`Fiche « ${certificat.titre} », onglet « ${certificat.photo} », version bêta`}
        banner={<Banner>{bandeaux.versionBeta}</Banner>}
        actions={<Button look="secondary">{certificat.telechargerOriginal}</Button>}
      >
        <Title>{certificat.titre}</Title>
        <Row title={exampleCertificate.number} detail={<Badge kind="good">{progression.certifie}</Badge>} />
        <Tabs
          active={certificat.photo}
          entries={[{ label: certificat.photo }, { label: certificat.preuve }, { label: certificat.partage }]}
        />
        <Photo />
      </PhoneScreen>
    </Figure>
  ),
} satisfies Figures;
