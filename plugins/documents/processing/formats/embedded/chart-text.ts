import { readWholeXml, type XmlElement, type XmlListener } from '../../archive/read-xml.js';
import type { ZipArchive } from '../../archive/zip-archive.js';
import type { DocumentBlock, DocumentBlocks } from '../../document-block.js';
import { showNumber } from '../show-number.js';

/** The cached values of a series. */
interface Series {
  readonly name: string[];
  readonly categories: string[];
  readonly values: string[];
}

/** Extracts the text of a chart: its titles, and each series with its categories and values, as cached in the file and formatted. */
export async function* readChart(archive: ZipArchive, part: string): DocumentBlocks {
  const listener = new ChartListener();
  await readWholeXml(archive, part, listener);
  yield* listener.blocks();
}

class ChartListener implements XmlListener {
  readonly #titles: string[] = [];
  readonly #series: Series[] = [];
  #into: string[] | undefined;
  #reading = false;
  #text = '';
  /** Number format of the values being read; undefined for strings. */
  #format: string | undefined;
  #date1904 = false;
  /** Whether there is a title element without text. */
  #hasTitle = false;
  #isAutomatic = true;

  open({ name, attributes }: XmlElement): void {
    if (name === 'date1904') this.#date1904 = !/^(?:0|false)$/.test(attributes['val'] ?? '');
    else if (name === 'autoTitleDeleted') this.#isAutomatic = /^(?:0|false)$/.test(attributes['val'] ?? '');
    else if (name === 'title' && this.#series.length === 0) this.#hasTitle = true;
    else if (name === 'ser') this.#series.push({ name: [], categories: [], values: [] });
    else if (name === 'numCache') this.#format = 'General';
    else this.#choose(name);
    this.#reading = name === 'v' || name === 't' || name === 'formatCode';
    if (this.#reading) this.#text = '';
  }

  text(text: string): void {
    if (this.#reading) this.#text += text;
  }

  close(name: string): void {
    if (name === 'v') this.#into?.push(this.#shown());
    else if (name === 't') this.#titles.push(this.#text);
    else if (name === 'formatCode' && this.#format !== undefined) this.#format = this.#text;
    else if (name === 'numCache') this.#format = undefined;
    else if (name === 'tx' || name === 'cat' || name === 'val') this.#into = undefined;
    this.#reading = false;
  }

  blocks(): readonly DocumentBlock[] {
    const rows = this.#series.map(seriesText).filter((text) => text !== '');
    const titles = this.#titles.length > 0 ? this.#titles : this.#automaticTitle();
    return [
      // With its numbers, so that both are in one passage.
      ...(titles.length > 0 ? [{ kind: 'row', text: titles.join(' ') } as const] : []),
      ...rows.map((text) => ({ kind: 'row', text }) as const),
    ];
  }

  #choose(name: string): void {
    const series = this.#series.at(-1);
    if (name === 'tx') this.#into = series?.name;
    else if (name === 'cat' || name === 'xVal') this.#into = series?.categories;
    else if (name === 'val' || name === 'yVal' || name === 'bubbleSize') this.#into = series?.values;
  }

  #shown(): string {
    const number = Number(this.#text);
    if (this.#format === undefined || this.#text.trim() === '' || !Number.isFinite(number)) return this.#text;
    return showNumber(number, this.#format, this.#date1904);
  }

  /** An automatic title, which is the name of the only series. */
  #automaticTitle(): readonly string[] {
    const [only, ...others] = this.#series;
    return this.#hasTitle && this.#isAutomatic && others.length === 0 ? (only?.name ?? []) : [];
  }
}

function seriesText({ name, categories, values }: Series): string {
  const points = values.map((value, index) => {
    const category = categories[index] ?? '';
    return category === '' ? value : `${category}: ${value}`;
  });
  const rest = categories.slice(values.length);
  return [name.join(' '), [...points, ...rest].join('; ')].filter((text) => text !== '').join(' – ');
}
