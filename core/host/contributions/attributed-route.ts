import { Readable } from 'node:stream';
import type { Exchange, GatewayError, InferenceRoute, Reply, Route } from '../../api/index.js';
import { during, placeOf } from '../../api/internal/running-hook.js';
import { type MembersOf, refuseUnknownMembers } from '../../api/internal/refuse-unknown-members.js';
import { routeFailure } from '../../http/route-failure.js';
import type { AnyRoute } from '../../http/router.js';
import { checkHeaders } from '../../pipeline/hooks/check-headers.js';
import { inWords } from '../../pipeline/hooks/hook-results.js';
import { beginWait, endWait } from '../../pipeline/hooks/waits.js';
import { attributedDialect } from './attributed-dialect.js';

/** The route of a plugin, whose unexpected failures and invalid results are attributed to the plugin. */
export function attributedRoute(route: Route | InferenceRoute, owner: string): AnyRoute {
  const blame = (cause: unknown): GatewayError => routeFailure({ ...route, owner }, cause);
  return route.kind === 'plain'
    ? { ...route, owner, handle: attributedHandler(route, owner, blame) }
    : { ...route, owner, dialect: attributedDialect(route.dialect, owner, blame) };
}

function attributedHandler(route: Route, owner: string, blame: (cause: unknown) => GatewayError): Route['handle'] {
  const place = placeOf(owner, 'route');
  return async (request) => {
    const { exchange } = request;
    const wait = beginWait(exchange, owner, 'route');
    try {
      const reply = await during(place, () => route.handle(request));
      checkReply(reply);
      checkWritable(reply);
      if (!reply.stream) return serialized(reply);
      if (exchange.method === 'HEAD') await discard(reply.stream);
      return { ...reply, stream: attributedPieces(reply.stream, { exchange, owner, blame }) };
    } catch (cause) {
      throw blame(cause);
    } finally {
      endWait(wait);
    }
  };
}

/** The reply with its body as it is sent, because a body that JSON cannot represent is a mistake of the plugin. */
function serialized(reply: Reply): Reply {
  const { body, contentType } = reply;
  if (body === undefined || (contentType !== undefined && isText(body))) return reply;
  const text = JSON.stringify(body) as string | undefined;
  if (text === undefined) throw new Error(`its handler returned a reply whose "body" is a ${typeof body}`);
  return { ...reply, body: text, contentType: contentType ?? 'application/json; charset=utf-8' };
}

type Streamed = NonNullable<Reply['stream']>;

/** The stream of a reply. */
interface Streaming {
  readonly exchange: Exchange;
  readonly owner: string;
  readonly blame: (cause: unknown) => GatewayError;
}

/** For a stream that nobody reads: one of Node or of the web may have a file or a connection open already, and keeps it until it is read or ended. */
async function discard(pieces: Streamed): Promise<void> {
  if (pieces instanceof Readable) pieces.destroy();
  else if (pieces instanceof ReadableStream) await pieces.cancel();
}

async function* attributedPieces(
  pieces: Streamed,
  { exchange, owner, blame }: Streaming,
): AsyncGenerator<string | Uint8Array> {
  let wait = beginWait(exchange, owner, 'route', { isAnswer: true });
  try {
    for await (const piece of pieces) {
      endWait(wait);
      if (!isText(piece)) throw new Error('its "stream" gave something that is neither text nor bytes');
      yield piece;
      wait = beginWait(exchange, owner, 'route', { isAnswer: true });
    }
  } catch (cause) {
    throw blame(cause);
  } finally {
    endWait(wait);
  }
}

function isText(value: unknown): value is string | Uint8Array {
  return typeof value === 'string' || value instanceof Uint8Array;
}

/** Where a whole body ends, which the server says: with two of them clients refuse the reply. */
const framing: ReadonlySet<string> = new Set(['content-length', 'transfer-encoding']);

/** @throws Error if HTTP has no such status or header */
function checkWritable({ status = 200, contentType, headers, stream }: Reply): void {
  if (!Number.isInteger(status) || status < 200 || status > 599) {
    throw new Error('its handler returned a reply whose "status" is not a whole number from 200 to 599');
  }
  checkHeaders(headers);
  const second = stream ? undefined : Object.keys(headers ?? {}).find((name) => framing.has(name.toLowerCase()));
  if (second !== undefined)
    throw new Error(`its handler returned a reply with the header "${second}", which the server sets`);
  if (contentType !== undefined) checkHeaders({ 'content-type': contentType });
}

const members: MembersOf<Reply> = {
  status: true,
  body: true,
  contentType: true,
  stream: true,
  forward: true,
  headers: true,
};

/**
 * Finds what a plugin without a type checker may return by mistake: the value alone, which would be an empty reply, or a promise inside of
 * a reply, which would be `{}`.
 *
 * @throws Error that says what was expected
 */
function checkReply(reply: unknown): void {
  if (!isReply(reply)) throw new Error(`its handler returned ${inWords(reply)}, which is not a reply: return { body }`);
  refuseUnknownMembers(reply, members, 'its handler returned a reply', 'keeps-own');
  const promised = Object.entries(reply).find(([, value]) => value instanceof Promise);
  if (!promised) return;
  (promised[1] as Promise<unknown>).catch(() => undefined);
  throw new Error(`its handler returned a reply whose "${promised[0]}" is a promise: await it`);
}

/** Whether the value is an object with a member of a reply, or an empty one. */
function isReply(value: unknown): value is object {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || value instanceof Response) return false;
  const names = Object.keys(value);
  return names.length === 0 || names.some((name) => Object.hasOwn(members, name));
}
