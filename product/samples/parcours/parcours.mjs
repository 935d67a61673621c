// --- 1. Obtenir un jeton d'accès
const { setTimeout: attendre } = await import('node:timers/promises');

const { API, CLIENT_ID, CLIENT_SECRET, TEMPLATE_ID } = process.env;
for (const [nom, valeur] of Object.entries({ API, CLIENT_ID, CLIENT_SECRET, TEMPLATE_ID })) {
  if (!valeur) throw new Error(`Variable à définir : ${nom}`);
}

// Débit dépassé, incident ou « pas encore » : six essais du même appel, sous la même clé.
async function appeler(chemin, options) {
  for (let essai = 1; ; essai += 1) {
    const reponse = await fetch(`${API}${chemin}`, { ...options, signal: AbortSignal.timeout(30_000) });
    if (reponse.ok) return reponse.json();
    const pause = reponse.headers.get('Retry-After') ?? (reponse.status >= 500 ? 2 ** (essai - 1) + Math.random() : null);
    if (pause === null || essai === 6) throw new Error(await reponse.text());
    await attendre(pause * 1000);
  }
}

const { access_token: jeton } = await appeler('/oauth/token', {
  method: 'POST',
  headers: { Authorization: `Basic ${btoa(`${CLIENT_ID}:${CLIENT_SECRET}`)}` },
  body: new URLSearchParams({
    grant_type: 'client_credentials',
    scope: 'cases:write certilinks:write certilinks:read certificates:read reports:write reports:read',
  }),
});
const headers = { Authorization: `Bearer ${jeton}` };

// --- 2. Créer un dossier
// Une clé d'idempotence par création, et là seulement.
const creer = (chemin, corps) =>
  appeler(chemin, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
    body: JSON.stringify(corps),
  });

const dossier = await creer('/cases', {
  templateId: TEMPLATE_ID,
  title: 'Remplacement de chaudière, logement 12',
});
console.log('Dossier :', dossier.id);

// --- 3. Créer un Certilink
// Au bac à sable, ce message joue le destinataire. En production, écrivez le vôtre.
const certilink = await creer('/certilinks', {
  caseId: dossier.id,
  delivery: 'none',
  message: 'TEST-completed',
});
console.log('À ouvrir par le destinataire :', certilink.url);

// --- 4. Clore le dossier
// Attendre la fin du Certilink, et qu'aucun certificat ne soit plus en attente : 60 lectures au plus.
let etat;
let reste;
for (let essai = 1; essai <= 60; essai += 1) {
  etat = (await appeler(`/certilinks/${certilink.id}`, { headers })).status;
  reste = (await appeler(`/certificates?caseId=${dossier.id}&status=pending`, { headers })).data.length;
  if (etat === 'expired' || etat === 'revoked' || (etat === 'completed' && reste === 0)) break;
  await attendre(5000);
}
console.log(`Certilink : ${etat}, certificats en attente : ${reste}`);
if (etat !== 'completed' || reste > 0) throw new Error('Le dossier ne peut pas être clos.');

const { status } = await appeler(`/cases/${dossier.id}/close`, {
  method: 'POST',
  headers: { ...headers, 'Content-Type': 'application/json' },
  body: '{}',
});
console.log('Dossier :', status);

// --- 5. Demander et télécharger le rapport
const rapport = await creer('/reports', {
  caseId: dossier.id,
  options: { language: 'fr', includeMap: true, includeAnswers: true, masks: [] },
});
console.log('Rapport :', rapport.id);

// Pas encore prêt : la réponse porte Retry-After. Sans lui (410 par exemple), inutile de réessayer.
let reponse;
for (let essai = 1; essai <= 60; essai += 1) {
  reponse = await fetch(`${API}/reports/${rapport.id}/file`, { headers, signal: AbortSignal.timeout(60_000) });
  if (reponse.ok || !reponse.headers.has('Retry-After') || essai === 60) break;
  await attendre(reponse.headers.get('Retry-After') * 1000);
}
if (!reponse.ok) throw new Error(await reponse.text());

const { createHash } = await import('node:crypto');
const { createWriteStream } = await import('node:fs');
const { rename } = await import('node:fs/promises');
const { pipeline } = await import('node:stream/promises');

// Les octets vont au disque à mesure qu'ils arrivent ; l'empreinte se calcule au passage.
const empreinte = createHash('sha256');
await pipeline(
  reponse.body,
  async function* (morceaux) {
    for await (const morceau of morceaux) {
      empreinte.update(morceau);
      yield morceau;
    }
  },
  createWriteStream('rapport.tmp'),
);
if (reponse.headers.get('Repr-Digest') !== `sha-256=:${empreinte.digest('base64')}:`) {
  throw new Error('Fichier altéré en route');
}
await rename('rapport.tmp', 'rapport.pdf');
console.log('Rapport enregistré : rapport.pdf');
