import type { ContentBlock, JsonValue } from '../../../core/api/index.js';
import { dataUrl, fileSource } from '../decode-content.js';
import { invalid, type RequestObject } from '../request-object.js';
import { unsupported } from '../unsupported.js';

const partsAllowed = 'one of input_text, input_image, input_file, input_audio, output_text, refusal';

/** Decodes the content of a message, or the output of a tool: a text, or an array of parts. */
export function readParts(item: RequestObject, name: string): ContentBlock[] {
  const content = item.fields[name];
  if (typeof content === 'string') return [{ type: 'text', text: content }];
  const place = item.placeOf(name);
  if (!Array.isArray(content)) throw invalid(place, 'a string or an array of content parts', content);
  return content.map((part: JsonValue, index) => readPart(item.objectIn(place, part, index)));
}

function readPart(part: RequestObject): ContentBlock {
  switch (part.requiredString('type')) {
    case 'input_text':
    case 'output_text':
    // Some clients use this type for every role.
    case 'text':
      return { type: 'text', text: part.requiredString('text') };
    case 'refusal':
      return { type: 'text', text: part.requiredString('refusal'), refusal: true };
    case 'input_image':
      return readImage(part);
    case 'input_file':
      return readFile(part);
    case 'input_audio': {
      const audio = part.requiredObject('input_audio');
      return { type: 'audio', data: audio.requiredString('data'), format: audio.requiredString('format') };
    }
    default:
      return part.fail('type', partsAllowed);
  }
}

function readImage(part: RequestObject): ContentBlock {
  if (!part.has('image_url') && part.has('file_id')) {
    const message = `"${part.placeOf('file_id')}" is not supported: the gateway keeps no files. Send the image in "image_url", as an address or a data URL.`;
    throw unsupported(part.placeOf('file_id'), message);
  }
  const url = part.requiredString('image_url');
  const detail = part.string('detail');
  const source = dataUrl(url) ?? ({ kind: 'url', url } as const);
  return { type: 'image', source, ...(detail === undefined ? {} : { detail }) };
}

function readFile(part: RequestObject): ContentBlock {
  const fileName = part.string('filename');
  const named = fileName === undefined ? {} : { fileName };
  const data = part.string('file_data') ?? part.string('file_url');
  if (data !== undefined) return { type: 'file', source: fileSource(data), ...named };
  const id = part.string('file_id');
  if (id === undefined)
    throw invalid(part.placeOf('file_data'), 'a string, unless "file_url" or "file_id" is given', undefined);
  return { type: 'file', source: { kind: 'id', id }, ...named };
}
