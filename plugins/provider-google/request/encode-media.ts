import {
  type AudioBlock,
  describedText,
  documentWords,
  type FileBlock,
  inlineMedia,
  type JsonObject,
  type MediaSource,
  unsupportedContent,
} from '../../../core/api/index.js';

/** Media types by the ends of names in URLs, which have no other sign of it. */
const typesByEnd: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  heic: 'image/heic',
  heif: 'image/heif',
  gif: 'image/gif',
  pdf: 'application/pdf',
  txt: 'text/plain',
  csv: 'text/csv',
  html: 'text/html',
  mp3: 'audio/mp3',
  wav: 'audio/wav',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  webm: 'video/webm',
};

const audioTypes: Readonly<Record<string, string>> = { mpeg: 'audio/mp3', m4a: 'audio/mp4', pcm16: 'audio/pcm' };

/**
 * Encodes a picture or a document. The provider fetches web addresses itself.
 *
 * @param usualType the media type if the address does not show it, because the provider requires one
 */
export function encodeMedia(source: MediaSource, usualType: string, place: string): JsonObject {
  const media = inlineMedia(source, place);
  if (media.kind === 'base64') return { inlineData: { mimeType: media.mediaType, data: media.data } };
  return { fileData: { mimeType: typeOf(media.url) ?? usualType, fileUri: media.url } };
}

/**
 * Encodes a file, after what is said of it: the provider has no place for its name.
 *
 * @param own whether the client uses the provider's dialect, and has written such texts itself
 */
export function encodeFile(block: FileBlock, own: boolean, place: string): JsonObject[] {
  const { source, fileName } = block;
  if (source.kind === 'text') return [{ text: describedText(block, source.text) }];
  const words = own ? undefined : documentWords(block, fileName);
  return [...(words === undefined ? [] : [{ text: words }]), encodeData(source, place)];
}

function encodeData(source: Exclude<FileBlock['source'], { kind: 'text' }>, place: string): JsonObject {
  if (source.kind !== 'id') return encodeMedia(source, 'application/pdf', place);
  // The id of an upload is the address that the provider has given it.
  if (/^(?:https|gs):\/\//.test(source.id)) {
    const mimeType = typeOf(source.id);
    return { fileData: { ...(mimeType === undefined ? {} : { mimeType }), fileUri: source.id } };
  }
  throw unsupportedContent(place, "the id of a file must be this provider's address of it");
}

/** Encodes a recording. */
export function encodeAudio({ data, format }: AudioBlock): JsonObject {
  const name = format.toLowerCase();
  return { inlineData: { mimeType: (Object.hasOwn(audioTypes, name) && audioTypes[name]) || `audio/${name}`, data } };
}

function typeOf(address: string): string | undefined {
  const end = /\.([a-z0-9]+)$/i.exec(URL.parse(address)?.pathname ?? '')?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(typesByEnd, end) ? typesByEnd[end] : undefined;
}
