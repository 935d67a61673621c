// Markdown with components is compiled to HTML; each test reads that HTML, or its words.
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { siteApiReference } from '../api-reference.config';
import { compiled, wordsOf } from '../tests/fixtures/apiPages';
import { catalogue } from '../tests/fixtures/library';
import { apiOperations } from './model/operation';

// The first test reads the whole contract.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const htmlOf = (markdown: string, contract = 'library'): Promise<string> =>
  compiled(markdown, { contract: () => `tests/fixtures/contracts/${contract}.yaml`, catalogue });

describe('an operation', () => {
  let html = '';
  let words = '';
  beforeAll(async () => {
    html = await htmlOf('## Prêter\n\n<Operation id="createLoan" />');
    words = wordsOf(html);
  });

  it('opens with its method and path, then what it is for and who may call it', () => {
    expect(html).toContain(
      '<p class="api-signature"><span class="api-method" data-method="post">POST</span> <code>/loans</code></p>',
    );
    expect(words).toContain('Ouvre un prêt sur un livre disponible');
    expect(words).toMatch(/Portée\nloans:write/);
    expect(words).toMatch(/Idempotence\npar Idempotency-Key/);
    expect(words).toMatch(/Débit\n120 requêtes par minute/);
  });

  it('has headings with ids, which name the operation', () => {
    expect(html.match(/<h3 id="[^"]*">[^<]*/g)).toEqual([
      '<h3 id="create-loan-requete">Prêter un livre : requête',
      '<h3 id="create-loan-reponse-201">Prêter un livre : réponse 201',
      '<h3 id="create-loan-erreurs">Prêter un livre : erreurs',
    ]);
  });

  it('gives each field its name, type, presence, limits, description and address', () => {
    expect(html).toContain('<li id="create-loan-corps-reader" class="api-field">');
    expect(html).toContain('<a class="api-name" href="#create-loan-corps-reader"><code>reader</code></a>');
    expect(words).toContain('reader texte, obligatoire, 90 caractères au plus\nNom du lecteur.');
    expect(words).toContain('reference texte, facultatif, peut être null, 30 caractères au plus');
  });

  it('folds the fields of an object, open when they are few', () => {
    expect(html).toMatch(/<details class="api-fold" open=""><summary>2 champs de <code>renewals<\/code>/);
  });

  it('shows the answer as JSON under a title', () => {
    expect(words).toContain('Réponse 201 : Prêt en cours\n{\n');
    expect(words).toContain('"renewals": { "used": 0, "allowed": 2 },');
  });

  it('lists its own errors with cause and remedy, and names the general ones', () => {
    expect(words).toContain('409 book-withdrawn Livre parti au pilon.');
    expect(html).toContain('<li id="create-loan-erreur-book-withdrawn">');
    expect(words).toMatch(/Et comme partout : 400 invalid-request et 401 unauthenticated\./);
    expect(html).toMatch(/<a href="[^"]+#book-withdrawn"><code>409 book-withdrawn<\/code><\/a>/);
  });

  it('sets its examples beside its fields, and folds all but the first', () => {
    expect(html).toMatch(/^<span class="api-wide" hidden=""><\/span>/);
    expect(html.match(/<div class="api-part markdown">/g)).toHaveLength(4);
    expect(html.match(/<div class="api-split"><div class="api-side">/g)).toHaveLength(2);
    expect(html).toMatch(/<div class="api-side api-beside"><figure><p>Corps : Prêt avec une référence<\/p>/);
    expect(html).toContain('<details class="api-fold"><summary>Corps : Prêt sans référence</summary>');
  });
});

it('fields that the page has listed before are not repeated: a link leads to them', async () => {
  const html = await htmlOf('<Operation id="createLoan" />\n\n<Operation id="getLoan" />');
  expect(wordsOf(html)).toContain('5 champs, comme dans la réponse 201 de « Prêter un livre »');
});

