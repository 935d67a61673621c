// What pages show of the constructs that other contracts use.
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { compiled, wordsOf } from '../tests/fixtures/apiPages';

vi.setConfig({ hookTimeout: 60_000 });

/** A page that shows these components of a contract. */
function page(contract: string, ...components: string[]) {
  const shown = { html: '', words: '' };
  beforeAll(async () => {
    shown.html = await compiled(components.join('\n\n'), {
      contract: () => `tests/fixtures/contracts/${contract}.yaml`,
    });
    shown.words = wordsOf(shown.html);
  });
  return shown;
}

/** The page shows each construct of the contract in these words. */
const showsInWords = (
  shown: { words: string },
  rows: [construct: string, expected: string | RegExp][],
): void =>
  it.each(rows)('%s is shown in words', (_, expected) => {
    expect(shown.words).toMatch(expected);
  });

const operation = (id: string): string => `<Operation id="${id}" />`;

describe('the contract of a ferry company', () => {
  const shown = page(
    'ferries',
    operation('list-ports'),
    operation('list-crossings'),
    operation('choose-seat'),
  );

  showsInWords(shown, [
    ['what is added to a base', 'total entier, parfois absent'],
    ['words beside a reference', 'from objet Port, parfois absent\nPort de départ.'],
    ['path parameters in the order of the path', /bookingId UUID, obligatoire\nseat texte/],
    ['an object that is closed', "Aucun autre champ n'est permis."],
    ['an object that is open', "D'autres champs sont permis."],
    ['an error whose example is not named after a code', '400 Requête mal formée.'],
    ['the body of errors', /Corps application\/problem\+json : 400 et 429\ntitle texte/],
    [
      'a header of errors alone',
      'En-têtes des erreurs (1)\nRetry-After entier\nSecondes à attendre.\nAvec : 429.',
    ],
    [
      'a body in XML',
      /Corps application\/xml\nname texte\ntimezone texte, parfois absent\nExemple : Europe\/Paris\n[\s\S]*Aucun exemple n'est montré/,
    ],
  ]);

  it('a page does not say that two bodies are the same when they only share a base', () => {
    expect(shown.words).not.toContain('comme dans la réponse 200 de « Lister les ports »');
  });
});

describe('the contract of a greenhouse', () => {
  const shown = page(
    'greenhouse',
    operation('getHours'),
    operation('postTickets'),
    operation('getTicketsByIdQr'),
  );

  showsInWords(shown, [
    ['an operation without an id', 'GET /hours\n'],
    [
      'two schemes together, or none',
      "identifiant et secret (HTTP Basic) et clé dans l'en-tête X-Poste, ensemble, facultative",
    ],
    ['what each value means', 'Saison voulue.\nspring : De mars à mai.\nsummer : De juin à août.\n'],
    ['many values', 'colours liste de textes, facultatif\na\nb\nc\nd\ne\nf\n'],
    ['a parameter in JSON', "S'écrit : ?near=%7B%22lat%22%3A"],
    ['the only response', 'réponse par défaut\nLes horaires.'],
    ['keys by their form', 'chaque clé de la forme ^\\d{4}- texte'],
    ['JSON that nothing describes', 'Le contrat ne décrit pas ce corps.'],
    ['exactly one form', 'Exactement une de ces formes :\nEventOrder, si kind vaut event'],
    ['at least one form', 'Au moins une de ces formes :\nCourriel'],
    ['a field that needs another', 'Avec eventId, il faut aussi contact.'],
    [
      'a condition that is not put into words',
      "Le contrat pose d'autres conditions (not), non détaillées ici.",
    ],
    ['a place of a list that is needed', 'élément 1 nombre, obligatoire\nélément 2 nombre, facultatif'],
    ['a list that is closed', "Aucun autre élément n'est permis."],
    ['how a part is sent', 'proof fichier, facultatif, envoyé en image/png, image/jpeg'],
    ['a range of successes', 'réponse 2XX\nAcheté.'],
    ['a body of errors that is a text', 'Corps text/plain : 4XX\nTexte.\nErreur : exemple\nComplet.'],
    ['a file', 'Fichier application/pdf'],
  ]);

  it('a request leaves out read-only fields', () => {
    const [request] = shown.words.slice(shown.words.indexOf('Acheter un billet')).split('réponse 2XX');
    expect(request).not.toContain('seen');
  });

  it('an example has the discriminator value of its form', () => {
    expect(shown.words).toContain('"kind": "event"');
  });
});

