/**
 * Errors of providers and of servers in front of them, in all forms that are known, as clients of every dialect get them: they fit the API
 * description, on which generated clients are built, and have a message.
 */
import { test } from 'tap';
import { isJsonObject, type JsonObject } from '../../../core/api/index.js';
import { ApiDocument } from '../../fixtures/api/api-document.js';
import { type ClientDialect, clientDialects, pathOf, requestOf } from '../../fixtures/clients/client-dialects.js';
import { modelAt, startProviderGateway } from '../../fixtures/gateways/provider-gateway.js';
import {
  httpAnswer,
  httpChunks,
  type ProviderCall,
  startProviderServer,
} from '../../fixtures/providers/provider-server.js';
import { exceptionFrame } from '../../fixtures/providers/event-frames.js';
import {
  type ProviderDialect,
  providerDialects,
  streamTypes,
  textAnswers,
} from '../../fixtures/providers/recorded-answers.js';

const json = 'application/json';
const html = '<html><head><title>502 Bad Gateway</title></head><body><center>nginx</center></body></html>';
const objections = [{ type: 'missing', loc: ['body', 'messages', 0], msg: 'Field required', input: {} }];
const filtered = { code: 'ResponsibleAIPolicyViolation', content_filter_result: { hate: { filtered: true } } };
const google = { code: 400, message: 'Invalid argument.', status: 'INVALID_ARGUMENT', details: [{ '@type': 'x' }] };

/** Bodies by who sends them: what a compatible server may send instead of its dialect's own form. */
const anyBodies: Readonly<Record<string, readonly [body: unknown, contentType?: string]>> = {
  'proxy with a page': [html, 'text/html'],
  'proxy with a sentence': ['upstream connect error or disconnect/reset before headers', 'text/plain'],
  'empty body': [''],
  'broken JSON': ['{"error":{"mess'],
  null: ['null'],
  'text in JSON': ['"overloaded"'],
  list: ['[]'],
  number: ['42'],
  'empty object': ['{}'],
  ollama: [{ error: 'model "llama" not found, try pulling it first' }],
  'empty error text': [{ error: '' }],
  fastapi: [{ detail: 'Not Found' }],
  'fastapi with a list': [{ detail: objections }],
  bedrock: [{ message: 'The provided model identifier is invalid.' }],
  'bedrock, upper case': [{ Message: 'User is not authorized.' }],
  'azure api management': [{ statusCode: 404, message: 'Resource not found' }],
  'google in a list': [[{ error: google }]],
  google: [{ error: google }],
  kubernetes: [{ kind: 'Status', status: 'Failure', message: 'no endpoints', reason: 'ServiceUnavailable', code: 503 }],
  'graphql-like': [{ errors: [{ message: 'x' }] }],
  'error without anything': [{ error: {} }],
  'error without a message': [{ error: { code: 400 } }],
  'message that is null': [{ error: { message: null, type: 'x' } }],
  'message that is a list': [{ error: { message: objections, type: 'x' } }],
  'message that is empty': [{ error: { message: '', type: 'x', code: 'y' } }],
  'members of other types': [{ error: { message: 'm', type: 400, param: { path: ['a'] }, code: { a: 1 } } }],
  'very long': [{ error: { message: 'long '.repeat(20_000), type: 'x' } }],
};

