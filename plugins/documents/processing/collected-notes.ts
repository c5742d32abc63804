import { counted } from '../../../core/api/index.js';
import type { ProcessingReport, ProcessingSummary } from './processing-contract.js';
import type { ReadingNotes } from './source-document.js';

/** The maximum number of warnings. */
const maxWarnings = 10;

/** The notes of a reader: progress is passed on, the rest is collected for the summary. */
export class CollectedNotes implements ReadingNotes {
  readonly #report: ProcessingReport;
  readonly #warnings: string[] = [];
  #percent = 0;
  #pages: number | undefined;
  #ocrPages = 0;
  #innerBytes = 0;
  #hiddenCharacters = 0;

  constructor(report: ProcessingReport) {
    this.#report = report;
  }

  progress(share: number): void {
    // The last percent is for the steps after reading.
    const percent = Math.min(99, Math.floor(share * 100));
    if (percent <= this.#percent) return;
    this.#percent = percent;
    this.#report.progress(percent);
  }

  ocrPage(): void {
    this.#ocrPages += 1;
    this.#report.ocrPage();
  }

  get ocrPages(): number {
    return this.#ocrPages;
  }

  innerFile(bytes: number): void {
    this.#innerBytes += bytes;
  }

  get innerBytes(): number {
    return this.#innerBytes;
  }

  pages(count: number): void {
    this.#pages = count;
  }

  warn(warning: string): void {
    if (this.#warnings.length < maxWarnings) this.#warnings.push(warning);
  }

  hidden(characters: number): void {
    this.#hiddenCharacters += characters;
  }

  pluginFailed(plugin: string, cause: unknown): void {
    this.#report.pluginFailed(plugin, cause instanceof Error ? (cause.stack ?? cause.message) : String(cause));
  }

  /** The members of the summary. */
  get summary(): Pick<ProcessingSummary, 'pages' | 'warning'> {
    const hidden = this.#hiddenCharacters;
    const warnings =
      hidden === 0 ? this.#warnings : [...this.#warnings, `Hidden text was left out: ${counted(hidden, 'character')}.`];
    return { pages: this.#pages, warning: warnings.length === 0 ? undefined : warnings.join(' ') };
  }
}

/** The notes about a file inside of a document, which is only a part of its progress and its pages. */
export class InnerNotes implements ReadingNotes {
  readonly #outer: ReadingNotes;
  readonly #name: string;

  constructor(outer: ReadingNotes, name: string) {
    this.#outer = outer;
    this.#name = name;
  }

  progress(): void {}

  pages(): void {}

  ocrPage(): void {
    this.#outer.ocrPage();
  }

  get ocrPages(): number {
    return this.#outer.ocrPages;
  }

  innerFile(bytes: number): void {
    this.#outer.innerFile(bytes);
  }

  get innerBytes(): number {
    return this.#outer.innerBytes;
  }

  pluginFailed(plugin: string, cause: unknown): void {
    this.#outer.pluginFailed(plugin, cause);
  }

  hidden(characters: number): void {
    this.#outer.hidden(characters);
  }

  warn(warning: string): void {
    this.#outer.warn(this.#name === '' ? warning : `${this.#name}: ${warning}`);
  }
}
