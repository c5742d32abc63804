import {
  type FileBlock,
  inlineMedia,
  isTextMedia,
  type JsonObject,
  type MediaSource,
  unsupportedContent,
} from '../../../core/api/index.js';

/** Encodes the source of an image. */
export function encodeImageSource(source: MediaSource, place: string): JsonObject {
  const media = inlineMedia(source, place);
  if (media.kind === 'url') return { type: 'url', url: media.url };
  return { type: 'base64', media_type: media.mediaType, data: media.data };
}

/** Encodes a document, or an image that was sent as a file. */
export function encodeFile(block: FileBlock, place: string): JsonObject {
  const { source, fileName } = block;
  const title = fileName === undefined ? {} : { title: fileName };
  if (source.kind === 'text') return { type: 'document', source: plainText(source.text), ...title };
  if (source.kind === 'id') return { type: 'document', source: { type: 'file', file_id: source.id }, ...title };
  const media = inlineMedia(source, place);
  if (media.kind === 'url') return { type: 'document', source: { type: 'url', url: media.url }, ...title };
  const { mediaType, data } = media;
  if (mediaType.startsWith('image/')) return { type: 'image', source: encodeImageSource(media, place) };
  if (mediaType === 'application/pdf') {
    return { type: 'document', source: { type: 'base64', media_type: mediaType, data }, ...title };
  }
  if (isTextMedia(mediaType)) {
    return { type: 'document', source: plainText(Buffer.from(data, 'base64').toString('utf8')), ...title };
  }
  throw unsupportedContent(
    place,
    `files of type "${mediaType}" cannot be read by this provider; PDF, text and images can`,
  );
}

function plainText(data: string): JsonObject {
  return { type: 'text', media_type: 'text/plain', data };
}
