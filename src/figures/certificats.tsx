// The list of certificates; the record of a certificate, its PDF, its share form, its dates and its states.

import type { Figures } from '../../figure-kit';
import {
  Badge,
  Banner,
  Button,
  Chain,
  Field,
  Figure,
  List,
  PdfPage,
  PhoneScreen,
  Row,
  StateDiagram,
  Switch,
  Tabs,
  Text,
  Timeline,
  Title,
} from '../../figure-kit';
import { exampleCase, exampleCertificate } from '../../product/examples';
import { frenchDate } from '../../product/format';
import { identity } from '../../product/identity';
import { labels } from '../../product/labels';
import { machines } from '../../product/states';
import { dateAndTimeOf, exampleCoordinates } from './exampleTexts';
import { ApplicationBar } from './productScreens';

const { barre, progression } = labels;
const { certificat: recordLabels, certificats: listLabels, partage: shareLabels } = labels;

const certifiedLabel = machines.certificat.states.find(({ value }) => value === 'certified')?.label;

const capturedAt = dateAndTimeOf(exampleCertificate.capturedAt);
const certifiedAt = dateAndTimeOf(exampleCertificate.certifiedAt);
/** The certificate of the example was made in a browser. */
const ORIGIN = 'Navigateur';

/** A photograph received 2 h 14 after it was taken, as the label « Reçue 2 h 14 après la prise de vue » says. */
const offline = {
  captured: '2025-09-16T10:05:00+02:00',
  received: '2025-09-16T12:19:00+02:00',
  certified: '2025-09-16T12:19:01+02:00',
};

