import { isUtf8 } from 'node:buffer';
import {
  type FileLine,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  parseForeignJson,
  storable,
  storableText,
  stringifyJson,
} from '../../../core/api/index.js';
import type { BatchProblem } from '../batch.js';
import type { BatchLine } from '../batch-lines.js';
import { endpointOf } from './batch-object.js';

const customIds = storableText({ least: 1, most: 512 });
const models = storableText({ least: 1, most: 512 });
/** A line is parsed in one turn of the event loop. */
const mostValues = 500_000;

/** Checks the lines of one input file. */
export class LineChecks {
  readonly #endpoint: string;
  readonly #maxBytes: number;
  readonly #seen = new Set<string>();
  readonly #models = new Set<JsonValue | undefined>();

  constructor(endpoint: string, maxBytes: number) {
    this.#endpoint = endpoint;
    this.#maxBytes = maxBytes;
  }

  /** The model that all requests so far name; null if they name several, or none. */
  get model(): string | null {
    const [model] = this.#models;
    return this.#models.size === 1 && models.safeParse(model).success ? (model as string) : null;
  }

  /** @returns undefined for a blank line */
  check({ number, bytes }: Pick<FileLine, 'number' | 'bytes'>): BatchLine | BatchProblem | undefined {
    const problem = (code: string, message: string, param?: string): BatchProblem => ({
      code,
      message,
      line: number,
      ...(param !== undefined && { param }),
    });
    if (!bytes) return problem('line_too_long', `The line is longer than ${this.#maxBytes} bytes (maxRequestBytes).`);
    const text = textOf(bytes, number);
    if (text === undefined) return problem('invalid_json_line', 'The line is not text in UTF-8.');
    if (text.trim() === '') return undefined;
    const value = objectIn(text);
    if (typeof value === 'string') return problem('invalid_json_line', value);
    const { custom_id: customId, method, url, body } = value;
    if (!customIds.safeParse(customId).success)
      return problem('invalid_custom_id', 'The custom_id must be a text of 1 to 512 characters.', 'custom_id');
    if (this.#seen.has(customId as string))
      return problem('duplicate_custom_id', 'An earlier line has the same custom_id.', 'custom_id');
    this.#seen.add(customId as string);
    if (method !== 'POST') return problem('invalid_method', 'The method must be "POST".', 'method');
    if (typeof url !== 'string' || endpointOf(url) !== this.#endpoint)
      return problem('invalid_url', `The url must be the endpoint of the batch, "${this.#endpoint}".`, 'url');
    if (!isJsonObject(body)) return problem('invalid_body', 'The body must be a JSON object.', 'body');
    if (body['stream'] === true)
      return problem('invalid_body', 'A request of a batch cannot be streamed: leave "stream" out.', 'body.stream');
    // Two are enough to know that there is not just one.
    if (this.#models.size < 2) this.#models.add(body['model']);
    return { line: number, customId: customId as string, request: stringifyJson(body) };
  }
}

export function isProblem(checked: BatchLine | BatchProblem): checked is BatchProblem {
  return 'code' in checked;
}

function textOf(bytes: Buffer, number: number): string | undefined {
  if (!isUtf8(bytes)) return undefined;
  const text = bytes.toString();
  // Some editors write a byte order mark at the beginning of a file.
  return number === 1 && text.startsWith('\ufeff') ? text.slice(1) : text;
}

/** The object in a line, or what is wrong with it. */
function objectIn(text: string): JsonObject | string {
  let value: JsonValue;
  try {
    value = parseForeignJson(text, 'exact', mostValues);
  } catch (cause) {
    // The parser counts lines, too: this one would be the first.
    const reason = (cause as Error).message.replace(/(?: \(line \d+ column \d+\))?\.?$/, '.');
    return `The line cannot be read: ${storable(reason, 200)} Each request must be a JSON object on a line of its own.`;
  }
  return isJsonObject(value) ? value : 'The line must be a JSON object.';
}
