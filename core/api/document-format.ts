import type { Awaitable } from './awaitable.js';

/**
 * A format of documents that a plugin reads. Documents are read in child processes, which load nothing of plugins but this module: it cannot share
 * anything with `setup`, imports nothing of `sluice/…` but types, and may read files, but not write any or start processes.
 */
export interface DocumentFormat {
  /** What documents of this format are called: `acme-notes`. Begins with the name of the plugin. */
  readonly name: string;
  /** Extensions of its files, in lower case without the dot: `note`. They may be those of formats that the gateway reads itself. */
  readonly extensions: readonly string[];
  /** Media types with which its files are uploaded if their names have other extensions: `application/vnd.acme.note`. */
  readonly contentTypes?: readonly string[];
  /** URL of the module whose default export is a {@link ParseDocument}: `new URL('./parse-note.js', import.meta.url).href`. */
  readonly module: string;
}

/**
 * Reads a document: usually an async generator. Memory and processor time are limited as for every other document. A throw fails the document:
 * with the reason, if it was made by {@link DocumentReading.unreadable}; otherwise its owner reads that the plugin has failed, and the log has the error.
 */
export type ParseDocument = (
  file: DocumentFile,
  reading: DocumentReading,
) => Awaitable<AsyncIterable<DocumentBlock> | Iterable<DocumentBlock>>;

/** The file of a document. */
export interface DocumentFile {
  /** The extension of its name, in lower case and without the dot. */
  readonly extension: string;
  /** In bytes; never 0. */
  readonly size: number;
  /** The whole file. */
  bytes(): Promise<Uint8Array>;
  /** The file piece by piece, of any length, for files that are too large for the memory. */
  pieces(): AsyncIterable<Uint8Array>;
}

/** What a {@link ParseDocument} can say and ask besides blocks. */
export interface DocumentReading {
  readonly limits: {
    /** The most pages that a document may have. */
    readonly maxPages: number;
    /** The most bytes that an archive may unpack to, all files together. */
    readonly maxUnpackedBytes: number;
  };
  /** @param share how much of the document is read, from 0 to 1 */
  progress(share: number): void;
  /** Says how many pages, slides or sheets it has. */
  pages(count: number): void;
  /** Tells the document's owner that something was left out. */
  warn(warning: string): void;
  /** The error to throw for a file that cannot be read. @param reason in a sentence, for the document's owner */
  unreadable(reason: string): Error;
  /**
   * Reads a file that lies in this one, in whatever format the gateway or a plugin reads. Its blocks can be passed on.
   *
   * @throws Error with a reason for the owner if it cannot be read
   */
  readInner(file: {
    readonly name: string;
    readonly extension: string;
    readonly bytes: Uint8Array;
  }): AsyncIterable<DocumentBlock>;
}

/** The position of a text in its document, for readers. */
export type DocumentPlace =
  /** `label` is what is printed on the page, if that differs: `iv`. */
  | { readonly page: number; readonly label?: string }
  | { readonly sheet: string; readonly row?: number }
  | { readonly slide: number }
  | { readonly line: number };

/** A piece of a document's text, in reading order. */
export interface DocumentBlock {
  /**
   * How the text may be split and joined:
   * - `heading` begins a section;
   * - `paragraph` is prose, split between sentences, and joined with its neighbours;
   * - `row` of a table is kept whole, and joined with other rows;
   * - `record` is never joined.
   */
  readonly kind: 'heading' | 'paragraph' | 'row' | 'record';
  readonly text: string;
  /** For a heading: its depth, from 1. */
  readonly level?: number;
  readonly place?: DocumentPlace;
  /** For a row: whether it names the columns of the rows that follow, which do not repeat the names. */
  readonly isHeader?: boolean;
  /** For a record: an object as JSON text, which searches return with it. */
  readonly metadata?: string;
  /** Whether lines are wrapped at the page width, and must be joined again. */
  readonly hardLines?: boolean;
  /** Whether it is code or data, in which the indentation of lines has a meaning. */
  readonly isIndented?: boolean;
}
