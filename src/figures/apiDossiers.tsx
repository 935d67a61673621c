// The API from the access token to the report; the states of a case and of a certificate; files sent by the API.

import type { Figures } from '../../figure-kit';
import { Chain, Compare, DecisionFlow, Figure, SequenceDiagram, StateDiagram } from '../../figure-kit';
import { exampleCase } from '../../product/examples';
import { labels } from '../../product/labels';
import { machines } from '../../product/states';
import { API, RECIPIENT, SOFTWARE } from './actors';

const { certilink } = labels;

const firstCallFigures = {
  'intro-parcours': () => (
    <SequenceDiagram
      actors={[SOFTWARE, API, RECIPIENT]}
      steps={[
        { from: 'software', to: 'api', text: '**1.** `POST /oauth/token`' },
        { from: 'api', to: 'software', text: "jeton d'accès `at_…`", reply: true },
        { from: 'software', to: 'api', text: '**2.** `POST /cases`' },
        { from: 'api', to: 'software', text: '`201`, dossier `open`', reply: true },
        { from: 'software', to: 'api', text: '**3.** `POST /certilinks`' },
        { from: 'api', to: 'software', text: '`201`, Certilink `active` et son `url`', reply: true },
        { note: "L'adresse du Certilink parvient au destinataire." },
        {
          from: 'recipient',
          to: 'api',
          text: `photos, puis **« ${certilink.envoyerEtTerminer} »**`,
        },
        { from: 'api', to: 'software', text: 'webhook `certilink.completed`' },
        { note: 'Un Certilink terminé ne clôt pas le dossier : relisez les photos.' },
        { from: 'software', to: 'api', text: '**4.** `POST /cases/{caseId}/close`' },
        { from: 'api', to: 'software', text: '`200`, dossier `closed`', reply: true },
        { from: 'software', to: 'api', text: '**5.** `POST /reports`' },
        { from: 'api', to: 'software', text: '`202`, rapport `queued`', reply: true },
        { from: 'api', to: 'software', text: 'webhook `report.ready`' },
        { from: 'software', to: 'api', text: '`GET /reports/{reportId}/file`' },
        { from: 'api', to: 'software', text: 'le rapport en PDF', reply: true },
      ]}
      caption="Du jeton d'accès au rapport téléchargé. Les numéros sont ceux des cinq appels."
    />
  ),
  'token-echange': () => (
    <SequenceDiagram
      actors={[SOFTWARE, API]}
      steps={[
        {
          from: 'software',
          to: 'api',
          text: "`POST /oauth/token`, avec l'identifiant et le secret du client (`Basic`)",
        },
        { from: 'api', to: 'software', text: '`access_token`, `expires_in`, `scope`', reply: true },
        { note: 'Le jeton reste en mémoire et sert à tous les appels.' },
        { from: 'software', to: 'api', text: '`GET /cases`, avec `Authorization: Bearer at_…`' },
        { from: 'api', to: 'software', text: '`200`, la réponse', reply: true },
        { note: "Un peu avant l'échéance, le logiciel recommence." },
        { from: 'software', to: 'api', text: '`POST /oauth/token`, comme la première fois' },
        { from: 'api', to: 'software', text: 'un nouveau jeton, une nouvelle échéance', reply: true },
      ]}
      caption="Un secret pour demander le jeton, un jeton pour tous les autres appels."
    />
  ),
} satisfies Figures;