export const certificats = {
  'certificats-liste': () => (
    <Figure
      caption="La liste « Certificats », toutes les photos confondues."
      legend={[
        'Retrouve une photo par son numéro, sa référence ou son commentaire.',
        "Cinq filtres, pour n'afficher qu'une partie de la liste.",
        'La vignette, le numéro, la date certifiée et le statut.',
        "Pas encore envoyée : ni numéro, ni date certifiée. La photo n'est que sur l'appareil.",
        "L'entrée de la barre qui ouvre cette liste.",
      ]}
    >
      <PhoneScreen
        name={`Liste « ${listLabels.titre} »`}
        bar={<ApplicationBar active="certificats" callouts={{ certificats: 5 }} />}
      >
        <Title>{listLabels.titre}</Title>
        <Field label={listLabels.recherche} placeholder={exampleCase.reference} callout={1} />
        <Text callout={2}>
          <Badge kind="good">{listLabels.tous}</Badge> <Badge>{listLabels.aEnvoyer}</Badge>{' '}
          <Badge>{listLabels.enCours}</Badge> <Badge>{listLabels.certifies}</Badge>{' '}
          <Badge>{listLabels.echecs}</Badge>
        </Text>
        <List>
          <Row
            lead="photo"
            title={exampleCertificate.number}
            detail={
              <>
                {certifiedAt} <Badge kind="good">{certifiedLabel}</Badge>
              </>
            }
            opens
            callout={3}
          />
          <Row
            lead="photo"
            title={barre.photo}
            detail={<Badge kind="pending">{progression.aEnvoyer}</Badge>}
            opens
            callout={4}
          />
        </List>
      </PhoneScreen>
    </Figure>
  ),
  'certificats-preuve': () => (
    <Figure
      caption="La fiche d'un certificat, onglet « Preuve »."
      legend={[
        "La date lue sur l'horloge de l'appareil : une déclaration.",
        "La date du jeton d'horodatage : la seule sur laquelle porte la preuve.",
        "La date certifiée est présumée exacte jusqu'à preuve contraire, parce que l'horodatage est qualifié.",
        "La position relevée par l'appareil, avec son rayon d'incertitude : un indice.",
        "La voie d'entrée de la pièce.",
        "L'empreinte du fichier original : 64 caractères, à copier d'un geste.",
        'Le PDF scellé du certificat.',
        "Pour contrôler qu'un fichier est bien celui du certificat.",
      ]}
    >
      <PhoneScreen
        name={`Fiche « ${recordLabels.titre} », onglet « ${recordLabels.preuve} »`}
        actions={
          <>
            <Button callout={7}>{recordLabels.telechargerPdf}</Button>
            <Button look="secondary" callout={8}>
              {recordLabels.verifier}
            </Button>
          </>
        }
      >
        <Title>{recordLabels.titre}</Title>
        <Tabs
          active={recordLabels.preuve}
          entries={[
            { label: recordLabels.photo },
            { label: recordLabels.preuve },
            { label: recordLabels.partage },
          ]}
        />
        <List>
          <Row title={recordLabels.datePriseDeVue} detail={capturedAt} callout={1} />
          <Row title={recordLabels.dateCertifiee} detail={certifiedAt} callout={2} />
          <Row title={recordLabels.horodatageQualifie} callout={3} />
          <Row title={recordLabels.position} detail={exampleCoordinates} callout={4} />
          <Row title={recordLabels.origine} detail={ORIGIN} callout={5} />
          <Row title={recordLabels.empreinte} detail={exampleCertificate.photoSha256} callout={6} />
        </List>
        <Button look="link">{recordLabels.copierEmpreinte}</Button>
      </PhoneScreen>
    </Figure>
  ),
  'certificats-pdf': () => (
    <Figure
      caption="Ce que réunit le PDF d'un certificat : la photo, le manifeste et le jeton d'horodatage, sous un cachet électronique."
      legend={[
        'Le numéro du certificat : il sert à vérifier la photo en ligne.',
        'La photo.',
        "La date de l'appareil, puis la date certifiée, toujours montrées ensemble.",
        "La position relevée par l'appareil.",
        "L'empreinte du fichier original : c'est elle qui relie le PDF à la photo.",
        "L'empreinte du manifeste : l'autorité d'horodatage n'a reçu qu'elle, jamais la photo.",
        "Le jeton d'horodatage, qui lie l'empreinte du manifeste à une date.",
        "Le cachet électronique rattache le PDF à l'exploitant et rend toute modification détectable.",
      ]}
    >
      <PdfPage
        name="PDF d'un certificat"
        header={{ issuer: identity.productName, kind: exampleCertificate.number, callout: 1 }}
        title={recordLabels.titre}
        photo={{ callout: 2 }}
        rows={[
          { label: recordLabels.datePriseDeVue, value: capturedAt, callout: 3 },
          { label: recordLabels.dateCertifiee, value: certifiedAt, callout: 3 },
          { label: recordLabels.position, value: exampleCoordinates, callout: 4 },
          { label: recordLabels.empreinte, value: exampleCertificate.photoSha256, callout: 5 },
          { label: 'Manifeste (SHA-256)', value: exampleCertificate.manifestSha256, callout: 6 },
          { label: "Jeton d'horodatage", value: 'RFC 3161', callout: 7 },
        ]}
        footer={{ identifier: 'Cachet électronique', page: 'PAdES', callout: 8 }}
      />
    </Figure>
  ),
  'certificats-dates': () => (
    <Timeline
      caption="Une photo prise sans réseau : deux heures et quart séparent les deux dates."
      entries={[
        {
          dateTime: offline.captured,
          date: dateAndTimeOf(offline.captured),
          title: 'Prise de vue',
          text: "Heure de l'horloge de l'appareil. La photo attend, chiffrée, sur le téléphone.",
        },
        {
          dateTime: offline.received,
          date: dateAndTimeOf(offline.received),
          title: 'Réception',
          text: `Le réseau est revenu, le serveur reçoit le fichier. Le certificat indique **« ${progression.messages.recueApres} »**.`,
        },
        {
          dateTime: offline.certified,
          date: dateAndTimeOf(offline.certified),
          title: 'Horodatage',
          text: "L'autorité d'horodatage signe le jeton : c'est la date certifiée.",
        },
      ]}
    />
  ),
  'certificats-partage': () => (
    <Figure
      caption="Créer un lien de partage depuis l'onglet « Partage »."
      legend={[
        "Après cette date, le lien n'ouvre plus rien.",
        "Facultatif : une fois ce nombre atteint, le lien n'ouvre plus rien.",
        "Cache la position, ou le nom de l'opérateur, à qui ouvre le lien.",
        'Crée le lien, affiché une seule fois.',
      ]}
    >
      <PhoneScreen
        name={`Fiche « ${recordLabels.titre} », onglet « ${recordLabels.partage} »`}
        banner={<Banner>{shareLabels.messages.avertissement}</Banner>}
        actions={<Button callout={4}>{shareLabels.creerLien}</Button>}
      >
        <Title>{recordLabels.creerLienPartage}</Title>
        <Field label={shareLabels.expireLe} value={frenchDate('2025-10-16')} callout={1} />
        <Field label={shareLabels.ouverturesMax} value="20" callout={2} />
        <Switch label={shareLabels.masquerPosition} on callout={3} />
        <Switch label={shareLabels.masquerOperateur} on={false} callout={3} />
      </PhoneScreen>
    </Figure>
  ),
  'certificats-maillons': () => (
    <Chain
      caption="Les trois maillons que vous contrôlez, de la photo à la date."
      links={[
        { title: 'La photo', text: 'Son empreinte est écrite dans le manifeste : champ `photoSha256`.' },
        { title: 'Le manifeste', text: "Son empreinte est dans le jeton d'horodatage." },
        { title: 'Le jeton', text: "Il porte la date, et la signature de l'autorité d'horodatage." },
      ]}
    />
  ),
  'certificats-etats': () => (
    <StateDiagram
      machine={machines.certificat}
      caption="La vie d'un certificat, de sa création à sa purge."
    />
  ),
} satisfies Figures;
