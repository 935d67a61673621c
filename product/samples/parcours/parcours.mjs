// --- 1. Obtenir un jeton d'accès
const { API, CLIENT_ID, CLIENT_SECRET, TEMPLATE_ID } = process.env;

async function appeler(chemin, options) {
  const reponse = await fetch(`${API}${chemin}`, options);
  if (!reponse.ok) throw new Error(await reponse.text());
  return reponse.json();
}

const { access_token: jeton } = await appeler('/oauth/token', {
  method: 'POST',
  headers: { Authorization: `Basic ${btoa(`${CLIENT_ID}:${CLIENT_SECRET}`)}` },
  body: new URLSearchParams({ grant_type: 'client_credentials' }),
});

// --- 2. Créer un dossier
const envoyer = (chemin, corps) =>
  appeler(chemin, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${jeton}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': crypto.randomUUID(),
    },
    body: JSON.stringify(corps),
  });

const dossier = await envoyer('/cases', {
  templateId: TEMPLATE_ID,
  title: 'Remplacement de chaudière, logement 12',
});
console.log('Dossier :', dossier.id);

// --- 3. Créer un Certilink
const certilink = await envoyer('/certilinks', { caseId: dossier.id, delivery: 'none' });
console.log('À ouvrir par le destinataire :', certilink.url);

// --- 4. Clore le dossier
// Quand le destinataire a touché « Envoyer et terminer ». S'il manque une étape, la réponse est 409 case-incomplete.
const { status } = await envoyer(`/cases/${dossier.id}/close`, {});
console.log('Dossier :', status);

// --- 5. Demander et télécharger le rapport
const rapport = await envoyer('/reports', {
  caseId: dossier.id,
  options: { language: 'fr', includeMap: true, includeAnswers: true, masks: [] },
});
console.log('Rapport :', rapport.id);

const { createHash } = await import('node:crypto');
const { writeFile } = await import('node:fs/promises');
const { setTimeout: attendre } = await import('node:timers/promises');

const telecharger = () =>
  fetch(`${API}/reports/${rapport.id}/file`, { headers: { Authorization: `Bearer ${jeton}` } });

// Tant que le PDF n'est pas prêt (409), attendre la durée de Retry-After et recommencer.
let reponse = await telecharger();
for (let essai = 1; reponse.status === 409 && essai < 60; essai += 1) {
  await attendre(Number(reponse.headers.get('Retry-After')) * 1000);
  reponse = await telecharger();
}
if (!reponse.ok) throw new Error(await reponse.text());

const pdf = Buffer.from(await reponse.arrayBuffer());
const empreinte = createHash('sha256').update(pdf).digest('base64');
if (reponse.headers.get('Repr-Digest') !== `sha-256=:${empreinte}:`) throw new Error('Fichier altéré en route');
await writeFile('rapport.pdf', pdf);
