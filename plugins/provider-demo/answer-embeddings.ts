import { randomUUID } from 'node:crypto';
import { type EmbeddingCall, GatewayError, type StreamPart } from '../../core/api/index.js';
import { contextWindow, maxDimensions } from './demo-limits.js';
import { embedText, embedTokens } from './embed-text.js';
import { countTokens } from './split-tokens.js';

const usualDimensions = 256;

/**
 * Computes the embeddings of an embedding call.
 *
 * @param created Unix seconds
 * @throws GatewayError `GW_REQUEST_INVALID` (400) for too many dimensions, or an input longer than the context window
 */
export function answerEmbeddings(call: EmbeddingCall, model: string, created: number): Iterable<StreamPart> {
  const { dimensions = usualDimensions, inputs } = call;
  if (!Number.isInteger(dimensions) || dimensions < 1 || dimensions > maxDimensions) {
    throw refused(
      'dimensions',
      `Model "${model}" makes vectors of 1 to ${maxDimensions} dimensions, not ${dimensions}.`,
    );
  }
  let inputTokens = 0;
  for (const [index, input] of inputs.entries()) {
    const tokens = typeof input === 'string' ? countTokens(input) : input.length;
    if (tokens > contextWindow) {
      throw refused(
        `input[${index}]`,
        `Model "${model}" reads at most ${contextWindow} tokens of one text, not ${tokens}.`,
      );
    }
    inputTokens += tokens;
  }
  return partsOf(inputs, dimensions, { type: 'start', id: `demo-${randomUUID()}`, model, created }, inputTokens);
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
