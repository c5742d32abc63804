import type { VectorFilter, VectorTag } from '../../../../core/api/index.js';
import { type AttemptRange, greatestAttempt } from '../../document-index.js';
import type { FacetValue } from '../keywords/keyword-segment.js';

/** Prefix that distinguishes metadata from the gateway's own tags. */
const metadataPrefix = 'm.';

/** The document of a vector, and the facets by which it can be filtered. */
export interface TaggedPassage {
  readonly documentId: string;
  readonly attempt: number;
  /** The only connection that may see it, when it is restricted. */
  readonly restrictedTo: string | undefined;
  readonly facets: readonly (readonly [name: string, value: FacetValue])[];
}

/** Returns the tags to store with a vector. */
export function tagsOf({ documentId, attempt, restrictedTo, facets }: TaggedPassage): Record<string, VectorTag> {
  const own = { document: documentId, attempt, ...restrictionTag(restrictedTo) };
  return { ...Object.fromEntries(facets.map(([name, value]) => [`${metadataPrefix}${name}`, value])), ...own };
}

/** Returns the additional tag of vectors in the restricted space; other spaces are not filtered by it. */
export function restrictionTag(restrictedTo: string | undefined): Record<string, VectorTag> {
  return restrictedTo === undefined ? {} : { restrictedTo };
}

/** Returns the filter for a space whose vectors are all visible; undefined when there is nothing to filter. */
export function withFacets(filter: Readonly<Record<string, FacetValue>>): VectorFilter | undefined {
  const facets = facetsOf(filter);
  return facets.length === 0 ? undefined : { all: facets };
}

/** Returns the filter for the restricted space. */
export function restrictedFilter(connectionId: string, filter: Readonly<Record<string, FacetValue>>): VectorFilter {
  return { all: [ofConnection(connectionId), ...facetsOf(filter)] };
}

/** Returns the filter for all vectors restricted to a connection. */
export function ofConnection(connectionId: string): VectorFilter {
  return { tag: 'restrictedTo', is: connectionId };
}

function facetsOf(filter: Readonly<Record<string, FacetValue>>): readonly VectorFilter[] {
  return Object.entries(filter).map(([name, is]) => ({ tag: `${metadataPrefix}${name}`, is }));
}

/** Returns the filter for the vectors of documents. */
export function ofDocuments(documentIds: readonly string[]): VectorFilter {
  return { any: documentIds.map((documentId) => ofDocument(documentId)) };
}

/** Returns the filter for the vectors of a document, or of some of its indexing attempts. */
export function ofDocument(documentId: string, attempts?: AttemptRange): VectorFilter {
  const document: VectorFilter = { tag: 'document', is: documentId };
  if (!attempts) return document;
  const { from = 0, to = greatestAttempt } = attempts;
  return { all: [document, { tag: 'attempt', from, to }] };
}
