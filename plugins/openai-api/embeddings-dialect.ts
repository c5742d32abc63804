import {
  type CollectedAnswer,
  counted,
  type Dialect,
  type EmbeddingCall,
  type EmbeddingInputType,
  GatewayError,
  type JsonObject,
  type JsonValue,
  numberOf,
  wholeOnly,
  withoutUndefined,
} from '../../core/api/index.js';
import { decodeModel } from './requested-models.js';
import { openaiError } from './openai-error.js';
import { invalid, RequestObject } from './request-object.js';

const inputAllowed = 'a string, an array of strings, an array of token ids or an array of such arrays';

/**
 * The dialect of `POST /v1/embeddings`. Its answers are never streamed.
 *
 * @param maxInputs texts of one request
 */
export function embeddingsDialect(maxInputs: number): Dialect<EmbeddingCall> {
  return {
    name: 'openai-embeddings',
    decode: (fields) => decodeEmbedding(fields, maxInputs),
    reads: new Set(['model', 'input', 'user', 'encoding_format']),
    encode: (call) => wholeOnly((answer) => encodeEmbeddings(answer, call)),
    error: openaiError,
  };
}

function decodeEmbedding(fields: JsonObject, maxInputs: number): Omit<EmbeddingCall, 'source'> {
  const body = new RequestObject(fields, '');
  const encoding = body.string('encoding_format') ?? 'float';
  if (encoding !== 'float' && encoding !== 'base64') return body.fail('encoding_format', '"float" or "base64"');
  return withoutUndefined<Omit<EmbeddingCall, 'source'>>({
    kind: 'embedding',
    model: decodeModel(body),
    stream: false,
    inputs: decodeInputs(fields['input'], maxInputs),
    dimensions: body.integer('dimensions', 1),
    inputType: inputTypeOf(fields['input_type']),
    encoding,
    endUserId: body.string('user'),
  });
}

/** The names that models other than OpenAI's have for them, by which clients of this dialect ask for them. A provider of the dialect gets any. */
const inputTypes: Readonly<Record<string, EmbeddingInputType>> = {
  query: 'query',
  search_query: 'query',
  document: 'document',
  passage: 'document',
  search_document: 'document',
  classification: 'classification',
  clustering: 'clustering',
};

function inputTypeOf(given: JsonValue | undefined): EmbeddingInputType | undefined {
  return typeof given === 'string' && Object.hasOwn(inputTypes, given) ? inputTypes[given] : undefined;
}

function decodeInputs(input: JsonValue | undefined, maxInputs: number): (string | number[])[] {
  if (typeof input === 'string') return [input];
  if (!Array.isArray(input) || input.length === 0) throw invalid('input', inputAllowed, input);
  const members = input as JsonValue[];
  // Numbers are the tokens of one text.
  if (members.length > maxInputs && typeof members[0] !== 'number') throw tooManyInputs(members.length, maxInputs);
  if (members.every((member) => typeof member === 'string')) return members;
  const tokens = tokenIds(members);
  if (tokens) return [tokens];
  return members.map((member) => tokenIds(member) ?? refuse(input));
}

function tooManyInputs(count: number, maxInputs: number): GatewayError {
  return new GatewayError({
    code: 'GW_REQUEST_INVALID',
    status: 400,
    field: 'input',
    message: `"input" must have at most ${counted(maxInputs, 'text')}, or as many arrays of token ids. It has ${count}.`,
  });
}

function tokenIds(value: JsonValue): number[] | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const numbers = value.map((member: JsonValue) => numberOf(member));
  return numbers.every((number) => number !== undefined && Number.isInteger(number))
    ? (numbers as number[])
    : undefined;
}

function refuse(input: JsonValue): never {
  throw invalid('input', inputAllowed, input);
}

function encodeEmbeddings(answer: CollectedAnswer, call: EmbeddingCall): JsonObject {
  const data = answer.embeddings.map(({ index, vector }) => ({
    object: 'embedding',
    index,
    embedding: call.encoding === 'base64' ? base64Of(vector) : vector,
  }));
  const tokens = answer.usage?.inputTokens ?? 0;
  return {
    object: 'list',
    data,
    model: answer.start.model || call.model,
    usage: { prompt_tokens: tokens, total_tokens: tokens },
  };
}

/** Little-endian 32-bit floats, as the dialect's clients decode them. */
function base64Of(vector: readonly number[]): string {
  const bytes = Buffer.allocUnsafe(vector.length * 4);
  for (const [index, value] of vector.entries()) bytes.writeFloatLE(value, index * 4);
  return bytes.toString('base64');
}
