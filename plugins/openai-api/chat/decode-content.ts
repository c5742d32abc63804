import {
  type ContentBlock,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  type MediaSource,
  type ReasoningBlock,
} from '../../../core/api/index.js';
import { dialectName } from '../dialect-name.js';
import { invalid, RequestObject } from '../request-object.js';

const textFields = new Set(['type', 'text']);
const refusalFields = new Set(['type', 'refusal']);
const thinkingFields = new Set(['type', 'text', 'thinking', 'signature']);

/** Parts with an object of their own type's name: the known members of both. */
const fieldsAround = {
  image_url: { part: new Set(['type', 'image_url']), object: new Set(['url', 'detail']) },
  input_audio: { part: new Set(['type', 'input_audio']), object: new Set(['data', 'format']) },
  file: { part: new Set(['type', 'file']), object: new Set(['file_data', 'file_id', 'filename']) },
} as const;

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
      return { type: 'audio', data, format, ...extrasAround(part, 'input_audio', audio) };
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
  const image =
    typeof bare === 'string'
      ? new RequestObject({ url: bare }, part.placeOf('image_url'))
      : part.requiredObject('image_url');
  const url = image.requiredString('url');
  const detail = image.string('detail');
  const source = dataUrl(url) ?? ({ kind: 'url', url } as const);
  const extras = extrasAround(part, 'image_url', image);
  return { type: 'image', source, ...(detail === undefined ? {} : { detail }), ...extras };
}

function decodeFile(part: RequestObject): ContentBlock {
  const file = part.requiredObject('file');
  const data = file.string('file_data');
  const id = file.string('file_id');
  const fileName = file.string('filename');
  const named = { ...(fileName === undefined ? {} : { fileName }), ...extrasAround(part, 'file', file) };
  if (data !== undefined) return { type: 'file', source: fileSource(data), ...named };
  if (id === undefined) throw invalid(file.placeOf('file_id'), 'a string, unless "file_data" is given', undefined);
  return { type: 'file', source: { kind: 'id', id }, ...named };
}

/** The source of a file that was sent as a URL, a data URL, or bare base64. */
export function fileSource(data: string): MediaSource {
  if (/^https?:/i.test(data)) return { kind: 'url', url: data };
  return dataUrl(data) ?? { kind: 'base64', mediaType: 'application/pdf', data };
}

/** Parses `data:image/png;base64,…`; other parameters stay with the media type. Undefined for every other URL. */
export function dataUrl(url: string): (MediaSource & { kind: 'base64' }) | undefined {
  if (!/^data:/i.test(url)) return undefined;
  const comma = url.indexOf(',');
  const [type, ...parameters] = url.slice('data:'.length, comma).split(';');
  if (comma < 0 || !parameters.includes('base64')) return undefined;
  const others = parameters.filter((parameter) => parameter !== 'base64');
  const mediaType = [type || 'application/octet-stream', ...others].join(';');
  return { kind: 'base64', mediaType, data: url.slice(comma + 1) };
}

/** Decodes reasoning that is sent back: a text, or a list of texts, depending on the provider. */
function decodeThinking(part: RequestObject): ReasoningBlock {
  const { text, thinking } = part.fields;
  const signature = part.string('signature');
  const words = typeof text === 'string' ? text : typeof thinking === 'string' ? thinking : textsIn(thinking);
  // Whatever is not in the words.
  const others = {
    ...part.extras(thinkingFields),
    ...(text === undefined || text === words ? {} : { text }),
    ...(thinking === undefined || thinking === words || isPlainTexts(thinking) ? {} : { thinking }),
  };
  return {
    type: 'reasoning',
    text: words,
    ...(signature === undefined ? {} : { signature }),
    extras: { ...others, type: 'thinking' },
  };
}

function textsIn(value: JsonValue | undefined): string {
  if (!Array.isArray(value)) return '';
  return value
    .map((item: JsonValue) => (isJsonObject(item) && typeof item['text'] === 'string' ? item['text'] : ''))
    .join('');
}

/** Whether a value is a list of texts and nothing else. */
function isPlainTexts(value: JsonValue): boolean {
  const isPlain = (item: JsonValue): boolean =>
    isJsonObject(item) && typeof item['text'] === 'string' && Object.keys(item).every((name) => textFields.has(name));
  return Array.isArray(value) && value.every(isPlain);
}

/** Extra members of a part, and under the name of the object in it those of that. */
function extrasAround(
  part: RequestObject,
  name: keyof typeof fieldsAround,
  object: RequestObject,
): { extras?: JsonObject } {
  const outer = part.extras(fieldsAround[name].part);
  const inner = object.extras(fieldsAround[name].object);
  return outer || inner ? { extras: { ...outer, ...(inner ? { [name]: inner } : {}) } } : {};
}

function extrasOf(part: RequestObject, known: ReadonlySet<string>): { extras?: Record<string, JsonValue | undefined> } {
  const extras = part.extras(known);
  return extras ? { extras } : {};
}
