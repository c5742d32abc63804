import { isJsonObject, type JsonValue, parseJson } from '../../../core/api/index.js';
import type { FacetValue } from './keyword-segment.js';

/** Longer texts are no labels. */
const longestValue = 200;
const longestName = 100;
const mostFacets = 50;

/** The members of a record's metadata by which searches can be narrowed: short texts, numbers, true and false. */
export function facetsOf(metadata: string | undefined): (readonly [name: string, value: FacetValue])[] {
  if (metadata === undefined) return [];
  const parsed: JsonValue = parseJson(metadata);
  if (!isJsonObject(parsed)) return [];
  const facets: (readonly [string, FacetValue])[] = [];
  for (const [name, value] of Object.entries(parsed)) {
    if (facets.length === mostFacets) break;
    if (name.length <= longestName && isFacet(value)) facets.push([name, value]);
  }
  return facets;
}

/** Numbers beyond 2^53 are objects here, and cannot be compared exactly. */
function isFacet(value: JsonValue | undefined): value is FacetValue {
  if (typeof value === 'string') return value.length <= longestValue;
  return typeof value === 'number' || typeof value === 'boolean';
}

/** Whether a passage has all that a filter asks for. */
export function fits(metadata: string | undefined, filter: Readonly<Record<string, FacetValue>>): boolean {
  const wanted = Object.entries(filter);
  if (wanted.length === 0) return true;
  const facets = new Map(facetsOf(metadata));
  return wanted.every(([name, value]) => facets.get(name) === value);
}
