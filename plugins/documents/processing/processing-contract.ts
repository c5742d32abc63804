import type { ChunkDraft } from '../document-chunk.js';

/** Bounds of the work on one document. Beyond one of them it fails with a {@link ProcessingError}. */
export interface ProcessingLimits {
  readonly maxPages: number;
  /** Pages of one document that are read by OCR. */
  readonly maxOcrPages: number;
  /** Bytes that an archive (every newer Office format is one) may unpack to, all parts together. */
  readonly maxUnpackedBytes: number;
  /** Characters of text. */
  readonly maxTextCharacters: number;
  readonly maxChunks: number;
}

/** A document to process. */
export interface ProcessingJob {
  /** An absolute path that holds nothing of what the user called the file. Read only. */
  readonly file: string;
  /** Of the name that the user gave: `docx`. Small letters, no dot. Content counts more. */
  readonly extension: string;
  readonly contentType: string;
  readonly limits: ProcessingLimits;
  /** Languages to read scanned pages in, as Tesseract names them: `eng`, `deu`. */
  readonly ocrLanguages: readonly string[];
}

/** What processing tells while it works. */
export interface ProcessingReport {
  /** From 0 to 100, never less than before. Cheap: the caller passes on only what is worth it. */
  progress(percent: number): void;
  /** A page is about to be read by OCR, which takes longer than a page of text: there is more time for the document. */
  ocrPage(): void;
  /** Hands chunks over, some 50 at a time and in order. Wait for it: it resolves when there is room for more. */
  chunks(batch: readonly ChunkDraft[]): Promise<void>;
}

/** What is known of a document that has been processed. */
export interface ProcessingSummary {
  /** What its content is, whatever its name says: `pdf`, `docx`, `csv`. */
  readonly format: string;
  /** BCP 47; `und` when nobody can tell. */
  readonly language: string;
  /** Pages, slides or sheets; undefined for formats without. */
  readonly pages?: number;
  /** For the user, about what was left out although the document is complete: rejected JSONL lines with number and reason. */
  readonly warning?: string;
}

/**
 * Why a document cannot be processed, in words for its owner; another try would fail in the same way. Anything else that is thrown is
 * taken for a fault of the gateway and tried again.
 */
export class ProcessingError extends Error {
  override readonly name = 'ProcessingError';
}

/** Reads a file, and reports its text in chunks. Runs in a process of its own, with no secrets and under a memory limit. */
export type ProcessDocument = (job: ProcessingJob, report: ProcessingReport) => Promise<ProcessingSummary>;
