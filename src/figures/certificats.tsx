// The list of certificates; the record of a certificate, its PDF, its attachments, its share form and shared page, its
// dates and its states.

import type { Figures } from '../../figure-kit';
import {
  Badge,
  Banner,
  Button,
  Chain,
  ConsoleScreen,
  Field,
  Figure,
  List,
  PdfPage,
  PhoneScreen,
  Photo,
  Row,
  StateDiagram,
  Switch,
  Tabs,
  Text,
  Timeline,
  Title,
} from '../../figure-kit';
import {
  exampleAssignedCase,
  exampleCertificate,
  exampleFreeCertificate,
  exampleOrganisation,
  exampleOfflineCertificate as offline,
} from '../../product/examples';
import { frenchDate } from '../../product/format';
import { identity } from '../../product/identity';
import { labels } from '../../product/labels';
import { machines } from '../../product/states';
import { dateAndTimeOf, exampleCoordinates } from './exampleTexts';
import { ApplicationBar, FilePanel } from './productScreens';

const { barre, progression } = labels;
const {
  certificat: recordLabels,
  certificats: listLabels,
  pagePartagee: sharedLabels,
  partage: shareLabels,
} = labels;

const certifiedLabel = machines.certificat.states.find(({ value }) => value === 'certified')?.label;

const capturedAt = dateAndTimeOf(exampleCertificate.capturedAt);
const certifiedAt = dateAndTimeOf(exampleCertificate.certifiedAt);
/** The certificate of the example was made in a browser. */
const ORIGIN = 'Navigateur (web_capture)';
/** The PDF sets the answer apart from the question. */
const [qualified = '', answer = ''] = recordLabels.horodatageQualifie.split(' : ');

const certified = <Badge kind="good">{certifiedLabel}</Badge>;

const pdfHeader = { issuer: identity.productName, kind: exampleCertificate.number };
const PDF_FOOTER = { identifier: 'Cachet électronique', page: 'PAdES' };

