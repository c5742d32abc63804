import { isUtf8 } from 'node:buffer';
import type { DocumentOwner, LibraryDocument } from '../../../core/api/database.js';
import {
  type Awaitable,
  type ChatCall,
  type ContentBlock,
  type Exchange,
  type FileBlock,
  GatewayError,
  HeldParts,
  type ImageBlock,
  type InferenceCall,
  isJsonObject,
  isTextMedia,
  type Message,
  pictureType,
  unsupportedRequest,
} from '../../../core/api/index.js';
import type { DocumentServices } from '../document-services.js';
import { uuidIn } from '../object-ids.js';
import { findFile, unlessDeleted } from './find-file.js';

/** A file that a client has uploaded, where a message has its id; for an image, with what else the block says. */
type NamedFile =
  | { readonly as: 'file'; readonly id: string; readonly block: FileBlock }
  | { readonly as: 'image'; readonly id: string; readonly block: Pick<ImageBlock, 'detail' | 'extras'> };

/** A file for a model. */
interface ReadFile {
  readonly fileName: string;
  readonly mediaType: string;
  readonly bytes: Buffer;
}

/**
 * Replaces ids of this gateway's files in messages by the files themselves, because a provider knows only its own ids, which stay as they are.
 *
 * @returns undefined for a call without such ids
 * @throws GatewayError `GW_REQUEST_UNSUPPORTED` (400) for one that is to be put where tools of a provider run, `GW_FILE_UNKNOWN` (404),
 * `GW_REQUEST_TOO_LARGE` (413), `GW_OBJECTS_UNAVAILABLE`, `GW_OVERLOADED` (503)
 */
export function attachFiles(
  call: InferenceCall,
  exchange: Exchange,
  services: DocumentServices,
): Awaitable<ChatCall | undefined> {
  if (call.kind !== 'chat' || !call.messages.some(({ content }) => content.some(namesFile))) return undefined;
  return withAllFiles(call, new FileReader(services, exchange));
}

async function withAllFiles(call: ChatCall, reader: FileReader): Promise<ChatCall> {
  const messages: Message[] = [];
  for (const message of call.messages) {
    const content = await withFiles(message.content, reader);
    messages.push(content === message.content ? message : { ...message, content });
  }
  return { ...call, messages };
}

function namesFile(block: ContentBlock): boolean {
  return block.type === 'tool-result' ? block.content.some(namesFile) : fileIn(block) !== undefined;
}

function fileIn(block: ContentBlock): NamedFile | undefined {
  if (block.type === 'file') {
    const id = block.source.kind === 'id' ? block.source.id : undefined;
    return isOwn(id) ? { as: 'file', id, block } : undefined;
  }
  if (block.type !== 'opaque' || !isJsonObject(block.value)) return undefined;
  const { type, source, file_id: id, detail, ...extras } = block.value;
  switch (type) {
    case 'input_image':
      return isOwn(id) ? { as: 'image', id, block: typeof detail === 'string' ? { detail } : {} } : undefined;
    case 'image': {
      const named = isJsonObject(source) ? source['file_id'] : undefined;
      return isOwn(named) ? { as: 'image', id: named, block: { extras } } : undefined;
    }
    case 'container_upload':
      if (isOwn(id))
        throw unsupportedRequest(type, 'a file of the gateway cannot be put into a container of a provider');
      return undefined;
    default:
      return undefined;
  }
}

function isOwn(id: unknown): id is string {
  return typeof id === 'string' && uuidIn('file', id) !== undefined;
}

async function withFiles(content: readonly ContentBlock[], reader: FileReader): Promise<readonly ContentBlock[]> {
  if (!content.some(namesFile)) return content;
  const blocks: ContentBlock[] = [];
  for (const block of content) {
    const named = fileIn(block);
    if (named) blocks.push(blockOf(named, await reader.read(named.id)));
    else if (block.type === 'tool-result') blocks.push({ ...block, content: await withFiles(block.content, reader) });
    else blocks.push(block);
  }
  return blocks;
}

function blockOf(named: NamedFile, { fileName, mediaType, bytes }: ReadFile): FileBlock | ImageBlock {
  // Every model reads a text, few read a file of text.
  if (named.as === 'file' && isTextMedia(mediaType) && isUtf8(bytes))
    return { fileName, ...named.block, source: { kind: 'text', text: bytes.toString() } };
  const source = { kind: 'base64', mediaType, data: bytes.toString('base64') } as const;
  if (named.as === 'file' && !picture.test(mediaType)) return { fileName, ...named.block, source };
  const { extras } = named.block;
  const detail = named.as === 'image' ? named.block.detail : undefined;
  return { type: 'image', source, ...(detail !== undefined && { detail }), ...(extras && { extras }) };
}

/** Reads the files of one request, each once. Each time that one is named, its bytes are in the request once more, and count again. */
class FileReader {
  readonly #services: DocumentServices;
  readonly #exchange: Exchange;
  readonly #owner: DocumentOwner;
  readonly #held: HeldParts;
  readonly #read = new Map<string, ReadFile>();
  #left: number;

  constructor(services: DocumentServices, exchange: Exchange) {
    this.#services = services;
    this.#exchange = exchange;
    this.#owner = services.library.ownerOf(exchange);
    this.#held = new HeldParts(exchange);
    this.#left = services.config.maxInputBytes;
  }

  async read(id: string): Promise<ReadFile> {
    const known = this.#read.get(id);
    if (known) {
      this.#count(known.bytes.length);
      return known;
    }
    const { library } = this.#services;
    const document = await findFile(id, this.#owner, this.#services);
    this.#count(document.sizeBytes);
    const opened = await library.open(document.documentId, this.#owner, this.#exchange.signal).catch(unlessDeleted(id));
    const pieces: Uint8Array[] = [];
    for await (const piece of opened.bytes) pieces.push(piece);
    const bytes = Buffer.concat(pieces);
    const read = { fileName: document.fileName, mediaType: mediaTypeOf(document, bytes), bytes };
    this.#read.set(id, read);
    return read;
  }

  #count(bytes: number): void {
    const { maxInputBytes } = this.#services.config;
    this.#left -= bytes;
    if (this.#left < 0) throw tooLarge(maxInputBytes);
    this.#held.add(bytes * base64Growth);
  }
}

/** Types of pictures that models read as such, in whichever block a message names them. */
const picture = /^image\/(?:png|jpeg|gif|webp)$/;

/** How much longer bytes become in base64. */
const base64Growth = 4 / 3;

/** Files without a type of their own, which many clients send, get the one that they show. */
function mediaTypeOf({ contentType, fileName }: LibraryDocument, bytes: Buffer): string {
  const named = contentType.replace(/;.*/s, '').trim().toLowerCase();
  if (named !== '' && named !== 'application/octet-stream') return named;
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') return 'application/pdf';
  return (
    pictureType(bytes.subarray(0, 24).toString('base64')) ??
    (textName.test(fileName) ? 'text/plain' : 'application/octet-stream')
  );
}

const textName = /\.(?:txt|md|csv|tsv|json|jsonl|html?|xml|ya?ml|log)$/i;

function tooLarge(most: number): GatewayError {
  return new GatewayError({
    code: 'GW_REQUEST_TOO_LARGE',
    status: 413,
    message: `The files of this request are longer than ${most} bytes together ("maxInputBytes" of openai-documents). Refer to fewer, or search in them.`,
  });
}
