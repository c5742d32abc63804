import type { MediaSource } from '../content.js';
import { invalidRequest } from './refused-request.js';

/**
 * A medium with its bytes, if they came with the request: `data:` URLs (RFC 2397) become bytes, because providers fetch only web URLs. Media
 * types lose their parameters, which providers do not take.
 *
 * @param place path of the medium in the request, for error messages
 */
export function inlineMedia(source: MediaSource, place: string): MediaSource {
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

/** Whether files of this type are text. */
export function isTextMedia(mediaType: string): boolean {
  return mediaType.startsWith('text/') || mediaType === 'application/json' || mediaType === 'application/xml';
}

function percentDecoded(data: string, place: string): string {
  try {
    return decodeURIComponent(data);
  } catch {
    throw invalidRequest(place, 'the data: URL has a broken percent-encoding');
  }
}
