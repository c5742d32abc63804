import type { PluginDocumentFormat } from '../../../core/api/index.js';
import type { ChunkDraft } from '../document-chunk.js';

/** Bounds of the work on one document. Beyond one of them it fails with a {@link ProcessingError}. */
export interface ProcessingLimits {
  readonly maxPages: number;
  /** Maximum number of pages of a document for OCR. */
  readonly maxOcrPages: number;
  /** Bytes that an archive (every newer Office format is one) may unpack to, all parts together; and characters of the metadata of all chunks. */
  readonly maxUnpackedBytes: number;
  /** Characters of text. */
  readonly maxTextCharacters: number;
  readonly maxChunks: number;
}

/** A document to process. */
export interface ProcessingJob {
  /** Absolute path, which does not contain the user's file name; read only. */
  readonly file: string;
  /** Of the name that the user gave: `docx`. Small letters, no dot. Content counts more. */
  readonly extension: string;
  readonly contentType: string;
  readonly limits: ProcessingLimits;
  /** Languages to read scanned pages in, as Tesseract names them: `eng`, `deu`. */
  readonly ocrLanguages: readonly string[];
  /** Formats that plugins read. */
  readonly formats: readonly PluginDocumentFormat[];
}

/** Callbacks for the output of processing. */
export interface ProcessingReport {
  /** Reports progress: a whole number below 100, larger than the one before. */
  progress(percent: number): void;
  /** A page is about to be read by OCR, which takes longer than a page of text: there is more time for the document. */
  ocrPage(): void;
  /** The module of a plugin has failed, for the log. The document, or the file inside of it, fails too. */
  pluginFailed(plugin: string, reason: string): void;
  /** Hands chunks over, at most 50 at a time and in order. Wait for it: it resolves when there is room for more. */
  chunks(batch: readonly ChunkDraft[]): Promise<void>;
}

/** The summary of a processed document. */
export interface ProcessingSummary {
  /** The detected format, regardless of the file name: `pdf`, `docx`, `csv`. */
  readonly format: string;
  /** BCP 47 code; `und` if undetermined. */
  readonly language: string;
  /** Pages, slides or sheets; undefined for formats without. */
  readonly pages?: number;
  /** Warnings for the user about skipped parts: rejected JSONL lines with number and reason. */
  readonly warning?: string;
}

/**
 * Why a document cannot be processed, in words for its owner; another try would fail in the same way. Anything else that is thrown is
 * taken for a fault of the gateway and tried again.
 */
export class ProcessingError extends Error {
  override readonly name = 'ProcessingError';
}

/** Why a document is refused that only its readers can open. */
export function passwordProtected(): ProcessingError {
  return new ProcessingError('The document is password-protected. Remove the password, and upload it again.');
}

/** Why a document is refused that has too much of something, such as `5000 slides`, and the setting with which more would be read. */
export function tooMuch(what: string, setting?: keyof ProcessingLimits): ProcessingError {
  return new ProcessingError(`The file has more than ${what}${namedSetting(setting)}. ${adviceToDivide}`);
}

/** What to do with a document that is too large. */
export const adviceToDivide = 'Divide it, and upload its parts.';

/** The setting of a limit, for those who can change it. */
export function namedSetting(setting: keyof ProcessingLimits | undefined): string {
  return setting === undefined ? '' : ` (processing.${setting})`;
}

const mebibyte = 1024 * 1024;

/** A size as people read it, rounded up: `25.1 MiB`. */
export function shownSize(bytes: number): string {
  return bytes < mebibyte ? `${bytes} bytes` : `${Math.ceil((10 * bytes) / mebibyte) / 10} MiB`;
}

/** Reads a file, and reports its text in chunks. Runs in a separate process without secrets and with a memory limit. */
export type ProcessDocument = (job: ProcessingJob, report: ProcessingReport) => Promise<ProcessingSummary>;
