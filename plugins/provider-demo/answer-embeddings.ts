import { randomUUID } from 'node:crypto';
import { type EmbeddingCall, GatewayError, type StreamPart } from '../../core/api/index.js';
import { embeddingWindow, maxDimensions, maxEmbeddedTokens, maxNumbers } from './demo-limits.js';
import { embedText, embedTokens } from './embed-text.js';
import { countTokens } from './split-tokens.js';

const usualDimensions = 256;

/**
 * Computes the embeddings of an embedding call.
 *
 * @param created Unix seconds
 * @throws GatewayError `GW_REQUEST_INVALID` (400) for too many dimensions, inputs or tokens
 */
export function answerEmbeddings(call: EmbeddingCall, model: string, created: number): Iterable<StreamPart> {
  const { dimensions = usualDimensions, inputs } = call;
  if (!Number.isInteger(dimensions) || dimensions < 1 || dimensions > maxDimensions) {
    throw refused(
      'dimensions',
      `Model "${model}" makes vectors of 1 to ${maxDimensions} dimensions, not ${dimensions}.`,
    );
  }
  const most = Math.floor(maxNumbers / dimensions);
  if (inputs.length > most) {
    throw refused('input', `Model "${model}" makes at most ${most} vectors of ${dimensions} dimensions at once.`);
  }
  const start: StreamPart = { type: 'start', id: `demo-${randomUUID()}`, model, created };
  return partsOf(inputs, dimensions, start, countInputs(inputs, model));
}

function countInputs(inputs: EmbeddingCall['inputs'], model: string): number {
  let sum = 0;
  for (const [index, input] of inputs.entries()) {
    const tokens = typeof input === 'string' ? countTokens(input) : input.length;
    if (tokens > embeddingWindow) {
      throw refused(
        `input[${index}]`,
        `Model "${model}" reads at most ${embeddingWindow} tokens of one text, not ${tokens}.`,
      );
    }
    sum += tokens;
    if (sum > maxEmbeddedTokens) {
      throw refused('input', `Model "${model}" reads at most ${maxEmbeddedTokens} tokens of all texts of a request.`);
    }
  }
  return sum;
}

function* partsOf(
  inputs: EmbeddingCall['inputs'],
  dimensions: number,
  start: StreamPart,
  inputTokens: number,
): Generator<StreamPart> {
  yield start;
  for (const [index, input] of inputs.entries()) {
    const vector = typeof input === 'string' ? embedText(input, dimensions) : embedTokens(input, dimensions);
    yield { type: 'embedding', index, vector };
  }
  yield { type: 'usage', usage: { inputTokens, outputTokens: 0 } };
}

function refused(field: string, message: string): GatewayError {
  return new GatewayError({ code: 'GW_REQUEST_INVALID', status: 400, field, message });
}
