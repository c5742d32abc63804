import type { ContentBlock, JsonValue } from '../../../../core/api/index.js';
import { dataUrl, fileSource } from '../../chat/decode-content.js';
import { invalid, type RequestObject } from '../../request-object.js';
import { responsesDialectName } from '../../dialect-name.js';

const partsAllowed = 'one of input_text, input_image, input_file, input_audio, output_text, refusal';

/** Decodes the content of a message, or the output of a tool: a text, or an array of parts. */
export function readParts(item: RequestObject, name: string): ContentBlock[] {
  const content = item.fields[name];
  if (typeof content === 'string') return [{ type: 'text', text: content }];
  const place = item.placeOf(name);
  if (!Array.isArray(content)) throw invalid(place, 'a string or an array of content parts', content);
  return content.map((part: JsonValue, index) => {
    const fields = item.objectIn(place, part, index);
    const block = readPart(fields);
    const extras = block.type === 'opaque' ? undefined : fields.extras(membersOf(block));
    return extras ? { ...block, extras } : block;
  });
}

function readPart(part: RequestObject): ContentBlock {
  const type = part.requiredString('type');
  switch (type) {
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
      return type.startsWith('input_') ? opaque(part) : part.fail('type', partsAllowed);
  }
}

/** A part that only a provider of this dialect can read. */
function opaque({ fields }: RequestObject): ContentBlock {
  return { type: 'opaque', dialect: responsesDialectName, value: fields };
}

const textMembers: ReadonlySet<string> = new Set(['type', 'text', 'refusal', 'annotations', 'logprobs']);
const fileMembers: ReadonlySet<string> = new Set(['type', 'filename', 'file_data', 'file_url', 'file_id']);
const mediaMembers: ReadonlySet<string> = new Set(['type', 'image_url', 'file_id', 'detail', 'input_audio']);

/** Members that are read, and those of an answer that no model needs back. */
function membersOf({ type }: ContentBlock): ReadonlySet<string> {
  return type === 'text' ? textMembers : type === 'file' ? fileMembers : mediaMembers;
}

function readImage(part: RequestObject): ContentBlock {
  if (!part.has('image_url') && part.has('file_id')) return opaque(part);
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
