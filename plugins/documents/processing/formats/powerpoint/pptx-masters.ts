import { readXml } from '../../archive/read-xml.js';
import { readRelationships } from '../../archive/relationships.js';
import type { ZipArchive } from '../../archive/zip-archive.js';
import type { SeparateParts } from '../../separate-parts.js';
import { SlideListener } from './pptx-slide.js';
import { shortTexts } from '../slide-footer.js';

/** The texts of layouts and masters, each read once. */
export class PptxMasters {
  readonly #archive: ZipArchive;
  readonly #separate: SeparateParts;
  readonly #texts = new Map<string, readonly string[]>();

  constructor(archive: ZipArchive, separate: SeparateParts) {
    this.#archive = archive;
    this.#separate = separate;
  }

  /** Reads the visible texts of a layout and its master, without placeholder prompts. */
  async textsOf(layout: string): Promise<readonly string[]> {
    const known = this.#texts.get(layout);
    if (known) return known;
    const { texts, showsMaster } = await this.#read(layout);
    const related = showsMaster ? await readRelationships(this.#archive, layout, this.#separate) : [];
    const master = related.find(({ type }) => type === 'slideMaster')?.target;
    const all = [...texts, ...(master === undefined ? [] : (await this.#read(master)).texts)];
    this.#texts.set(layout, all);
    return all;
  }

  /** Texts that are too long for each slide. */
  longTexts(): readonly string[] {
    const all = [...this.#texts.values()];
    return [...new Set(all.filter((texts) => shortTexts(texts).length < texts.length).flat())];
  }

  async #read(part: string): Promise<{ readonly texts: readonly string[]; readonly showsMaster: boolean }> {
    const listener = new SlideListener(true);
    for await (const _ of readXml(this.#archive, part, listener));
    return { texts: listener.blocks().map(({ text }) => text), showsMaster: listener.showsMaster };
  }
}
