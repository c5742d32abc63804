import { open, stat } from 'node:fs/promises';
import type { ProcessingLimits } from './processing-contract.js';
import { ProcessingError } from './processing-contract.js';

/** The number of leading bytes from which the format is detected. */
const headLength = 65_536;

/** The output of a reader besides blocks. */
export interface ReadingNotes {
  /** How much of the document is read, from 0 to 1. */
  progress(share: number): void;
  /** A page is about to be read by OCR, or again in another way. */
  ocrPage(): void;
  /** Pages, slides or sheets. */
  pages(count: number): void;
  /** Something of the document that was left out, for its owner. */
  warn(warning: string): void;
}

/** A file to read, with the bounds of reading it. */
export interface SourceDocument {
  readonly file: string;
  readonly size: number;
  /** Of the name that the user gave, in small letters, without the dot. */
  readonly extension: string;
  /** The beginning of the file. */
  readonly head: Buffer;
  readonly limits: ProcessingLimits;
  readonly ocrLanguages: readonly string[];
  readonly notes: ReadingNotes;
}

/** Size and beginning of a file. */
export async function openSource(file: string): Promise<{ readonly size: number; readonly head: Buffer }> {
  const { size } = await stat(file);
  if (size === 0) throw new ProcessingError('The file is empty.');
  const handle = await open(file);
  try {
    const head = Buffer.alloc(Math.min(headLength, size));
    const { bytesRead } = await handle.read(head, 0, head.length, 0);
    return { size, head: head.subarray(0, bytesRead) };
  } finally {
    await handle.close();
  }
}