export const certificats = {
  'certificats-liste': () => (
    <Figure
      caption="La liste « Certificats » d'un Opérateur, sans filtre."
      legend={[
        'Retrouve une photo par son numéro, sa référence ou son commentaire.',
        "Cinq filtres, pour n'afficher qu'une partie de la liste.",
        'La vignette, le numéro, la date certifiée, seule, et le statut.',
        "Pas encore envoyée : ni numéro ni date. La photo n'est que sur l'appareil.",
        "L'entrée de la barre qui ouvre cette liste.",
      ]}
    >
      <PhoneScreen
        name={`Liste « ${listLabels.titre} »`}
        bar={<ApplicationBar active="certificats" callouts={{ certificats: 5 }} />}
      >
        <Title>{listLabels.titre}</Title>
        <Field label={listLabels.recherche} placeholder={exampleAssignedCase.reference} callout={1} />
        <Text callout={2}>
          <Badge kind="good">{listLabels.tous}</Badge> <Badge>{listLabels.aEnvoyer}</Badge>{' '}
          <Badge>{listLabels.enCours}</Badge> <Badge>{listLabels.certifies}</Badge>{' '}
          <Badge>{listLabels.echecs}</Badge>
        </Text>
        <List>
          {[offline, exampleFreeCertificate].map(({ number, certifiedAt: date }, index) => (
            <Row
              key={number}
              lead="photo"
              title={number}
              detail={
                <>
                  {dateAndTimeOf(date)} {certified}
                </>
              }
              opens
              callout={index === 0 ? 3 : undefined}
            />
          ))}
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
      caption="La fiche d'un certificat, onglet « Preuve », vue par un Gestionnaire."
      legend={[
        "La date lue sur l'horloge de l'appareil : une déclaration.",
        "La date du jeton d'horodatage : la seule sur laquelle porte la preuve.",
        "La date certifiée est présumée exacte jusqu'à preuve contraire, parce que l'horodatage est qualifié.",
        "La position relevée par l'appareil, avec son rayon d'incertitude : un indice.",
        "La voie d'entrée de la pièce.",
        "L'empreinte du fichier original : 64 caractères, à copier d'un geste.",
        "Le PDF scellé, qui contient l'original, le manifeste et le jeton.",
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
          entries={[recordLabels.photo, recordLabels.preuve, recordLabels.partage]}
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
      caption="Ce que montre le PDF d'un certificat. L'original, le manifeste et le jeton, qu'il contient en pièces jointes, ne se voient pas sur la page."
      legend={[
        'Le numéro du certificat : il sert à vérifier la photo en ligne.',
        'La photo.',
        "La date de l'appareil, puis la date certifiée, toujours ensemble.",
        "La position relevée par l'appareil, avec son rayon d'incertitude.",
        "L'empreinte du fichier original : c'est elle qui relie le PDF à la photo.",
        "L'empreinte du manifeste : l'autorité d'horodatage n'a reçu qu'elle, jamais la photo.",
        "Le cachet électronique rattache le PDF à l'exploitant et rend toute modification détectable.",
      ]}
    >
      <PdfPage
        name="PDF d'un certificat"
        header={{ ...pdfHeader, callout: 1 }}
        title={recordLabels.titre}
        photo={{ callout: 2 }}
        rows={[
          { label: recordLabels.datePriseDeVue, value: capturedAt, callout: 3 },
          { label: recordLabels.dateCertifiee, value: certifiedAt, callout: 3 },
          { label: recordLabels.position, value: exampleCoordinates, callout: 4 },
          { label: qualified, value: answer },
          { label: recordLabels.origine, value: ORIGIN },
          { label: recordLabels.empreinte, value: exampleCertificate.photoSha256, callout: 5 },
          { label: 'Empreinte SHA-256 du manifeste', value: exampleCertificate.manifestSha256, callout: 6 },
        ]}
        footer={{ ...PDF_FOOTER, callout: 7 }}
      />
    </Figure>
  ),
  'certificats-pieces-jointes': () => (
    <Figure
      caption="Le PDF ouvert dans un lecteur d'ordinateur, volet des pièces jointes déployé. Le nom et la place du volet varient d'un lecteur à l'autre."
      legend={[
        "Le volet des pièces jointes, souvent annoncé par un trombone. Un lecteur de téléphone ne l'a pas toujours.",
        "L'original, tel qu'il a été pris. Enregistrez-le pour le vérifier en ligne.",
        "Le manifeste, qui porte l'empreinte de l'original et son contexte.",
        "Le jeton d'horodatage, qui porte l'empreinte du manifeste et la date certifiée.",
      ]}
    >
      <ConsoleScreen
        name="Lecteur PDF d'ordinateur, volet des pièces jointes"
        address="certificat.pdf"
        menu={
          <FilePanel
            title="Pièces jointes"
            callout={1}
            files={[
              { label: 'photo.jpg', callout: 2 },
              { label: 'manifest.json', callout: 3 },
              { label: 'timestamp.tsr', callout: 4 },
            ]}
          />
        }
      >
        <PdfPage
          name="Page du PDF"
          header={pdfHeader}
          title={recordLabels.titre}
          photo={{}}
          rows={[
            { label: recordLabels.datePriseDeVue, value: capturedAt },
            { label: recordLabels.dateCertifiee, value: certifiedAt },
            { label: recordLabels.position, value: exampleCoordinates },
          ]}
          footer={PDF_FOOTER}
        />
      </ConsoleScreen>
    </Figure>
  ),
  'certificats-dates': () => (
    <Timeline
      caption={`Le certificat ${offline.number}, d'une photo prise sans réseau : la date certifiée suit la réception.`}
      entries={[
        {
          dateTime: offline.capturedAt,
          date: dateAndTimeOf(offline.capturedAt),
          title: 'Prise de vue',
          text: "Heure de l'horloge de l'appareil. La photo attend, chiffrée, sur le téléphone.",
        },
        {
          dateTime: offline.receivedAt,
          date: dateAndTimeOf(offline.receivedAt),
          title: 'Réception',
          text: `Le réseau est revenu, le serveur reçoit le fichier et demande l'horodatage. Le certificat indique **« ${progression.messages.recueApres} »**.`,
        },
        {
          dateTime: offline.certifiedAt,
          date: dateAndTimeOf(offline.certifiedAt),
          title: 'Horodatage',
          text: "L'autorité d'horodatage signe le jeton : c'est la date certifiée, la seule que montrent les listes.",
        },
      ]}
    />
  ),
  'certificats-partage': () => (
    <Figure
      caption="Créer un lien de partage depuis l'onglet « Partage »."
      legend={[
        "Après cette date, le lien n'ouvre plus rien.",
        "Facultatif : une fois ce nombre atteint, le lien n'ouvre plus rien. Prévoyez une marge.",
        "Cache la position, ou le nom de l'opérateur. Dès que l'un est coché, rien ne se télécharge.",
        'Crée le lien, affiché une seule fois.',
      ]}
    >
      <PhoneScreen
        name={`Fiche « ${recordLabels.titre} », onglet « ${recordLabels.partage} »`}
        banner={<Banner>{shareLabels.messages.avertissement}</Banner>}
        actions={<Button callout={4}>{shareLabels.creerLien}</Button>}
      >
        <Title>{recordLabels.creerLienPartage}</Title>
        <Field label={shareLabels.expireLe} value={frenchDate('2025-10-22')} callout={1} />
        <Field label={shareLabels.ouverturesMax} value="20" callout={2} />
        <Switch label={shareLabels.masquerPosition} on={false} callout={3} />
        <Switch label={shareLabels.masquerOperateur} on={false} callout={3} />
      </PhoneScreen>
    </Figure>
  ),
  'certificats-page-partagee': () => (
    <Figure
      caption="La page qu'ouvre un lien de partage sans masque, ici pour un certificat d'un dossier partagé."
      legend={[
        "L'organisation qui partage, et le numéro du certificat.",
        'Les deux dates, toujours ensemble.',
        "La position relevée par l'appareil et la voie d'entrée de la pièce.",
        "La photo telle qu'elle a été prise.",
        "Le certificat scellé, qui contient les trois autres fichiers : si vous n'en prenez qu'un, prenez celui-ci.",
        "L'empreinte de la photo et son contexte, en JSON.",
        "Le jeton signé par l'autorité d'horodatage.",
        'Mène à la vérification en ligne.',
      ]}
    >
      <PhoneScreen
        name="Page d'un certificat partagé"
        actions={
          <>
            <Button look="secondary" callout={4}>
              {sharedLabels.telechargerOriginal}
            </Button>
            <Button callout={5}>{sharedLabels.telechargerPdf}</Button>
            <Button look="secondary" callout={6}>
              {sharedLabels.telechargerManifeste}
            </Button>
            <Button look="secondary" callout={7}>
              {sharedLabels.telechargerJeton}
            </Button>
            <Button look="link" callout={8}>
              {sharedLabels.verifier}
            </Button>
          </>
        }
      >
        <Text callout={1}>{exampleOrganisation}</Text>
        <Title>{exampleCertificate.number}</Title>
        <Photo />
        <List>
          <Row title={recordLabels.datePriseDeVue} detail={capturedAt} callout={2} />
          <Row title={recordLabels.dateCertifiee} detail={certifiedAt} callout={2} />
          <Row title={recordLabels.position} detail={exampleCoordinates} callout={3} />
          <Row title={recordLabels.origine} detail={ORIGIN} callout={3} />
        </List>
      </PhoneScreen>
    </Figure>
  ),
  'certificats-maillons': () => (
    <Chain
      caption="Les trois maillons que vous contrôlez, de la photo à la date."
      links={[
        {
          title: 'La photo',
          text: "`photo.jpg`, l'original. Son empreinte est écrite dans le manifeste, champ `photoSha256`.",
        },
        {
          title: 'Le manifeste',
          text: "`manifest.json`. Son empreinte est celle que porte le jeton d'horodatage.",
        },
        {
          title: 'Le jeton',
          text: "`timestamp.tsr`. Il porte la date certifiée, et l'autorité d'horodatage l'a signé.",
        },
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
