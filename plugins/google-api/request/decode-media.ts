import type { ContentBlock, FileBlock, JsonObject, MediaSource } from '../../../core/api/index.js';
import { type ContentFields } from './content-fields.js';

const formats: Readonly<Record<string, string>> = { mpeg: 'mp3', 'x-wav': 'wav', wave: 'wav' };

/** Decodes `inlineData`: a picture, a recording, or any other file. Only a file has a name elsewhere. */
export function decodeInlineData(data: ContentFields): ContentBlock {
  const mediaType = data.name('mimeType').toLowerCase();
  const bytes = data.required('data', data.string('data'));
  const [kind, subtype = ''] = mediaType.split('/', 2);
  const isFile = kind !== 'audio' && kind !== 'image';
  const extras = within('inlineData', data.others(['mimeType', 'data', ...(isFile ? ['displayName'] : [])]));
  if (kind === 'audio') {
    const format = Object.hasOwn(formats, subtype) ? (formats[subtype] as string) : subtype;
    return { type: 'audio', data: bytes, format, ...extras };
  }
  return mediaBlock(mediaType, { kind: 'base64', mediaType, data: bytes }, data.string('displayName'), extras);
}

/** Addresses of uploads, which only the provider that has them can read. */
const uploads = /^(?:gs:|https:\/\/[\w.-]+\.googleapis\.com\/)/;

/** The id of a file of the gateway, alone or as the end of an address. */
const ownFile = /(?:^|\/files\/)(file-[0-9a-f]{32})$/;

/** Decodes `fileData`: an upload to the provider or the gateway, or a file on the web. */
export function decodeFileData(data: ContentFields): ContentBlock {
  const url = data.name('fileUri');
  const mediaType = data.string('mimeType')?.toLowerCase();
  // The address does not say what it is, so the media type is kept for a provider of the dialect.
  const isImage = mediaType?.startsWith('image/') === true;
  const others = data.others(['fileUri', 'mimeType', ...(isImage ? [] : ['displayName'])]);
  const extras = within('fileData', mediaType === undefined ? others : { ...others, mimeType: mediaType });
  const fileName = data.string('displayName');
  const own = ownFile.exec(url)?.[1];
  if (own === undefined && !uploads.test(url)) return mediaBlock(mediaType, { kind: 'url', url }, fileName, extras);
  return { type: 'file', source: { kind: 'id', id: own ?? url }, ...named(fileName), ...extras };
}

function mediaBlock(
  mediaType: string | undefined,
  source: MediaSource,
  fileName: string | undefined,
  extras: { readonly extras?: JsonObject },
): ContentBlock {
  if (mediaType?.startsWith('image/')) return { type: 'image', source, ...extras };
  return { type: 'file', source, ...named(fileName), ...extras };
}

function named(fileName: string | undefined): Pick<FileBlock, 'fileName'> {
  return fileName === undefined ? {} : { fileName };
}

/** Members of an object within a part are extras under its name. */
export function within(name: string, members: JsonObject | undefined): { readonly extras?: JsonObject } {
  return members === undefined ? {} : { extras: { [name]: members } };
}
