import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forms } from '../build/forms';
import { learnForms, queryTokens, tokensOf } from './analyse';

learnForms(forms);

const termsOf = (text: string): string[] => tokensOf(text).flatMap(({ terms }) => terms);
const words = (text: string): string[] => tokensOf(text).map(({ word }) => word);

describe('the words of a text', () => {
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
  ])('%s', (text, expected) => {
    expect(words(text)).toEqual(expected);
  });
});

describe('the terms of a word', () => {
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
  ])('%s is kept whole and in parts', (text, expected) => {
    expect(termsOf(text)).toEqual(expected);
  });

  it.each([
    ['e-mail', 'email', 'mail', 'E-mails', 'mails'],
    ['révoquer', 'révoqué', 'révoquées', 'révocation', 'revoquez'],
    ['horodater', 'horodatage', 'horodaté'],
    ['envoi', 'envoyer', 'envoyé', 'envoyez'],
    ['bloquer', 'blocage', 'bloquée'],
    ['certificat', 'certificats', 'CERTIFICAT', "d'un certificat".slice(5)],
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
  ])('%s is %s, and so on', (...forms) => {
    expect(new Set(forms.map((form) => termsOf(form)[0])).size).toBe(1);
  });
});

it.each([
  ['fichiers', 'fiche'],
  ['données', 'donner'],
  ['portée', 'porter'],
  ['retry', 'retrait'],
  ['publication', 'publique'],
  ['récent', 'recette'],
  ['métier', 'mettre'],
])('%s is not %s', (one, other) => expect(termsOf(one)).not.toEqual(termsOf(other)));

it('the nouns that end as verbs do keep their ending', () => {
  expect(termsOf('client récent absent')).toEqual(termsOf('cliente récente absente'));
});

it('a token knows where it stands, its elided article left out', () => {
  const text = 'Ouvrez l’application (reportId).';
  expect(tokensOf(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    'Ouvrez',
    'application',
    'reportId',
  ]);
});

it.each([
  ['are left out of a question that has others', 'comment est-ce que je me connecte', ['connecte']],
  ['are the question when there is nothing else', 'où est-ce', ['ou', 'est']],
])('small words %s', (_, question, expected) => {
  expect(queryTokens(question).map(({ word }) => word)).toEqual(expected);
});

describe('whatever is typed', () => {
  const letters = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzàâçéèêëîïôùûüœæ');
  const word = fc.string({ unit: letters, minLength: 1, maxLength: 24 });
  const text = fc.array(word, { minLength: 1, maxLength: 6 }).map((parts) => parts.join(' '));
  const bare = (written: string): string =>
    written.replaceAll('œ', 'oe').replaceAll('æ', 'ae').normalize('NFD').replace(/\p{M}/gu, '');

  function sameTerms(one: string, other: string): void {
    expect(termsOf(one)).toEqual(termsOf(other));
  }

  it.each<[string, (typed: string) => string]>([
    ['accents', bare],
    ['capitals', (typed) => typed.toUpperCase()],
    ['no-break spaces', (typed) => typed.replaceAll(' ', '\u00A0')],
    ['narrow no-break spaces', (typed) => typed.replaceAll(' ', '\u202F')],
  ])('%s change nothing', (_, written) => {
    fc.assert(fc.property(text, (typed) => sameTerms(written(typed), typed)));
  });

  it('the shape of the apostrophe changes nothing', () => {
    fc.assert(
      fc.property(word, word, (before, after) => sameTerms(`${before}’${after}`, `${before}'${after}`)),
    );
  });

  it('a word always has a term, and no term is empty', () => {
    fc.assert(
      fc.property(word, (typed) => {
        expect(termsOf(typed)).not.toEqual([]);
        expect(termsOf(typed)).not.toContain('');
      }),
    );
  });

  it('tokens stand in order and inside the text, even for noise', () => {
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
});
