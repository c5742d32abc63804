import { gzipSync } from 'node:zlib';
import { httpAnswer, httpChunk, httpHead } from '../fixtures/providers/provider-server.js';
import { errorBodyOf, errorEventOf, textAnswers } from '../fixtures/providers/recorded-answers.js';
import {
  type BreakingFault,
  deepened,
  endChunks,
  enlarged,
  hangUp,
  maxAnswerBytes,
  type Ordered,
  reset,
  secret,
  sendAll,
  sendPart,
  withBlocks,
} from './fault.js';

const broken = ['GW_UPSTREAM_BROKEN'];
const incomplete = ['GW_PROVIDER_INCOMPLETE'];
const badAnswer = ['GW_PROVIDER_BAD_ANSWER'];

/** Faults that leave a client without its answer: each must be told, and none may take what came for an answer. */
export const breakingFaults: readonly BreakingFault[] = [
  { name: 'reset-before-the-head', codes: broken, answer: ({ call }) => reset(call) },
  { name: 'end-before-the-head', codes: broken, answer: ({ call }) => hangUp(call) },
  {
    name: 'reset-inside-the-head',
    codes: broken,
    answer: ({ call }) => {
      call.socket.write('HTTP/1.1 200 OK\r\ncontent-ty', () => reset(call));
    },
  },
  {
    name: 'not-http',
    codes: broken,
    answer: ({ call }) => {
      call.socket.end('* OK IMAP4rev1 ready\r\n\r\n');
    },
  },
  { name: 'reset-behind-the-head', codes: broken, answer: (ordered) => sendPart(ordered, 0.01, reset) },
  { name: 'reset-in-the-middle', codes: broken, answer: (ordered) => sendPart(ordered, 0.6, reset) },
  {
    name: 'reset-before-the-last-event',
    codes: [...broken, ...incomplete],
    only: 'stream',
    answer: (ordered) => {
      const { call, contentType } = ordered;
      call.socket.write(httpHead(200, { 'content-type': contentType, 'transfer-encoding': 'chunked' }));
      call.socket.write(httpChunk(contentOf(ordered)), () => reset(call));
    },
  },
  { name: 'no-last-chunk', codes: broken, answer: (ordered) => sendPart(ordered, 0.6, hangUp) },
  {
    name: 'clean-end-in-the-middle',
    codes: [...incomplete, ...badAnswer],
    answer: (ordered) => sendPart(ordered, 0.6, endChunks),
  },
  {
    name: 'clean-end-without-finish',
    codes: incomplete,
    only: 'stream',
    answer: (ordered) => sendAll(ordered, contentOf(ordered)),
  },
  {
    name: 'half-an-event-at-the-end',
    codes: incomplete,
    only: 'stream',
    answer: (ordered) => sendAll(ordered, Buffer.concat([contentOf(ordered), halfEvent(ordered)])),
  },
  {
    name: 'end-of-connection-in-the-middle',
    codes: [...incomplete, ...badAnswer],
    answer: ({ call, contentType, body }) => {
      call.socket.end(
        Buffer.concat([
          Buffer.from(httpHead(200, { 'content-type': contentType })),
          body.subarray(0, body.length * 0.6),
        ]),
      );
    },
  },
  {
    name: 'page',
    codes: badAnswer,
    answer: ({ call }) => {
      call.socket.write(httpAnswer(200, '<!doctype html><title>Sign in</title>', { 'content-type': 'text/html' }));
    },
  },
  {
    name: 'page-under-the-right-type',
    codes: badAnswer,
    answer: (ordered) => sendAll(ordered, '<html><body>Sign in</body></html>'),
  },
  {
    name: 'empty-body',
    codes: badAnswer,
    answer: ({ call, contentType }) => {
      call.socket.write(httpAnswer(200, '', { 'content-type': contentType }));
    },
  },
  {
    name: 'status-204',
    codes: badAnswer,
    answer: ({ call }) => {
      call.socket.write('HTTP/1.1 204 No Content\r\n\r\n');
    },
  },
  {
    name: 'comments-only',
    codes: badAnswer,
    only: 'stream',
    answer: (ordered) => sendAll(ordered, ': keep-alive\n\n: keep-alive\n\n'),
  },
  { name: 'json-null', codes: badAnswer, answer: (ordered) => sendAll(ordered, 'null') },
  { name: 'json-array', codes: badAnswer, answer: (ordered) => sendAll(ordered, '[]') },
  { name: 'json-object-without-content', codes: badAnswer, only: 'whole', answer: (ordered) => sendAll(ordered, '{}') },
  {
    name: 'event-that-is-not-json',
    codes: badAnswer,
    only: 'stream',
    answer: (ordered) => sendAll(ordered, Buffer.concat([contentOf(ordered), Buffer.from('data: {"oops"\n\n')])),
  },
  {
    name: 'first-event-is-not-json',
    codes: badAnswer,
    only: 'stream',
    answer: (ordered) => sendAll(ordered, 'data: overloaded\n\n'),
  },
  ...['"the model fell over"', '{"message":"the model fell over"}'].map(
    (error, form): BreakingFault => ({
      name: `bare-error-${form}`,
      codes: ['GW_PROVIDER_FAILED'],
      says: /the model fell over/,
      framing: 'text',
      answer: (ordered) =>
        sendAll(ordered, ordered.call.stream ? `data: {"error":${error}}\n\n` : `{"error":${error}}`),
    }),
  ),
  {
    name: 'error-event-first',
    codes: ['GW_PROVIDER_FAILED'],
    status: 500,
    says: /the model fell over/,
    only: 'stream',
    onlyFrom: 'anthropic',
    answer: (ordered) => sendAll(ordered, errorEventOf(ordered.call.dialect, 'api_error', 'the model fell over')),
  },
  {
    name: 'exception-first',
    codes: ['GW_PROVIDER_RATE_LIMITED'],
    status: 429,
    says: /slow down/,
    only: 'stream',
    onlyFrom: 'bedrock',
    answer: (ordered) => sendAll(ordered, errorEventOf(ordered.call.dialect, 'rate_limit_error', 'slow down')),
  },
  {
    name: 'wrong-checksum',
    codes: badAnswer,
    only: 'stream',
    onlyFrom: 'bedrock',
    answer: (ordered) => {
      const body = Buffer.from(ordered.body);
      const at = body.indexOf('世界');
      body[at] = (body[at] as number) ^ 1;
      sendAll(ordered, body);
    },
  },
  {
    name: 'overloaded-event-first',
    codes: ['GW_PROVIDER_FAILED'],
    status: 529,
    says: /too many friends/,
    only: 'stream',
    onlyFrom: 'anthropic',
    answer: (ordered) => sendAll(ordered, errorEventOf(ordered.call.dialect, 'overloaded_error', 'too many friends')),
  },
  {
    name: 'error-object-first',
    codes: ['GW_PROVIDER_FAILED'],
    says: /the model fell over/,
    only: 'stream',
    onlyFrom: 'openai',
    answer: (ordered) => sendAll(ordered, errorEventOf(ordered.call.dialect, 'server_error', 'the model fell over')),
  },
  {
    name: 'error-event-in-the-middle',
    codes: ['GW_PROVIDER_FAILED'],
    says: /the model fell over/,
    only: 'stream',
    answer: (ordered) =>
      sendAll(
        ordered,
        Buffer.concat([
          contentOf(ordered),
          errorEventOf(
            ordered.call.dialect,
            ordered.call.dialect === 'openai' ? 'server_error' : 'api_error',
            'the model fell over',
          ),
        ]),
      ),
  },
  {
    name: 'error-body-as-a-success',
    codes: ['GW_PROVIDER_RATE_LIMITED'],
    status: 429,
    says: /slow down/,
    answer: ({ call }) => {
      call.socket.write(httpAnswer(200, errorBodyOf(call.dialect, 'rate_limit_error', 'slow down')));
    },
  },
  {
    name: 'length-too-long',
    codes: broken,
    answer: ({ call, contentType, body }) => {
      call.socket.end(
        Buffer.concat([
          Buffer.from(httpHead(200, { 'content-type': contentType, 'content-length': body.length + 10 })),
          body.subarray(0, body.length * 0.6),
        ]),
      );
    },
  },
  {
    name: 'length-too-short',
    codes: [...broken, ...badAnswer, ...incomplete],
    answer: ({ call, contentType, body }) => {
      call.socket.end(
        Buffer.concat([
          Buffer.from(httpHead(200, { 'content-type': contentType, 'content-length': Math.floor(body.length / 2) })),
          body,
        ]),
      );
    },
  },
  {
    name: 'malformed-chunks',
    codes: broken,
    answer: ({ call, contentType, body }) => {
      const head = httpHead(200, { 'content-type': contentType, 'transfer-encoding': 'chunked' });
      call.socket.end(
        Buffer.concat([Buffer.from(head), httpChunk(body.subarray(0, body.length * 0.6)), Buffer.from('zz\r\nrest')]),
      );
    },
  },
  {
    name: 'unknown-content-encoding',
    codes: broken,
    answer: (ordered) => sendAll(ordered, ordered.body, { 'content-encoding': 'lzma' }),
  },
  {
    name: 'half-of-a-gzip',
    codes: [...broken, ...incomplete],
    answer: (ordered) => {
      const packed = gzipSync(ordered.body);
      sendAll(ordered, packed.subarray(0, packed.length * 0.6), { 'content-encoding': 'gzip' });
    },
  },
  {
    name: 'gzip-that-is-none',
    codes: broken,
    answer: (ordered) => sendAll(ordered, ordered.body, { 'content-encoding': 'gzip' }),
  },
  {
    name: 'choice-with-an-impossible-number',
    codes: badAnswer,
    onlyFrom: 'openai',
    answer: (ordered) => sendAll(ordered, ordered.body.toString().replaceAll('"index":0,', '"index":4000000000,')),
  },
  {
    name: 'nested-too-deeply',
    codes: badAnswer,
    says: /nested deeper than 500 levels/,
    answer: (ordered) => sendAll(ordered, deepened(ordered, 2_000)),
  },
  {
    name: 'nested-too-deeply-and-long',
    codes: badAnswer,
    says: /nested deeper than 500 levels/,
    answer: (ordered) => sendAll(ordered, deepened(ordered, 150_000)),
  },
  {
    name: 'more-blocks-than-allowed',
    codes: badAnswer,
    says: /a list of more than 10000 members/,
    only: 'whole',
    answer: (ordered) => sendAll(ordered, withBlocks(ordered, 10_001)),
  },
  {
    name: 'longer-than-allowed',
    codes: ['GW_PROVIDER_ANSWER_TOO_LARGE', ...badAnswer],
    answer: (ordered) => sendAll(ordered, enlarged(ordered, 2 * maxAnswerBytes)),
  },
  {
    name: 'redirect',
    codes: ['GW_PROVIDER_FAILED'],
    answer: ({ call }) => {
      call.socket.write(httpAnswer(302, '', { location: 'http://127.0.0.1:9/elsewhere' }));
    },
  },
  {
    name: 'status-500-with-a-page',
    codes: ['GW_PROVIDER_FAILED'],
    status: 500,
    answer: ({ call }) => {
      call.socket.write(httpAnswer(500, `<html>stack trace ${secret}</html>`, { 'content-type': 'text/html' }));
    },
  },
  {
    name: 'status-503-with-nothing',
    codes: ['GW_PROVIDER_FAILED'],
    status: 503,
    answer: ({ call }) => {
      call.socket.write(httpAnswer(503, ''));
    },
  },
  {
    name: 'status-429-in-time',
    codes: ['GW_PROVIDER_RATE_LIMITED'],
    status: 429,
    says: /come back later/,
    answer: ({ call }) => {
      const headers = { 'content-type': 'application/json', 'retry-after': '7' };
      call.socket.write(httpAnswer(429, errorBodyOf(call.dialect, 'rate_limit_error', 'come back later'), headers));
    },
  },
  {
    name: 'status-401-with-the-key',
    codes: ['GW_PROVIDER_CREDENTIALS'],
    status: 401,
    says: /operator/,
    answer: ({ call }) => {
      call.socket.write(
        httpAnswer(401, errorBodyOf(call.dialect, 'authentication_error', `Incorrect API key: ${secret}`)),
      );
    },
  },
  ...[407, 421, 499].map(
    (status): BreakingFault => ({
      name: `status-${status}`,
      codes: ['GW_PROVIDER_FAILED'],
      says: /the call was cancelled/,
      answer: ({ call }) => {
        call.socket.write(httpAnswer(status, errorBodyOf(call.dialect, 'cancelled', 'the call was cancelled')));
      },
    }),
  ),
  {
    name: 'status-700',
    codes: ['GW_PROVIDER_FAILED', ...broken],
    answer: ({ call }) => {
      call.socket.write(httpAnswer(700, '{}'));
    },
  },
];

function contentOf({ call: { dialect } }: Ordered): Buffer {
  const { events, contentEvents } = textAnswers[dialect];
  return Buffer.concat(events.slice(0, contentEvents));
}

/** The half of an event, of which no part may reach the client. */
function halfEvent({ call: { dialect } }: Ordered): Buffer {
  const { events, contentEvents } = textAnswers[dialect];
  const finish = events[contentEvents] as Buffer;
  return finish.subarray(0, finish.length / 2);
}
