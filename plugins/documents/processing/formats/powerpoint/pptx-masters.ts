import { readWholeXml, readXml } from '../../archive/read-xml.js';
import { readRelationships } from '../../archive/relationships.js';
import type { ZipArchive } from '../../archive/zip-archive.js';
import type { SeparateParts } from '../../separate-parts.js';
import { whiteValue } from './pptx-colours.js';
import { SlideListener } from './pptx-slide.js';
import { longTexts } from '../paragraphs/slide-footer.js';

/** A layout or a master. */
interface MasterPart {
  readonly texts: readonly string[];
  readonly showsMaster: boolean;
  /** Whether it draws nothing but white. */
  readonly isWhite: boolean;
}

/** The texts of layouts and masters, and whether they leave a slide white, each read once. */
export class PptxMasters {
  readonly #archive: ZipArchive;
  readonly #separate: SeparateParts;
  readonly #texts = new Map<string, readonly string[]>();
  readonly #white = new Map<string, boolean>();

  constructor(archive: ZipArchive, separate: SeparateParts) {
    this.#archive = archive;
    this.#separate = separate;
  }

  /** Reads the visible texts of a layout and its master, without placeholder prompts. */
  async textsOf(layout: string): Promise<readonly string[]> {
    const known = this.#texts.get(layout);
    if (known) return known;
    const { texts, showsMaster } = await this.#read(layout);
    const master = showsMaster ? await this.#related(layout, 'slideMaster') : '';
    const all = [...texts, ...(master === '' ? [] : (await this.#read(master)).texts)];
    this.#texts.set(layout, all);
    return all;
  }

  /** Whether a layout and its master draw nothing behind a slide but white. A broken one may draw anything. */
  async leavesWhite(layout: string): Promise<boolean> {
    const known = this.#white.get(layout) ?? (await this.#areWhite(layout).catch(() => false));
    this.#white.set(layout, known);
    return known;
  }

  async #areWhite(layout: string): Promise<boolean> {
    if (!(await this.#read(layout)).isWhite) return false;
    const master = await this.#related(layout, 'slideMaster');
    const theme = await this.#related(master, 'theme');
    return (await this.#read(master)).isWhite && (await this.#hasWhitePaper(theme));
  }

  /** The part of a type that belongs to another part; empty for none. */
  async #related(part: string, type: string): Promise<string> {
    const related = await readRelationships(this.#archive, part, this.#separate);
    return related.find((relationship) => relationship.type === type)?.target ?? '';
  }

  async #hasWhitePaper(theme: string): Promise<boolean> {
    let [isPaper, isWhite] = [false, false];
    await readWholeXml(this.#archive, theme, {
      open: ({ name, attributes: { val = '', lastClr } }) => {
        if (name === 'lt1') isPaper = true;
        else if (isPaper) isWhite = whiteValue.test(lastClr ?? val);
      },
      close: (name) => {
        if (name === 'lt1') isPaper = false;
      },
    });
    return isWhite;
  }

  /** Texts that are too long for each slide. */
  longTexts(): readonly string[] {
    return longTexts(this.#texts.values());
  }

  async #read(part: string): Promise<MasterPart> {
    const listener = new SlideListener(true);
    for await (const _ of readXml(this.#archive, part, listener));
    const { showsMaster, isWhite } = listener;
    return { texts: listener.blocks().map(({ text }) => text), showsMaster, isWhite };
  }
}
