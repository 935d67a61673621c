// The identifier of a report and where to read it; deep links, part by part, and the return to the software.

import type { Figures } from '../../figure-kit';
import {
  Actions,
  AnnotatedString,
  Badge,
  Banner,
  Button,
  Checkbox,
  ConsoleScreen,
  Drawing,
  Field,
  Figure,
  List,
  Part,
  PdfPage,
  PhoneScreen,
  Row,
  SequenceDiagram,
  TableRows,
  Text,
  Title,
} from '../../figure-kit';
import {
  exampleAssignedCase,
  exampleCase,
  exampleCertificate,
  exampleDeepLinkCase,
  exampleOrganisation,
  exampleProvisionalReport,
  exampleReport,
  exampleTemplate,
} from '../../product/examples';
import { identity } from '../../product/identity';
import { labels } from '../../product/labels';
import { machines } from '../../product/states';
import { API, SOFTWARE } from './actors';
import { dateAndTimeOf, exampleCoordinates } from './exampleTexts';
import { ProductConsole } from './productScreens';

const {
  consoleRapports,
  nouveauRapport,
  console: consoleLabels,
  certificat,
  connexion,
  dossier,
  liensProfonds,
} = labels;
const readyLabel = machines.rapport.states.find(({ value }) => value === 'ready')?.label;

/** The address to which the application returns in the example, and the value of `etat` that it gives back. */
const RETURN_ADDRESS = 'https://metier.example/retour';
const ETAT = '8f2c';
const returnLabel = liensProfonds.revenir.replace('{hôte}', new URL(RETURN_ADDRESS).host);
const SECOND_STEP = exampleTemplate.steps[1];

