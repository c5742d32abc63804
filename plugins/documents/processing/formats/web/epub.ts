import { posix } from 'node:path';
import { readWholeXml } from '../../archive/read-xml.js';
import { ZipArchive } from '../../archive/zip-archive.js';
import type { DocumentBlocks } from '../../document-block.js';
import { below } from '../../inner-files.js';
import { ProcessingError } from '../../processing-contract.js';
import { SeparateParts } from '../../separate-parts.js';
import type { ReadingNotes, SourceDocument } from '../../source-document.js';
import { decodeText } from '../../text/decode-text.js';
import { decodeHtml } from './html.js';
import { titlesIn } from './epub-titles.js';
import { readHtmlText } from './html-reader.js';
import { PageStyles } from './page-styles.js';

/** Reads the chapters of an electronic book in their order (https://www.w3.org/TR/epub-33/). */
export async function* readEpub(source: SourceDocument): DocumentBlocks {
  const { file, limits, notes } = source;
  const archive = await ZipArchive.open(file, limits.maxUnpackedBytes);
  try {
    const encrypted = await encryptedParts(archive);
    const { chapters, titles } = await contentsOf(archive);
    if (chapters.some((part) => encrypted.has(part))) throw new ProcessingError('The book is encrypted.');
    const separate = new SeparateParts(archive);
    const sheets = await styleSheetsOf(archive, separate);
    const book = { archive, titles, sheets, styles: new PageStyles(), notes };
    for (const [index, part] of chapters.entries()) {
      yield* separate.read(part, chapterBlocks(part, book));
      notes.progress((index + 1) / chapters.length);
    }
    separate.end(source);
  } finally {
    archive.close();
  }
}

/** What programs fill in as the title of a page: its name, or that of the book. */
const pageTitle = /<title[^<>]{0,200}>[^<]{0,1000}<\/title>/i;

/** What the chapters of a book have in common. */
interface OpenBook {
  readonly archive: ZipArchive;
  /** By part, as the style sheets. */
  readonly titles: ReadonlyMap<string, string>;
  readonly sheets: ReadonlyMap<string, string>;
  readonly styles: PageStyles;
  readonly notes: ReadingNotes;
}

/** A chapter below its title in the table of contents: many have none of their own, or only a number. */
async function* chapterBlocks(
  part: string,
  { archive, titles, sheets, styles: known, notes }: OpenBook,
): DocumentBlocks {
  const html = decodeHtml(await archive.whole(part));
  const styles = known.of(html, (href) => sheets.get(partOf(part, href)));
  const title = titles.get(part);
  if (title === undefined) return yield* readHtmlText(html, notes, styles);
  yield { kind: 'heading', level: 1, text: title };
  for (const block of readHtmlText(html.replace(pageTitle, ''), notes, styles))
    if (block.kind !== 'heading' || block.text !== title) yield below(block, 1);
}

/** Style sheets of a book that are read; a longer one is not known. */
const maxSheets = 100;

/** The style sheets of a book, by part. */
async function styleSheetsOf(archive: ZipArchive, separate: SeparateParts): Promise<ReadonlyMap<string, string>> {
  const sheets = new Map<string, string>();
  for (const part of archive.names.filter((name) => /\.css$/i.test(name)).slice(0, maxSheets))
    await separate.readOptional(part, async () => {
      sheets.set(part, decodeText(await archive.whole(part)));
    });
  return sheets;
}

/** The parts of a book. */
interface BookContents {
  readonly chapters: readonly string[];
  /** By part. */
  readonly titles: ReadonlyMap<string, string>;
}

async function contentsOf(archive: ZipArchive): Promise<BookContents> {
  let book = '';
  await readWholeXml(
    archive,
    'META-INF/container.xml',
    {
      open: ({ name, attributes }) => {
        if (name === 'rootfile' && book === '') book = attributes['full-path'] ?? '';
      },
    },
    'ignore',
  );
  const parts = new Map<string, string>();
  /** Each once: a hostile book names one again and again. */
  const chapters = new Set<string>();
  let contents: string | undefined;
  let isPage = false;
  await readWholeXml(
    archive,
    book,
    {
      open: ({ name, attributes: { id = '', href = '', idref = '', properties = '', 'media-type': type } }) => {
        const part = partOf(book, href);
        if (name === 'item') parts.set(id, part);
        if (name === 'item' && /(?:^|\s)nav(?:\s|$)/.test(properties)) [contents, isPage] = [part, true];
        else if (name === 'item' && type === 'application/x-dtbncx+xml') contents ??= part;
        const chapter = name === 'itemref' ? parts.get(idref) : undefined;
        if (chapter !== undefined && archive.has(chapter)) chapters.add(chapter);
      },
    },
    'ignore',
  );
  // Its lines are the titles of the chapters.
  if (isPage && chapters.size > 1) chapters.delete(contents ?? '');
  return {
    chapters: chapters.size > 0 ? [...chapters] : archive.names.filter((name) => /\.x?html?$/i.test(name)),
    titles: contents === undefined || !archive.has(contents) ? new Map() : await titlesOf(archive, contents),
  };
}

async function titlesOf(archive: ZipArchive, contents: string): Promise<ReadonlyMap<string, string>> {
  return titlesIn(decodeHtml(await archive.whole(contents)), (reference) => partOf(contents, reference));
}

function partOf(book: string, reference: string): string {
  const path = posix.join(posix.dirname(book), reference.replace(/#.*$/, ''));
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Parts that only a shop's program can read; fonts often are, without the book being so. */
async function encryptedParts(archive: ZipArchive): Promise<ReadonlySet<string>> {
  const parts = new Set<string>();
  await readWholeXml(archive, 'META-INF/encryption.xml', {
    open: ({ name, attributes }) => {
      if (name === 'CipherReference') parts.add(partOf('', attributes['URI'] ?? ''));
    },
  });
  return parts;
}
