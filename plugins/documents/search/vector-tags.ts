import type { VectorFilter, VectorTag } from '../../../core/api/index.js';
import { type AttemptRange, greatestAttempt } from '../indexing/document-index.js';
import type { FacetValue } from './keyword-segment.js';

/** How metadata is told apart from the gateway's own tags. */
const metadataPrefix = 'm.';

/** Of which document a vector is, and by what it can be found. */
export interface TaggedPassage {
  readonly documentId: string;
  readonly attempt: number;
  /** The only connection that may find it, when it is restricted. */
  readonly onlyThrough: string | undefined;
  readonly facets: readonly (readonly [name: string, value: FacetValue])[];
}

/** What is stored with a vector. */
export function tagsOf({ documentId, attempt, onlyThrough, facets }: TaggedPassage): Record<string, VectorTag> {
  const own = { document: documentId, attempt, ...restrictionTag(onlyThrough) };
  return { ...Object.fromEntries(facets.map(([name, value]) => [`${metadataPrefix}${name}`, value])), ...own };
}

/** What a vector in the space of restricted ones has besides; in the other one nobody asks for it. */
export function restrictionTag(onlyThrough: string | undefined): Record<string, VectorTag> {
  return onlyThrough === undefined ? {} : { onlyThrough };
}

/** What a search asks for in a space where it may find everything; undefined for everything. */
export function withFacets(filter: Readonly<Record<string, FacetValue>>): VectorFilter | undefined {
  const facets = facetsOf(filter);
  return facets.length === 0 ? undefined : { all: facets };
}

/** What it asks for in the space of restricted vectors. */
export function restrictedTo(connectionId: string, filter: Readonly<Record<string, FacetValue>>): VectorFilter {
  return { all: [ofConnection(connectionId), ...facetsOf(filter)] };
}

/** All that one connection alone finds. */
export function ofConnection(connectionId: string): VectorFilter {
  return { tag: 'onlyThrough', is: connectionId };
}

function facetsOf(filter: Readonly<Record<string, FacetValue>>): readonly VectorFilter[] {
  return Object.entries(filter).map(([name, is]) => ({ tag: `${metadataPrefix}${name}`, is }));
}

/** All of a document, or what some attempts have made of it. */
export function ofDocument(documentId: string, attempts?: AttemptRange): VectorFilter {
  const document: VectorFilter = { tag: 'document', is: documentId };
  if (!attempts) return document;
  const { from = 0, to = greatestAttempt } = attempts;
  return { all: [document, { tag: 'attempt', from, to }] };
}
