import fc from 'fast-check';
import { expect, it } from 'vitest';
import { forms } from '../build/forms';
import { learnForms, queryTokens, tokensOf } from './analyse';

learnForms(forms);

const termsOf = (text: string): string[] => tokensOf(text).flatMap(({ terms }) => terms);

it.each([
  // Elisions, with either apostrophe
  ["l'application", ['application']],
  ["jusqu'à l'écran", ['a', 'ecran']],
  ['aujourd’hui', ['aujourdhui']],
  ["quelqu'un", ['quelquun']],
  ["l'« API »", ['l', 'api']],
  // Accents, ligatures, no-break spaces
  ['Œuvre cœur', ['oeuvre', 'coeur']],
  ['Prêt\u202F? Été\u00A0:', ['pret', 'ete']],
  // Compound words
  ['e-mail', ['email']],
  ['rendez-vous', ['rendezvous']],
  ['gardez-vous', ['gardez']],
  ['activez-les', ['activez']],
  ['pst_…', ['pst']],
  // Numbers
  ['429, puis 2.6.0', ['429', 'puis', '2.6.0']],
  ['n° 910/2014', ['n', '910/2014']],
  ['12\u202F000 et 12 000', ['12000', 'et', '12000']],
  ['0,95', ['0.95']],
])('the words of « %s » are %j', (text, expected) => {
  expect(tokensOf(text).map(({ word }) => word)).toEqual(expected);
});

it.each([
  ['reportId', ['reportid', 'report', 'id']],
  ['client_credentials', ['clientcredential', 'client', 'credential']],
  ['file-hash-mismatch', ['filehashmismatch', 'fil', 'hash', 'mismatch']],
  ['PN-2025-JR75QZ4T', ['pn2025jr75qz4t', 'pn', '2025', 'jr75qz4t']],
  ['{caseId}', ['caseid', 'case.', 'id']],
  [
    '/.well-known/assetlinks.json',
    ['wellknownassetlinksjson', 'wellknown', 'wel', 'known', 'assetlinksjson', 'assetlink', 'json'],
  ],
  ['910/2014', ['910/2014', '910', '2014']],
  ['JavaScript', ['javascript']],
  ['createShareToken', ['createsharetoken', 'creat', 'shar', 'token']],
  ['rfc3161', ['rfc3161', 'rfc', '3161']],
])('the terms of « %s » are the whole and its parts', (text, expected) => {
  expect(termsOf(text)).toEqual(expected);
});

it.each([
  ['e-mail', 'email', 'mail', 'E-mails', 'mails'],
  ['révoquer', 'révoqué', 'révoquées', 'révocation', 'revoquez'],
  ['horodater', 'horodatage', 'horodaté'],
  ['envoi', 'envoyer', 'envoyé', 'envoyez'],
  ['bloquer', 'blocage', 'bloquée'],
  ['certificat', 'certificats', 'CERTIFICAT'],
  ['journal', 'journaux'],
  ['photo', 'photos', 'photographie', 'photographiées', 'photographier'],
  ['premier', 'première', 'premières'],
  ['arriver', 'arrivent', 'arrive'],
  ['suspendre', 'suspendu', 'suspendus', 'suspendez', 'suspension'],
  ['recevoir', 'reçu', 'reçus', 'reçoit', 'réception'],
  ['retirer', 'retrait', 'retraits'],
  ['étranger', 'étrangers', 'étrangère'],
  ['visible', 'visibles', 'visibilité'],
  ['refuser', 'refus', 'refusé'],
  ['nouveau', 'nouvelle', 'nouvel', 'nouveaux'],
  ['webhook-id', 'webhook_id', 'WebhookId', 'webhookid'],
])('« %s » and « %s » have the same term', (...forms) => {
  expect(new Set(forms.map((form) => termsOf(form)[0])).size).toBe(1);
});

it.each([
  ['fichiers', 'fiche'],
  ['données', 'donner'],
  ['portée', 'porter'],
  ['retry', 'retrait'],
  ['publication', 'publique'],
  ['récent', 'recette'],
  ['métier', 'mettre'],
])('« %s » and « %s » have different terms', (one, other) =>
  expect(termsOf(one)).not.toEqual(termsOf(other)),
);

it('nouns in « ent » have the term of their feminine form', () => {
  expect(termsOf('client récent absent')).toEqual(termsOf('cliente récente absente'));
});

it('a token has its place in the text, without its elided article', () => {
  const text = 'Ouvrez l’application (reportId).';
  expect(tokensOf(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    'Ouvrez',
    'application',
    'reportId',
  ]);
});

it.each([
  ['are left out of a question that has other words', 'comment est-ce que je me connecte', ['connecte']],
  ['are kept in a question that has no other words', 'où est-ce', ['ou', 'est']],
])('stop words %s', (_, question, expected) => {
  expect(queryTokens(question).map(({ word }) => word)).toEqual(expected);
});

const letters = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzàâçéèêëîïôùûüœæ');
const word = fc.string({ unit: letters, minLength: 1, maxLength: 24 });
const words = fc.array(word, { minLength: 1, maxLength: 6 });

it.each<[string, string, (typed: string) => string]>([
  [
    'accents',
    ' ',
    (typed) => typed.replace(/œ/g, 'oe').replace(/æ/g, 'ae').normalize('NFD').replace(/\p{M}/gu, ''),
  ],
  ['capitals', ' ', (typed) => typed.toUpperCase()],
  ['no-break spaces', ' ', (typed) => typed.replaceAll(' ', '\u00A0')],
  ['narrow no-break spaces', ' ', (typed) => typed.replaceAll(' ', '\u202F')],
  ['the shape of apostrophes', '’', (typed) => typed.replaceAll('’', "'")],
])('%s change no term', (_, separator, rewrite) => {
  fc.assert(
    fc.property(words, (parts) => {
      const typed = parts.join(separator);
      expect(termsOf(rewrite(typed))).toEqual(termsOf(typed));
    }),
  );
});

it('a word has at least one term, and no term is empty', () => {
  fc.assert(
    fc.property(word, (typed) => {
      expect(termsOf(typed)).not.toEqual([]);
      expect(termsOf(typed)).not.toContain('');
    }),
  );
});

it('tokens are in the order of the text, inside it, and have terms, even in noise', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (noise) => {
      const tokens = tokensOf(noise);
      const places = tokens.flatMap(({ start, end }) => [start, end]);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      expect(places.at(-1) ?? 0).toBeLessThanOrEqual(noise.length);
      expect(tokens.filter(({ terms }) => terms.length === 0)).toEqual([]);
    }),
  );
});
