import {
  type AudioBlock,
  documentContext,
  isCited,
  type FileBlock,
  inlineMedia,
  isTextMedia,
  type JsonObject,
  type MediaSource,
  unsupportedContent,
} from '../../../core/api/index.js';
import type { DocumentNames } from './document-names.js';

const imageFormats: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/jpg': 'jpeg',
  'image/gif': 'gif',
  'image/webp': 'webp',
};

const documentFormats: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'text/csv': 'csv',
  'text/html': 'html',
  'text/markdown': 'md',
  'application/msword': 'doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.ms-excel': 'xls',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
};

const videoFormats: Readonly<Record<string, string>> = {
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
  'video/x-matroska': 'mkv',
  'video/webm': 'webm',
  'video/mpeg': 'mpeg',
  'video/3gpp': 'three_gp',
  'video/x-flv': 'flv',
  'video/x-ms-wmv': 'wmv',
};

/** Encodes an image. */
export function encodeImage(source: MediaSource, place: string): JsonObject {
  const media = inlineMedia(source, place);
  if (media.kind === 'url') return { image: { format: formatOfUrl(media.url), source: storedAt(media.url, place) } };
  const format = formatOf(imageFormats, media.mediaType);
  if (format === undefined) throw unreadable(place, media.mediaType);
  return { image: { format, source: { bytes: media.data } } };
}

/** Encodes a recording. */
export function encodeAudio({ data, format }: AudioBlock): JsonObject {
  return { audio: { format, source: { bytes: data } } };
}

/** What files depend on. */
interface FileContext {
  readonly names: DocumentNames;
  /** Whether the model cites documents. */
  readonly cites: boolean;
}

/** Encodes a document, or an image or a video that was sent as a file. */
export function encodeFile(
  { source, fileName, extras }: FileBlock,
  { names, cites }: FileContext,
  place: string,
): JsonObject {
  const context = documentContext(extras);
  const about = (): AboutDocument => ({
    name: names.next(fileName),
    ...(context === undefined ? {} : { context }),
    ...(cites && isCited(extras) && { citations: { enabled: true } }),
  });
  if (source.kind === 'text') return document('txt', Buffer.from(source.text).toString('base64'), about());
  if (source.kind === 'id') {
    throw unsupportedContent(place, 'this provider keeps no files; send the file itself, base64-encoded');
  }
  const media = inlineMedia(source, place);
  if (media.kind === 'url') throw unreachable(place, 'files');
  const { mediaType, data } = media;
  if (mediaType.startsWith('image/')) return encodeImage(media, place);
  const video = formatOf(videoFormats, mediaType);
  if (video !== undefined) return { video: { format: video, source: { bytes: data } } };
  const format = formatOf(documentFormats, mediaType) ?? (isTextMedia(mediaType) ? 'txt' : undefined);
  if (format === undefined) throw unreadable(place, mediaType);
  return document(format, data, about());
}

interface AboutDocument {
  readonly name: string;
  readonly context?: string;
  readonly citations?: { readonly enabled: true };
}

function document(format: string, bytes: string, about: AboutDocument): JsonObject {
  return { document: { format, ...about, source: { bytes } } };
}

function formatOf(formats: Readonly<Record<string, string>>, mediaType: string): string | undefined {
  const name = mediaType.toLowerCase();
  return Object.hasOwn(formats, name) ? formats[name] : undefined;
}

/** A place in the provider's own storage. It fetches nothing from the web, and the gateway does not either: the address may lead anywhere. */
function storedAt(url: string, place: string): JsonObject {
  if (!url.startsWith('s3://')) throw unreachable(place, 'images');
  return { s3Location: { uri: url } };
}

function formatOfUrl(url: string): string {
  const ending = /\.(png|jpe?g|gif|webp)$/i.exec(url)?.[1]?.toLowerCase() ?? 'png';
  return ending === 'jpg' ? 'jpeg' : ending;
}

function unreachable(place: string, what: string): Error {
  return unsupportedContent(place, `this provider does not accept ${what} by URL; send the bytes, base64-encoded`);
}

function unreadable(place: string, mediaType: string): Error {
  return unsupportedContent(
    place,
    `files of type "${mediaType.slice(0, 100)}" cannot be read by this provider; PDF, Office documents, text, images and videos can`,
  );
}
