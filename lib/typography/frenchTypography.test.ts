import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frenchTypography, frenchTypographyOfParts } from './frenchTypography';

/** Makes the two spaces visible: `⍽` is U+00A0, `␣` is U+202F. */
const visible = (text: string): string => text.replaceAll('\u00A0', '⍽').replaceAll('\u202F', '␣');

describe('a plainly typed text gets its French form', () => {
  it.each([
    // Signs of two parts
    ['Prêt ? Partez !', 'Prêt␣? Partez␣!'],
    ['Un ; deux.', 'Un␣; deux.'],
    ['Trois choses : une, deux.', 'Trois choses⍽: une, deux.'],
    ['Vraiment ?! Oui !!', 'Vraiment␣?! Oui␣!!'],
    ['(vraiment ?), dit-il', '(vraiment␣?), dit-il'],
    ['Prêt? Partez! Un; deux.', 'Prêt␣? Partez␣! Un␣; deux.'],
    ['Que voulez-vous faire\n? Lire.', 'Que voulez-vous faire␣? Lire.'],
    ['Un  : deux', 'Un⍽: deux'],
    ['Version bêta — SPÉCIMEN', 'Version bêta⍽— SPÉCIMEN'],
    ['Développeurs - API', 'Développeurs - API'],

    // Guillemets
    ['« Bonjour »', '«⍽Bonjour⍽»'],
    ['«Bonjour»', '«⍽Bonjour⍽»'],
    ['« Prêt ? »', '«⍽Prêt␣?⍽»'],
    ['Prêt « enfin »?', 'Prêt «⍽enfin⍽»␣?'],
    ['Le signe « ! » et le signe « : ».', 'Le signe «⍽!⍽» et le signe «⍽:⍽».'],
    ['Déplier la catégorie « {label} »', 'Déplier la catégorie «⍽{label}⍽»'],
    ['« Un « deux » trois »', '«⍽Un «⍽deux⍽» trois⍽»'],
    ['Dites "oui" : "non".', 'Dites "oui"⍽: "non".'],

    // Apostrophes and ellipses
    ["Aujourd'hui, l'aide n'est qu'à moi.", 'Aujourd’hui, l’aide n’est qu’à moi.'],
    ["L'« API » et l'1 % d'« Aide »", 'L’«⍽API⍽» et l’1⍽% d’«⍽Aide⍽»'],
    ["d'un/d'une, (l'un), l'{label}", 'd’un/d’une, (l’un), l’{label}'],
    ["l'index.html et qu'un champ_x", 'l’index.html et qu’un champ_x'],
    [`5'10", 5' et 'oui'`, `5'10", 5' et 'oui'`],
    ['Chargement... [...] etc...', 'Chargement… […] etc…'],
    ['../..., ...args, rpt_..., a....', '../..., ...args, rpt_..., a....'],

    // Numbers
    ['12 000 et 1 234 567 photos', '12␣000 et 1␣234␣567 photos'],
    ['12000, 01 23 45 67 89, en 2025 300', '12000, 01 23 45 67 89, en 2025 300'],
    ['12 000-15 000 €', '12␣000-15␣000⍽€'],
    ['25 Mo, 5 Ko, 10 Go, 3 km, 3 m, 3 cm', '25⍽Mo, 5⍽Ko, 10⍽Go, 3⍽km, 3⍽m, 3⍽cm'],
    ['6 mois, 10 ans, 1 an, 30 jours, mais 2 annonces', '6⍽mois, 10⍽ans, 1⍽an, 30⍽jours, mais 2 annonces'],
    ['3 mm, 5 s, 5 ms, 5 min, 5 h, 50 %', '3⍽mm, 5⍽s, 5⍽ms, 5⍽min, 5⍽h, 50⍽%'],
    ['5 €, 20 °C, 320 px, 12 m², 5 m/s', '5⍽€, 20⍽°C, 320⍽px, 12⍽m², 5⍽m/s'],
    ["250 caractères, 3 mots, 3 s'il, 2 m'ont", '250 caractères, 3 mots, 3 s’il, 2 m’ont'],
    ['à 14 h 30, en 1 h 5 min', 'à 14⍽h⍽30, en 1⍽h⍽5⍽min'],
    ['règlement n° 910/2014, art. 41, § 2, p. 3', 'règlement n°⍽910/2014, art.⍽41, §⍽2, p.⍽3'],
    ['un stop. 3 pages, une part. 4', 'un stop. 3 pages, une part. 4'],
    ['± 14 m, ≤ 50 m', '±⍽14⍽m, ≤⍽50⍽m'],
    ['le 16 septembre 2025, le 1er juillet', 'le 16⍽septembre 2025, le 1er⍽juillet'],
    ['M. Martin, Mme Durand', 'M.⍽Martin, Mme⍽Durand'],

    // What only looks like French
    ['https://exemple.fr/?a=b;c:8080 !', 'https://exemple.fr/?a=b;c:8080␣!'],
    ['Écrivez à support@domaine.example ; merci.', 'Écrivez à support@domaine.example␣; merci.'],
    ['14:30, a::b, C:\\dossier, cases:write, rpt_01', '14:30, a::b, C:\\dossier, cases:write, rpt_01'],
    ['Sourire :) :-) ;) ;-) :( :smile:', 'Sourire :) :-) ;) ;-) :( :smile:'],
    ['a != b, !important, a?.b, x ?: y', 'a != b, !important, a?.b, x ?: y'],
    ['&nbsp; index.html? LISEZ_MOI! --aide?', '&nbsp; index.html? LISEZ_MOI! --aide?'],
  ])('%s', (typed, expected) => {
    expect(visible(frenchTypography(typed))).toBe(expected);
  });
});

