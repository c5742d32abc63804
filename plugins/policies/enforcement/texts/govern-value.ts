import { type JsonValue, parseJson, stringifyJson } from '../../../../core/api/index.js';
import { type Governing, governJson } from './govern-text.js';
import type { JsonLeaf } from './json-leaves.js';

/**
 * Applies policies to a JSON value; returns the same value when nothing has changed.
 *
 * @throws PolicyBlock
 */
export async function governValue(value: JsonValue, governed: Governing): Promise<JsonValue> {
  if (governed.rules.sources.length === 0) return value;
  const text = stringifyJson(value);
  // Without counting members, which takes as long as writing them.
  if (text === '{}' || text === '[]') return value;
  const result = await governJson(text, governed);
  return result === text ? value : parseJson(result);
}

/** Members of a schema whose text may be changed, because it is only a description. */
const descriptive: ReadonlySet<string> = new Set(['description', 'title', '$comment']);

function isDescription({ kind, path }: JsonLeaf): boolean {
  return kind === 'string' && descriptive.has(String(path.at(-1)));
}

/**
 * Applies policies to the definition of a tool.
 *
 * @throws PolicyBlock for what a policy blocks, and when a member would have to be changed that the tool needs unchanged
 */
export async function governDefinition(value: JsonValue, governed: Governing): Promise<JsonValue> {
  const text = stringifyJson(value);
  const result = await governJson(text, governed, { mayChange: isDescription });
  return result === text ? value : parseJson(result);
}
