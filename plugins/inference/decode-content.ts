import {
  type ContentBlock,
  type ImageBlock,
  isJsonArray,
  type JsonValue,
  kindOfJson,
  type MediaSource,
  type MessageRole,
  type TextBlock,
} from '../../core/api/index.js';
import { fieldNames, invalid, NativeFields } from './native-fields.js';

const textNames = fieldNames(['type', 'text']);
const imageNames = fieldNames(['type', 'image_url']);
const imageUrlNames = fieldNames(['url', 'detail']);
const blockTypes = ['text', 'image_url'] as const;

/** Decodes the `content` of a message other than a tool's: a string or an array of typed blocks. */
export function decodeContent(value: JsonValue, place: string, role: MessageRole): readonly ContentBlock[] {
  if (typeof value === 'string') return [{ type: 'text', text: value }];
  if (!isJsonArray(value)) throw invalid(place, `must be a string or an array of blocks, not ${kindOfJson(value)}`);
  return value.map((block, index) => decodeBlock(block, `${place}[${index}]`, role));
}

function decodeBlock(value: JsonValue, place: string, role: MessageRole): ContentBlock {
  const block = new NativeFields(value, place);
  const type = block.required('type', block.oneOf('type', blockTypes));
  if (type === 'text') return decodeText(value, place);
  if (role !== 'user') throw invalid(block.place('type'), 'can be "image_url" only in messages with role "user"');
  return decodeImage(value, place);
}

function decodeText(value: JsonValue, place: string): TextBlock {
  const block = new NativeFields(value, place, textNames);
  return { type: 'text', text: block.required('text', block.string('text')) };
}

function decodeImage(value: JsonValue, place: string): ImageBlock {
  const block = new NativeFields(value, place, imageNames);
  const image = block.required('image_url', block.jsonObject('image_url'));
  const fields = new NativeFields(image, block.place('image_url'), imageUrlNames);
  const url = fields.required('url', fields.string('url', { least: 1 }));
  const detail = fields.oneOf('detail', ['auto', 'low', 'high']);
  return { type: 'image', source: decodeImageUrl(url, fields.place('url')), ...(detail && { detail }) };
}

/** Decodes an `http(s):` URL, or a `data:` URL (RFC 2397) in base64. */
function decodeImageUrl(url: string, place: string): MediaSource {
  if (!url.startsWith('data:')) {
    if (/^https?:\/\//i.test(url) && URL.canParse(url)) return { kind: 'url', url };
    throw invalid(place, 'must be an http: or https: address or a data: URL');
  }
  const comma = url.indexOf(',');
  const [mediaType = '', ...flags] = url.slice('data:'.length, Math.max(comma, 0)).split(';');
  if (!mediaType.startsWith('image/') || !flags.includes('base64') || comma === url.length - 1) {
    throw invalid(place, 'must be a data: URL of the form "data:image/png;base64,…"');
  }
  return { kind: 'base64', mediaType, data: url.slice(comma + 1) };
}
