// The options of the API reference. `api-reference.config.ts`, at the root, gives them once.

import type { Language } from './samples/types';

/** Values that a contract or a sample may name between double braces: `{{settings.taillePiece}}`. */
export type Facts = {
  readonly fact: (name: string) => string | undefined;
  readonly factNames: () => readonly string[];
  /** Facts that each deployment sets for itself: samples need not be executed again when one changes. */
  readonly isSetByDeployment?: (name: string) => boolean;
};

/** What the pages say of an error; its texts are Markdown. */
export type KnownError = {
  readonly status: number;
  readonly code: string;
  readonly cause: string;
  readonly remedy: string;
  /** Whether to send a refused call again: as it was, once it is corrected, or never. */
  readonly retry?: 'same' | 'corrected' | 'no';
};

/** What the pages say of errors beyond the contract. */
export type ErrorCatalogue = {
  readonly errors: readonly KnownError[];
  /** The named schemas of error bodies that the page of errors describes: other pages do not list their fields. */
  readonly schemas?: readonly string[];
  /** The codes that any call may be answered. */
  readonly general: readonly string[];
};

export const NO_ERRORS: ErrorCatalogue = { errors: [], general: [] };

/** A program, a library or an extension; without a version, any will do. */
export type SampleNeed = { readonly name: string; readonly version?: string };
export type SampleVersions = Readonly<Partial<Record<Language, readonly SampleNeed[]>>>;

/** Paths start from `root`. */
export type ApiReferenceOptions = {
  readonly root: string;
  /** The product's contract, which is published and whose samples are executed. */
  readonly contract: string;
  readonly pages: string;
  readonly facts?: Facts;
  readonly samples: {
    /** The folder of the samples written by hand. */
    readonly folder: string;
    /** The file that lists the samples that were executed. */
    readonly proof: string;
    /** What the samples of a language run with, at least; shown under them. */
    readonly versions?: SampleVersions;
    /** The page that says how to set the variables of the samples. */
    readonly quickStart: { readonly address: string; readonly title: string };
  };
  readonly errors?: ErrorCatalogue;
  readonly published: {
    /** A static folder of generated files, which Git ignores. */
    readonly folder: string;
    /** The name under which readers download the contract in YAML. */
    readonly contract: string;
    /** How the names of the collections begin: `preuve-numerique` for `preuve-numerique.http`. */
    readonly collections: string;
  };
};
