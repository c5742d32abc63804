import { Ajv2020 } from 'ajv/dist/2020.js';
import { type Test, test } from 'tap';
import { plainGateway } from '../../../test/fixtures/gateways/test-gateway.js';
import {
  defineInferenceRoute,
  defineRoute,
  type JsonObject,
  type Plugin,
  type RouteExample,
  z,
} from '../../api/index.js';
import { plainDialect, plainRoute } from '../../testkit/plain-dialect.js';
import { pluginOf } from '../../testkit/plugin-of.js';
import { startTestGateway } from '../../testkit/start-test-gateway.js';

const Thing = z.strictObject({ name: z.string() }).meta({ id: 'Thing' });

const examples: readonly RouteExample[] = [
  { title: 'Call it a', path: { id: '7' }, body: { name: 'a' }, status: 200, reply: { name: 'a' } },
];

const replaceThing = defineRoute({
  operation: 'replaceThing',
  method: 'PUT',
  path: '/things/{id}',
  access: { kind: 'bearer', role: 'editor' },
  summary: 'Replace a thing',
  tag: 'Things',
  parameters: { path: z.object({ id: z.uuid() }), query: z.strictObject({ dry: z.string().optional() }) },
  body: Thing,
  replies: {
    200: { description: 'The thing', schema: Thing },
    204: { description: 'Nothing changed' },
    404: { description: 'No such thing' },
  },
  examples,
  handle: () => ({}),
});

const page = defineRoute({
  operation: 'getPage',
  method: 'GET',
  path: '/page',
  access: { kind: 'public' },
  summary: 'Show a page',
  tag: 'Pages',
  replies: { 200: { description: 'The page', contentType: 'text/html' } },
  handle: () => ({}),
});

const things = pluginOf('things', { routes: [replaceThing, page] }, { summary: 'Keeps things.' });

interface Operation {
  readonly [name: string]: unknown;
  readonly responses: Readonly<Record<string, unknown>>;
}

interface Document extends JsonObject {
  readonly paths: { readonly [path: string]: { readonly [method: string]: never } };
  readonly components: { readonly responses: JsonObject; readonly schemas: JsonObject };
}

async function describe(t: Test, ...plugins: Plugin[]): Promise<Document> {
  const gateway = await plainGateway(t, plugins);
  return (await (await fetch(`${gateway.url}/openapi.json`)).json()) as Document;
}

function operationAt(document: Document, method: string, path: string): Operation {
  return document.paths[path]?.[method] as unknown as Operation;
}

await test('routes are described as OpenAPI 3.1, generated from the schemas that validate requests', async (t) => {
  const document = await describe(t, things);
  t.match(document, { openapi: '3.1.0', info: { version: '0.0.0-test' }, servers: [{ url: '/' }] });
  t.strictSame(Object.keys(document.paths).toSorted(), ['/openapi.json', '/page', '/plain', '/things/{id}']);
  t.match(operationAt(document, 'put', '/things/{id}'), {
    operationId: 'replaceThing',
    summary: 'Replace a thing',
    description: 'Needs an access token with at least the role editor.',
    tags: ['Things'],
    security: [{ accessToken: { length: 0 } }],
    'x-required-role': 'editor',
    parameters: [
      { in: 'path', name: 'id', required: true, schema: { type: 'string', format: 'uuid' } },
      { in: 'query', name: 'dry' },
      { $ref: '#/components/parameters/traceparent' },
      { $ref: '#/components/parameters/tracestate' },
    ],
    requestBody: {
      required: true,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } },
    },
  });
  t.match(operationAt(document, 'post', '/plain'), {
    security: [{ apiKey: { length: 0 }, connection: { length: 0 } }, { apiKey: { length: 0 } }],
    parameters: [{ $ref: /traceparent$/ }, { $ref: /tracestate$/ }, { $ref: '#/components/parameters/x-tags' }],
    responses: { 200: { content: { 'text/event-stream': Object } }, default: Object },
  });
  t.match(
    operationAt(document, 'get', '/openapi.json'),
    { security: { length: 0 } },
    'a public route asks for nothing',
  );
  t.match(operationAt(document, 'get', '/page'), { responses: { 200: { content: { 'text/html': Object } } } });
});

await test('every response is documented with its headers: those that a route declares, and the general ones', async (t) => {
  const document = await describe(t, things);
  const statuses = (method: string, path: string): string[] =>
    Object.keys(operationAt(document, method, path).responses);
  const always = ['429', '500', '503', '504'];
  const sent = ['400', '401', '403', '408', '413', '415'];
  t.strictSame(statuses('put', '/things/{id}'), [
    '200',
    '204',
    ...sent.slice(0, 3),
    '404',
    ...sent.slice(3),
    ...always,
  ]);
  t.strictSame(statuses('post', '/plain'), ['200', ...sent, ...always, 'default']);
  t.strictSame(statuses('get', '/page'), ['200', '400', ...always]);
  const headers = { 'x-request-id': Object, traceresponse: Object };
  t.match(operationAt(document, 'put', '/things/{id}').responses, {
    200: { headers },
    204: { headers, content: undefined },
    404: { headers, content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } },
  });
  t.match(document.components.responses, {
    'Error.TooMany': { headers: { ...headers, 'retry-after': Object, ratelimit: Object, 'ratelimit-policy': Object } },
    'Error.InvalidRequest': { content: { 'application/json': { example: { code: 'GW_REQUEST_INVALID' } } } },
  });
});

