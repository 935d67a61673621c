// The list of certificates, a certificate's record, its PDF, its share form, its dates, its life.

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
  TabBar,
  Tabs,
  Text,
  Timeline,
  Title,
} from '../../figure-kit';
import { exampleCase, exampleCertificate } from '../../product/examples';
import { frenchDate, frenchNumber } from '../../product/format';
import { identity } from '../../product/identity';
import { labels } from '../../product/labels';
import { machines } from '../../product/states';

const { barre, certificat: record, certificats: list, partage: share, progression } = labels;

const stateLabel = (value: 'certified'): string =>
  machines.certificat.states.find((state) => state.value === value)?.label ?? '';

/** The clock of the device in the example, in France. */
const clock = new Intl.DateTimeFormat('fr-FR', { timeStyle: 'medium', timeZone: 'Europe/Paris' });
const shownDate = (iso: string): string => `${frenchDate(iso.slice(0, 10))}, ${clock.format(new Date(iso))}`;

const capturedAt = shownDate(exampleCertificate.capturedAt);
const certifiedAt = shownDate(exampleCertificate.certifiedAt);
const coordinates = [exampleCertificate.latitude, exampleCertificate.longitude].map(frenchNumber).join(' ; ');
const ORIGIN = 'Navigateur';

/** A photograph that waited 2 h 14 for the network, as « Reçue 2 h 14 après la prise de vue » says. */
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
        name={`Liste « ${list.titre} »`}
        bar={
          <TabBar
            active={barre.certificats}
            entries={[
              { icon: 'home', label: barre.accueil },
              { icon: 'folder', label: barre.dossiers },
              { icon: 'camera', label: barre.photo },
              { icon: 'certificate', label: barre.certificats, callout: 5 },
              { icon: 'person', label: barre.compte },
            ]}
          />
        }
      >
        <Title>{list.titre}</Title>
        <Field label={list.recherche} placeholder={exampleCase.reference} callout={1} />
        <Text callout={2}>
          <Badge kind="good">{list.tous}</Badge> <Badge>{list.aEnvoyer}</Badge> <Badge>{list.enCours}</Badge>{' '}
          <Badge>{list.certifies}</Badge> <Badge>{list.echecs}</Badge>
        </Text>
        <List>
          <Row
            lead="photo"
            title={exampleCertificate.number}
            detail={
              <>
                {certifiedAt} <Badge kind="good">{stateLabel('certified')}</Badge>
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
        name={`Fiche « ${record.titre} », onglet « ${record.preuve} »`}
        actions={
          <>
            <Button callout={7}>{record.telechargerPdf}</Button>
            <Button look="secondary" callout={8}>
              {record.verifier}
            </Button>
          </>
        }
      >
        <Title>{record.titre}</Title>
        <Tabs
          active={record.preuve}
          entries={[{ label: record.photo }, { label: record.preuve }, { label: record.partage }]}
        />
        <List>
          <Row title={record.datePriseDeVue} detail={capturedAt} callout={1} />
          <Row title={record.dateCertifiee} detail={certifiedAt} callout={2} />
          <Row title={record.horodatageQualifie} callout={3} />
          <Row title={record.position} detail={coordinates} callout={4} />
          <Row title={record.origine} detail={ORIGIN} callout={5} />
          <Row title={record.empreinte} detail={exampleCertificate.photoSha256} callout={6} />
        </List>
        <Button look="link">{record.copierEmpreinte}</Button>
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
        title={record.titre}
        photo={{ callout: 2 }}
        rows={[
          { label: record.datePriseDeVue, value: capturedAt, callout: 3 },
          { label: record.dateCertifiee, value: certifiedAt, callout: 3 },
          { label: record.position, value: coordinates, callout: 4 },
          { label: record.empreinte, value: exampleCertificate.photoSha256, callout: 5 },
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
          date: shownDate(offline.captured),
          title: 'Prise de vue',
          text: "Heure de l'horloge de l'appareil. La photo attend, chiffrée, sur le téléphone.",
        },
        {
          dateTime: offline.received,
          date: shownDate(offline.received),
          title: 'Réception',
          text: `Le réseau est revenu, le serveur reçoit le fichier. Le certificat indique **« ${progression.messages.recueApres} »**.`,
        },
        {
          dateTime: offline.certified,
          date: shownDate(offline.certified),
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
        name={`Fiche « ${record.titre} », onglet « ${record.partage} »`}
        banner={<Banner>{share.messages.avertissement}</Banner>}
        actions={<Button callout={4}>{share.creerLien}</Button>}
      >
        <Title>{record.creerLienPartage}</Title>
        <Field label={share.expireLe} value={frenchDate('2025-10-16')} callout={1} />
        <Field label={share.ouverturesMax} value="20" callout={2} />
        <Switch label={share.masquerPosition} on callout={3} />
        <Switch label={share.masquerOperateur} on={false} callout={3} />
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
