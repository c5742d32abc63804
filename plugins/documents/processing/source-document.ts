import { createReadStream } from 'node:fs';
import { open, readFile, stat } from 'node:fs/promises';
import type { PluginDocumentFormat } from '../../../core/api/index.js';
import type { DocumentBlocks } from './document-block.js';
import { ProcessingError, type ProcessingLimits } from './processing-contract.js';

/** The number of leading bytes from which the format is detected. */
const headLength = 65_536;

/** The output of a reader besides blocks. */
export interface ReadingNotes {
  /** How much of the document is read, from 0 to 1. */
  progress(share: number): void;
  /** A page is about to be read by OCR, or again in another way. */
  ocrPage(): void;
  /** How often that was said. */
  readonly ocrPages: number;
  /** A file inside of the document is about to be read. */
  innerFile(bytes: number): void;
  /** The size of all of them, those in archives inside of archives included. */
  readonly innerBytes: number;
  /** Pages, slides or sheets. */
  pages(count: number): void;
  /** Something of the document that was left out, for its owner. */
  warn(warning: string): void;
  /** Text was left out that a reader of the document does not see. */
  hidden(characters: number): void;
  /** The module of a plugin has failed. */
  pluginFailed(plugin: string, cause: unknown): void;
}

/** The path of a file, or the bytes of one that is part of another document. */
export type FileOrBytes = string | Buffer;

/** A file to read, with the bounds of reading it. */
export interface SourceDocument {
  readonly file: FileOrBytes;
  readonly size: number;
  /** Of the name that the user gave, in small letters, without the dot. */
  readonly extension: string;
  /** As it was uploaded with; empty for a file inside of another one. */
  readonly contentType: string;
  /** The beginning of the file. */
  readonly head: Buffer;
  readonly limits: ProcessingLimits;
  readonly ocrLanguages: readonly string[];
  /** Formats that plugins read. */
  readonly formats: readonly PluginDocumentFormat[];
  readonly notes: ReadingNotes;
  /** Reads a file that is part of this one, in whatever format. Throws a {@link ProcessingError} when it cannot be read. */
  readonly readInner: (inner: InnerFile) => DocumentBlocks;
}

/** A file inside of another one. */
export interface InnerFile {
  readonly name: string;
  /** In small letters, without the dot. */
  readonly extension: string;
  readonly bytes: Buffer;
}

/** All bytes of a file. */
export async function bytesOf(file: FileOrBytes): Promise<Buffer> {
  return typeof file === 'string' ? readFile(file) : file;
}

/** The bytes of a file, piece by piece. */
export async function* piecesOf(file: FileOrBytes): AsyncGenerator<Buffer> {
  if (typeof file !== 'string') yield file;
  else for await (const piece of createReadStream(file)) yield piece as Buffer;
}

/** Size and beginning of a file. */
export async function openSource(file: FileOrBytes): Promise<{ readonly size: number; readonly head: Buffer }> {
  if (typeof file !== 'string') return headOf(file);
  const { size } = await stat(file);
  if (size === 0) throw empty();
  const handle = await open(file);
  try {
    const head = Buffer.alloc(Math.min(headLength, size));
    const { bytesRead } = await handle.read(head, 0, head.length, 0);
    return { size, head: head.subarray(0, bytesRead) };
  } finally {
    await handle.close();
  }
}

function headOf(bytes: Buffer): { readonly size: number; readonly head: Buffer } {
  if (bytes.length === 0) throw empty();
  return { size: bytes.length, head: bytes.subarray(0, headLength) };
}

function empty(): ProcessingError {
  return new ProcessingError('The file is empty.');
}
