import { createHash, hash, randomBytes, randomFillSync, randomUUID } from 'node:crypto';
import { AsyncLocalStorage } from 'node:async_hooks';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { performance } from 'node:perf_hooks';
import findMyWay from 'find-my-way';
import { destination, pino } from 'pino';
import * as z from 'zod';
import { chatRequest, streamedAnswer } from '../payloads.js';
import type { Operation } from './measure.js';

/** Synchronous operations of a gateway for a request or a streamed event. */
export function synchronousOperations(): readonly Operation[] {
  return [
    ...cancelling(),
    ...identifiers(),
    ...bodies(),
    ...secrets(),
    ...routing(),
    ...logging(),
    ...replying(),
    ...streamEvents(),
    ...timeAndContext(),
  ];
}

function group(name: string, operations: Readonly<Record<string, () => unknown>>): readonly Operation[] {
  return Object.entries(operations).map(([operation, run]) => ({ group: name, name: operation, run }));
}

const ignore = (): void => undefined;

function cancelling(): readonly Operation[] {
  const parent = new AbortController().signal;
  const reason = new Error('the client went away');
  return group('cancel', {
    'new AbortController()': () => new AbortController(),
    '… and read .signal': () => new AbortController().signal,
    '… + addEventListener(abort, once)': () =>
      new AbortController().signal.addEventListener('abort', ignore, { once: true }),
    '… + abort()': () => new AbortController().abort(),
    '… + abort(a reason made before)': () => new AbortController().abort(reason),
    'a plain object with a list of callbacks': () => ({ aborted: false, listeners: [ignore] }),
    'AbortSignal.any([a, b])': () => AbortSignal.any([parent, new AbortController().signal]),
    'AbortSignal.timeout(30 s)': () => AbortSignal.timeout(30_000).aborted,
    'setTimeout + clearTimeout': () => clearTimeout(setTimeout(ignore, 30_000)),
  });
}

function identifiers(): readonly Operation[] {
  const pool = Buffer.alloc(16 * 256);
  let offset = pool.length;
  const pooled = (): string => {
    if (offset === pool.length) {
      randomFillSync(pool);
      offset = 0;
    }
    offset += 16;
    return pool.toString('hex', offset - 16, offset);
  };
  return group('identifier', {
    'crypto.randomUUID()': () => randomUUID(),
    'randomBytes(16).toString(hex)': () => randomBytes(16).toString('hex'),
    '16 bytes hex from a refilled 4 KB pool': pooled,
  });
}

const contentPart = z.looseObject({ type: z.string(), text: z.string().optional() });
const chatSchema = z.looseObject({
  model: z.string().min(1),
  messages: z
    .array(
      z.looseObject({
        role: z.enum(['system', 'developer', 'user', 'assistant', 'tool']),
        content: z.union([z.string(), z.array(contentPart), z.null()]).optional(),
        tool_calls: z.array(z.looseObject({ id: z.string() })).optional(),
      }),
    )
    .min(1),
  max_tokens: z.int().positive().optional(),
  max_completion_tokens: z.int().positive().optional(),
  temperature: z.number().min(0).max(2).optional(),
  stream: z.boolean().optional(),
  stream_options: z.looseObject({ include_usage: z.boolean().optional() }).optional(),
  tools: z.array(z.looseObject({ type: z.string() })).optional(),
});

const shallowChatSchema = chatSchema.extend({ messages: z.array(z.unknown()).min(1) });
const plainChatSchema = chatSchema.extend({
  messages: z.array(z.looseObject({ role: z.string(), content: z.string() })).min(1),
});
const strictChatSchema = z.strictObject({
  model: z.string().min(1),
  messages: z.array(z.strictObject({ role: z.string(), content: z.string() })).min(1),
  max_tokens: z.int().positive().optional(),
  user: z.string().optional(),
});

