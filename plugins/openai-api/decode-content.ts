import {
  type ContentBlock,
  isJsonObject,
  type JsonValue,
  type MediaSource,
  type ReasoningBlock,
} from '../../core/api/index.js';
import { invalid, RequestObject } from './request-object.js';

/** The dialect's name, for opaque blocks. */
export const dialectName = 'openai-chat';

const textFields = new Set(['type', 'text']);
const imageFields = new Set(['type', 'image_url']);
const audioFields = new Set(['type', 'input_audio']);
const fileFields = new Set(['type', 'file']);
const refusalFields = new Set(['type', 'refusal']);

/** Decodes `content`: a string or an array of parts. Undefined when the message has none. */
export function decodeContent(message: RequestObject): ContentBlock[] | undefined {
  const { content } = message.fields;
  if (content === undefined || content === null) return undefined;
  if (typeof content === 'string') return [{ type: 'text', text: content }];
  const place = message.placeOf('content');
  if (!Array.isArray(content)) throw invalid(place, 'a string or an array of content parts', content);
  return content.map((part: JsonValue, index) => decodePart(part, `${place}[${index}]`));
}

function decodePart(value: JsonValue, place: string): ContentBlock {
  if (!isJsonObject(value)) throw invalid(place, 'an object with a "type"', value);
  const part = new RequestObject(value, place);
  switch (part.requiredString('type')) {
    case 'text':
      return { type: 'text', text: part.requiredString('text'), ...extrasOf(part, textFields) };
    case 'image_url':
      return decodeImage(part);
    case 'input_audio': {
      const audio = part.requiredObject('input_audio');
      const [data, format] = [audio.requiredString('data'), audio.requiredString('format')];
      return { type: 'audio', data, format, ...extrasOf(part, audioFields) };
    }
    case 'file':
      return decodeFile(part);
    case 'refusal':
      return { type: 'text', text: part.requiredString('refusal'), refusal: true, ...extrasOf(part, refusalFields) };
    case 'thinking':
      return decodeThinking(part);
    default:
      return { type: 'opaque', dialect: dialectName, value };
  }
}

function decodeImage(part: RequestObject): ContentBlock {
  // Some compatible providers accept a bare URL where the dialect requires an object.
  const bare = part.fields['image_url'];
  const image = typeof bare === 'string' ? new RequestObject({ url: bare }, part.placeOf('image_url')) : undefined;
  const { url, detail } = readImage(image ?? part.requiredObject('image_url'));
  const source = dataUrl(url) ?? ({ kind: 'url', url } as const);
  return { type: 'image', source, ...(detail === undefined ? {} : { detail }), ...extrasOf(part, imageFields) };
}

function readImage(image: RequestObject): { url: string; detail: string | undefined } {
  return { url: image.requiredString('url'), detail: image.string('detail') };
}

function decodeFile(part: RequestObject): ContentBlock {
  const file = part.requiredObject('file');
  const data = file.string('file_data');
  const id = file.string('file_id');
  const fileName = file.string('filename');
  const named = { ...(fileName === undefined ? {} : { fileName }), ...extrasOf(part, fileFields) };
  if (data !== undefined) return { type: 'file', source: fileSource(data), ...named };
  if (id === undefined) throw invalid(file.placeOf('file_id'), 'a string, unless "file_data" is given', undefined);
  return { type: 'file', source: { kind: 'id', id }, ...named };
}

/** The source of a file that was sent as a URL, a data URL, or bare base64. */
export function fileSource(data: string): MediaSource {
  if (/^https?:/i.test(data)) return { kind: 'url', url: data };
  return dataUrl(data) ?? { kind: 'base64', mediaType: 'application/pdf', data };
}

/** Parses `data:image/png;base64,…`. Undefined for every other URL. */
export function dataUrl(url: string): (MediaSource & { kind: 'base64' }) | undefined {
  if (!/^data:/i.test(url)) return undefined;
  const comma = url.indexOf(',');
  const head = url.slice('data:'.length, comma).split(';');
  if (comma < 0 || !head.includes('base64')) return undefined;
  return { kind: 'base64', mediaType: head[0] || 'application/octet-stream', data: url.slice(comma + 1) };
}

/** Decodes reasoning that is sent back: a text, or a list of texts, depending on the provider. */
function decodeThinking(part: RequestObject): ReasoningBlock {
  const { text, thinking } = part.fields;
  const signature = part.string('signature');
  const words = typeof text === 'string' ? text : typeof thinking === 'string' ? thinking : textsIn(thinking);
  return {
    type: 'reasoning',
    text: words,
    ...(signature === undefined ? {} : { signature }),
    extras: { type: 'thinking' },
  };
}

function textsIn(value: JsonValue | undefined): string {
  if (!Array.isArray(value)) return '';
  return value
    .map((item: JsonValue) => (isJsonObject(item) && typeof item['text'] === 'string' ? item['text'] : ''))
    .join('');
}

function extrasOf(part: RequestObject, known: ReadonlySet<string>): { extras?: Record<string, JsonValue | undefined> } {
  const extras = part.extras(known);
  return extras ? { extras } : {};
}
