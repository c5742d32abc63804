import type { ZodOpenApiHeadersObject, ZodOpenApiOperationObject } from 'zod-openapi';
import { longestTag, tagsHeader } from '../../api/index.js';
import { mostTags, tagCharacters } from '../../api/tags.js';
import type { AnyRoute } from '../router.js';

/** Request headers of every operation that is not public; the last one of those with an API key. */
export const headerParameters = {
  traceparent: {
    name: 'traceparent',
    in: 'header',
    schema: { type: 'string' },
    description: 'W3C trace context: the trace that the request belongs to. Without it, a new one begins.',
  },
  tracestate: {
    name: 'tracestate',
    in: 'header',
    schema: { type: 'string' },
    description: 'W3C trace context: what tracing systems add to `traceparent`.',
  },
  [tagsHeader]: {
    name: tagsHeader,
    in: 'header',
    schema: { type: 'string' },
    description: `Tags, separated by commas (\`feature:search, customer:acme\`), by which costs and histories are summed up and found: at most ${mostTags}, each of at most ${longestTag} ${tagCharacters}. No provider gets them.`,
  },
} as const;

/** Response headers. */
export const sharedHeaders = {
  'x-request-id': { schema: { type: 'string' }, description: 'Id of the request, which is in every line of its log.' },
  traceresponse: {
    schema: { type: 'string' },
    description: 'Trace and span of this answer, in the form of `traceparent`.',
  },
  'retry-after': { schema: { type: 'integer' }, description: 'Seconds after which a retry may succeed.' },
  ratelimit: {
    schema: { type: 'string' },
    description: 'What is left of the limits that apply, and when they reset; absent if none applies.',
  },
  'ratelimit-policy': { schema: { type: 'string' }, description: 'The limits that apply; absent if none applies.' },
} as const;

type HeaderName = keyof typeof sharedHeaders;

/** The headers of a response: those of every response, and the given ones. */
export function headersOf(...further: readonly HeaderName[]): ZodOpenApiHeadersObject {
  const names: readonly HeaderName[] = ['x-request-id', 'traceresponse', ...further];
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

/** The headers that an operation accepts, besides those with credentials. */
export function headerParametersOf({ access }: AnyRoute): NonNullable<ZodOpenApiOperationObject['parameters']> {
  if (access.kind === 'public') return [];
  const names = Object.keys(headerParameters).filter((name) => name !== tagsHeader || access.kind === 'connection-key');
  return names.map((name) => ({ $ref: `#/components/parameters/${name}` }));
}