const bodies: Readonly<Record<ProviderDialect, typeof anyBodies>> = {
  responses: anyBodies,
  openai: {
    ...anyBodies,
    openai: [{ error: { message: 'm', type: 'invalid_request_error', param: 'messages', code: 'bad' } }],
    vllm: [{ error: { message: 'm', type: 'BadRequestError', param: null, code: 400 } }],
    'vllm before': [{ object: 'error', message: 'm', type: 'BadRequestError', param: null, code: 400 }],
    azure: [{ error: { code: 'DeploymentNotFound', message: 'm' } }],
    'azure filter': [
      { error: { message: 'm', type: null, param: 'prompt', code: 'content_filter', innererror: filtered } },
    ],
    mistral: [
      { object: 'error', message: { detail: objections }, type: 'invalid_request_error', param: null, code: '3' },
    ],
    'only a message': [{ error: { message: 'm' } }],
    anthropic: [{ type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } }],
  },
  anthropic: {
    ...anyBodies,
    anthropic: [{ type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' }, request_id: 'req_1' }],
    'without the outer type': [{ error: { type: 'overloaded_error', message: 'Overloaded' } }],
    'without a type': [{ type: 'error', error: { message: 'Overloaded' } }],
    'another outer type': [{ type: 'failure', error: { type: 'x', message: 'm' } }],
    flat: [{ type: 'error', message: 'm' }],
    text: [{ type: 'error', error: 'Overloaded' }],
    'id that is a number': [{ type: 'error', error: { type: 'x', message: 'm' }, request_id: 7 }],
    openai: [{ error: { message: 'm', type: 'invalid_request_error', param: null, code: null } }],
  },
  bedrock: {
    ...anyBodies,
    'with a type': [{ message: 'm', __type: 'com.amazon.coral.validate#ValidationException' }],
    'without an operation': [
      { Output: { __type: 'com.amazon.coral.service#UnknownOperationException' }, Version: '1.0' },
    ],
    'of the model': [{ message: 'm', originalStatusCode: 500, originalMessage: 'x', resourceName: 'arn:aws:x' }],
  },
  google: {
    ...anyBodies,
    'retry info': [{ error: { ...google, details: [{ retryDelay: '34.4s' }, null, 7] } }],
    'details that are none': [{ error: { ...google, details: 'none' } }],
  },
};

const statuses = ['status 400', 'status 404', 'status 429', 'status 503'] as const;
/** Where the error is: in a response with an error status, in one with 200, as the first event of a stream, or after its content. */
type Place = (typeof statuses)[number] | 'body' | 'first event' | 'last event';

const textOf = (body: unknown): string => (typeof body === 'string' ? body : JSON.stringify(body));

function send({ dialect, socket }: ProviderCall, place: Place, [body, type = json]: readonly [unknown, string?]): void {
  const text = textOf(body);
  if (place.startsWith('status')) socket.write(httpAnswer(Number(place.slice(7)), text, { 'content-type': type }));
  else if (place === 'body') socket.write(httpAnswer(200, text, { 'content-type': type }));
  else {
    const event = `${dialect === 'anthropic' ? 'event: error\n' : ''}data: ${text.replaceAll('\n', ' ')}\n\n`;
    const sent = dialect === 'bedrock' ? exceptionFrame('validationException', text) : event;
    const before = place === 'last event' ? textAnswers[dialect].events.slice(0, 2) : [];
    socket.write(httpChunks([...before, sent], { 'content-type': streamTypes[dialect] }));
  }
}

/** The error of an answer, as one body: that of a stream is its last event with an error. */
function errorIn(client: ClientDialect, { text, type }: { readonly text: string; readonly type: string }): string {
  if (type.startsWith(json)) return text;
  const data = text.split('\n').flatMap((line) => /^(?:data: )?(\{.*)/.exec(line)?.[1] ?? []);
  const found = data.findLast((one) => one.includes('"error"')) ?? '{}';
  return client === 'responses' ? flatError(found) : found;
}

/** The event of this dialect has the members of the error twice; the nested ones are those of the body. */
function flatError(event: string): string {
  const { error, response } = JSON.parse(event) as { readonly error?: object; readonly response?: { error: object } };
  return JSON.stringify({ error: error ?? response?.error });
}

/** What is wrong with the body of an error; undefined if it fits the description and has a message. */
function problemOf(document: ApiDocument, client: ClientDialect, status: number, text: string): string | undefined {
  const written = pathOf(client, { model: '{model}', stream: false });
  const operation = document.operations.find(({ path }) => path === written);
  if (!operation) throw new Error(`there is no operation for ${client}`);
  const headers = new Headers({ 'content-type': json });
  const problem = document.problemOf(operation, {
    status: status === 200 ? 502 : status,
    headers,
    text,
    body: undefined,
  });
  return problem ?? (hasMessage(JSON.parse(text) as JsonObject) ? undefined : 'no message');
}

function hasMessage({ error = '', message = isJsonObject(error) ? error['message'] : error }: JsonObject): boolean {
  return typeof message === 'string' && message !== '';
}

for (const [turn, dialect] of providerDialects.entries()) {
  await test(`errors of ${dialect} providers in every known form fit the API description of every dialect`, async (t) => {
    const shapes = new Map<string, readonly [Place, readonly [unknown, string?]]>();
    const provider = await startProviderServer(t, (call) => {
      const [place, body] = shapes.get(call.model) as readonly [Place, readonly [unknown, string?]];
      send(call, place, body);
    });
    const gateway = await startProviderGateway(t, { provider: provider.url });
    const document = await ApiDocument.of(gateway);
    const ask = async (client: ClientDialect, model: string, stream: boolean): Promise<string | undefined> => {
      const response = await gateway.post(pathOf(client, { model, stream }), requestOf(client, { model, stream }));
      const answer = { text: await response.text(), type: response.headers.get('content-type') ?? '' };
      const text = errorIn(client, answer);
      const problem = problemOf(document, client, response.status, text);
      return problem && `${client}${stream ? ', streamed' : ''}: ${problem}: ${text.slice(0, 300)}`;
    };
    for (const [index, [name, body]] of Object.entries(bodies[dialect]).entries()) {
      // No form depends on the status: each has one here, and another one from the next provider.
      const status = statuses[(index + turn) % statuses.length] as Place;
      for (const place of [status, 'body', 'first event', 'last event'] as const) {
        const model = modelAt(dialect, `shape-${shapes.size}`);
        shapes.set(model, [place, body]);
        const asked = clientDialects.flatMap((client) => streamings(place).map((stream) => ask(client, model, stream)));
        const problems = (await Promise.all(asked)).filter((problem) => problem !== undefined);
        t.strictSame(problems, [], `${name} in ${place}`);
      }
    }
  });
}

function streamings(place: Place): readonly boolean[] {
  if (place.endsWith('event')) return [true];
  return place === 'body' ? [false] : [true, false];
}
