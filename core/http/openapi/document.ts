import { createDocument, type ZodOpenApiPathsObject } from 'zod-openapi';
import type { JsonObject } from '../../api/index.js';
import type { AnyRoute } from '../router.js';
import { ErrorAnswers } from './error-answers.js';
import { operationOf } from './operation.js';
import { sharedHeaders, traceParameters } from './trace-headers.js';

/** The input of {@link openApiDocument}. */
export interface Described {
  readonly version: string;
  readonly routes: readonly AnyRoute[];
  /** Descriptions of the tags, by name. */
  readonly tags: ReadonlyMap<string, string>;
}

/**
 * Builds the OpenAPI 3.1 document of routes, from the schemas that validate their requests.
 *
 * @throws Error when two schemas have the same name
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
  // Schemas that are only code (z.custom) are documented as any value, unless they have metadata.
  return createDocument(described, { allowEmptySchema: { custom: true, transform: true } }) as unknown as JsonObject;
}