function bodies(): readonly Operation[] {
  const small = Buffer.from(chatRequest({ model: 'gpt-bench', size: 'small', stream: false }));
  const large = Buffer.from(chatRequest({ model: 'gpt-bench', size: '6KB', stream: false }));
  const smallText = small.toString();
  const parsed = JSON.parse(smallText) as Record<string, unknown>;
  const halves = [small.subarray(0, 400), small.subarray(400)];
  const strictUtf8 = new TextDecoder('utf-8', { fatal: true });
  return group('body 0.8 KB / 6 KB', {
    'Buffer.concat of two chunks, 0.8 KB': () => Buffer.concat(halves),
    'buffer.toString(), 0.8 KB': () => small.toString(),
    'TextDecoder fatal, 0.8 KB': () => strictUtf8.decode(small),
    'JSON.parse(string), 0.8 KB': () => JSON.parse(smallText),
    'toString + JSON.parse, 0.8 KB': () => JSON.parse(small.toString()),
    'toString + JSON.parse, 6 KB': () => JSON.parse(large.toString()),
    'JSON.stringify, 0.8 KB': () => JSON.stringify(parsed),
    'Buffer.from(JSON.stringify), 0.8 KB': () => Buffer.from(JSON.stringify(parsed)),
    'zod looseObject.safeParse, 0.8 KB': () => chatSchema.safeParse(parsed),
    'zod, messages as z.array(z.unknown())': () => shallowChatSchema.safeParse(parsed),
    'zod, messages without a union': () => plainChatSchema.safeParse(parsed),
    'zod strictObject with all its fields': () => strictChatSchema.safeParse(parsed),
    'the same check by hand, 0.8 KB': () => looksLikeChat(parsed),
    'structuredClone, 0.8 KB': () => structuredClone(parsed),
    'shallow copy {...body, model}': () => ({ ...parsed, model: 'other' }),
    'deep Object.freeze of a parsed copy (JSON.parse included)': () => deepFreeze(JSON.parse(smallText)),
  });
}

/** A hand-written check that is just enough to route the request; the schema does the rest. */
function looksLikeChat(body: Record<string, unknown>): boolean {
  const { model, messages, stream, max_tokens: maxTokens } = body;
  return (
    typeof model === 'string' &&
    Array.isArray(messages) &&
    messages.every((message: { role?: unknown; content?: unknown }) => {
      const { role, content } = message;
      return roles.has(role as string) && (typeof content === 'string' || Array.isArray(content));
    }) &&
    (stream === undefined || typeof stream === 'boolean') &&
    (maxTokens === undefined || Number.isInteger(maxTokens))
  );
}

const roles: ReadonlySet<string> = new Set(['system', 'developer', 'user', 'assistant', 'tool']);

function deepFreeze(value: unknown): unknown {
  if (typeof value === 'object' && value !== null) {
    Object.values(value).forEach(deepFreeze);
    Object.freeze(value);
  }
  return value;
}

function secrets(): readonly Operation[] {
  const key = `sk-slc-${randomBytes(24).toString('base64url')}`;
  const digest = hash('sha256', key, 'hex');
  const byDigest = new Map(Array.from({ length: 1000 }, (_, index) => [hash('sha256', `key${index}`, 'hex'), index]));
  byDigest.set(digest, -1);
  return group('API key', {
    'createHash(sha256).update.digest(hex)': () => createHash('sha256').update(key).digest('hex'),
    'crypto.hash(sha256, key, hex)': () => hash('sha256', key, 'hex'),
    'Map lookup by digest': () => byDigest.get(digest),
    'authorization.slice(7)': () => `Bearer ${key}`.slice(7),
  });
}

function routing(): readonly Operation[] {
  const router = findMyWay();
  for (const path of [
    '/v1/chat/completions',
    '/v1/messages',
    '/v1/models',
    '/v1/inference/chat',
    '/v1/inference/completion',
    '/c/:connectionId/v1/chat/completions',
    '/healthz',
    '/readyz',
  ]) {
    router.on('POST', path, ignore);
  }
  const connectionPath = `/c/${randomUUID()}/v1/chat/completions`;
  const byPath = new Map([['POST /v1/chat/completions', ignore]]);
  return group('routing', {
    'find-my-way find, static path': () => router.find('POST', '/v1/chat/completions'),
    'find-my-way find, one parameter': () => router.find('POST', connectionPath),
    'Map.get(method + path)': () => byPath.get('POST' + ' /v1/chat/completions'),
    'new URL(path, base)': () => new URL('/v1/chat/completions?beta=true', 'http://127.0.0.1'),
  });
}

function logging(): readonly Operation[] {
  const file = destination({ dest: '/dev/null', sync: true });
  const buffered = destination({ dest: '/dev/null', sync: false, minLength: 4096 });
  const logger = pino({ level: 'info' }, file);
  const bufferedLogger = pino({ level: 'info' }, buffered);
  const record = { traceId: '0af7651916cd43dd8448eb211c80319c', status: 200, milliseconds: 12.5, model: 'gpt-bench' };
  return group('log', {
    'pino info line, synchronous': () => logger.info(record, 'answered'),
    'pino info line, buffered (minLength 4096)': () => bufferedLogger.info(record, 'answered'),
    'pino debug line, level off': () => logger.debug(record, 'answered'),
    'logger.child({traceId})': () => logger.child({ traceId: record.traceId }),
  });
}

