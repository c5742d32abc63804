import { createDocument, type ZodOpenApiPathsObject } from 'zod-openapi';
import type { JsonObject } from '../../api/index.js';
import type { AnyRoute } from '../router.js';
import { ErrorAnswers } from './error-answers.js';
import { operationOf } from './operation.js';
import { headerParameters, sharedHeaders } from './trace-headers.js';

/** What holds for all operations. */
const conventions = [
  'One chain of plugins between client apps and AI model providers.',
  'Apps call models, and handle documents, with an API key (`sk-slc-…`) and a connection, in `x-api-key` and `x-connection-id`, or with the key alone, also as `Authorization: Bearer`, if it has a default connection. `/c/{connectionId}` in front of these paths chooses the connection, too. Management needs an access token (`at-slc-…`, or one of the OIDC issuer) as `Authorization: Bearer`.',
  'Errors are `{error, message, code}`, with `field` if a field is at fault; codes do not change. Operations of other APIs answer with the errors of those APIs, so that their SDKs raise their own exceptions. A 429 says in `retry-after` when to try again.',
  'Lists are divided into pages: `page` counts from 1, and `pageSize` is 10 by default and at most 100. Times are ISO 8601 in UTC, except for `created` and `updated` of connections, which are Unix seconds. Management operations refuse fields that they do not know.',
  'Each answer has an `x-request-id`, which is also in the log and the history. Send `traceparent` to continue a trace.',
];

/** The input of {@link openApiDocument}. */
interface Described {
  readonly version: string;
  /** Where clients reach the gateway; by default where they have read the document. */
  readonly publicUrl?: string | undefined;
  readonly routes: readonly AnyRoute[];
  /** Descriptions of the tags, by name. */
  readonly tags: ReadonlyMap<string, string>;
}

/**
 * Builds the OpenAPI 3.1 document of routes, from the schemas that validate their requests.
 *
 * @throws Error when two schemas have the same name
 */
export function openApiDocument({ version, publicUrl = '/', routes, tags }: Described): JsonObject {
  const errors = new ErrorAnswers();
  const paths: ZodOpenApiPathsObject = {};
  for (const route of routes) {
    const path = route.path.replace('+}', '}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route, errors) };
  }
  const names = [...new Set(routes.map(({ tag }) => tag))];
  const servers = [{ url: publicUrl }];
  const described = {
    openapi: '3.1.0',
    info: {
      title: 'Sluice',
      version,
      description: conventions.join('\n\n'),
      license: { name: 'Apache 2.0', identifier: 'Apache-2.0' },
    },
    servers,
    tags: names.map((name) => ({ name, description: tags.get(name) ?? '' })),
    paths,
    components: {
      headers: sharedHeaders,
      parameters: headerParameters,
      responses: errors.components,
      securitySchemes: {
        accessToken: { type: 'http', scheme: 'bearer', description: 'An access token, `at-slc-…`.' },
        apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key', description: 'An API key, `sk-slc-…`.' },
        connection: { type: 'apiKey', in: 'header', name: 'x-connection-id', description: 'Id of a connection.' },
      },
    },
  } as const;
  return createDocument(described, {
    // Schemas that are only code (z.custom) are documented as any value, unless they have metadata.
    allowEmptySchema: { custom: true, transform: true },
    // JSON Schema has no such formats; the pattern beside them says the same.
    override: ({ jsonSchema }) => {
      if (jsonSchema.format?.startsWith('cidr')) delete jsonSchema.format;
    },
  }) as unknown as JsonObject;
}