it('the index of operations groups them by family and gives their scope', async () => {
  const words = wordsOf(await htmlOf('<Operations />'));
  expect(words).toMatch(/Prêts\nPOST \/loans Prêter un livre, loans:write\n/);
  expect(words).toMatch(/Numérisations\nPOST \/scans Envoyer une couverture, loans:write\n/);
});

it('each scope is listed with what it allows and its operations', async () => {
  const html = await htmlOf('<Scopes />');
  expect(html).toContain('<li id="portee-loans-write">');
  expect(wordsOf(html)).toContain(
    'loans:write Créer et rendre des prêts.\nOpérations : Prêter un livre, Rendre un livre, Envoyer une couverture.',
  );
});

it('the list of webhooks gives once what all events have in common, then each event', async () => {
  const html = await htmlOf('<Webhooks />');
  const words = wordsOf(html);
  expect(words.match(/webhook-signature texte/g)).toHaveLength(1);
  expect(words.match(/Votre réponse/g)).toHaveLength(1);
  expect([...html.matchAll(/<h3 id="([^"]*)"/g)].map(([, id]) => id)).toEqual([
    'webhook-loan-late',
    'webhook-loan-returned',
  ]);
  expect(words).toContain('loan.late\nPrêt en retard. La date de retour');
});

it('a page ends with the contract of the product, which its samples were executed against', async () => {
  const { contracts } = siteApiReference;
  const [operation] = apiOperations(contracts.read());
  const words = wordsOf(await compiled(`<Operation id="${operation?.id}" />`, {})).trim();
  const hash = contracts.published().sha256.slice(0, 8);
  expect(words).toMatch(
    new RegExp(`\nExemples exécutés contre le contrat [\\d.]+ \\(SHA-256 ${hash}…\\).*$`),
  );
});

describe('a mistake of the writer stops the build with its file and line', () => {
  it.each([
    [
      'an unknown operation',
      '<Operation id="createLoon" />',
      /L'opération « createLoon ».*Noms proches : createLoan,/,
    ],
    [
      'an unknown schema',
      '<SchemaFields name="LoanLst" />',
      /Le schéma « LoanLst ».*Noms proches : LoanList,/,
    ],
    [
      'an unknown attribute',
      '<Operation name="createLoan" />',
      /« name » inconnu dans <Operation>.*connus : id/,
    ],
    ['an attribute too many', '<Webhooks id="a" />', /« id » inconnu dans <Webhooks>/],
    ['a missing attribute', '<Operation />', /Il manque l'attribut id="…"/],
    ['an attribute that is code', '<Operation id={a} />', /textes entre guillemets droits/],
    ['a part that is no number', '<Samples name="a" part="un" />', /part="un"/],
    ['a component inside a sentence', 'Texte <Scopes /> et texte.', /seul sur sa ligne/],
  ])('%s', async (_, markdown, reason) => {
    await expect(htmlOf(`Texte.\n\n${markdown}`)).rejects.toMatchObject({
      reason: expect.stringMatching(reason),
      file: 'docs/api/page.mdx',
      line: 3,
    });
  });
});

it('the catalogue of errors gives each code an address, its cause, what to do, who answers it and its body', async () => {
  const html = await htmlOf('<Errors />');
  const [, entry = ''] = html.split('<h4 id="book-withdrawn"');
  const [title, content] = entry.split('</summary>').map(wordsOf);
  expect(title).toContain('book-withdrawn (409)');
  expect(title).toContain('Livre parti au pilon.');
  expect(content).toContain(
    [
      'Que faire\nEn choisir un autre.',
      "Réessayer\nUne fois la cause levée, sous la même clé d'idempotence si l'appel en porte une.",
      'Opérations\nPrêter un livre.',
      'Corps de la réponse',
      '{ "status": 409, "code": "book-withdrawn" }',
    ].join('\n'),
  );
  // The body of an OAuth error has no code.
  expect(html).not.toContain('invalid_client');
});
