import { readWholeXml } from '../archive/read-xml.js';
import type { ZipArchive } from '../archive/zip-archive.js';
import type { DocumentBlock } from '../document-block.js';

/** A cached point of a chart's series. */
interface Series {
  name: string[];
  categories: string[];
  values: string[];
}

/** What a chart says: its titles, and each series with its categories and values, as the file has them cached. */
export async function readChart(archive: ZipArchive, part: string): Promise<readonly DocumentBlock[]> {
  const titles: string[] = [];
  const series: Series[] = [];
  let into: string[] | undefined;
  let reading = false;
  let value = '';
  await readWholeXml(archive, part, {
    open: ({ name }) => {
      if (name === 'ser') series.push({ name: [], categories: [], values: [] });
      const current = series.at(-1);
      if (name === 'tx') into = current?.name;
      else if (name === 'cat' || name === 'xVal') into = current?.categories;
      else if (name === 'val' || name === 'yVal' || name === 'bubbleSize') into = current?.values;
      reading = name === 'v' || name === 't';
      if (reading) value = '';
    },
    text: (text) => {
      if (reading) value += text;
    },
    close: (name) => {
      if (name === 'v') into?.push(value);
      else if (name === 't') titles.push(value);
      else if (name === 'tx' || name === 'cat' || name === 'val') into = undefined;
      reading = false;
    },
  });
  const rows = series.map(seriesText).filter((text) => text !== '');
  return [
    ...(titles.length > 0 ? [{ kind: 'paragraph', text: titles.join(' ') } as const] : []),
    ...rows.map((text) => ({ kind: 'row', text }) as const),
  ];
}

function seriesText({ name, categories, values }: Series): string {
  const points = values.map((value, index) => {
    const category = categories[index] ?? '';
    return category === '' ? value : `${category}: ${value}`;
  });
  const rest = categories.slice(values.length);
  return [name.join(' '), [...points, ...rest].join('; ')].filter((text) => text !== '').join(' – ');
}

/** The paragraphs of a part: a SmartArt diagram, a drawing of a sheet, comments. */
export async function readDrawing(archive: ZipArchive, part: string): Promise<readonly DocumentBlock[]> {
  const blocks: DocumentBlock[] = [];
  let paragraph = '';
  let reading = false;
  const flush = (): void => {
    if (paragraph.trim() !== '') blocks.push({ kind: 'paragraph', text: paragraph });
    paragraph = '';
  };
  await readWholeXml(archive, part, {
    open: ({ name }) => {
      reading = name === 't' || name === 'text';
      if (name === 'br') paragraph += '\n';
    },
    text: (text) => {
      if (reading) paragraph += text;
    },
    close: (name) => {
      reading = false;
      if (name === 'p' || name === 'pt' || name === 'text') flush();
    },
  });
  flush();
  return blocks;
}
