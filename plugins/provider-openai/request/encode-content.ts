import {
  type ContentBlock,
  describedText,
  documentWords,
  type FileBlock,
  GatewayError,
  isJsonObject,
  type JsonObject,
  type MediaSource,
  type Message,
  objectIn,
  type OpaqueBlock,
  unknownContent,
} from '../../../core/api/index.js';
import { chatDialect } from '../dialect-names.js';
import { markIn } from './cache-marks.js';

/** Separators with which several texts of one message are joined. */
const separators = { system: '\n\n', user: '\n', assistant: '', tool: '\n' } as const;

/**
 * Encodes blocks as content: one string if they are all text, because many compatible servers support only that for some roles; otherwise a
 * list of parts. What cannot be encoded is left out of an answer that is sent back.
 *
 * @param ownDialect whether the blocks came in this dialect: members specific to it are then kept, and texts are not joined
 * @throws GatewayError 400 for content of a user that this dialect cannot express, because an answer to the rest would be misleading
 */
export function encodeContent(
  blocks: readonly ContentBlock[],
  role: Message['role'],
  ownDialect: boolean,
): string | JsonObject[] {
  const parts = blocks.flatMap((block) => encodeBlock(block, role, ownDialect));
  const texts = parts.flatMap(plainText);
  const plain = texts.length === parts.length && (!ownDialect || texts.length < 2);
  return plain ? texts.join(separators[role]) : parts;
}

function plainText(part: JsonObject): string[] {
  const { type, text } = part;
  return type === 'text' && typeof text === 'string' && Object.keys(part).length === 2 ? [text] : [];
}

function encodeBlock(block: ContentBlock, role: Message['role'], ownDialect: boolean): JsonObject[] {
  const extras = block.type === 'opaque' ? undefined : ownDialect ? block.extras : markOf(block);
  switch (block.type) {
    case 'text':
      return [block.refusal ? { type: 'refusal', refusal: block.text } : { type: 'text', text: block.text, ...extras }];
    case 'image': {
      const url = urlOf(block.source);
      return [withExtras({ type: 'image_url', image_url: { url, detail: block.detail } }, extras)];
    }
    case 'audio':
      return [withExtras({ type: 'input_audio', input_audio: { data: block.data, format: block.format } }, extras)];
    case 'file':
      return [...(ownDialect ? [] : introductionOf(block)), withExtras(encodeFile(block), extras)];
    case 'reasoning':
      return ownDialect && extras ? [encodeThinking(block.text, block.signature)] : [];
    case 'opaque':
      if (role === 'assistant' && isOfAnswer(block)) return [];
      if (ownDialect && block.dialect === chatDialect) return [block.value as JsonObject];
      if (role === 'assistant') return [];
      throw unknownContent(block, 'messages');
    default:
      return [];
  }
}

/** A mark is kept in every dialect, but not at a text of white space, where it is refused. */
function markOf(block: Exclude<ContentBlock, OpaqueBlock>): JsonObject {
  return block.type === 'text' && block.text.trim() === '' ? {} : markIn(block.extras);
}

/** Whether a block is what an answer has besides its content: members of it or of its message, which are not parts of a request. */
function isOfAnswer({ dialect, value }: OpaqueBlock): boolean {
  const { delta, answer } = objectIn(value);
  return dialect === chatDialect && (isJsonObject(delta) || isJsonObject(answer));
}

/** The members of the message in such a block. */
export function answerMembers({ dialect, value }: OpaqueBlock): JsonObject | undefined {
  const { delta } = objectIn(value);
  return dialect === chatDialect && isJsonObject(delta) ? delta : undefined;
}

/** Adds extra members to a part. Those of the object in it stand under its name. */
function withExtras(part: JsonObject, extras: JsonObject | undefined): JsonObject {
  if (!extras) return part;
  const inner = Object.entries(part).flatMap(([name, own]) => {
    const added = extras[name];
    return isJsonObject(own) && isJsonObject(added) ? [[name, { ...own, ...added }]] : [];
  });
  return { ...part, ...extras, ...Object.fromEntries(inner) };
}

/** What is said of a document, in front of it. A text has it at its beginning. */
function introductionOf(block: FileBlock): JsonObject[] {
  const words = block.source.kind === 'text' ? undefined : documentWords(block);
  return words === undefined ? [] : [{ type: 'text', text: words }];
}

function encodeFile(block: FileBlock): JsonObject {
  const { source, fileName } = block;
  switch (source.kind) {
    case 'text':
      return { type: 'text', text: describedText(block, source.text) };
    case 'id':
      return { type: 'file', file: { file_id: source.id } };
    case 'base64':
      return { type: 'file', file: { filename: fileName ?? 'file', file_data: urlOf(source) } };
    case 'url':
      throw unsupported(
        'The model of this request does not accept files by URL. Send the file itself, base64-encoded.',
      );
  }
}

/** The error for content that the dialect cannot express. */
export function unsupported(message: string): GatewayError {
  return new GatewayError({ code: 'GW_CONTENT_UNSUPPORTED', status: 400, field: 'messages', message });
}

/** Reasoning as a part of the content: with a signature as one text, otherwise as a list of texts. */
function encodeThinking(text: string, signature: string | undefined): JsonObject {
  if (signature === undefined) return { type: 'thinking', thinking: [{ type: 'text', text }] };
  return { type: 'thinking', thinking: text, signature };
}

/** An address, or the bytes as one. */
export function urlOf(source: MediaSource): string {
  return source.kind === 'url' ? source.url : `data:${source.mediaType};base64,${source.data}`;
}
