import { isJsonObject, type JsonValue, parseJson } from '../../../core/api/index.js';
import type { FacetValue } from './keywords/keyword-segment.js';

/** Longer strings are not treated as facets. */
const longestValue = 200;
const longestName = 100;
/** The most facets of a passage. */
export const maxFacets = 50;

/** Returns the members of a record's metadata by which searches can be filtered: short strings, numbers and booleans. */
export function facetsOf(metadata: string | undefined): (readonly [name: string, value: FacetValue])[] {
  if (metadata === undefined) return [];
  const parsed: JsonValue = parseJson(metadata);
  if (!isJsonObject(parsed)) return [];
  const facets: (readonly [string, FacetValue])[] = [];
  for (const [name, value] of Object.entries(parsed)) {
    if (facets.length === maxFacets) break;
    if (name.length <= longestName && isFacet(value)) facets.push([name, value]);
  }
  return facets;
}

/** The texts and numbers in a record's metadata, which are searched as its text is. */
export function wordsOfMetadata(metadata: string | undefined): readonly string[] {
  return metadata === undefined ? [] : [...wordsIn(parseJson(metadata))].slice(0, maxFacets);
}

function* wordsIn(value: JsonValue | undefined): Generator<string> {
  if (typeof value === 'string' && value.length <= longestValue) yield value;
  else if (typeof value === 'number') yield String(value);
  else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) yield* wordsIn(inner);
}

/** Excludes numbers beyond 2^53, which are parsed as objects and cannot be compared exactly. */
function isFacet(value: JsonValue | undefined): value is FacetValue {
  if (typeof value === 'string') return value.length <= longestValue;
  return typeof value === 'number' || typeof value === 'boolean';
}

/** Whether a passage matches a filter. */
export function fits(metadata: string | undefined, filter: Readonly<Record<string, FacetValue>>): boolean {
  const wanted = Object.entries(filter);
  if (wanted.length === 0) return true;
  const facets = new Map(facetsOf(metadata));
  return wanted.every(([name, value]) => facets.get(name) === value);
}
