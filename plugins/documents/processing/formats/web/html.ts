import { readFile } from 'node:fs/promises';
import iconv from 'iconv-lite';
import type { DocumentBlocks } from '../../document-block.js';
import type { SourceDocument } from '../../source-document.js';
import { decodeText, detectEncoding } from '../../text/decode-text.js';
import { checkTextLength, checkTextSize } from '../plain/plain-text.js';
import { readHtmlText } from './html-reader.js';

/** The beginning of a page, where its encoding is declared. */
const declaredWithin = 4_096;
const declaration = /<meta[^>]{1,300}charset\s*=\s*["']?\s*([\w:.-]{1,40})/i;

/** Reads a web page: headings, paragraphs, lists and tables, as a browser shows them. */
export async function* readHtml(source: SourceDocument): DocumentBlocks {
  checkTextSize(source);
  const html = decodeHtml(await readFile(source.file));
  checkTextLength(html, source);
  yield* readHtmlText(html);
}

/** Decodes a page by its marks, else as it declares, else as any text. */
export function decodeHtml(bytes: Buffer): string {
  const found = detectEncoding(bytes);
  const declared = declaration.exec(bytes.subarray(0, declaredWithin).toString('latin1'))?.[1];
  if (declared === undefined || found.startsWith('utf-') || !iconv.encodingExists(declared))
    return decodeText(bytes).text;
  return iconv.decode(bytes, declared);
}