describe('a sentence cut by emphasis, links or code', () => {
  it.each([
    ['Nom| : valeur', 'Nom|⍽: valeur'],
    ['Nom |: valeur', 'Nom⍽|: valeur'],
    ['Nom | ?', 'Nom␣|?'],
    ['« |Nom| »', '«⍽|Nom|⍽»'],
    ['«|Nom|»', '«⍽|Nom|⍽»'],
    ['Prêt|? Oui', 'Prêt|␣? Oui'],
    ["l'|aide", 'l’|aide'],
    ["l|'aide", 'l|’aide'],
    ['10| Mo', '10|⍽Mo'],
    ['a?|b=c', 'a?|b=c'],
    [' :|)', ' :|)'],
    ["l'", "l'"],
  ])('%s', (typed, expected) => {
    expect(frenchTypographyOfParts(typed.split('|')).map(visible).join('|')).toBe(expected);
  });
});

describe('for any text', () => {
  const words = fc.constantFrom(
    ...[' ', '\n', '\u00A0', '\u202F'],
    ...`l ' « » ? ! ; : . ... , ( ) " — @ _ l' qu' { } ’ … % € - = \\ https:// / &`.split(' '),
    ...'a É Mo m s h n° art. § ± M. mai 1er 1 23 456'.split(' '),
  );
  const prose = fc.array(words, { maxLength: 12 }).map((pieces) => pieces.join(''));
  const anyText = fc.oneof(prose, fc.string({ unit: 'binary', maxLength: 30 }));
  const holdsFor = <Given>(texts: fc.Arbitrary<Given>, check: (given: Given) => boolean): void =>
    fc.assert(fc.property(texts, check), { numRuns: 1000 });

  it('a second application changes nothing', () => {
    holdsFor(anyText, (text) => {
      const once = frenchTypography(text);
      return frenchTypography(once) === once;
    });
  });

  it('only spaces, apostrophes and dots change', () => {
    const letters = (text: string) => text.replace(/[\s'’]/gu, '').replaceAll('…', '...');
    holdsFor(anyText, (text) => letters(frenchTypography(text)) === letters(text));
  });

  it('a sentence cut into parts gets what the whole one gets', () => {
    holdsFor(
      fc.array(prose, { maxLength: 4 }),
      (parts) => frenchTypographyOfParts(parts).join('') === frenchTypography(parts.join('')),
    );
  });

  it('a text without a sign of French stays as it is', () => {
    holdsFor(fc.stringMatching(/^[a-zA-Zéàç ,()*+-]*$/), (text) => frenchTypography(text) === text);
  });

  it('addresses, e-mails, identifiers and code-like words stay as they are inside prose', () => {
    const exact = fc.oneof(
      fc.webUrl({ withQueryParameters: true, withFragments: true }),
      fc.emailAddress(),
      // An identifier, the name of a file, a time, a parameter.
      fc.stringMatching(/^[a-z]{1,8}([_:][a-z0-9]{1,8}){1,3}$/),
      fc.stringMatching(/^(\.{0,2}\/)?([a-z]{1,6}\/){0,2}[a-z]{1,8}\.[a-z]{2,4}$/),
      fc.stringMatching(/^[0-2]\d:[0-5]\d(:[0-5]\d)?$/),
      fc.stringMatching(/^[a-z]{1,6}=[a-z0-9'?!;:.]{1,8}$/),
    );
    const opening = fc.constantFrom('', 'Voir ', 'Est-ce ', "C'est : ", '« ', '(');
    const closing = fc.constantFrom('', ' ?', ' ; oui.', ' : oui', ' »', ' !', ', oui.');
    holdsFor(fc.tuple(opening, exact, closing), ([before, word, after]) => {
      const [opened] = frenchTypographyOfParts([before, 'x']);
      const [, closed] = frenchTypographyOfParts(['x', after]);
      return frenchTypography(`${before}${word}${after}`) === `${opened}${word}${closed}`;
    });
  });
});
