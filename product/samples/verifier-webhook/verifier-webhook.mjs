import { createHmac, timingSafeEqual } from 'node:crypto';

// corps : les octets reçus (Buffer), sans les réencoder.
export function verifier(secret, entetes, corps, maintenant = Date.now() / 1000) {
  const ident = entetes['webhook-id'];
  const horodatage = entetes['webhook-timestamp'];
  // Un appel trop ancien, ou trop en avance, est peut-être rejoué.
  const ecart = Math.abs(maintenant - Number(horodatage));
  if (!(ecart <= {{settings.webhookTolerance.value}})) return false;

  const cle = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', cle).update(`${ident}.${horodatage}.`).update(corps).digest('base64');
  const attendue = Buffer.from(`v1,${signature}`);

  // Pendant une rotation du secret, l'en-tête porte plusieurs signatures.
  return entetes['webhook-signature'].split(' ').some((texte) => {
    const recue = Buffer.from(texte);
    return recue.length === attendue.length && timingSafeEqual(recue, attendue);
  });
}
