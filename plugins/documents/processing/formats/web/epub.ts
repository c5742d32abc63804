import { posix } from 'node:path';
import { readWholeXml } from '../../archive/read-xml.js';
import { ZipArchive } from '../../archive/zip-archive.js';
import type { DocumentBlocks } from '../../document-block.js';
import { ProcessingError } from '../../processing-contract.js';
import type { SourceDocument } from '../../source-document.js';
import { decodeHtml } from './html.js';
import { readHtmlText } from './html-reader.js';

/** Reads the chapters of an electronic book in their order (https://www.w3.org/TR/epub-33/). */
export async function* readEpub({ file, limits, notes }: SourceDocument): DocumentBlocks {
  const archive = await ZipArchive.open(file, limits.maxUnpackedBytes);
  try {
    const encrypted = await encryptedParts(archive);
    const chapters = await chaptersOf(archive);
    if (chapters.some((part) => encrypted.has(part))) throw new ProcessingError('The book is encrypted.');
    for (const [index, part] of chapters.entries()) {
      yield* readHtmlText(decodeHtml(await archive.whole(part)));
      notes.progress((index + 1) / chapters.length);
    }
  } finally {
    archive.close();
  }
}

async function chaptersOf(archive: ZipArchive): Promise<readonly string[]> {
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
  await readWholeXml(
    archive,
    book,
    {
      open: ({ name, attributes }) => {
        if (name === 'item') parts.set(attributes['id'] ?? '', partOf(book, attributes['href'] ?? ''));
        const chapter = name === 'itemref' ? parts.get(attributes['idref'] ?? '') : undefined;
        if (chapter !== undefined && archive.has(chapter)) chapters.add(chapter);
      },
    },
    'ignore',
  );
  return chapters.size > 0 ? [...chapters] : archive.names.filter((name) => /\.x?html?$/i.test(name));
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
