import { readWholeXml, type XmlElement, type XmlListener } from '../../archive/read-xml.js';
import type { ZipArchive } from '../../archive/zip-archive.js';
import type { DocumentBlock, DocumentBlocks } from '../../document-block.js';
import { showNumber } from '../tables/show-number.js';

/** Elements at whose end what they are about ends. */
const ends: ReadonlySet<string> = new Set(['tx', 'cat', 'val', 'strDim', 'numDim']);

/** The cached values of a series, each by the number of its point: points without a value are not in the file. */
interface Series {
  readonly name: string[];
  /** Names of the points, then those of their groups, of groups of these and so on, each at its first point. */
  readonly levels: Map<number, string>[];
  readonly values: Map<number, string>;
}

/** Names, and three levels of groups: each is looked at, and repeated, for each point. */
const maxLevels = 4;
/** Characters of the name of a group. */
const maxGroupName = 60;

/** Extracts the text of a chart: its titles, and each series with its categories and values, as cached in the file and formatted. */
export async function* readChart(archive: ZipArchive, part: string): DocumentBlocks {
  const listener = new ChartListener();
  await readWholeXml(archive, part, listener);
  yield* listener.blocks();
}

/** XML listener for charts, also those that came with Office 2016, such as waterfalls: their data (`data`) come before their series (MS-ODRAWXML 2.24.3). */
class ChartListener implements XmlListener {
  readonly #titles = new Set<string>();
  readonly #series: Series[] = [];
  readonly #byId = new Map<string, Series>();
  /** The name of the series that is open, in the newer form. */
  #newerName: string[] | undefined;
  #into: string[] | Map<number, string> | undefined;
  #point = -1;
  #reading = false;
  #text = '';
  /** Number format of the values being read; undefined for strings. */
  #format: string | undefined;
  #date1904 = false;
  /** Whether there is a title element without text. */
  #hasTitle = false;
  #inTitle = false;
  #isAutomatic = true;

  open({ name, attributes }: XmlElement): void {
    if (name === 'date1904') this.#date1904 = !/^(?:0|false)$/.test(attributes['val'] ?? '');
    else if (name === 'autoTitleDeleted') this.#isAutomatic = /^(?:0|false)$/.test(attributes['val'] ?? '');
    else if (name === 'title') this.#openTitle();
    else if (name === 'ser') this.#addSeries();
    else if (name === 'data') this.#byId.set(attributes['id'] ?? '', this.#addSeries());
    else if (name === 'series') this.#newerName = [];
    else if (name === 'dataId') this.#nameData(attributes['val'] ?? '');
    else if (name === 'numCache') this.#format = 'General';
    else if (name === 'lvl') this.#openLevel(attributes);
    else if (name === 'pt') this.#point = Number(attributes['idx'] ?? this.#point + 1);
    else this.#choose(name, attributes);
    this.#reading = name === 'v' || name === 't' || name === 'formatCode' || name === 'pt';
    if (this.#reading) this.#text = '';
  }

  text(text: string): void {
    if (this.#reading) this.#text += text;
  }

  close(name: string): void {
    // The points of the newer form have their texts in themselves.
    if (name === 'v' || (name === 'pt' && this.#reading)) this.#value();
    else if (name === 't') this.#titles.add(this.#text);
    else if (name === 'formatCode' && this.#format !== undefined) this.#format = this.#text;
    else if (name === 'numCache') this.#format = undefined;
    else if (name === 'title') this.#inTitle = false;
    else if (name === 'series') this.#newerName = undefined;
    else if (ends.has(name)) this.#into = undefined;
    this.#reading = false;
  }

  blocks(): readonly DocumentBlock[] {
    const rows = this.#series.map(seriesText).filter((text) => text !== '');
    const titles = this.#titles.size > 0 ? [...this.#titles] : this.#automaticTitle();
    return [
      // With its numbers, so that both are in one passage.
      ...(titles.length > 0 ? [{ kind: 'row', text: titles.join(' ') } as const] : []),
      ...rows.map((text) => ({ kind: 'row', text }) as const),
    ];
  }

  #openTitle(): void {
    this.#inTitle = true;
    if (this.#series.length === 0) this.#hasTitle = true;
  }

  #addSeries(): Series {
    const series: Series = { name: [], levels: [], values: new Map() };
    this.#series.push(series);
    return series;
  }

  /** The series that is open shows these data. */
  #nameData(id: string): void {
    const series = this.#byId.get(id);
    for (const name of this.#newerName ?? []) series?.name.push(name);
    this.#newerName = [];
  }

  #choose(name: string, { type }: XmlElement['attributes']): void {
    const series = this.#series.at(-1);
    if (name === 'tx') this.#into = this.#inTitle ? undefined : (this.#newerName ?? series?.name);
    else if (name === 'val' || name === 'yVal' || name === 'bubbleSize') this.#into = series?.values;
    else if (name === 'cat' || name === 'xVal' || name === 'strDim') this.#into = this.#addLevel();
    else if (name === 'numDim') this.#into = type === 'cat' ? this.#addLevel() : series?.values;
    else return;
    this.#point = -1;
  }

  #addLevel(): Map<number, string> | undefined {
    const levels = this.#series.at(-1)?.levels;
    if (levels === undefined || levels.length === maxLevels) return undefined;
    const level = new Map<number, string>();
    levels.push(level);
    return level;
  }

  #openLevel({ formatCode }: XmlElement['attributes']): void {
    this.#format = formatCode;
    this.#point = -1;
    // The first one is open already.
    if (this.#into instanceof Map && this.#into.size > 0 && this.#into !== this.#series.at(-1)?.values)
      this.#into = this.#addLevel();
  }

  #value(): void {
    const shown = this.#shown();
    if (this.#into instanceof Map) {
      // A bubble has its size besides its value.
      const other = this.#into.get(this.#point);
      this.#into.set(this.#point, other === undefined ? shown : `${other}, ${shown}`);
    } else if (this.#into !== undefined) this.#into.push(shown);
    else if (this.#inTitle) this.#titles.add(shown);
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

function seriesText({ name, levels, values }: Series): string {
  const [names, ...groups] = levels;
  const open = groups.map(() => '');
  const points = Array.from(new Set([...(names?.keys() ?? []), ...values.keys()]), (point) => {
    for (const [at, level] of groups.entries()) open[at] = level.get(point)?.slice(0, maxGroupName) ?? open[at] ?? '';
    const label = [...open.toReversed(), names?.get(point) ?? ''].filter((text) => text !== '').join(' ');
    return [label, values.get(point) ?? ''].filter((text) => text !== '').join(': ');
  });
  return [name.join(' '), points.filter((text) => text !== '').join('; ')].filter((text) => text !== '').join(' – ');
}