describe('the contract of an animal shelter', () => {
  const shown = page(
    'shelter',
    operation('getAnimalsByAnimalId'),
    operation('postAnimals'),
    operation('getAnimalsByAnimalId2'),
    '<Webhooks />',
  );

  showsInWords(shown, [
    ['roles, which are no scopes', "clé dans le paramètre d'adresse cle\nRôles\nkeeper et vet\n"],
    ['forms by a discriminator', "L'une de ces formes :\nCat, si species vaut Cat\nUn chat.\nhunts booléen"],
    ['a form by its mapping', 'Dog, si species vaut chien'],
    [
      'the body of other responses',
      'Corps application/json : des autres réponses\nmessage texte\nExplication.',
    ],
    ['no access', 'Authentification\naucune\n'],
  ]);

  it('an example of a schema that extends a base has its own discriminator value', () => {
    expect(shown.words).toMatch(/Corps : exemple construit d'après le schéma\n\{ "species": "Cat",/);
  });
});

describe('the contract of archives', () => {
  const shown = page('archives', operation('postByDatasetRecords'), operation('listVersions'));

  showsInWords(shown, [
    [
      'the server of a path',
      'Serveur\nhttps://{region}.archives.example/recherche (Recherche seule ; region : nord ou sud, par défaut nord, La région)',
    ],
    ['the server of an operation', 'Serveur\nhttps://versions.archives.example\n'],
    ['a form', "Corps : exemple construit d'après le schéma\ncriteria=*%3A*&rows=100"],
    ['an error without a body', '404 Aucune fiche.'],
    ['a body that only has an example', 'Réponse 300 : exemple\n{ "versions": [] }'],
  ]);
});

describe('a contract of webhooks only', () => {
  const shown = page('bells', '<Operations />', '<Scopes />', '<Webhooks />');

  showsInWords(shown, [
    ['its events', 'bell.rung\nUne cloche a sonné.'],
    ['no operation', 'Ce contrat ne décrit aucune opération.'],
    ['no scope', 'Ce contrat ne décrit aucune portée.'],
  ]);
});

describe('a contract of OpenAPI 3.0 with hard cases', () => {
  const shown = page(
    'nasty-3.0',
    operation('animaux.lire/fiche'),
    operation('remplacerArbre'),
    operation('rien'),
  );

  showsInWords(shown, [
    ['no summary', 'GET /animaux/{espèce}/fiches/{id fiche}.'],
    ['deprecated', 'Opération obsolète'],
    ['a cookie', 'session UUID, obligatoire, obsolète'],
    ['a recursion', 'gauche même objet que Noeud'],
    ['no name', '"" texte'],
    ['an empty answer', 'réponse 204\nRemplacé.\nSans corps.'],
    ['a range of errors', '4XX Refus. Avec un second paragraphe et du code.'],
    ['the default answer', 'Toute autre réponse Autre chose.'],
    ['several media types', 'Corps multipart/form-data, facultatif\nfichier fichier, obligatoire'],
    ['HTML in a description', 'Du <b>HTML</b> {et des accolades}'],
  ]);

  it('brings no picture, no heading and no relative link from its descriptions', () => {
    expect(shown.html).not.toMatch(/<img|<h1|ailleurs\.md/);
  });

  it('shows the parameter of the operation in place of that of the path', () => {
    expect(shown.words).not.toContain('Remplacé par celui');
  });
});

describe('a contract of OpenAPI 3.1 with hard cases', () => {
  const shown = page(
    'nasty-3.1',
    operation('créerForme'),
    operation('supprimer_valeurs'),
    '<Scopes />',
    '<Webhooks />',
    '<SchemaFields name="Boucle" />',
  );

  showsInWords(shown, [
    [
      'access by two ways',
      "soit jeton d'accès (Authorization: Bearer) et clé dans le paramètre d'adresse clef, ensemble ; soit certificat TLS",
    ],
    ['forms without names', 'Au moins une de ces formes :\nCarré\ngenre texte, obligatoire, toujours carre'],
    ['words beside a reference', 'Décrite ici, au-dessus de la référence.'],
    ['a field called $ref', '$ref texte, facultatif\nUn champ nommé $ref.'],
    ['an unknown error', '409 forme-prise Conflit.'],
    ['a schema that is part of itself', 'a texte'],
    ['an event without words', 'forme.créée\nforme.créée.'],
  ]);
});

it('the component Samples is refused on a page of another contract, which has no samples', async () => {
  await expect(
    compiled('<Samples name="a" />', { contract: () => 'tests/fixtures/contracts/bells.yaml' }),
  ).rejects.toThrow("n'a pas d'exemples");
});
