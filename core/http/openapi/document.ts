import { createDocument, type ZodOpenApiPathsObject } from 'zod-openapi';
import type { JsonObject } from '../../api/index.js';
import type { AnyRoute } from '../router.js';
import { ErrorAnswers } from './error-answers.js';
import { operationOf } from './operation.js';
import { sharedHeaders, traceParameters } from './trace-headers.js';

/** What an API description is made from. */
export interface Described {
  readonly version: string;
  readonly routes: readonly AnyRoute[];
  /** What the groups of operations are about, by name. */
  readonly tags: ReadonlyMap<string, string>;
}

/**
 * Builds the OpenAPI 3.1 document of some routes, from the very schemas that validate their requests.
 *
 * @throws Error when two schemas have one name
 */
export function openApiDocument({ version, routes, tags }: Described): JsonObject {
  const errors = new ErrorAnswers();
  const paths: ZodOpenApiPathsObject = {};
  for (const route of routes) {
    const path = route.path.replace('+}', '}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route, errors) };
  }
  const names = [...new Set(routes.map(({ tag }) => tag))];
  const described = {
    openapi: '3.1.0',
    info: { title: 'Sluice', version, description: 'One chain of plugins between client apps and AI model providers.' },
    tags: names.map((name) => ({ name, description: tags.get(name) ?? '' })),
    paths,
    components: {
      headers: sharedHeaders,
      parameters: traceParameters,
      responses: errors.components,
      securitySchemes: {
        accessToken: { type: 'http', scheme: 'bearer', description: 'An access token, `at-slc-…`.' },
        apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key', description: 'An API key, `sk-slc-…`.' },
        connection: { type: 'apiKey', in: 'header', name: 'x-connection-id', description: 'Id of a connection.' },
      },
    },
  } as const;
  // What only code can say (z.custom) is documented as anything, unless its author gives it metadata.
  return createDocument(described, { allowEmptySchema: { custom: true, transform: true } }) as unknown as JsonObject;
}
