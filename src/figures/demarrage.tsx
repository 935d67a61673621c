// From the first screen to the first certificate: permissions, signing in and out, and the banner of the beta version.

import type { ReactNode } from 'react';
import type { Figures } from '../../figure-kit';
import {
  Badge,
  Banner,
  Button,
  DecisionFlow,
  Dialog,
  Field,
  Figure,
  type FlowItem,
  List,
  PhoneScreen,
  Photo,
  Row,
  Steps,
  Switch,
  Tabs,
  Text,
  Title,
} from '../../figure-kit';
import { exampleFreeCertificate, exampleSpecimen } from '../../product/examples';
import { identity } from '../../product/identity';
import { labels } from '../../product/labels';
import { formatSetting } from '../../product/settings';
import { dateAndTimeOf } from './exampleTexts';
import { ApplicationBar, ViewfinderScreen } from './productScreens';

const { bienvenue, autorisations, connexion, activation, reinitialisation, nouveauMotDePasse } = labels;
const { codeVerification, choixOrganisation, deverrouillage, compte, deconnexion, barre } = labels;
const { bandeaux, verifierPhoto, progression, certificats, certificat } = labels;

const EMAIL = 'nom@societe.example';
const PASSWORD = '••••••••••••';
/** Dots, so that nobody takes a drawn code for a real one. */
const CODE = '• • • • • •';

/** As these systems word it at present: it changes from one version to the next. */
const ANDROID = {
  question: `Autoriser ${identity.productName} à accéder à la position de cet appareil ?`,
  exact: 'Exacte',
  approximate: 'Approximative',
  whileInUse: "Lorsque vous utilisez l'appli",
  refuse: 'Ne pas autoriser',
};
const IOS = {
  question: `Autoriser ${identity.productName} à utiliser votre position ?`,
  exact: 'Position exacte',
  whileInUse: "Autoriser lorsque l'app est active",
  refuse: 'Ne pas autoriser',
};

const certifiedOn = dateAndTimeOf(exampleFreeCertificate.certifiedAt);

const welcomeScreen = (
  <PhoneScreen
    name={`Écran « ${bienvenue.titre} »`}
    actions={
      <>
        <Button callout={1}>{bienvenue.seConnecter}</Button>
        <Button look="secondary" callout={2}>
          {bienvenue.recuCertilink}
        </Button>
        <Button look="link" callout={3}>
          {bienvenue.decouvrir}
        </Button>
      </>
    }
  >
    <Title>{bienvenue.titre}</Title>
    <Photo />
  </PhoneScreen>
);

type Annotated = { readonly withCallouts?: boolean };

