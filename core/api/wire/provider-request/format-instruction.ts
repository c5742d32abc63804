import type { ResponseFormat } from '../../call.js';
import { stringifyJson } from '../json/json.js';

const andNothingElse = 'and nothing else: no words before or after it, and no code fence around it.';

/** What a model is told about the form of its answer, if it has no parameter for it. The token counter takes the length into account. */
export function formatInstruction(format: ResponseFormat): string | undefined {
  if (format.type === 'json') return `Answer with one JSON object ${andNothingElse}`;
  if (format.type !== 'json-schema') return undefined;
  return `Answer with JSON that is valid against this JSON Schema, ${andNothingElse}\n\n${stringifyJson(format.schema)}`;
}
