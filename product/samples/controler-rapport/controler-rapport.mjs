import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';

const { API, TOKEN, REPORT_ID } = process.env;
for (const [nom, valeur] of Object.entries({ API, TOKEN, REPORT_ID })) {
  if (!valeur) throw new Error(`Variable à définir : ${nom}`);
}

const reponse = await fetch(`${API}/reports/${REPORT_ID}`, {
  headers: { Authorization: `Bearer ${TOKEN}` },
});
if (!reponse.ok) throw new Error(await reponse.text());

// L'empreinte annoncée par l'API, et celle du fichier gardé.
const { sha256 } = await reponse.json();
const empreinte = createHash('sha256');
for await (const morceau of createReadStream('rapport.pdf')) empreinte.update(morceau);
if (empreinte.digest('hex') !== sha256) throw new Error('Fichier différent');
console.log('Fichier conforme');
