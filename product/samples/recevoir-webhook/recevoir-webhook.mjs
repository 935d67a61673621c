import { randomUUID } from 'node:crypto';
import { link, mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
// La fonction ci-dessus, enregistrée dans le même dossier.
import { verifier } from './verifier-webhook.mjs';

const { WEBHOOK_SECRET, PORT = '8080' } = process.env;
if (!WEBHOOK_SECRET) throw new Error('Variable à définir : WEBHOOK_SECRET');
const SUIVIS = [
  'certilink.completed',
  'certilink.expired',
  'certilink.revoked',
  'certificate.certified',
  'certificate.failed',
  'report.ready',
  'report.failed',
];
const FILE = 'evenements';
await mkdir(FILE, { recursive: true });

// Un fichier par webhook-id, qui n'apparaît que complet. Faux : il y était déjà.
async function enregistrer(ident, corps) {
  const brouillon = `${FILE}/${randomUUID()}.tmp`;
  try {
    await writeFile(brouillon, corps);
    await link(brouillon, `${FILE}/${encodeURIComponent(ident)}.json`);
    return true;
  } catch (erreur) {
    if (erreur.code === 'EEXIST') return false;
    throw erreur;
  } finally {
    await rm(brouillon, { force: true });
  }
}

function typeDe(corps) {
  try {
    return JSON.parse(corps).type;
  } catch {
    return undefined;
  }
}

async function statutPour(requete) {
  // Les octets bruts d'abord : la signature porte sur eux.
  const corps = await buffer(requete);
  if (requete.method !== 'POST' || !verifier(WEBHOOK_SECRET, requete.headers, corps)) return 400;
  const type = typeDe(corps);
  if (type === undefined) return 400;
  if (!SUIVIS.includes(type)) return 204;
  const ident = requete.headers['webhook-id'];
  try {
    // Un autre programme lit la file, relit l'objet par l'API, puis travaille.
    if (await enregistrer(ident, corps)) console.log('À traiter :', type, ident);
    return 204;
  } catch (erreur) {
    console.error(erreur);
    return 503;
  }
}

createServer(async (requete, reponse) => {
  reponse.writeHead(await statutPour(requete).catch(() => 400)).end();
}).listen(Number(PORT), () => console.log(`Récepteur prêt sur le port ${PORT}`));
