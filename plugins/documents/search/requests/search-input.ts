import { anyNames, checkValue, GatewayError, type JsonObject, storableText, z } from '../../../../core/api/index.js';
import type { SearchHit } from '../found-documents.js';
import type { Passage } from '../found-passages.js';
import type { FacetValue } from '../keywords/keyword-segment.js';
import { maxFacets } from '../passage-facets.js';
import type { DocumentLimits } from '../searched-documents.js';
import { locationText } from './location-text.js';

/** Maximum length of a search phrase. */
const longestPhrase = 2_000;

const input = z.strictObject({
  search_phrases: z
    .array(z.string().max(longestPhrase))
    .min(1)
    .max(10)
    .describe('What to look for: questions, or words. Several phrases are searched for together.'),
  limit: z.int().min(1).max(50).default(5).describe('Maximum documents.'),
  filter: anyNames(
    z
      .record(z.string().min(1).max(100), z.union([z.string().max(200), z.number(), z.boolean()]))
      .refine((members) => Object.keys(members).length <= maxFacets, `must have at most ${maxFacets} members`),
  )
    .default({})
    .describe('Members that the metadata of a JSONL record must have, with these values.'),
  document_identifiers: z
    .array(z.string().max(100))
    .min(1)
    .max(100)
    .optional()
    .describe('Documents to search, by their identifiers; all if absent.'),
  tags: z
    .array(storableText({ least: 1, most: 200 }))
    .min(1)
    .max(20)
    .optional()
    .describe('Only documents that have one of these tags.'),
});

/** Input of `sys_search_documents` and of the search operation. */
export const searchInput = input.meta({ id: 'DocumentSearchInput' });

/**
 * Returns the JSON schema of that input for models. Its root is an object without references, because providers reject other function
 * parameters, and a schema with an id would become a reference. `propertyNames` is removed because some providers do not support it.
 */
export function searchInputSchema(): JsonObject {
  const { $schema: _, ...schema } = z.toJSONSchema(input, {
    io: 'input',
    override: ({ jsonSchema }) => {
      delete jsonSchema.propertyNames;
    },
  });
  return schema as JsonObject;
}

type SearchInput = z.output<typeof searchInput> & { readonly filter: Readonly<Record<string, FacetValue>> };

/** The documents to which an input limits its search. */
export function documentLimits({ document_identifiers: identifiers, tags }: SearchInput): DocumentLimits | undefined {
  return identifiers === undefined && tags === undefined ? undefined : { identifiers, tags };
}

const passage = z.object({
  snippet: z.string().describe('The passage.'),
  place: z
    .string()
    .optional()
    .describe('Where it is in the document: `page 3`, `sheet Prices, rows 12–20`, `lines 4–9`.'),
  headings: z.array(z.string()).optional().describe('The headings above it, the outermost first.'),
  metadata: z.string().optional().describe('Of a JSONL record: its metadata as JSON text.'),
});

const foundDocument = z
  .object({
    documentIdentifier: z.string(),
    fileName: z.string(),
    relevanceScore: z.number().describe('From 0 to 1; can be compared between questions.'),
    ...passage.shape,
    further: z
      .array(passage)
      .optional()
      .describe('Its next best passages, if fewer documents are found than asked for.'),
  })
  .meta({ id: 'FoundDocument' });

/** Output of both. */
export const searchOutput = z.object({ documents: z.array(foundDocument) }).meta({ id: 'DocumentSearchOutput' });

/**
 * Parses the arguments from a model, which is told of mistakes as a client is.
 *
 * @throws GatewayError `GW_REQUEST_INVALID` (400) naming the fields
 */
export function readSearchInput(value: JsonObject): SearchInput {
  return checkValue(searchInput, value, 'body');
}

/** Converts results for clients and models. */
export function searchOutputOf(hits: readonly SearchHit[]): z.output<typeof searchOutput> {
  return {
    documents: hits.map((hit) => ({
      documentIdentifier: hit.documentId,
      fileName: hit.fileName,
      relevanceScore: hit.relevanceScore,
      ...passageOf(hit),
      ...(hit.further.length > 0 && { further: hit.further.map(passageOf) }),
    })),
  };
}

function passageOf({ text, place, headings, metadata }: Passage): z.output<typeof passage> {
  return {
    snippet: text,
    ...(place && { place: locationText(place) }),
    ...(headings.length > 0 && { headings: [...headings] }),
    ...(metadata !== undefined && { metadata }),
  };
}

/** Returns the error for a search without results. */
export function nothingFound(
  message = 'No document matches the search phrases. Try other words, or fewer filters.',
): GatewayError {
  return new GatewayError({ code: 'GW_SEARCH_NO_MATCH', status: 404, message });
}
