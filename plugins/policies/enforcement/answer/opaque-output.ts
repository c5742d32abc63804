import {
  after,
  type Awaitable,
  isJsonDeeperThan,
  type JsonValue,
  maxJsonDepth,
  type OpaquePart,
  parseJson,
} from '../../../../core/api/index.js';
import { type Governing, governJson, governText } from '../texts/govern-text.js';
import { isJson } from '../texts/is-json.js';
import { type JsonLeaf, jsonLeaves, withLeaves } from '../texts/json-leaves.js';

/** A part, and its value as JSON. */
export interface WrittenOpaque {
  readonly part: OpaquePart;
  readonly text: string;
}

/**
 * Applies policies to consecutive opaque parts. Strings at the same path in several parts may be pieces of one text, so they are inspected
 * together; if such a text is changed, the first part gets the result.
 *
 * @throws PolicyBlock
 */
export function governOpaque(written: readonly WrittenOpaque[], governed: Governing): Awaitable<readonly OpaquePart[]> {
  const [only] = written;
  if (!only || written.length > 1) return governSeveral(written, governed);
  return after(governJson(only.text, governed), (result) => [withValue(only, result)]);
}

async function governSeveral(written: readonly WrittenOpaque[], governed: Governing): Promise<readonly OpaquePart[]> {
  const texts = written.map(({ text }) => text);
  for (const pieces of piecesByPlace(texts)) await governPieces(pieces, texts, governed);
  const single: OpaquePart[] = [];
  for (const [at, each] of written.entries()) single.push(withValue(each, await governJson(texts[at] ?? '', governed)));
  return single;
}

interface Piece {
  readonly at: number;
  readonly leaf: JsonLeaf;
}

/** Strings at the same path in more than one part that differ. */
function piecesByPlace(texts: readonly string[]): readonly (readonly Piece[])[] {
  const places = new Map<string, Piece[]>();
  for (const [at, text] of texts.entries()) {
    // It is unreadable as a whole, too.
    if (isJsonDeeperThan(text, maxJsonDepth)) continue;
    for (const leaf of jsonLeaves(text)) {
      if (leaf.kind !== 'string') continue;
      const place = JSON.stringify(leaf.path);
      const pieces = places.get(place);
      if (pieces) pieces.push({ at, leaf });
      else places.set(place, [{ at, leaf }]);
    }
  }
  return [...places.values()].filter((pieces) => new Set(pieces.map(({ leaf }) => leaf.value)).size > 1);
}

/** Changes `texts` where something must be redacted, one path at a time, so that offsets stay valid. */
async function governPieces(pieces: readonly Piece[], texts: string[], governed: Governing): Promise<void> {
  const joined = pieces.map(({ leaf }) => leaf.value).join('');
  const result = await governJoined(joined, governed);
  if (result === joined) return;
  for (const [index, { at, leaf }] of pieces.entries()) {
    const path = JSON.stringify(leaf.path);
    const now = jsonLeaves(texts[at] ?? '').find(
      (other) => other.kind === 'string' && JSON.stringify(other.path) === path,
    );
    if (now) texts[at] = withLeaves(texts[at] ?? '', [{ leaf: now, text: index === 0 ? result : '' }]);
  }
}

function governJoined(text: string, governed: Governing): Awaitable<string> {
  return isJson(text) ? governJson(text, governed) : governText(text, governed);
}

function withValue({ part, text }: WrittenOpaque, result: string): OpaquePart {
  return result === text ? part : { ...part, value: parseJson(result) as JsonValue };
}
