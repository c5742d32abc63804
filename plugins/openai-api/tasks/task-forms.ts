import { isUtf8 } from 'node:buffer';
import {
  audioSeconds,
  isJsonArray,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  stringsIn,
} from '../../../core/api/index.js';
import { imageEditsDialect } from '../dialect-name.js';
import { invalid, RequestObject } from '../request-object.js';
import type { TaskForm } from './task-dialect.js';

/** `POST /v1/moderations`. */
export const moderationForm: TaskForm = {
  name: 'openai-moderations',
  task: 'moderation',
  input: ['input'],
  plain: [],
  // As at OpenAI's API, whose clients seldom name one.
  usualModel: 'omni-moderation-latest',
  units(body) {
    const input = body.fields['input'] ?? undefined;
    if (typeof input !== 'string' && !(isJsonArray(input) && input.length > 0))
      throw invalid('input', 'a string, an array of strings or an array of contents', input);
    return {};
  },
};

/**
 * What a provider counts as one search: a query with so many documents, of which a long one counts as several. A piece of a document has more
 * characters than this, so the number of searches is never higher.
 */
const search = { documents: 100, charactersOfPiece: 100 };

/** `POST /v1/rerank`. */
export const rerankForm: TaskForm = {
  name: 'openai-rerank',
  task: 'rerank',
  input: ['query', 'documents'],
  plain: ['top_n', 'return_documents', 'max_tokens_per_doc', 'max_chunks_per_doc', 'truncate_prompt_tokens'],
  units(body) {
    body.requiredString('query');
    const documents = body.fields['documents'] ?? undefined;
    if (!isJsonArray(documents) || documents.length === 0 || !documents.every(isDocument))
      throw invalid('documents', 'an array of strings, or of objects with a "text"', documents);
    body.integer('top_n', 1);
    const pieces = documents.reduce((sum: number, document) => sum + piecesOf(document), 0);
    return { searches: Math.ceil(pieces / search.documents) };
  },
};

function isDocument(document: JsonValue): boolean {
  return typeof document === 'string' || isJsonObject(document);
}

function piecesOf(document: JsonValue): number {
  const characters = stringsIn(document).reduce((sum, text) => sum + text.length, 0);
  return Math.max(1, Math.ceil(characters / search.charactersOfPiece));
}

/** `POST /v1/images/generations`. */
export const imageForm: TaskForm = {
  name: 'openai-images',
  task: 'image',
  input: ['prompt'],
  plain: ['n', 'stream', 'partial_images', 'output_compression'],
  streams: (body) => body.boolean('stream') === true,
  moreOutputTokens: (body) => (body.integer('partial_images', 0) ?? 0) * tokensOfPartialImage,
  units(body) {
    if (body.requiredString('prompt') === '') body.fail('prompt', 'a text');
    return { images: body.integer('n', 1) ?? 1 };
  },
};

/** What each picture costs that is sent before it is finished. */
const tokensOfPartialImage = 100;

/** The fields of pictures in a form: of a list, SDKs write the brackets. */
const pictureFields: ReadonlySet<string> = new Set(['image', 'image[]']);

/** `POST /v1/images/edits`. */
export const imageEditForm: TaskForm = {
  ...imageForm,
  name: imageEditsDialect,
  takesForm: true,
  streams: ({ fields }) => isTrue(fields['stream']),
  moreOutputTokens: (body) => imageForm.moreOutputTokens?.(typed(body)) ?? 0,
  units(body, files) {
    const { fields } = body;
    if (!files.some(({ field }) => pictureFields.has(field)))
      throw invalid('image', 'a picture, with a file name', fields['image']);
    for (const { field, bytes } of files) refuseText(bytes, field, 'a picture', fields);
    return imageForm.units(typed(body), files);
  },
};

/** A form with its numbers: it has only texts. */
function typed({ fields }: RequestObject): RequestObject {
  const numbers = ['n', 'partial_images'].flatMap((name) => {
    const text = fields[name];
    return typeof text === 'string' ? [[name, text.trim() === '' ? null : Number(text)] as const] : [];
  });
  return new RequestObject({ ...fields, ...Object.fromEntries(numbers) }, '');
}

function isTrue(field: JsonValue | undefined): boolean {
  return typeof field === 'string' && /^(?:true|1)$/i.test(field);
}

/** A text in place of a picture or a recording would be sent without having been inspected. */
function refuseText(bytes: Uint8Array, field: string, allowed: string, fields: JsonObject): void {
  if (isUtf8(bytes) && !bytes.includes(0)) throw invalid(field, `${allowed}, not a text`, fields[field]);
}

/** `POST /v1/audio/speech`. */
export const speechForm: TaskForm = {
  name: 'openai-speech',
  task: 'speech',
  input: ['input', 'instructions'],
  plain: ['speed'],
  streams: () => true,
  units(body) {
    body.string('instructions');
    const input = body.requiredString('input');
    if (input === '') body.fail('input', 'a text');
    return { characters: input.length };
  },
};

/** `POST /v1/audio/transcriptions`. */
export const transcriptionForm: TaskForm = {
  name: 'openai-transcriptions',
  task: 'transcription',
  input: ['prompt'],
  plain: ['temperature', 'stream'],
  takesForm: true,
  streams: ({ fields }) => isTrue(fields['stream']),
  units(body, files) {
    body.string('prompt');
    const [file] = files;
    if (file?.field !== 'file' || files.length > 1)
      throw invalid('file', 'one recording, with a file name', body.fields['file']);
    refuseText(file.bytes, 'file', 'a recording', body.fields);
    const seconds = audioSeconds(file.bytes);
    return seconds === undefined ? {} : { audioSeconds: Math.ceil(seconds) };
  },
};

/** `POST /v1/audio/translations`. */
export const translationForm: TaskForm = { ...transcriptionForm, name: 'openai-translations' };

/** The dialects of all of them. */
export const taskDialects: readonly string[] = [
  moderationForm,
  rerankForm,
  imageForm,
  imageEditForm,
  speechForm,
  transcriptionForm,
  translationForm,
].map(({ name }) => name);
