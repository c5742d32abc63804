import type { FileBlock, ImageBlock, MediaSource } from '../../../core/api/index.js';
import { type Governing, governJson, governText } from './govern-text.js';
import { isPlain, textOfFile } from './text-of-file.js';

/**
 * What may go of what a file consists of: the same source when nothing has changed. Files of other kinds than text are the business of whoever
 * extracts their texts.
 *
 * @throws PolicyBlock
 */
export async function governSource(source: FileBlock['source'], governed: Governing): Promise<FileBlock['source']> {
  switch (source.kind) {
    case 'text': {
      const text = await governText(source.text, governed);
      return text === source.text ? source : { ...source, text };
    }
    case 'url':
    case 'base64':
      return governMedia(source, governed);
    case 'id':
      return source;
  }
}

/** What may go of a picture: some are drawn in XML. @throws PolicyBlock */
export async function governImage(block: ImageBlock, governed: Governing): Promise<ImageBlock> {
  const source = await governMedia(block.source, governed);
  return source === block.source ? block : { ...block, source };
}

async function governMedia(source: MediaSource, governed: Governing): Promise<MediaSource> {
  if (source.kind === 'url') {
    const url = await governText(source.url, governed);
    return url === source.url ? source : { ...source, url };
  }
  if (isPlain(source.data)) {
    const data = await governText(source.data, governed);
    return data === source.data ? source : { ...source, data };
  }
  const text = textOfFile(source.mediaType, source.data);
  if (text === undefined) return source;
  const result = await (isJson(text) ? governJson(text, governed) : governText(text, governed));
  return result === text ? source : { ...source, data: Buffer.from(result, 'utf8').toString('base64') };
}

/** Whether a text is JSON that has texts in it. */
export function isJson(text: string): boolean {
  if (!/^\s*[[{"]/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
