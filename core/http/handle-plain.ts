import { checkValue, type GatewayError, organizationOf, type Outcome, type Reply, type Route } from '../api/index.js';
import { holdBytes } from '../api/internal/exchange-memory.js';
import { workFor } from '../api/internal/work-for.js';
import { authenticate } from '../pipeline/authenticate.js';
import { type PlainResult, runPlain } from '../pipeline/run.js';
import type { Target } from '../pipeline/target.js';
import { forward } from './forward/forward.js';
import type { HttpContext } from './http-context.js';
import type { ReplyWriter } from './reply/reply-writer.js';
import { addHeaders, type HeaderList } from './reply/response-headers.js';
import { sendStream } from './reply/send-stream.js';
import { readJsonBody } from './request/read-body.js';
import { readQuery } from './request/read-query.js';
import { streamBody } from './request/stream-body.js';
import { routeFailure } from './route-failure.js';
import type { AnyRoute } from './router.js';

type PlainRoute = Extract<AnyRoute, Route>;

/** The most members of one object in a body: schemas go through records such as `metadata` in one turn of the event loop. */
const maxMembers = 10_000;

/**
 * A cache between clients and the gateway knows answers by their addresses, and not by the header in which a key came; browsers keep what they are not
 * told to forget.
 */
const neverStored = { 'cache-control': 'no-store' } as const;

/** Handles a request of a route that is not inference, from authentication to its reply. */
export async function handlePlain(
  route: PlainRoute,
  parameters: Readonly<Record<string, string | undefined>>,
  context: HttpContext,
): Promise<Outcome> {
  const { application, exchange, writer } = context;
  if (route.method === 'GET' && route.access.kind !== 'public') writer.announce(neverStored);
  const caller = await authenticate(application.chains.withoutConnection, exchange, route.access);
  exchange.setCaller(caller);
  const handle = async (): Promise<PlainResult> => {
    const path = validated(
      route,
      () => route.parameters?.path && checkValue(route.parameters.path, parameters, 'path'),
    );
    const query = validated(route, () => readQuery(route, exchange.search));
    const given = route.body && (await readJsonBody(context, maxMembers)).value;
    const body = validated(route, () => route.body && checkValue(route.body, given, 'body'));
    const stream = route.takesStream ? streamBody(context) : nothing();
    const reply = await route.handle({
      exchange,
      path,
      query,
      body,
      stream,
      occupies: (bytes) => holdBytes(exchange, bytes),
    });
    return { status: reply.status ?? 200, ...stepsOf(reply, context, route) };
  };
  const run = (): Promise<Outcome> =>
    runPlain(application.chains.for(caller.connection), exchange, handle, new PlainTarget(writer));
  return workFor(organizationOf(caller.identity), run);
}

/** Schemas are code of the route's plugin. */
function validated<T>(route: PlainRoute, validate: () => T): T {
  try {
    return validate();
  } catch (cause) {
    throw routeFailure(route, cause);
  }
}

async function* nothing(): AsyncGenerator<Uint8Array> {}

class PlainTarget implements Target {
  readonly #writer: ReplyWriter;

  constructor(writer: ReplyWriter) {
    this.#writer = writer;
  }

  async fail(error: GatewayError): Promise<void> {
    // It may have been answered by another server.
    if (this.status !== undefined) this.#writer.destroy();
    else await this.#writer.error(error);
  }

  announce(headers: Readonly<Record<string, string>>): void {
    this.#writer.announce(headers);
  }

  get status(): number | undefined {
    return this.#writer.status;
  }

  get firstByteAt(): number | undefined {
    return this.#writer.firstByteAt;
  }
}

/** How a reply is written: what takes long while the holds are held, and the rest. */
function stepsOf(reply: Reply, context: HttpContext, { access }: Route): Omit<PlainResult, 'status'> {
  const { forward: to, stream } = reply;
  if (to) {
    const { application, exchange } = context;
    const recheck = async (): Promise<void> => {
      const { connection, identity } = await authenticate(application.chains.withoutConnection, exchange, access);
      to.recheck?.(connection, identity);
    };
    // The end of another server's answer is not ours to hold back until the holds are settled.
    return { deliver: () => forward(to, context, recheck), send: async () => undefined };
  }
  if (stream) return { deliver: () => sendStream(reply, stream, context), send: () => context.writer.end() };
  const body = bodyOf(reply);
  // A client that does not read keeps it. Bytes are usually shared by replies, and what was changed is told in any case.
  if (typeof body === 'string' && context.exchange.method === 'GET')
    holdBytes(context.exchange, Buffer.byteLength(body));
  return { send: () => send(reply, body, context) };
}

function bodyOf({ body, contentType }: Reply): string | Uint8Array | undefined {
  if (body === undefined) return undefined;
  const isRaw = typeof body === 'string' || body instanceof Uint8Array;
  return isRaw && contentType !== undefined ? body : JSON.stringify(body);
}

function send(
  { status = 200, headers: own, contentType = 'application/json; charset=utf-8' }: Reply,
  body: string | Uint8Array | undefined,
  { writer }: HttpContext,
): Promise<void> {
  const headers: HeaderList = [];
  addHeaders(headers, own);
  if (body === undefined) {
    writer.head(status, status === 204 ? headers : [...headers, 'content-length', '0']);
    return writer.end();
  }
  headers.push('content-type', contentType);
  return writer.reply(status, headers, body);
}