await test('a stream is an answer only where a request can ask for one, with the content type of its route', async (t) => {
  const body = z.looseObject({ text: z.string() });
  const route = { operation: 'weigh', path: '/weigh', summary: 'Weigh a text', tag: 'Test', body } as const;
  const weighing = pluginOf('weighing', {
    routes: [
      defineInferenceRoute({ ...route, dialect: plainDialect, reply: body }),
      defineInferenceRoute({
        ...route,
        operation: 'weighAll',
        path: '/weigh-all',
        dialect: plainDialect,
        body: body.extend({ stream: z.boolean() }),
        reply: body,
        streamType: 'application/x-ndjson',
      }),
    ],
  });
  const document = await describe(t, weighing);
  const contentAt = (path: string): JsonObject =>
    (operationAt(document, 'post', path).responses['200'] as { readonly content: JsonObject }).content;
  t.strictSame(Object.keys(contentAt('/weigh')), ['application/json']);
  t.strictSame(Object.keys(contentAt('/weigh-all')), ['application/json', 'application/x-ndjson']);
  t.strictSame(Object.keys(contentAt('/plain')), ['application/json', 'text/event-stream']);
});

await test('an error is documented in the shape of its own route, with a valid example', async (t) => {
  const document = await describe(t, things);
  const plain = operationAt(document, 'post', '/plain').responses;
  t.strictSame(plain['400'], { $ref: '#/components/responses/Empty.InvalidRequest' }, 'a dialect without a schema');
  const ajv = new Ajv2020({ strict: false });
  ajv.addSchema({ $id: 'document', ...document });
  let shown = 0;
  for (const [name, { content }] of Object.entries(document.components.responses as Record<string, JsonObject>)) {
    const { example } = (content as { 'application/json': JsonObject } | undefined)?.['application/json'] ?? {};
    if (example === undefined) continue;
    shown += 1;
    const pointer = `document#/components/responses/${name}/content/application~1json/schema`;
    t.ok(ajv.validate({ $ref: pointer }, example), `${name}: ${ajv.errorsText()}`);
  }
  t.ok(shown > 8, `${shown} examples`);
});

await test('403 is described: a role that is too low, or a missing role where every role is sufficient', async (t) => {
  const { operation: _, ...rest } = replaceThing;
  const readThing = defineRoute({
    ...rest,
    operation: 'readThing',
    path: '/things/{id}/read',
    access: { kind: 'bearer', role: 'viewer' },
    examples: [],
  });
  const { paths, components } = await describe(t, pluginOf('things', { routes: [replaceThing, readThing] }));
  const refusals = ['/things/{id}', '/things/{id}/read'].map((path) => {
    const { put } = paths[path] as unknown as { readonly put: Operation };
    const { $ref } = put.responses['403'] as { readonly $ref: string };
    return components.responses[$ref.split('/').at(-1) as string];
  });
  t.match(refusals, [
    { description: /role is too low/, content: { 'application/json': { example: { message: /needs the role/ } } } },
    {
      description: /Any role is sufficient/,
      content: { 'application/json': { example: { message: /gives a role/ } } },
    },
  ]);
});

await test('examples are added to the schemas they belong to, and as complete requests and responses', async (t) => {
  const operation = operationAt(await describe(t, things), 'put', '/things/{id}');
  const example1 = { summary: 'Call it a', value: { name: 'a' } };
  t.match(operation, {
    requestBody: { content: { 'application/json': { examples: { example1 } } } },
    responses: { 200: { content: { 'application/json': { examples: { example1 } } } } },
  });
  t.strictSame(operation['x-examples'], examples);
});

await test('tags are described by the first plugin that uses them', async (t) => {
  const { tags } = await describe(t, things);
  t.match(tags, [
    { name: 'Gateway' },
    { name: 'Test' },
    { name: 'Things', description: 'Keeps things.' },
    { name: 'Pages' },
  ]);
});

await test('a route that cannot be described prevents the start, and is named with its plugin', async (t) => {
  const other = defineRoute({
    ...replaceThing,
    operation: 'other',
    path: '/other/{id}',
    body: z.string().meta({ id: 'Thing' }),
  } as never);
  await t.rejects(startTestGateway([plainRoute, pluginOf('double', { routes: [replaceThing, other] })]), {
    message: /^the route "other" of "double" cannot be described in .*"Thing"/,
  });
});
