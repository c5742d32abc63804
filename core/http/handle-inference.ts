import type { CallSource, Exchange, InferenceCall, InferenceRoute, Outcome } from '../api/index.js';
import { authenticate } from '../pipeline/authenticate.js';
import { runInference } from '../pipeline/run.js';
import { HttpAnswerTarget } from './http-answer-target.js';
import type { HttpContext } from './http-context.js';
import { type JsonBody, readJsonBody } from './read-body.js';

/** Takes an inference request from authentication to the last byte. */
export async function handleInference(route: InferenceRoute, context: HttpContext): Promise<Outcome> {
  const { application, exchange, request, writer, settings } = context;
  const { dialect } = route;
  const caller = await authenticate(application.chains.withoutConnection, exchange, route.access);
  exchange.identity = caller.identity;
  exchange.connection = caller.connection;
  const target = new HttpAnswerTarget(dialect.name, writer, settings.streamHeartbeatMs);
  const decode = async (): Promise<InferenceCall> => {
    const reading = readJsonBody(request, settings, () => writer.askForBody());
    const body = reading instanceof Promise ? await reading : reading;
    const call = decodeCall(route, body, exchange);
    target.accept({ call, headers: dialect.answerHeaders?.(exchange), encode: () => dialect.encode(call, exchange) });
    return call;
  };
  return await runInference(application.chains.for(caller.connection), exchange, decode, target);
}

/** Reads the call and remembers what it was read from. */
function decodeCall(route: InferenceRoute, body: JsonBody, exchange: Exchange): InferenceCall {
  const { dialect } = route;
  const source: { -readonly [K in keyof CallSource]?: CallSource[K] } = {
    dialect: dialect.name,
    body: body.value,
    bytes: body.bytes,
    headers: forwardedHeaders(dialect.forwardHeaders, exchange),
  };
  const call = { ...dialect.decode(body.value, exchange), source } as InferenceCall;
  source.original = call;
  Object.freeze(source);
  return Object.freeze(call);
}

const noHeaders = Object.freeze({});

function forwardedHeaders(names: readonly string[] | undefined, exchange: Exchange): Readonly<Record<string, string>> {
  if (!names) return noHeaders;
  const headers: Record<string, string> = {};
  for (const name of names) {
    const value = exchange.header(name);
    if (value !== undefined) headers[name] = value;
  }
  return headers;
}
