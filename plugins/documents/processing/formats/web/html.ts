import type { DocumentBlocks } from '../../document-block.js';
import type { SourceDocument } from '../../source-document.js';
import { decodeAs, decodeText, detectEncoding } from '../../text/decode-text.js';
import { wholeText } from '../../text/whole-text.js';
import { readHtmlText } from './html-reader.js';

/** The beginning of a page, where its encoding is declared. */
const declaredWithin = 4_096;
const declaration = /<meta[^>]{1,300}charset\s*=\s*["']?\s*([\w:.-]{1,40})/i;

/** Reads a web page: headings, paragraphs, lists and tables, as a browser shows them. */
export async function* readHtml(source: SourceDocument): DocumentBlocks {
  const html = await wholeText(source, decodeHtml);
  yield* readHtmlText(html, source.notes, undefined, (share) => source.notes.progress(share));
}

/** Decodes a page by its marks, else as it declares, else as any text. */
export function decodeHtml(bytes: Buffer): string {
  const found = detectEncoding(bytes);
  const declared = declaration.exec(bytes.subarray(0, declaredWithin).toString('latin1'))?.[1];
  const encoding = found.startsWith('utf-') ? undefined : standardEncoding(declared);
  return encoding === undefined ? decodeText(bytes) : decodeAs(bytes, encoding);
}

/** The encoding that browsers take for a name (https://encoding.spec.whatwg.org); undefined for one that cannot be that of the declaration. */
function standardEncoding(name = ''): string | undefined {
  try {
    const { encoding } = new TextDecoder(name);
    return encoding.startsWith('utf-') ? undefined : encoding;
  } catch {
    return undefined;
  }
}
