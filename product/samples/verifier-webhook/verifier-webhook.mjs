import { createHmac, timingSafeEqual } from 'node:crypto';

// corps : les octets reçus (Buffer), sans les réencoder.
export function verifier(secret, entetes, corps, maintenant = Math.floor(Date.now() / 1000)) {
  // Les noms d'en-tête ne tiennent pas compte de la casse.
  const lus = Object.fromEntries(Object.entries(entetes).map(([nom, valeur]) => [nom.toLowerCase(), valeur]));
  const [ident, horodatage, recues] = ['id', 'timestamp', 'signature'].map((nom) => lus[`webhook-${nom}`] ?? '');
  if (!ident || !/^\d+$/.test(horodatage)) return false;
  // Un appel trop ancien, ou trop en avance, est peut-être rejoué.
  if (Math.abs(maintenant - Number(horodatage)) > {{settings.webhookTolerance.value}}) return false;

  const cle = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', cle).update(`${ident}.${horodatage}.`).update(corps).digest('base64');
  const attendue = Buffer.from(`v1,${signature}`);

  // Pendant une rotation du secret, l'en-tête porte plusieurs signatures ; une autre version ne concorde jamais.
  return recues.split(' ').some((texte) => {
    const recue = Buffer.from(texte);
    return recue.length === attendue.length && timingSafeEqual(recue, attendue);
  });
}
