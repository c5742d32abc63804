import type { ZodType } from 'zod';
import { GatewayError, type Outcome, type Reply, type Route } from '../api/index.js';
import { authenticate } from '../pipeline/authenticate.js';
import { type PlainResult, runPlain } from '../pipeline/run.js';
import type { Target } from '../pipeline/target.js';
import type { HttpContext } from './http-context.js';
import { readJsonBody } from './read-body.js';
import type { ReplyWriter } from './reply-writer.js';
import { addHeaders, type HeaderList } from './response-headers.js';

/** Takes a request of a route that is not inference from authentication to its reply. */
export async function handlePlain(
  route: Route,
  parameters: Readonly<Record<string, string | undefined>>,
  context: HttpContext,
): Promise<Outcome> {
  const { application, exchange, request, writer, settings } = context;
  const caller = await authenticate(application.chains.withoutConnection, exchange, route.access);
  exchange.identity = caller.identity;
  exchange.connection = caller.connection;
  const handle = async (): Promise<PlainResult> => {
    const reply = await route.handle({
      exchange,
      path: checked(route.parameters?.path, parameters, 'path'),
      query: checked(route.parameters?.query, Object.fromEntries(new URLSearchParams(exchange.search)), 'query'),
      body:
        route.body &&
        checked(route.body, (await readJsonBody(request, settings, () => writer.askForBody())).value, 'body'),
    });
    return { status: reply.status ?? 200, send: () => send(reply, writer) };
  };
  return runPlain(application.chains.for(caller.connection), exchange, handle, targetOf(writer));
}

function targetOf(writer: ReplyWriter): Target {
  return {
    async fail(error) {
      if (writer.headSent) writer.destroy();
      else await writer.error(error);
    },
    get status() {
      return writer.status;
    },
    get firstByteAt() {
      return writer.firstByteAt;
    },
  };
}

function checked(schema: ZodType | undefined, value: unknown, where: 'path' | 'query' | 'body'): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const field = issue?.path.map(String).join('.') ?? '';
  const place = field === '' ? `the ${where}` : `"${field}" in the ${where}`;
  throw new GatewayError({
    code: 'GW_REQUEST_INVALID',
    status: 400,
    message: `Problem with ${place}: ${issue?.message ?? 'not valid'}.`,
    ...(field === '' ? {} : { field }),
  });
}

function send(reply: Reply, writer: ReplyWriter): Promise<void> {
  const headers: HeaderList = [];
  addHeaders(headers, reply.headers);
  const status = reply.status ?? 200;
  if (reply.body === undefined) {
    writer.head(status, status === 204 ? headers : [...headers, 'content-length', '0']);
    return writer.end();
  }
  const { body, contentType = 'application/json; charset=utf-8' } = reply;
  headers.push('content-type', contentType);
  const raw = typeof body === 'string' || body instanceof Uint8Array;
  return writer.reply(status, headers, raw && reply.contentType !== undefined ? body : JSON.stringify(body));
}
