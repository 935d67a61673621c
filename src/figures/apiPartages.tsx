// The states of a share token, and the calls that produce a report.

import type { Figures } from '../../figure-kit';
import { SequenceDiagram, StateDiagram } from '../../figure-kit';
import { exampleReport } from '../../product/examples';
import { machines } from '../../product/states';
import { API, SOFTWARE } from './actors';

export const apiPartages = {
  'share_token-etats': () => (
    <StateDiagram
      machine={machines.jetonDePartage}
      caption="La vie d'un jeton de partage : actif, puis fermé pour toujours."
    />
  ),
  'obtention_un_rapport-echanges': () => (
    <SequenceDiagram
      actors={[SOFTWARE, API]}
      steps={[
        { from: 'software', to: 'api', text: '`POST /reports`, avec `caseId` et `options`' },
        { from: 'api', to: 'software', text: '`202`, rapport `queued` et son `reportId`', reply: true },
        { note: 'Le rapport passe à `processing`, puis à `ready`.' },
        { from: 'api', to: 'software', text: 'webhook `report.ready`, avec le `reportId`' },
        { from: 'software', to: 'api', text: '`GET /reports/{reportId}`' },
        { from: 'api', to: 'software', text: '`200`, rapport `ready` et son `sha256`', reply: true },
        { from: 'software', to: 'api', text: '`GET /reports/{reportId}/file`' },
        {
          from: 'api',
          to: 'software',
          text: `\`200\`, le PDF (${exampleReport.pages} pages) et \`Repr-Digest\``,
          reply: true,
        },
        { note: "Le logiciel compare l'empreinte du fichier à `sha256`." },
      ]}
      caption="De la demande (202) au PDF : le rapport est prêt, puis téléchargé et contrôlé."
    />
  ),
} satisfies Figures;