const reportFigures = {
  'reportId-blocs': () => (
    <Figure caption="Les trois blocs d'un reportId.">
      <AnnotatedString
        blocks={[
          { text: exampleReport.id.slice(0, 4), legend: "Le préfixe : l'objet est un rapport." },
          {
            text: exampleReport.id.slice(4, 14),
            legend: "Dix caractères qui codent l'heure de création : ici, le 17 septembre 2025 à 7 h 30 UTC.",
          },
          {
            text: exampleReport.id.slice(14),
            legend: 'Seize caractères qui distinguent ce rapport de tous les autres.',
          },
        ]}
      />
    </Figure>
  ),
  'reportId-pied': () => (
    <Figure caption="Le pied d'une page du PDF, agrandi : le reportId y est imprimé, comme sur toutes les autres pages.">
      <Drawing name="Pied d'une page de rapport" className="fig-pdf-close">
        <Part className="fig-pdf-footer fig-ends fig-soft">
          <span className="fig-pdf-identifier fig-any">{exampleReport.id}</span>
          <span>{`Page 3 sur ${exampleReport.pages}`}</span>
        </Part>
      </Drawing>
    </Figure>
  ),
  'reportId-nouveau': () => (
    <Figure
      caption="La fenêtre « Nouveau rapport », telle qu'elle s'ouvre pour un dossier clos."
      legend={[
        'Le type, que la console affiche : vous ne le choisissez pas.',
        "Ce que le rapport contient d'ordinaire : les deux cases sont cochées.",
        'Ce que le rapport peut cacher. Masquer la position ôte aussi la carte.',
        'Un e-mail quand le rapport est prêt ou en échec.',
      ]}
    >
      <ConsoleScreen
        address={new URL(identity.console).host}
        name={`Console, fenêtre « ${nouveauRapport.titre} »`}
      >
        <Title>{nouveauRapport.titre}</Title>
        <Text>{exampleCase.title}</Text>
        <Field label="Type" value={nouveauRapport.final} callout={1} />
        <Checkbox label={nouveauRapport.inclureCarte} on callout={2} />
        <Checkbox label={nouveauRapport.inclureReponses} on />
        <Checkbox label={nouveauRapport.masquerPosition} on={false} callout={3} />
        <Checkbox label={nouveauRapport.masquerOperateur} on={false} />
        <Checkbox label={nouveauRapport.prevenir} on={false} callout={4} />
        <Actions>
          <Button>{nouveauRapport.demander}</Button>
        </Actions>
      </ConsoleScreen>
    </Figure>
  ),
  'reportId-console': () => (
    <Figure
      caption="L'écran « Rapports » de la console."
      legend={[
        'Le reportId : deux demandes pour un même dossier en donnent deux.',
        'Enregistre le PDF du rapport choisi.',
        'Copie le reportId, sans risque de faute de frappe.',
        'Montre le rapport à une personne sans compte, par un lien de partage.',
      ]}
    >
      <ProductConsole active="rapports" name={`Console, écran « ${consoleLabels.menu.rapports} »`}>
        <Title>{consoleLabels.menu.rapports}</Title>
        <TableRows
          columns={[consoleRapports.identifiant, 'Dossier', 'Type', 'Statut']}
          rows={[
            {
              key: exampleReport.id,
              cells: [
                exampleReport.id,
                exampleCase.reference,
                nouveauRapport.final,
                <Badge key="state" kind="good">
                  {readyLabel}
                </Badge>,
              ],
              callout: 1,
            },
            {
              key: exampleProvisionalReport.id,
              cells: [
                exampleProvisionalReport.id,
                exampleCase.reference,
                nouveauRapport.provisoire,
                <Badge key="state" kind="good">
                  {readyLabel}
                </Badge>,
              ],
            },
          ]}
        />
        <Actions>
          <Button callout={2}>{consoleRapports.telechargerPdf}</Button>
          <Button look="secondary" callout={3}>
            {consoleRapports.copierIdentifiant}
          </Button>
          <Button look="secondary" callout={4}>
            {consoleRapports.partager}
          </Button>
        </Actions>
      </ProductConsole>
    </Figure>
  ),
  'reportId-page-de-garde': () => (
    <Figure
      caption="La page de garde d'un rapport provisoire."
      legend={[
        'Le dossier, ici par sa référence externe.',
        'Le type du rapport ; le filigrane le dit aussi.',
        'Le reportId.',
      ]}
    >
      <PdfPage
        name="Page de garde d'un rapport provisoire"
        header={{ issuer: exampleOrganisation, kind: 'Rapport' }}
        title={exampleCase.title}
        rows={[
          { label: 'Organisation', value: exampleOrganisation },
          { label: 'Dossier', value: exampleCase.reference, callout: 1 },
          { label: 'Type', value: nouveauRapport.provisoire, callout: 2 },
          { label: 'reportId', value: exampleProvisionalReport.id, callout: 3 },
        ]}
        footer={{ identifier: exampleProvisionalReport.id, page: 'Page 1' }}
        watermark={<span className="fig-pdf-watermark">{consoleRapports.provisoire}</span>}
      />
    </Figure>
  ),
  'reportId-page-certificat': () => (
    <Figure
      caption="La page d'un certificat dans un rapport final."
      legend={[
        "La photo d'une étape du dossier.",
        "La date lue sur l'appareil, déclarative.",
        "La date de l'horodatage, seule date certifiée.",
        "La position relevée par l'appareil et son rayon d'incertitude.",
        "L'empreinte du fichier original.",
        'Le numéro du certificat, qui sert à le vérifier.',
        'Le reportId, au pied de chaque page.',
      ]}
    >
      <PdfPage
        name="Page d'un certificat dans un rapport"
        header={{ issuer: exampleOrganisation, kind: 'Rapport' }}
        title={exampleTemplate.steps[0]?.title ?? ''}
        photo={{ callout: 1 }}
        rows={[
          {
            label: certificat.datePriseDeVue,
            value: dateAndTimeOf(exampleCertificate.capturedAt),
            callout: 2,
          },
          {
            label: certificat.dateCertifiee,
            value: dateAndTimeOf(exampleCertificate.certifiedAt),
            callout: 3,
          },
          { label: certificat.position, value: exampleCoordinates, callout: 4 },
          { label: certificat.empreinte, value: exampleCertificate.photoSha256, callout: 5 },
          { label: 'Numéro', value: exampleCertificate.number, callout: 6 },
        ]}
        footer={{
          identifier: exampleReport.id,
          page: `Page 3 sur ${exampleReport.pages}`,
          callout: 7,
        }}
      />
    </Figure>
  ),
} satisfies Figures;