function SignInScreen({ withCallouts = false }: Annotated): ReactNode {
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

function PermissionsScreen({ withCallouts = false }: Annotated): ReactNode {
  const callout = (number: number) => (withCallouts ? number : undefined);
  return (
    <PhoneScreen
      name={`Écran « ${autorisations.titre} »`}
      actions={<Button callout={callout(4)}>{autorisations.continuer}</Button>}
    >
      <Title>{autorisations.titre}</Title>
      <List>
        <Row
          lead="camera"
          title={autorisations.appareilPhoto}
          detail={autorisations.appareilPhotoMention}
          callout={callout(1)}
        />
        <Row
          lead="pin"
          title={autorisations.position}
          detail={autorisations.positionMention}
          callout={callout(2)}
        />
        <Row
          lead="bell"
          title={autorisations.notifications}
          detail={autorisations.notificationsMention}
          callout={callout(3)}
        />
      </List>
    </PhoneScreen>
  );
}

/** The same numbers on both phones: the same choice, in the words of each system. */
const androidWindow = (
  <PhoneScreen name="Fenêtre d'Android pour la position" banner={<Banner>Android</Banner>}>
    <Dialog
      actions={
        <>
          <Button callout={2}>{ANDROID.whileInUse}</Button>
          <Button look="secondary">{ANDROID.refuse}</Button>
        </>
      }
    >
      <Title>{ANDROID.question}</Title>
      <List>
        <Row lead="pin" title={ANDROID.exact} badge={<Badge kind="good">choisie</Badge>} callout={1} />
        <Row lead="pin" title={ANDROID.approximate} />
      </List>
    </Dialog>
  </PhoneScreen>
);

const iosWindow = (
  <PhoneScreen name="Fenêtre d'iOS pour la position" banner={<Banner>iOS</Banner>}>
    <Dialog
      actions={
        <>
          <Button callout={2}>{IOS.whileInUse}</Button>
          <Button look="secondary">{IOS.refuse}</Button>
        </>
      }
    >
      <Title>{IOS.question}</Title>
      <Switch label={IOS.exact} on callout={1} />
    </Dialog>
  </PhoneScreen>
);

const firstPhotographSteps = [
  {
    title: 'Se connecter',
    text: 'Avec le compte créé par un Administrateur.',
    picture: <SignInScreen />,
  },
  {
    title: 'Autoriser',
    text: "La première fois : l'appareil photo, la position, les notifications.",
    picture: <PermissionsScreen />,
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
          entries={[certificats.tous, certificats.aEnvoyer, certificats.echecs]}
        />
        <List>
          <Row
            lead="photo"
            title={exampleFreeCertificate.number}
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

const forgottenPasswordSteps = [
  {
    title: 'Demander le lien',
    text: "La réponse est la même, que l'adresse ait un compte ou non.",
    picture: (
      <PhoneScreen
        short
        name={`Écran « ${reinitialisation.titre} »`}
        actions={<Button>{reinitialisation.envoyerLien}</Button>}
      >
        <Title>{reinitialisation.titre}</Title>
        <Field label={connexion.adresseEmail} value={EMAIL} />
        <Text>{reinitialisation.messages.envoye}</Text>
      </PhoneScreen>
    ),
  },
  {
    title: "Ouvrir l'e-mail",
    text: `Le lien sert une fois, dans les ${formatSetting('lienReinitialisation')} par défaut.`,
    picture: (
      <PhoneScreen short name="E-mail de réinitialisation, dans une messagerie">
        <List>
          <Row title={identity.productName} detail={`à ${EMAIL}`} />
        </List>
        <Title>{reinitialisation.titre}</Title>
        <Button look="link">{nouveauMotDePasse.titre}</Button>
      </PhoneScreen>
    ),
  },
  {
    title: 'Choisir le nouveau',
    text: 'Tapez-le deux fois, puis enregistrez.',
    picture: (
      <PhoneScreen
        short
        name={`Écran « ${nouveauMotDePasse.titre} »`}
        actions={<Button>{nouveauMotDePasse.enregistrer}</Button>}
      >
        <Title>{nouveauMotDePasse.titre}</Title>
        <Field label={nouveauMotDePasse.titre} value={PASSWORD} help={nouveauMotDePasse.messages.tropCourt} />
        <Field label={nouveauMotDePasse.confirmer} value={PASSWORD} />
      </PhoneScreen>
    ),
  },
];

const verificationCodeSteps = [
  {
    title: "Lire le code dans l'e-mail",
    text: `Il sert une fois, dans les ${formatSetting('codeVerification')} par défaut.`,
    picture: (
      <PhoneScreen short name="E-mail du code, dans une messagerie">
        <List>
          <Row title={identity.productName} detail={`à ${EMAIL}`} />
        </List>
        <Title>{codeVerification.titre}</Title>
        <Title>{CODE}</Title>
      </PhoneScreen>
    ),
  },
  {
    title: "Le taper dans l'application",
    text: "L'écran vient après « Se connecter », jamais après le SSO.",
    picture: (
      <PhoneScreen
        short
        name={`Écran « ${codeVerification.titre} »`}
        actions={<Button look="link">{codeVerification.renvoyer}</Button>}
      >
        <Title>{codeVerification.titre}</Title>
        <Field label={codeVerification.saisir} value={CODE} />
      </PhoneScreen>
    ),
  },
];

const signInFlow: readonly FlowItem[] = [
  {
    question: 'Votre compte est-il déjà actif ?',
    branches: [
      {
        answer: 'Non',
        items: [
          {
            step: `**« ${activation.titre} »**`,
            text: "Ouvert par l'e-mail d'invitation. Avec le SSO, ou un mot de passe déjà choisi pour une autre organisation, cet écran ne vient pas.",
          },
        ],
      },
      { answer: 'Oui' },
    ],
  },
  { step: `**« ${bienvenue.titre} »**`, text: `Touchez « ${bienvenue.seConnecter} ».` },
  {
    step: `**« ${connexion.titre} »**`,
    text: "Si un message s'affiche, lisez « Messages d'erreur », plus bas.",
  },
  {
    question: 'Comment entrez-vous ?',
    branches: [
      {
        answer: 'Avec un mot de passe',
        items: [
          {
            step: `**« ${codeVerification.titre} »**`,
            text: 'Seulement si votre organisation impose la double authentification.',
          },
        ],
      },
      { answer: 'Par votre organisation (SSO)' },
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
  {
    question: 'Est-ce la première fois ?',
    branches: [
      {
        answer: 'Oui',
        items: [
          {
            step: `**« ${autorisations.titre} »**`,
            text: `Touchez « ${autorisations.continuer} », puis répondez aux trois demandes du système.`,
          },
        ],
      },
      { answer: 'Non' },
    ],
  },
  { outcome: `**« ${barre.accueil} »**`, text: 'Vous êtes connecté.' },
];

export const demarrage = {
  'demarrage-parcours': () => (
    <Figure caption="De la connexion au premier certificat, en cinq écrans.">
      <Steps steps={firstPhotographSteps} />
    </Figure>
  ),
  'acces-bienvenue': () => (
    <Figure
      caption={`L'écran « ${bienvenue.titre} », le premier à l'ouverture.`}
      legend={[
        'Vous avez un compte dans une organisation.',
        "On vous demande des photos : ouvrez le lien reçu, ou collez-le. Aucun compte n'est nécessaire.",
        'Trois écrans de présentation, puis retour ici.',
      ]}
    >
      {welcomeScreen}
    </Figure>
  ),
  'acces-autorisations': () => (
    <Figure
      caption={`L'écran « ${autorisations.titre} » annonce les trois demandes du système.`}
      legend={[
        "Obligatoire : toute photo se prend dans l'application.",
        `Recommandée : sans elle, le certificat indique « ${autorisations.messages.positionNonFournie} ».`,
        'Facultatif : vous pouvez refuser sans rien changer à vos photos.',
        'Le système demande ensuite chaque autorisation, dans cet ordre.',
      ]}
    >
      <PermissionsScreen withCallouts />
    </Figure>
  ),
  'acces-position': () => (
    <Figure
      caption="La demande de position, sur Android et sur iOS."
      legend={[
        'Laissez la position exacte.',
        "Choisissez cette réponse : la position n'est lue que lorsque l'application est ouverte.",
      ]}
    >
      {androidWindow}
      {iosWindow}
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
  'connexion-oubli': () => (
    <Figure caption="Du mot de passe oublié au nouveau, en trois écrans.">
      <Steps steps={forgottenPasswordSteps} />
    </Figure>
  ),
  'connexion-code': () => (
    <Figure
      caption="Le code de vérification, de la boîte de réception à l'application."
      description="Le code compte six chiffres ; le dessin les remplace par des points."
    >
      <Steps steps={verificationCodeSteps} />
    </Figure>
  ),
  'connexion-deconnexion': () => (
    <Figure
      caption={`La fenêtre qui retient la déconnexion tant qu'il reste des photos « ${progression.aEnvoyer} ».`}
      legend={[
        'Le nombre de photos qui ne sont que sur cet appareil.',
        'Rien ne change : laissez partir les photos, puis recommencez.',
        'Supprime ces photos avec la session, sans retour.',
      ]}
    >
      <PhoneScreen
        short
        name={`Écran « ${compte.titre} », déconnexion refusée`}
        bar={<ApplicationBar active="compte" />}
      >
        <Title>{compte.titre}</Title>
        <Dialog
          actions={
            <>
              <Button callout={2}>{deconnexion.annuler}</Button>
              <Button look="secondary" callout={3}>
                {deconnexion.quandMeme}
              </Button>
            </>
          }
        >
          <Text callout={1}>{deconnexion.messages.photosNonEnvoyees}</Text>
        </Dialog>
      </PhoneScreen>
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
        <Row title={exampleSpecimen.number} detail={<Badge kind="good">{progression.certifie}</Badge>} />
        <Tabs active={certificat.photo} entries={[certificat.photo, certificat.preuve, certificat.partage]} />
        <Photo />
      </PhoneScreen>
    </Figure>
  ),
} satisfies Figures;