const headerPairs: readonly (readonly [string, string])[] = [
  ['content-type', 'application/json'],
  ['content-length', '1024'],
  ['x-request-id', 'req-0000000000000000'],
  ['traceresponse', '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'],
  ['cache-control', 'no-store'],
  ['x-content-type-options', 'nosniff'],
];

function replying(): readonly Operation[] {
  const object = Object.fromEntries(headerPairs);
  const list = headerPairs.flat();
  const upstreamHeaders = Object.fromEntries(headerPairs.map(([name, value]) => [name, value]));
  const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding', 'te', 'trailer', 'upgrade']);
  const body = Buffer.alloc(1024, 'a');
  const message = new IncomingMessage(new Socket());
  const reply = (): ServerResponse => new ServerResponse(message);
  return group('reply (6 headers, no socket)', {
    'new ServerResponse (part of the next five)': () => reply(),
    'writeHead(200, object)': () => reply().writeHead(200, object),
    'writeHead(200, flat array)': () => reply().writeHead(200, list),
    'setHeader × 6, then writeHead(200)': () => {
      const response = reply();
      for (const [name, value] of headerPairs) response.setHeader(name, value);
      return response.writeHead(200);
    },
    'writeHead(object) + end(1 KB)': () => reply().writeHead(200, object).end(body),
    'writeHead(object) + write(1 KB) + end()': () => {
      const response = reply().writeHead(200, object);
      response.write(body);
      return response.end();
    },
    'copy 6 headers without hop-by-hop': () => {
      const kept: Record<string, string> = {};
      for (const name in upstreamHeaders) if (!hopByHop.has(name)) kept[name] = upstreamHeaders[name] ?? '';
      return kept;
    },
    'new Headers(object)': () => new Headers(object),
  });
}

function streamEvents(): readonly Operation[] {
  const openai = streamedAnswer('openai', 200)[100] ?? '';
  const anthropic = streamedAnswer('anthropic', 200)[100] ?? '';
  const bytes = Buffer.from(openai);
  const anthropicBytes = Buffer.from(anthropic);
  const usageMark = Buffer.from('"usage":{');
  const decoder = new TextDecoder();
  const payload = openai.slice('data: '.length);
  return group('stream event (≈ 0.25 KB)', {
    'bytes.indexOf("\\n\\n")': () => bytes.indexOf('\n\n'),
    'bytes.indexOf(usage mark as Buffer)': () => bytes.indexOf(usageMark),
    'bytes.indexOf(usage mark as string)': () => bytes.indexOf('"usage":{'),
    'bytes.toString(latin1).includes(usage mark)': () => bytes.toString('latin1').includes('"usage":{'),
    'TextDecoder.decode({stream})': () => decoder.decode(bytes, { stream: true }),
    'bytes.toString(utf8)': () => bytes.toString('utf8'),
    'JSON.parse of an OpenAI event': () => JSON.parse(payload),
    'Anthropic event: decode, split lines, JSON.parse': () => {
      const text = anthropicBytes.toString('utf8');
      return JSON.parse(text.slice(text.indexOf('\ndata: ') + 7));
    },
    'OpenAI event: JSON.stringify of the whole': () =>
      `data: ${JSON.stringify({
        id: 'chatcmpl-C7xLqT2mVw9KdRzYhNcE4sUaP1bGf',
        object: 'chat.completion.chunk',
        created: 1_760_000_000,
        model: 'gpt-bench',
        choices: [{ index: 0, delta: { content: 'word100 ' }, logprobs: null, finish_reason: null }],
      })}\n\n`,
    'OpenAI event: constant frame + JSON.stringify(text)': () =>
      `data: {"id":"chatcmpl-C7xLqT2mVw9KdRzYhNcE4sUaP1bGf","object":"chat.completion.chunk","created":1760000000,"model":"gpt-bench","choices":[{"index":0,"delta":{"content":${JSON.stringify('word100 ')}},"logprobs":null,"finish_reason":null}]}\n\n`,
  });
}

function timeAndContext(): readonly Operation[] {
  const storage = new AsyncLocalStorage<object>();
  const store = {};
  return group('time and context', {
    'Date.now()': () => Date.now(),
    'performance.now()': () => performance.now(),
    'process.hrtime.bigint()': () => process.hrtime.bigint(),
    'new Date().toISOString()': () => new Date().toISOString(),
    'AsyncLocalStorage.run': () => storage.run(store, ignore),
    'Promise.withResolvers()': () => Promise.withResolvers(),
    'try/catch of a thrown Error (with stack)': () => {
      try {
        throw new Error('refused');
      } catch (error) {
        return error;
      }
    },
  });
}
