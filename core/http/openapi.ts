import type { ZodType } from 'zod';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import { defineRoute, type GatewayInfo, type InferenceRoute, type Route, z } from '../api/index.js';
import type { AnyRoute } from './router.js';

/** The route of the API document, made from the very schemas that validate requests. */
export function openApiRoute(routes: () => readonly AnyRoute[], info: GatewayInfo): Route {
  let document: string | undefined;
  return defineRoute({
    operation: 'getOpenApiDocument',
    method: 'GET',
    path: '/openapi.json',
    access: { kind: 'public' },
    summary: 'Get this API description',
    tag: 'Gateway',
    replies: { 200: { description: 'The OpenAPI 3.1 document.', schema: z.looseObject({ openapi: z.string() }) } },
    handle() {
      document ??= JSON.stringify(openApiDocument(routes(), info.version));
      return { body: document, contentType: 'application/json; charset=utf-8' };
    },
  });
}

/** Builds the OpenAPI 3.1 document of some routes. */
export function openApiDocument(routes: readonly AnyRoute[], version: string): object {
  const paths: ZodOpenApiPathsObject = {};
  for (const route of routes) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operationOf(route) };
  }
  return createDocument({
    openapi: '3.1.0',
    info: { title: 'Sluice', version, description: 'One chain of plugins between client apps and AI model providers.' },
    paths,
    components: {
      securitySchemes: {
        accessToken: { type: 'http', scheme: 'bearer', description: 'An access token, `at-slc-…`.' },
        apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key', description: 'An API key, `sk-slc-…`.' },
        connection: { type: 'apiKey', in: 'header', name: 'x-connection-id', description: 'Id of a connection.' },
      },
    },
  });
}

const errorBody = z
  .looseObject({ error: z.string(), message: z.string(), code: z.string() })
  .meta({ id: 'Error', description: 'What was wrong, where, and how to mend it.' });

function operationOf(route: AnyRoute): ZodOpenApiOperationObject {
  const { operation: operationId, summary, tag } = route;
  return {
    operationId,
    summary,
    tags: [tag],
    ...securityOf(route),
    ...(route.kind === 'inference' ? inferenceBodies(route) : plainBodies(route)),
  };
}

function securityOf({ access }: AnyRoute): Pick<ZodOpenApiOperationObject, 'security'> {
  if (access.kind === 'public') return { security: [] };
  if (access.kind === 'bearer') return { security: [{ accessToken: [] }] };
  return { security: [{ apiKey: [], connection: [] }, { apiKey: [] }] };
}

function inferenceBodies(route: InferenceRoute): Pick<ZodOpenApiOperationObject, 'requestBody' | 'responses'> {
  return {
    requestBody: { required: true, content: json(route.body) },
    responses: {
      200: {
        description: 'The answer; an event stream when the request asks for one.',
        content: { ...json(route.reply), 'text/event-stream': { schema: { type: 'string' } } },
      },
      default: { description: 'An error in the shape of this dialect.' },
    },
  };
}

function plainBodies(route: Route): Pick<ZodOpenApiOperationObject, 'requestBody' | 'requestParams' | 'responses'> {
  const responses: Record<string, { description: string; content?: ReturnType<typeof json> }> = {};
  for (const [status, reply] of Object.entries(route.replies)) {
    responses[status] = { description: reply.description, ...(reply.schema ? { content: json(reply.schema) } : {}) };
  }
  const { path, query } = route.parameters ?? {};
  return {
    responses: { default: { description: 'An error.', content: json(errorBody) }, ...responses },
    ...(route.body ? { requestBody: { required: true, content: json(route.body) } } : {}),
    ...(path || query ? { requestParams: { ...objectSchema('path', path), ...objectSchema('query', query) } } : {}),
  };
}

function objectSchema(name: 'path' | 'query', schema: ZodType | undefined): object {
  return schema ? { [name]: schema } : {};
}

function json(schema: ZodType): { 'application/json': { schema: ZodType } } {
  return { 'application/json': { schema } };
}
