// What pages show of a schema.
import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../lib/json';
import { generatedValue } from './examples';
import { rootField } from './fields';
import type { Direction, Field } from './types';

const fieldOf = (schema: Json, schemas: JsonObject = {}, direction: Direction = 'request'): Field =>
  rootField({ components: { schemas } }, schema, direction);

/** Each field on a line: name, type, limits. */
const lines = ({ children }: Field): string[] =>
  children.map(({ name, type, limits }) => [name, type, ...limits].join(' | '));

describe('the type of a schema is given in French', () => {
  it.each<[Json, string]>([
    [{ type: 'string' }, 'texte'],
    [{ type: 'integer' }, 'entier'],
    [{ type: 'number' }, 'nombre'],
    [{ type: 'boolean' }, 'booléen'],
    [{ type: 'string', format: 'date-time' }, 'date et heure'],
    [{ type: 'string', format: 'uri' }, 'adresse web'],
    [{ type: 'string', format: 'inconnu' }, 'texte (`inconnu`)'],
    [{ type: 'string', pattern: '^case_[0-9A-HJKMNP-TV-Z]{26}$' }, 'identifiant `case_…`'],
    [{ type: 'string', pattern: '^(cert|rpt)_[0-9A-HJKMNP-TV-Z]{26}$' }, 'identifiant `cert_…` ou `rpt_…`'],
    [{ type: 'string', pattern: '^pst_[A-Za-z0-9_-]{43}$' }, 'texte `pst_…`'],
    [{ type: ['string', 'integer', 'null'] }, 'texte ou entier'],
    [{ type: 'array', items: { type: 'array', items: { type: 'number' } } }, 'liste de listes de nombres'],
    [{ type: 'array', items: { type: 'integer' } }, "liste d'entiers"],
    [{ enum: [1, 2] }, 'entier'],
    [{ oneOf: [{ type: 'string' }, { type: 'boolean' }] }, 'texte ou booléen'],
    [{}, 'valeur de tout type'],
    [true, 'valeur de tout type'],
  ])('%j', (schema, type) => {
    expect(fieldOf(schema).type).toBe(type);
  });
});

describe('the limits of a schema are given in French', () => {
  it.each<[JsonObject, string[]]>([
    [{ type: 'string', maxLength: 64 }, ['64 caractères au plus']],
    [{ type: 'string', minLength: 1 }, ['1 caractère au moins']],
    [{ type: 'string', minLength: 2, maxLength: 2000 }, ['de 2 à 2 000 caractères']],
    [{ type: 'integer', minimum: 1, maximum: 100, default: 25 }, ['de 1 à 100', 'par défaut : `25`']],
    [{ type: 'number', minimum: -90, maximum: 90 }, ['de −90 à 90']],
    [{ type: 'number', minimum: 0, exclusiveMinimum: true }, ['plus de 0']],
    [{ type: 'number', exclusiveMinimum: 0 }, ['plus de 0']],
    [{ type: 'string', pattern: '^[a-z`]+$' }, ['format : `` ^[a-z`]+$ ``']],
    [{ type: 'string', enum: ['a', 'b', 'c'] }, ['valeurs : `a`, `b` ou `c`']],
    [{ type: 'string', enum: ['a', 'b'], description: 'Soit `a` (un), soit `b` (deux).' }, []],
    [{ const: 'PAdES' }, ['toujours `PAdES`']],
    [{ type: 'array', minItems: 2, maxItems: 20, uniqueItems: true }, ['de 2 à 20 éléments', 'sans doublon']],
    [{ type: 'array', items: { type: 'string', maxLength: 8 } }, ['chaque élément : 8 caractères au plus']],
  ])('%j', (schema, limits) => {
    expect(fieldOf(schema).limits).toEqual(limits);
  });
});

it.each<[Json]>([
  [{ type: 'string', nullable: true }],
  [{ type: ['string', 'null'] }],
  [{ anyOf: [{ type: 'string' }, { type: 'null' }] }],
  [{ type: 'string', nullable: true, enum: ['a', null] }],
  [{ nullable: true, allOf: [{ type: 'string' }] }],
])('%j is a text or null', (schema) => {
  expect(fieldOf(schema)).toMatchObject({ type: 'texte', nullable: true });
});

describe('a schema made of other schemas', () => {
  it('has the fields and limits of all schemas of its allOf', () => {
    const field = fieldOf(
      { $ref: '#/components/schemas/C' },
      {
        A: { type: 'object', required: ['a'], properties: { a: { type: 'string' } } },
        B: { allOf: [{ $ref: '#/components/schemas/A' }, { properties: { b: { type: 'integer' } } }] },
        C: {
          allOf: [{ $ref: '#/components/schemas/B' }],
          required: ['b'],
          properties: { a: { maxLength: 3 } },
        },
      },
    );
    expect(lines(field)).toEqual(['a | texte | 3 caractères au plus', 'b | entier']);
    expect(field.children.map(({ presence }) => presence)).toEqual(['required', 'required']);
  });

  it('has a rule for fields that exclude each other', () => {
    const field = fieldOf({
      type: 'object',
      properties: { un: { type: 'string' }, deux: { type: 'string' } },
      oneOf: [{ properties: { un: true }, required: ['un'] }, { required: ['deux'] }],
    });
    expect(field.rules).toEqual(['Exactement un de ces champs : `un` ou `deux`.']);
    expect(field.children.map(({ presence }) => presence)).toEqual(['one-of', 'one-of']);
    expect(field.forms).toEqual([]);
  });
});

describe('fields that are only read or only written', () => {
  const schema = {
    type: 'object',
    properties: { id: { type: 'string', readOnly: true }, secret: { type: 'string', writeOnly: true } },
  };

  it.each<[Direction, string[]]>([
    ['request', ['secret']],
    ['response', ['id']],
    ['both', ['id', 'secret']],
  ])('a schema that is a %s lists the fields that it has on that side', (direction, names) => {
    expect(fieldOf(schema, {}, direction).children.map(({ name }) => name)).toEqual(names);
  });
});

it('the example of each schema that a discriminator selects has the value that selects it', () => {
  const animal = { type: 'object', properties: { kind: { type: 'string' } } };
  const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const discriminator = { propertyName: 'kind', mapping: { chien: '#/components/schemas/Dog' } };
  const Pet = { oneOf: [refTo('Cat'), refTo('Dog')], discriminator };
  const document = { components: { schemas: { Pet, Cat: animal, Dog: animal } } };
  const kinds = ['Pet', 'Cat', 'Dog'].map((name) => generatedValue(document, refTo(name), 'request'));
  expect(kinds).toEqual([{ kind: 'Cat' }, { kind: 'Cat' }, { kind: 'chien' }]);
});
