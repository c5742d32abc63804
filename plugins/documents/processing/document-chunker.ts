import { counted } from '../../../core/api/index.js';
import type { ChunkDraft } from '../document-chunk.js';
import { chunkSection, type SectionChunk } from './chunking/chunk-section.js';
import { chunkSizes } from './chunking/cluster-sentences.js';
import { type Section, SectionBuilder, shortened } from './chunking/document-sections.js';
import type { DocumentBlock } from './document-block.js';
import { type LanguageDetector, undetermined } from './text/detect-language.js';
import { type ProcessingLimits, type ProcessingReport, tooMuch } from './processing-contract.js';

/** The chunks that are handed over at once, and their characters: more would block the event loop of the process that stores them for too long. */
const batchSize = 50;
const batchCharacters = 256 * 1024;
/** The length of text from which the language of the document is detected, which is used for parts that are too short to detect their own. */
const languageSample = 2_000;

/** Converts a stream of blocks to chunks, and passes them on in batches. */
export class DocumentChunker {
  readonly #limits: ProcessingLimits;
  readonly #report: ProcessingReport;
  readonly #detector: LanguageDetector;
  readonly #sections = new SectionBuilder();
  /** Sections that wait until the language of the document is known. */
  #waiting: Section[] = [];
  #sample = '';
  #language: string | undefined;
  #batch: ChunkDraft[] = [];
  #batchLength = 0;
  #count = 0;
  /** Of all chunks: each has that of its whole record. */
  #metadataCharacters = 0;

  constructor(limits: ProcessingLimits, report: ProcessingReport, detector: LanguageDetector) {
    this.#limits = limits;
    this.#report = report;
    this.#detector = detector;
  }

  /** The document's language (BCP 47), known at its end. */
  get language(): string {
    return this.#language ?? undetermined;
  }

  /** Adds a block with normalized text that is not empty. */
  async add(block: DocumentBlock): Promise<void> {
    const section = this.#sections.add(block);
    if (this.#sections.offset > this.#limits.maxTextCharacters) {
      throw tooMuch(`${this.#limits.maxTextCharacters} characters of text`, 'maxTextCharacters');
    }
    if (section !== undefined) await this.#take(section);
    if (this.#language !== undefined) return;
    this.#sample += `${block.text}\n`;
    if (this.#sample.length >= languageSample) await this.#decideLanguage();
  }

  /** Called at the end of the document. Returns the number of chunks. */
  async end(): Promise<number> {
    const section = this.#sections.end();
    if (section !== undefined) await this.#take(section);
    await this.#decideLanguage();
    await this.#send();
    return this.#count;
  }

  async #decideLanguage(): Promise<void> {
    this.#language ??= this.#detector.detect(this.#sample).language;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const section of waiting) await this.#take(section);
  }

  async #take(section: Section): Promise<void> {
    if (this.#language === undefined) {
      this.#waiting.push(section);
      return;
    }
    for (const chunk of chunkSection(section, chunkSizes, this.#language)) {
      const draft = this.#draft(chunk, section);
      const length = draft.text.length + (draft.metadata?.length ?? 0);
      if (this.#batch.length === batchSize || this.#batchLength + length > batchCharacters) await this.#send();
      this.#batch.push(draft);
      this.#batchLength += length;
    }
  }

  #draft({ text, start, end, place, columns }: SectionChunk, { headings, metadata }: Section): ChunkDraft {
    if (this.#count >= this.#limits.maxChunks) {
      throw tooMuch(counted(this.#limits.maxChunks, 'passage'), 'maxChunks');
    }
    this.#metadataCharacters += metadata?.length ?? 0;
    if (this.#metadataCharacters > this.#limits.maxUnpackedBytes) {
      const what = `${this.#limits.maxUnpackedBytes} characters of metadata, which is kept with each passage of its record`;
      throw tooMuch(what, 'maxUnpackedBytes');
    }
    const { language, isSure } = this.#detector.detect(text);
    return {
      ordinal: this.#count++,
      text,
      headings: columns === undefined ? headings : [...headings, shortened(columns)],
      language: isSure ? language : this.language,
      startOffset: start,
      endOffset: end,
      place,
      metadata,
    };
  }

  async #send(): Promise<void> {
    const batch = this.#batch;
    this.#batch = [];
    this.#batchLength = 0;
    if (batch.length > 0) await this.#report.chunks(batch);
  }
}
