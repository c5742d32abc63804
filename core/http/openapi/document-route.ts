import { type ApiDescription, defineRoute, type Route, stringifyJson, z } from '../../api/index.js';

/** The route of the OpenAPI document. */
export function documentRoute(description: ApiDescription): Route {
  let document: Buffer | undefined;
  return defineRoute({
    operation: 'getOpenApiDocument',
    method: 'GET',
    path: '/openapi.json',
    access: { kind: 'public' },
    summary: 'Get the API description',
    description:
      'Describes every operation of this gateway, those of third-party plugins included, made from the schemas that validate requests. Generators of clients read it.',
    tag: 'Gateway',
    replies: { 200: { description: 'The OpenAPI 3.1 document.', schema: z.looseObject({ openapi: z.string() }) } },
    handle() {
      document ??= Buffer.from(stringifyJson(description.document()));
      return { body: document, contentType: 'application/json; charset=utf-8' };
    },
  });
}
