import {
  after,
  type Authenticated,
  type Awaitable,
  type Exchange,
  type InferenceCall,
  type InferenceRoute,
  longJsonBytes,
  organizationOf,
  type Outcome,
  type PathValues,
  stringifyJson,
} from '../api/index.js';
import { nextTurnOf } from '../api/waiting/fair-turns.js';
import type { ServerSettings } from '../api/internal/config-source.js';
import { holdBytes } from '../api/internal/exchange-memory.js';
import { maxJsonMembers } from '../api/wire/json/json-depth.js';
import { authenticate } from '../pipeline/authenticate.js';
import { callWithSource, type UnfinishedSource } from '../pipeline/call-with-source.js';
import { runInference } from '../pipeline/run.js';
import type { HttpContext } from './http-context.js';
import { HttpAnswerTarget } from './reply/http-answer-target.js';
import type { AnswerWriter } from './reply/reply-writer.js';
import { readForm } from './request/read-form.js';
import { type ReadBody, readJsonBody } from './request/read-body.js';

/** Handles an inference request, from authentication to the last byte. */
export function handleInference(route: InferenceRoute, path: PathValues, context: HttpContext): Promise<Outcome> {
  const caller = authenticate(context.application.chains.withoutConnection, context.exchange, route.access);
  const asked = { route, path };
  const read = (): Awaitable<ReadBody> =>
    route.dialect.takesForm ? readForm(context) : readJsonBody(context, maxJsonMembers);
  return Promise.resolve(after(caller, (known) => infer(known, asked, read, context)));
}

/** The route that was found, and the values in its path. */
export interface Asked {
  readonly route: InferenceRoute;
  readonly path: PathValues;
}

/** An inference request, and where its answer goes. */
interface InferenceContext extends Pick<HttpContext, 'application' | 'exchange'> {
  readonly writer: AnswerWriter;
  readonly settings: Pick<ServerSettings, 'streamHeartbeatMs'>;
}

/** Handles an inference request whose caller is authenticated. */
export function infer(
  caller: Authenticated,
  asked: Asked,
  read: () => Awaitable<ReadBody>,
  context: InferenceContext,
): Promise<Outcome> {
  const { application, exchange } = context;
  const { route } = asked;
  exchange.setCaller(caller);
  const target = new HttpAnswerTarget(route.dialect, context);
  const accept = (body: ReadBody): Awaitable<InferenceCall> => {
    const call = decodeCall(asked, body, exchange);
    exchange.setCall(call);
    target.accept(call);
    // What follows has a turn of the event loop of its own.
    return body.bytes.length > longJsonBytes
      ? nextTurnOf(organizationOf(exchange.identity), exchange).then(() => call)
      : call;
  };
  const decode = (): Awaitable<InferenceCall> => {
    const complete = after(read(), (body) => resolved(route, body, context));
    return after(complete, accept);
  };
  return runInference(application.chains.for(caller.connection), exchange, decode, target);
}

/** The body with everything that it refers to. */
function resolved({ dialect }: InferenceRoute, body: ReadBody, { exchange }: InferenceContext): Awaitable<ReadBody> {
  if (!dialect.resolve) return body;
  return after(dialect.resolve(body.value, exchange), (value) => {
    if (value === body.value) return body;
    const bytes = Buffer.from(stringifyJson(value));
    // A short request may refer to a long conversation.
    holdBytes(exchange, bytes.length);
    return { value, bytes };
  });
}

/** Decodes the call, and adds its source. */
function decodeCall({ route: { dialect }, path }: Asked, body: ReadBody, exchange: Exchange): InferenceCall {
  const source: UnfinishedSource = {
    dialect: dialect.name,
    body: body.value,
    bytes: body.bytes,
    headers: headersForProvider(dialect.forwardHeaders, exchange),
  };
  if (dialect.reads) source.reads = dialect.reads;
  return callWithSource(dialect.decode(body.value, exchange, path, body.files), source);
}

const noHeaders = Object.freeze({});

/** Those of the named request headers that the client has sent. */
function headersForProvider(
  names: readonly string[] | undefined,
  exchange: Exchange,
): Readonly<Record<string, string>> {
  if (!names) return noHeaders;
  const headers: Record<string, string> = {};
  for (const name of names) {
    const value = exchange.header(name);
    if (value !== undefined) headers[name] = value;
  }
  return headers;
}
