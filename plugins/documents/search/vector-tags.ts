import type { VectorFilter, VectorTag } from '../../../core/api/index.js';
import { type AttemptRange, greatestAttempt } from '../indexing/document-index.js';
import type { FacetValue } from './keyword-segment.js';

/** Chroma has no null: what every connection may find. */
const anybody = '';

/** How metadata is told apart from the gateway's own tags. */
const metadataPrefix = 'm.';

/** Whose a vector is, and by what it can be found. */
export interface TaggedPassage {
  readonly organizationId: string;
  readonly documentId: string;
  readonly attempt: number;
  /** The only connection that may find it, when it is restricted. */
  readonly onlyThrough: string | undefined;
  readonly facets: readonly (readonly [name: string, value: FacetValue])[];
}

/** What is stored with a vector. */
export function tagsOf(passage: TaggedPassage): Record<string, VectorTag> {
  const { organizationId, documentId, attempt, onlyThrough, facets } = passage;
  const own = { organization: organizationId, document: documentId, attempt, ...restrictionTag(onlyThrough) };
  return { ...Object.fromEntries(facets.map(([name, value]) => [`${metadataPrefix}${name}`, value])), ...own };
}

export function restrictionTag(onlyThrough: string | undefined): Record<string, VectorTag> {
  return { onlyThrough: onlyThrough ?? anybody };
}

/** What a search through a connection may find. */
export function visibleTo(
  organizationId: string,
  connectionId: string | undefined,
  filter: Readonly<Record<string, FacetValue>>,
): VectorFilter {
  const open: VectorFilter = { tag: 'onlyThrough', is: anybody };
  const mine: readonly VectorFilter[] = connectionId === undefined ? [] : [{ tag: 'onlyThrough', is: connectionId }];
  const facets = Object.entries(filter).map(([name, is]): VectorFilter => ({ tag: `${metadataPrefix}${name}`, is }));
  return { all: [{ tag: 'organization', is: organizationId }, { any: [open, ...mine] }, ...facets] };
}

/** All of a document, or what some attempts have made of it. */
export function ofDocument(organizationId: string, documentId: string, attempts?: AttemptRange): VectorFilter {
  const document: readonly VectorFilter[] = [
    { tag: 'organization', is: organizationId },
    { tag: 'document', is: documentId },
  ];
  if (!attempts) return { all: document };
  const { from = 0, to = greatestAttempt } = attempts;
  return { all: [...document, { tag: 'attempt', from, to }] };
}
