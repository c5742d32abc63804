import type { MediaSource } from '../../content.js';
import { invalidRequest } from '../failures/unsupported-request.js';

/** The types of pictures by the first of their bytes, in base64. */
const pictureStarts: readonly (readonly [start: RegExp, mediaType: string])[] = [
  [/^iVBORw0KGgo/, 'image/png'],
  [/^\/9j\//, 'image/jpeg'],
  [/^R0lGOD/, 'image/gif'],
  [/^UklGR.{6}XRUJQ/, 'image/webp'],
];

/**
 * Converts `data:` URLs (RFC 2397) to inline bytes, for providers that take only web URLs, and removes the parameters of media types. A picture gets
 * the type that its bytes show, because some providers refuse one that a client has named wrongly, and others do not care.
 *
 * @param place path of the content in the request, for error messages
 * @throws GatewayError `GW_REQUEST_INVALID` (400) when a `data:` URL is broken
 */
export function inlineMedia(source: MediaSource, place: string): MediaSource {
  const media = inlined(source, place);
  if (media.kind === 'url' || !/^image\/|^application\/octet-stream$/.test(media.mediaType)) return media;
  const shown = pictureType(media.data);
  return shown === undefined || shown === media.mediaType ? media : { ...media, mediaType: shown };
}

/**
 * The media type of a picture, as its bytes show it; undefined for a format that is not known.
 *
 * @param data the picture, or its beginning, in base64
 */
export function pictureType(data: string): string | undefined {
  return pictureStarts.find(([start]) => start.test(data))?.[1];
}

function inlined(source: MediaSource, place: string): MediaSource {
  if (source.kind === 'base64') return { ...source, mediaType: source.mediaType.replace(/;.*/s, '') };
  if (!/^data:/i.test(source.url)) return source;
  const comma = source.url.indexOf(',');
  if (comma < 0) throw invalidRequest(place, 'a data: URL needs a comma in front of its data');
  const [type = '', ...flags] = source.url.slice('data:'.length, comma).split(';');
  const data = source.url.slice(comma + 1);
  // According to RFC 2397, a URL without a type is plain text.
  const mediaType = type === '' ? 'text/plain' : type.toLowerCase();
  if (flags.some((flag) => flag.trim().toLowerCase() === 'base64')) return { kind: 'base64', mediaType, data };
  return { kind: 'base64', mediaType, data: Buffer.from(percentDecoded(data, place), 'utf8').toString('base64') };
}

function percentDecoded(data: string, place: string): string {
  try {
    return decodeURIComponent(data);
  } catch {
    throw invalidRequest(place, 'the data: URL has a broken percent-encoding');
  }
}
