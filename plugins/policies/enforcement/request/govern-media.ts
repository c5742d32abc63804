import type { AudioBlock, Awaitable, FileBlock, ImageBlock, MediaSource } from '../../../../core/api/index.js';
import { governDocument, type Governing, governText } from '../texts/govern-text.js';
import { isNotBase64, textOfFile } from './text-of-file.js';

/** The values of `detail` for images, audio formats, and media types without parameters. */
const knownToken = /^(?:auto|low|high|original|wav|mp3|(?:application|audio|font|image|text|video)\/[\w.+-]{1,80})$/;

/**
 * Applies policies to the content of a file; returns the same source when nothing has changed. Only text files are inspected: the text of other
 * formats is governed where it is extracted.
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

/** Applies policies to an image; its data are inspected if they are text, such as SVG. @throws PolicyBlock */
export async function governImage(block: ImageBlock, governed: Governing): Promise<ImageBlock> {
  const source = await governMedia(block.source, governed);
  const detail = block.detail && (await governToken(block.detail, governed));
  if (source === block.source && detail === block.detail) return block;
  return { ...block, source, ...(detail === undefined ? {} : { detail }) };
}

/** Applies policies to the format of a recording, and to its data if they are not base64; audio is not transcribed. @throws PolicyBlock */
export async function governAudio(block: AudioBlock, governed: Governing): Promise<AudioBlock> {
  const data = isNotBase64(block.data) ? await governText(block.data, governed) : block.data;
  const format = await governToken(block.format, governed);
  return data === block.data && format === block.format ? block : { ...block, data, format };
}

/** Governs a member that should be an enumerated value, because a client can put any text into it. */
function governToken(token: string, governed: Governing): Awaitable<string> {
  return knownToken.test(token) ? token : governText(token, governed);
}

async function governMedia(source: MediaSource, governed: Governing): Promise<MediaSource> {
  if (source.kind === 'url') {
    const url = await governText(source.url, governed);
    return url === source.url ? source : { ...source, url };
  }
  const mediaType = await governToken(source.mediaType, governed);
  const data = await governData(source.mediaType.replace(/;.*/s, ''), source.data, governed);
  return data === source.data && mediaType === source.mediaType ? source : { ...source, mediaType, data };
}

async function governData(mediaType: string, data: string, governed: Governing): Promise<string> {
  if (isNotBase64(data)) return governText(data, governed);
  const text = textOfFile(mediaType, data);
  if (text === undefined) return data;
  const result = await governDocument(text, governed);
  return result === text ? data : Buffer.from(result, 'utf8').toString('base64');
}
