import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

const { API, TOKEN, REPORT_ID } = process.env;

const reponse = await fetch(`${API}/reports/${REPORT_ID}`, {
  headers: { Authorization: `Bearer ${TOKEN}` },
});
if (!reponse.ok) throw new Error(await reponse.text());

// L'empreinte annoncée par l'API, et celle du fichier gardé.
const { sha256 } = await reponse.json();
const empreinte = createHash('sha256').update(await readFile('rapport.pdf')).digest('hex');
if (empreinte !== sha256) throw new Error('Fichier différent');
console.log('Fichier conforme');
