import {
  type ContentBlock,
  invalidField,
  type JsonObject,
  type OpenCallIds,
  stringifyJson,
  type ToolResultBlock,
} from '../../../core/api/index.js';
import { decodeFileData, decodeInlineData, within } from './decode-media.js';
import { dialectName } from '../dialect-name.js';
import { type ContentFields } from './content-fields.js';
import { type ReplayedReasoning, unwrapSignature } from '../signatures.js';

const kinds = ['text', 'functionCall', 'functionResponse', 'inlineData', 'fileData'] as const;

/** Decodes one part. Signatures of other providers become reasoning; those of the dialect's own provider stay with the part. */
export function decodePart(part: ContentFields, ids: OpenCallIds): readonly ContentBlock[] {
  const kind = kinds.find((name) => part.value(name) !== undefined);
  if (kind === undefined) return decodeOther(part);
  const second = kinds.find((name) => name !== kind && part.value(name) !== undefined);
  if (second !== undefined) throw invalidField(part.place(second), `cannot be in the same part as "${kind}"`);
  const signature = part.string('thoughtSignature');
  const replayed = signature ? unwrapSignature(signature) : undefined;
  const known = [kind, 'thought', ...(replayed || signature === '' ? ['thoughtSignature'] : [])];
  const extras = part.others(known);
  if (kind === 'text') return decodeText(part, replayed, extras);
  const block = withExtras(decodeContent(kind, part, ids), extras);
  return replayed ? [{ type: 'reasoning', text: '', ...replayed }, block] : [block];
}

function decodeContent(kind: (typeof kinds)[number], part: ContentFields, ids: OpenCallIds): ContentBlock {
  const inner = part.required(kind, part.inner(kind));
  switch (kind) {
    case 'functionCall':
      return decodeCall(inner, ids);
    case 'functionResponse':
      return decodeResult(inner, ids);
    case 'inlineData':
      return decodeInlineData(inner);
    default:
      return decodeFileData(inner);
  }
}

/** A text with a signature is followed by it, as in the stream of an answer. */
function decodeText(
  part: ContentFields,
  replayed: ReplayedReasoning | undefined,
  extras: JsonObject | undefined,
): readonly ContentBlock[] {
  const text = part.required('text', part.string('text'));
  if (part.boolean('thought') === true) {
    const thought = { type: 'reasoning' as const, text, ...(extras ? { extras } : {}) };
    if (replayed?.encrypted === undefined) return [{ ...thought, ...replayed }];
    return [...(text === '' ? [] : [thought]), { type: 'reasoning', text: '', ...replayed }];
  }
  const block = withExtras({ type: 'text', text }, extras);
  if (!replayed) return [block];
  const reasoning: ContentBlock = { type: 'reasoning', text: '', ...replayed };
  return text === '' ? [reasoning] : [block, reasoning];
}

function decodeCall(call: ContentFields, ids: OpenCallIds): ContentBlock {
  const name = call.name('name');
  const args = call.inner('args')?.object ?? {};
  return {
    type: 'tool-call',
    id: ids.call(call.string('id'), name),
    name,
    arguments: stringifyJson(args),
    ...within('functionCall', call.others(['id', 'name', 'args'])),
  };
}

/** The dialect takes an object: `output` or `error` hold the result, if there is nothing else in it. */
function decodeResult(result: ContentFields, ids: OpenCallIds): ToolResultBlock {
  const name = result.name('name');
  const response = result.required('response', result.inner('response')).object;
  const [member, ...others] = Object.keys(response);
  const isWrapped = others.length === 0 && (member === 'output' || member === 'error');
  const value = isWrapped ? (response[member] ?? '') : response;
  const text = typeof value === 'string' ? value : stringifyJson(value);
  const media = (result.list('parts') ?? []).flatMap((part) => decodePart(part, ids));
  return {
    type: 'tool-result',
    toolCallId: ids.result(result.string('id'), name),
    content: [...(text === '' ? [] : [{ type: 'text' as const, text }]), ...media],
    ...(member === 'error' && isWrapped ? { isError: true } : {}),
    ...within('functionResponse', result.others(['id', 'name', 'response', 'parts'])),
  };
}

/** What only the provider of the dialect knows. Parts without content, which some clients keep from an answer, are left out. */
function decodeOther(part: ContentFields): readonly ContentBlock[] {
  const signature = part.string('thoughtSignature');
  const replayed = signature ? unwrapSignature(signature) : undefined;
  if (replayed) return [{ type: 'reasoning', text: '', ...replayed }];
  const content = part.others(['thought']);
  return content ? [{ type: 'opaque', dialect: dialectName, value: part.object }] : [];
}

function withExtras(block: ContentBlock, extras: JsonObject | undefined): ContentBlock {
  if (!extras || block.type === 'opaque') return block;
  return { ...block, extras: { ...block.extras, ...extras } };
}