const caseFigures = {
  'cases-etats': () => (
    <StateDiagram machine={machines.dossier} caption="La vie d'un dossier, de sa création à sa purge." />
  ),
  'cases-clore': () => (
    <DecisionFlow
      items={[
        { step: '`GET /cases/{caseId}`', text: `Le dossier ${exampleCase.reference} est \`open\`.` },
        {
          question: 'Les deux nombres de `progress` sont-ils égaux ?',
          branches: [
            {
              answer: 'Oui',
              items: [
                {
                  question: 'Où en sont ses certificats ?',
                  branches: [
                    {
                      answer: 'Un certificat est en cours',
                      items: [{ outcome: 'Attendre', text: 'Il peut encore échouer.' }],
                    },
                    {
                      answer: 'Une pièce attendue est en échec',
                      items: [{ outcome: 'Faire reprendre la pièce' }],
                    },
                    {
                      answer: 'Toutes les pièces attendues sont certifiées',
                      items: [{ outcome: '`POST …/close`, corps `{}`' }],
                    },
                  ],
                },
              ],
            },
            {
              answer: 'Non',
              items: [
                {
                  question: 'Que devient ce qui manque ?',
                  branches: [
                    { answer: 'On peut encore le fournir', items: [{ outcome: 'Compléter les étapes' }] },
                    {
                      answer: 'On ne pourra pas le fournir',
                      items: [{ outcome: '`POST …/close`, avec `force` et `reason`' }],
                    },
                    {
                      answer: "Le dossier n'a pas lieu d'être",
                      items: [{ outcome: '`POST …/cancel`, avec `reason`' }],
                    },
                  ],
                },
              ],
            },
          ],
        },
      ]}
      caption="Clore, attendre, compléter ou annuler."
    />
  ),
} satisfies Figures;

const depositFigures = {
  'create_certificate-etablit': () => (
    <Figure caption="Ce qu'un dépôt par l'API contribue à établir, et ce qu'il laisse de côté.">
      <Compare
        yes={{
          title: 'Établit',
          items: [
            'Le fichier existait au plus tard à la date certifiée, `timestamp.time`.',
            "Toute modification du fichier est détectable : l'empreinte ne correspond plus.",
            "Si l'horodatage est qualifié, sa date est présumée exacte jusqu'à preuve contraire.",
          ],
        }}
        no={{
          title: "N'établit pas",
          items: [
            "La prise de vue : le produit ne l'a pas faite.",
            'Sa date et sa position : votre logiciel les déclare.',
            "L'état de l'appareil : `integrity` vaut `not_available`.",
            "L'auteur : le certificat désigne un client d'API.",
            'La vérité de ce que le fichier montre ou dit.',
          ],
        }}
      />
    </Figure>
  ),
  'create_certificate-depot': () => (
    <SequenceDiagram
      actors={[SOFTWARE, API, { id: 'authority', name: "Autorité d'horo\u00ADdatage" }]}
      steps={[
        { note: "Votre logiciel calcule l'empreinte du fichier." },
        { from: 'software', to: 'api', text: '`POST /certificates` : `file` et `metadata`' },
        { note: "L'API recalcule l'empreinte et la compare." },
        { from: 'api', to: 'software', text: '`201`, certificat `pending`', reply: true },
        { from: 'api', to: 'authority', text: 'empreinte du manifeste, jamais le fichier' },
        { from: 'authority', to: 'api', text: "jeton d'horodatage RFC 3161", reply: true },
        { from: 'api', to: 'software', text: 'webhook `certificate.certified`' },
        { from: 'software', to: 'api', text: '`GET …/files/certificate`' },
        { from: 'api', to: 'software', text: 'le PDF scellé', reply: true },
      ]}
      caption="Du fichier au PDF scellé."
    />
  ),
  'create_certificate-etats': () => (
    <StateDiagram
      machine={machines.certificat}
      highlight="pending"
      caption="La vie d'un certificat. Un dépôt commence à l'état « En cours de certification »."
    />
  ),
  'create_certificate-empreintes': () => (
    <Chain
      caption="Trois égalités à contrôler, du fichier à la date."
      links={[
        {
          title: 'Le fichier',
          text: 'Son SHA-256 est `file.sha256`, et `photoSha256` dans le manifeste.',
        },
        {
          title: 'Le manifeste',
          text: 'Son SHA-256 est `manifest.sha256`, et `timestamp.messageImprint`.',
        },
        {
          title: 'Le jeton',
          text: "Il porte cette empreinte, la date `timestamp.time` et la signature de l'autorité.",
        },
      ]}
    />
  ),
} satisfies Figures;

export const apiDossiers = { ...firstCallFigures, ...caseFigures, ...depositFigures } satisfies Figures;
