import { z } from '../../core/api/index.js';
import { searchConfig } from './search/config.js';

const count = (most: number, otherwise: number) => z.int().min(1).max(most).default(otherwise);
const mebibyte = 1024 * 1024;

const processing = z.strictObject({
  children: z
    .int()
    .min(1)
    .max(64)
    .optional()
    .describe(
      'Maximum documents processed at the same time, each in its own process; by default one per core. One more is processed if all are of one organization and another organization is waiting, and one of at most 1 MiB if all others are larger.',
    ),
  timeoutMs: count(86_400_000, 60_000).describe(
    'How much processor time one document may take, not counting pages read by OCR. By the clock it may take ten times as long, and do nothing for as long as this. Where the system does not report processor time, as on macOS, only the clock counts.',
  ),
  ocrPageTimeoutMs: count(3_600_000, 10_000).describe('Additional time for each page that is read by OCR.'),
  maxAttempts: count(20, 3).describe('Attempts before a document fails for good; a broken document fails at once.'),
  retryDelayMs: count(3_600_000, 5_000).describe(
    'Pause before the second try; each further one is four times as long.',
  ),
  memoryBytes: z
    .int()
    .min(512 * mebibyte)
    .max(64 * 1024 * mebibyte)
    .default(640 * mebibyte)
    .describe('Maximum memory for processing one document.'),
  maxPages: count(1_000_000, 5_000).describe('Maximum pages of a document.'),
  maxOcrPages: count(100_000, 500).describe('Maximum pages of a document that are read by OCR.'),
  maxUnpackedBytes: count(Number.MAX_SAFE_INTEGER, 256 * mebibyte).describe(
    'Maximum total size of the parts of an archive when unpacked, and of the metadata of records, which is kept with each passage.',
  ),
  maxTextCharacters: count(100_000_000, 10_000_000).describe('Maximum characters of text in a document.'),
  maxChunks: count(1_000_000, 50_000).describe('Maximum chunks of a document.'),
  ocrLanguages: z
    .array(z.string().regex(/^[a-z]{3}(?:_[a-z]+)?$/, 'must be a name such as eng or chi_sim'))
    .min(1)
    .default(['eng', 'deu', 'fra', 'spa', 'ita'])
    .describe('Languages that are tried first for scanned pages.'),
});

/** The `config:` block of the plugin. */
export const config = z.strictObject({
  maxFileBytes: count(Number.MAX_SAFE_INTEGER, 100 * mebibyte).describe('A larger file is refused.'),
  maxDocuments: count(Number.MAX_SAFE_INTEGER, 100_000).describe(
    'Maximum documents of a connection; further uploads are refused.',
  ),
  maxStoredBytes: count(Number.MAX_SAFE_INTEGER, 100 * 1024 * mebibyte).describe(
    'Maximum total size of the files of a connection; further uploads are refused. An upload that is not finalized yet counts as maxFileBytes, and one in parts as twice its length.',
  ),
  processing: processing.prefault({}).describe('How documents become searchable.'),
  search: searchConfig.prefault({}).describe('How documents are found.'),
});

export type DocumentsConfig = z.output<typeof config>;

export type ProcessingConfig = DocumentsConfig['processing'];
