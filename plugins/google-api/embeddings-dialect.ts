import {
  type CollectedAnswer,
  type ContentBlock,
  type Dialect,
  type EmbeddingCall,
  type EmbeddingInputType,
  invalidField,
  type JsonObject,
  OpenCallIds,
  type PathValues,
  unsupportedContent,
  wholeOnly,
} from '../../core/api/index.js';
import { decodePart } from './request/decode-parts.js';
import { modelIn } from './request/decode-request.js';
import { embeddingsDialectName } from './dialect-name.js';
import { encodeError } from './error-body.js';
import { ContentFields, snakeCase } from './request/content-fields.js';

/** Texts of one request. */
const maxInputs = 2048;

const decoded = ['requests', 'content', 'model', 'taskType', 'outputDimensionality'];
const reads: ReadonlySet<string> = new Set(decoded.flatMap((name) => [name, snakeCase(name)]));

/** The dialect of `embedContent`, or of `batchEmbedContents`. Its answers are never streamed. */
export function embeddingsDialect(isBatch: boolean): Dialect<EmbeddingCall> {
  return {
    name: embeddingsDialectName,
    decode: (body, _request, path) => (isBatch ? decodeBatch(body, path) : decodeOne(body, path)),
    reads,
    encode: () => wholeOnly(isBatch ? writeBatch : writeOne),
    error: encodeError,
  };
}

function decodeOne(body: JsonObject, path: PathValues | undefined): Omit<EmbeddingCall, 'source'> {
  return callOf([new ContentFields(body, '')], path);
}

function decodeBatch(body: JsonObject, path: PathValues | undefined): Omit<EmbeddingCall, 'source'> {
  const fields = new ContentFields(body, '');
  const requests = fields.required('requests', fields.list('requests'));
  if (requests.length === 0) throw invalidField('requests', 'must contain at least one request');
  if (requests.length > maxInputs) throw invalidField('requests', `must have at most ${maxInputs} members`);
  return callOf(requests, path);
}

function callOf(requests: readonly ContentFields[], path: PathValues | undefined): Omit<EmbeddingCall, 'source'> {
  const dimensions = new Set(requests.map((request) => request.count('outputDimensionality') || undefined));
  if (dimensions.size > 1) throw invalidField('requests', 'must all have the same "outputDimensionality"');
  for (const request of requests) checkTask(request);
  const [common] = dimensions;
  const [inputType, ...others] = new Set(requests.map(inputTypeOf));
  return {
    kind: 'embedding',
    model: modelIn(path),
    stream: false,
    inputs: requests.map(textOf),
    encoding: 'float',
    ...(common === undefined ? {} : { dimensions: common }),
    ...(inputType === undefined || others.length > 0 ? {} : { inputType }),
  };
}

/** The tasks for which other models have a type, too. */
const inputTypes: Readonly<Record<string, EmbeddingInputType>> = {
  RETRIEVAL_QUERY: 'query',
  QUESTION_ANSWERING: 'query',
  FACT_VERIFICATION: 'query',
  CODE_RETRIEVAL_QUERY: 'query',
  RETRIEVAL_DOCUMENT: 'document',
  CLASSIFICATION: 'classification',
  CLUSTERING: 'clustering',
};

function inputTypeOf(request: ContentFields): EmbeddingInputType | undefined {
  return inputTypes[request.string('taskType')?.toUpperCase() ?? ''];
}

/** A provider of the dialect gets the task, so it must be one, and no text. */
function checkTask(request: ContentFields): void {
  const task = request.string('taskType');
  if (task !== undefined && !/^[A-Z_]{1,64}$/i.test(task))
    throw invalidField(request.place('taskType'), 'must be a name');
}

function textOf(request: ContentFields): string {
  const content = request.required('content', request.inner('content'));
  const place = content.place('parts');
  const ids = new OpenCallIds();
  const blocks = (content.list('parts') ?? []).flatMap((part) => decodePart(part, ids));
  if (blocks.length === 0) throw invalidField(place, 'must contain a text');
  return blocks.map((block) => asText(block, place)).join('\n');
}

function asText(block: ContentBlock, place: string): string {
  if (block.type === 'text') return block.text;
  throw unsupportedContent(place, 'only texts can be turned into vectors here');
}

function writeOne({ embeddings: [first], usage }: CollectedAnswer): JsonObject {
  return { embedding: { values: [...(first?.vector ?? [])] }, ...usageOf(usage) };
}

function writeBatch({ embeddings, usage }: CollectedAnswer): JsonObject {
  return { embeddings: embeddings.map(({ vector }) => ({ values: [...vector] })), ...usageOf(usage) };
}

function usageOf(usage: CollectedAnswer['usage']): JsonObject {
  return usage ? { usageMetadata: { promptTokenCount: usage.inputTokens } } : {};
}
