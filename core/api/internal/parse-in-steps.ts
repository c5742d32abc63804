import type { JsonValue } from '../json.js';
import { JsonBoundError, type JsonNumbers, maxJsonMembers } from '../wire/json/json-depth.js';
import { parseExactly } from './exact-json.js';
import { type ParsedPieces, parsePieces } from './json-pieces.js';
import { type JsonBounds, JsonScan } from './json-scan.js';

/** The characters that one step scans, and parses: up to 5 ms. */
const scannedLength = 512 * 1024;
const pieceLength = 64 * 1024;

/** How a long JSON text is parsed. */
interface StepOptions {
  readonly bounds: JsonBounds;
  readonly numbers: JsonNumbers;
  /** The most members of one object; `maxJsonMembers` when absent. */
  readonly maxMembers?: number;
}

/** A long JSON text that has been parsed. */
export interface ParsedInSteps extends ParsedPieces {
  readonly text: string;
  /** The names of members in the text: more than its members if one is there twice. */
  readonly names: number;
}

/**
 * Parses a long JSON text in steps of a few milliseconds.
 *
 * @param body in UTF-8
 * @throws JsonBoundError when it exceeds a bound; SyntaxError when it is not JSON
 */
export function* parseInSteps(body: Buffer, options: StepOptions): Generator<void, ParsedInSteps> {
  const text = body.toString('utf8');
  yield;
  return yield* parseTextInSteps(text, options);
}

/** Like {@link parseInSteps}, for a text that has been decoded. */
export function* parseTextInSteps(
  text: string,
  { bounds, numbers, maxMembers = maxJsonMembers }: StepOptions,
): Generator<void, ParsedInSteps> {
  const scan = new JsonScan(text, bounds, pieceLength);
  while (!scan.ended) {
    scan.read(scannedLength);
    yield;
  }
  if (scan.exceeded) throw new JsonBoundError(scan.exceeded);
  const parse = scan.mayLose && numbers === 'exact' ? parseExactly : (JSON.parse as (text: string) => JsonValue);
  const { value, members } = yield* parsePieces(text, scan, { parse, maxMembers });
  return { value, members, names: scan.names, text };
}