const deepLinkFigures = {
  'deeplink-retour': () => (
    <SequenceDiagram
      actors={[SOFTWARE, { id: 'application', name: 'Application' }, API]}
      steps={[
        {
          from: 'software',
          to: 'application',
          text: 'lien profond `/app/dossier/nouveau`, avec `retour` et `etat`',
        },
        {
          note: `Si l'utilisateur n'est pas connecté, l'écran **« ${connexion.titre} »** s'affiche d'abord.`,
        },
        { note: "L'utilisateur prend les photos, puis clôt le dossier." },
        {
          from: 'application',
          to: 'software',
          text: "ouvre l'adresse de `retour`, avec `statut=termine`, `caseId` et `etat`",
          reply: true,
        },
        { note: "Le retour n'est qu'un signal : le logiciel vérifie." },
        { from: 'software', to: 'api', text: '`GET /cases/{caseId}`' },
        { from: 'api', to: 'software', text: 'le dossier et son état, seuls fiables', reply: true },
      ]}
      caption="Du logiciel à l'application par un lien profond, puis le retour et sa vérification par l'API."
    />
  ),
  'deeplink-revenir': () => (
    <Figure
      caption="Un dossier ouvert par un lien profond : tout est fait, il reste à le clore."
      legend={[
        'Ramène à votre logiciel. Touché maintenant, avant la clôture, il donne le statut « annule ».',
        'Clôt le dossier, puis ramène à votre logiciel avec le statut « termine ».',
      ]}
    >
      <PhoneScreen
        name={`Écran « ${dossier.titre} » ouvert par un lien profond`}
        banner={<Banner callout={1}>{returnLabel}</Banner>}
        actions={<Button callout={2}>{dossier.clore}</Button>}
      >
        <Title>{exampleDeepLinkCase.title}</Title>
        <Text>{exampleDeepLinkCase.reference}</Text>
        <List>
          {exampleTemplate.steps
            .filter(({ required }) => required)
            .map(({ id, title }) => (
              <Row key={id} title={title} detail={<Badge kind="good">{dossier.faite}</Badge>} opens />
            ))}
        </List>
      </PhoneScreen>
    </Figure>
  ),
  'deeplink-exemple-dossier': () => (
    <Figure caption="Un lien qui ouvre un nouveau dossier, pièce par pièce.">
      <AnnotatedString
        blocks={[
          { text: identity.links, legend: "L'adresse des liens : la même pour tous." },
          { text: '/app/dossier/nouveau', legend: 'La destination : un nouveau dossier.' },
          { text: '?' },
          { text: `trame=${exampleTemplate.id}`, legend: 'La trame du dossier. Obligatoire.' },
          { text: '&' },
          {
            text: `ref=${exampleDeepLinkCase.reference}`,
            legend: 'Votre référence : elle évite un second dossier.',
          },
          { text: '&' },
          {
            text: `titre=${encodeURIComponent(exampleDeepLinkCase.title)}`,
            legend: `Le titre : « ${exampleDeepLinkCase.title} ». %20 est une espace encodée.`,
          },
          { text: '&' },
          {
            text: `retour=${encodeURIComponent(RETURN_ADDRESS)}`,
            legend: `L'adresse de retour, encodée : ${RETURN_ADDRESS}.`,
          },
          { text: '&' },
          {
            text: `etat=${ETAT}`,
            legend: 'Une valeur choisie par votre logiciel, rendue telle quelle.',
          },
        ]}
      />
    </Figure>
  ),
  'deeplink-exemple-retour': () => (
    <Figure caption="L'adresse que l'application ouvre au retour, pièce par pièce.">
      <AnnotatedString
        blocks={[
          { text: RETURN_ADDRESS, legend: "L'adresse donnée par le paramètre retour." },
          { text: '?' },
          { text: 'statut=termine', legend: "Ce que signale l'application : ici, le dossier est clos." },
          { text: '&' },
          { text: `caseId=${exampleDeepLinkCase.id}`, legend: "L'identifiant du dossier, à lire par l'API." },
          { text: '&' },
          { text: `etat=${ETAT}`, legend: 'Votre valeur, inchangée.' },
        ]}
      />
    </Figure>
  ),
  'deeplink-exemple-etape': () => (
    <Figure caption="Un lien qui ouvre une étape d'un dossier, pièce par pièce.">
      <AnnotatedString
        blocks={[
          { text: identity.links, legend: "L'adresse des liens." },
          { text: `/app/dossier/${exampleAssignedCase.id}`, legend: 'Le dossier, par son identifiant.' },
          {
            text: `/etape/${SECOND_STEP?.id}`,
            legend: `L'étape, par son identifiant : ici, « ${SECOND_STEP?.title} ».`,
          },
        ]}
      />
    </Figure>
  ),
} satisfies Figures;

export const liensEtRapports = { ...reportFigures, ...deepLinkFigures } satisfies Figures;
