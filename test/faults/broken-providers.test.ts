import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { type Test, test } from 'tap';
import { ask, type ClientAnswer, type ClientDialect, clientDialects } from '../fixtures/client-dialects.js';
import { modelAt, type ProviderGateway, stageHeader, startProviderGateway } from '../fixtures/provider-gateway.js';
import {
  httpAnswer,
  httpChunk,
  httpChunks,
  httpHead,
  lastChunk,
  type ProviderCall,
  startProviderServer,
} from '../fixtures/provider-server.js';
import {
  answerText,
  answerUsage,
  errorBodyOf,
  errorEventOf,
  type ProviderDialect,
  streamOf,
  textAnswers,
} from '../fixtures/recorded-answers.js';

/** What the provider has been asked for, and the answer it would give if it were not broken. */
interface Ordered {
  readonly call: ProviderCall;
  readonly dialect: ProviderDialect;
  readonly stream: boolean;
  readonly contentType: string;
  readonly body: Buffer;
}

interface Fault {
  /** Also the model's name. */
  readonly name: string;
  answer(ordered: Ordered): void | Promise<void>;
  /** For faults of one form of answer only. */
  readonly only?: 'stream' | 'whole';
  readonly onlyFrom?: ProviderDialect;
}

interface BreakingFault extends Fault {
  /** One of these codes must be in the log, and in the answers of clients whose dialect has a place for it. */
  readonly codes: readonly string[];
  /** Status when nothing had left yet; 502 when absent. */
  readonly status?: number;
  /** Words that the client must be told. */
  readonly says?: RegExp;
}

interface HarmlessFault extends Fault {
  /** The text that the client gets; the whole answer when absent. */
  readonly text?: string;
  /** False when the provider says nothing of usage. */
  readonly usage?: false;
}

const maxAnswerBytes = 400_000;
const broken = ['GW_UPSTREAM_BROKEN'];
const incomplete = ['GW_PROVIDER_INCOMPLETE'];
const badAnswer = ['GW_PROVIDER_BAD_ANSWER'];
const secret = 'sk-live-do-not-show';

/** Sends the first part of the body, then ends as told. */
function sendPart({ call, contentType, body }: Ordered, share: number, end: (call: ProviderCall) => void): void {
  call.socket.write(httpHead(200, { 'content-type': contentType, 'transfer-encoding': 'chunked' }));
  call.socket.write(httpChunk(body.subarray(0, Math.floor(body.length * share))), () => end(call));
}

const reset = ({ socket }: ProviderCall): void => {
  socket.resetAndDestroy();
};
const hangUp = ({ socket }: ProviderCall): void => {
  socket.end();
};
const endChunks = ({ socket }: ProviderCall): void => {
  socket.write(lastChunk);
};

/** Sends a complete answer as a chunked body of one piece. */
function sendAll(
  { call, contentType }: Ordered,
  body: string | Uint8Array,
  headers: Record<string, string> = {},
): void {
  call.socket.write(httpChunks([body], { 'content-type': contentType, ...headers }));
}

function contentOf({ dialect }: Ordered): string {
  const { events, contentEvents } = textAnswers[dialect];
  return events.slice(0, contentEvents).join('');
}

/** The half of an event, of which no part may reach the client. */
function halfEvent({ dialect }: Ordered): string {
  const finish = textAnswers[dialect].events[textAnswers[dialect].contentEvents] ?? '';
  return finish.slice(0, finish.length / 2);
}

const breakingFaults: readonly BreakingFault[] = [
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
    answer: (ordered) => sendAll(ordered, contentOf(ordered) + halfEvent(ordered)),
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
    answer: (ordered) => sendAll(ordered, `${contentOf(ordered)}data: {"oops"\n\n`),
  },
  {
    name: 'first-event-is-not-json',
    codes: badAnswer,
    only: 'stream',
    answer: (ordered) => sendAll(ordered, 'data: overloaded\n\n'),
  },
  {
    name: 'error-event-first',
    codes: ['GW_PROVIDER_FAILED'],
    status: 500,
    says: /the model fell over/,
    only: 'stream',
    onlyFrom: 'anthropic',
    answer: (ordered) => sendAll(ordered, errorEventOf(ordered.dialect, 'api_error', 'the model fell over')),
  },
  {
    name: 'overloaded-event-first',
    codes: ['GW_PROVIDER_FAILED'],
    status: 529,
    says: /too many friends/,
    only: 'stream',
    onlyFrom: 'anthropic',
    answer: (ordered) => sendAll(ordered, errorEventOf(ordered.dialect, 'overloaded_error', 'too many friends')),
  },
  {
    name: 'error-object-first',
    codes: ['GW_PROVIDER_FAILED'],
    says: /the model fell over/,
    only: 'stream',
    onlyFrom: 'openai',
    answer: (ordered) => sendAll(ordered, errorEventOf(ordered.dialect, 'server_error', 'the model fell over')),
  },
  {
    name: 'error-event-in-the-middle',
    codes: ['GW_PROVIDER_FAILED'],
    says: /the model fell over/,
    only: 'stream',
    answer: (ordered) =>
      sendAll(
        ordered,
        contentOf(ordered) +
          errorEventOf(
            ordered.dialect,
            ordered.dialect === 'openai' ? 'server_error' : 'api_error',
            'the model fell over',
          ),
      ),
  },
  {
    name: 'error-body-as-a-success',
    codes: ['GW_PROVIDER_RATE_LIMITED'],
    status: 429,
    says: /slow down/,
    answer: ({ call, dialect }) => {
      call.socket.write(httpAnswer(200, errorBodyOf(dialect, 'rate_limit_error', 'slow down')));
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
    answer: ({ call, dialect }) => {
      const headers = { 'content-type': 'application/json', 'retry-after': '7' };
      call.socket.write(httpAnswer(429, errorBodyOf(dialect, 'rate_limit_error', 'come back later'), headers));
    },
  },
  {
    name: 'status-401-with-the-key',
    codes: ['GW_PROVIDER_CREDENTIALS'],
    status: 401,
    says: /operator/,
    answer: ({ call, dialect }) => {
      call.socket.write(httpAnswer(401, errorBodyOf(dialect, 'authentication_error', `Incorrect API key: ${secret}`)));
    },
  },
  {
    name: 'status-700',
    codes: ['GW_PROVIDER_FAILED', ...broken],
    answer: ({ call }) => {
      call.socket.write(httpAnswer(700, '{}'));
    },
  },
];

/** The body with its text blown up to more than this many bytes, in one event where there are events. */
function enlarged({ body }: Ordered, bytes: number): string {
  return body.toString().replaceAll('Grüße', 'x'.repeat(bytes));
}

/** The stream as other servers would write it. */
function restyled(ordered: Ordered, restyle: (stream: string) => string | Buffer): void {
  sendAll(ordered, restyle(ordered.body.toString()));
}

async function trickle({ call, contentType, body }: Ordered): Promise<void> {
  call.socket.write(httpHead(200, { 'content-type': contentType, 'transfer-encoding': 'chunked' }));
  for (const byte of body) {
    call.socket.write(httpChunk(Buffer.of(byte)));
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  }
  call.socket.write(lastChunk);
}

const harmlessFaults: readonly HarmlessFault[] = [
  { name: 'nothing', answer: (ordered) => sendAll(ordered, ordered.body) },
  {
    name: 'json-in-place-of-events',
    only: 'stream',
    answer: ({ call, dialect }) => {
      call.socket.write(httpAnswer(200, textAnswers[dialect].whole));
    },
  },
  {
    name: 'events-in-place-of-json',
    only: 'whole',
    answer: ({ call, dialect }) => {
      call.socket.write(httpChunks([streamOf(textAnswers[dialect])]));
    },
  },
  { name: 'gzip', answer: (ordered) => sendAll(ordered, gzipSync(ordered.body), { 'content-encoding': 'gzip' }) },
  {
    name: 'brotli',
    answer: (ordered) => sendAll(ordered, brotliCompressSync(ordered.body), { 'content-encoding': 'br' }),
  },
  {
    name: 'deflate',
    answer: (ordered) => sendAll(ordered, deflateSync(ordered.body), { 'content-encoding': 'deflate' }),
  },
  { name: 'slow-trickle', answer: trickle },
  {
    name: 'carriage-returns-and-line-feeds',
    only: 'stream',
    answer: (ordered) => trickle({ ...ordered, body: Buffer.from(ordered.body.toString().replaceAll('\n', '\r\n')) }),
  },
  {
    name: 'carriage-returns-alone',
    only: 'stream',
    answer: (ordered) => trickle({ ...ordered, body: Buffer.from(ordered.body.toString().replaceAll('\n', '\r')) }),
  },
  { name: 'byte-order-mark', only: 'stream', answer: (ordered) => restyled(ordered, (stream) => `\uFEFF${stream}`) },
  {
    name: 'no-space-behind-the-colon',
    only: 'stream',
    answer: (ordered) => restyled(ordered, (stream) => stream.replaceAll(/^(data|event): /gm, '$1:')),
  },
  {
    name: 'comments-ids-and-retries',
    only: 'stream',
    answer: (ordered) =>
      restyled(ordered, (stream) => stream.replaceAll(/^data: /gm, ': ping\n\nid: 7\nretry: 10\ndata: ')),
  },
  {
    name: 'no-blank-line-at-the-end',
    only: 'stream',
    answer: (ordered) => restyled(ordered, (stream) => stream.trimEnd()),
  },
  {
    name: 'no-end-mark',
    only: 'stream',
    answer: (ordered) =>
      restyled(ordered, (stream) =>
        stream.replace('data: [DONE]\n\n', '').replace(/event: message_stop.*\n.*\n\n/, ''),
      ),
  },
  {
    name: 'noise-behind-the-end-mark',
    only: 'stream',
    answer: (ordered) =>
      restyled(ordered, (stream) => `${stream}: bye\n\n${ordered.dialect === 'openai' ? 'data: [DONE]\n\n' : ''}`),
  },
  {
    name: 'connection-left-open',
    only: 'stream',
    answer: ({ call, contentType, body }) => {
      call.socket.write(httpHead(200, { 'content-type': contentType, 'transfer-encoding': 'chunked' }));
      call.socket.write(httpChunk(body));
    },
  },
  { name: 'reset-behind-the-end-mark', only: 'stream', answer: (ordered) => sendPart(ordered, 1, reset) },
  {
    name: 'end-of-connection-at-the-end',
    answer: ({ call, contentType, body }) => {
      call.socket.end(Buffer.concat([Buffer.from(httpHead(200, { 'content-type': contentType })), body]));
    },
  },
  {
    name: 'length-of-a-stream',
    only: 'stream',
    answer: ({ call, contentType, body }) => {
      call.socket.write(httpAnswer(200, body, { 'content-type': contentType }));
    },
  },
  {
    name: 'wrong-content-type',
    only: 'whole',
    answer: ({ call, body }) => {
      call.socket.write(httpAnswer(200, body, { 'content-type': 'text/plain' }));
    },
  },
  {
    name: 'no-content-type',
    answer: ({ call, body }) => {
      call.socket.write(httpAnswer(200, body, {}));
    },
  },
  {
    name: 'early-hints',
    answer: (ordered) => {
      ordered.call.socket.write('HTTP/1.1 103 Early Hints\r\nlink: </x>\r\n\r\n');
      sendAll(ordered, ordered.body);
    },
  },
  {
    name: 'one-huge-event',
    text: `${'x'.repeat(300_000)}${answerText.slice(5)}`,
    answer: (ordered) => sendAll(ordered, enlarged(ordered, 300_000)),
  },
  {
    name: 'invalid-utf-8',
    text: answerText.replace('👋', '\uFFFD\uFFFD'),
    answer: (ordered) => {
      const at = ordered.body.indexOf('👋');
      sendAll(
        ordered,
        Buffer.concat([ordered.body.subarray(0, at), Buffer.of(0xff, 0xfe), ordered.body.subarray(at + 4)]),
      );
    },
  },
  {
    name: 'usage-nowhere',
    usage: false,
    answer: (ordered) => restyled(ordered, (body) => body.replaceAll(/,"usage":\{[^}]*\}/g, '')),
  },
  {
    name: 'usage-before-the-finish',
    onlyFrom: 'openai',
    only: 'stream',
    answer: (ordered) =>
      restyled(ordered, () => {
        const { events } = textAnswers.openai;
        const [finish = '', usage = ''] = events.slice(-3);
        return [...events.slice(0, -3), usage, finish, events.at(-1)].join('');
      }),
  },
  {
    name: 'usage-on-every-chunk',
    onlyFrom: 'openai',
    only: 'stream',
    answer: (ordered) =>
      restyled(ordered, (stream) => {
        let tokens = 0;
        return stream.replaceAll(
          /,"choices":\[\{/g,
          () => `,"usage":{"prompt_tokens":12,"completion_tokens":${(tokens += 1)}},"choices":[{`,
        );
      }),
  },
  {
    name: 'finish-in-every-chunk',
    onlyFrom: 'openai',
    only: 'stream',
    answer: (ordered) =>
      restyled(ordered, (stream) => stream.replaceAll('"finish_reason":null', '"finish_reason":"stop"')),
  },
];

/** Everybody who may ask for a fault: each client, streaming or not, with and without a stage that rules relay out. */
interface Asker {
  readonly client: ClientDialect;
  readonly dialect: ProviderDialect;
  readonly stream: boolean;
  readonly stage: boolean;
}

function askersOf({ only, onlyFrom }: Fault): Asker[] {
  return (['openai', 'anthropic'] as const)
    .filter((dialect) => onlyFrom === undefined || onlyFrom === dialect)
    .flatMap((dialect) =>
      clientDialects.flatMap((client) =>
        [true, false]
          .filter((stream) => only === undefined || stream === (only === 'stream'))
          .flatMap((stream) =>
            [false, ...(client === dialect ? [true] : [])].map((stage) => ({ client, dialect, stream, stage })),
          ),
      ),
    );
}

function nameOf({ client, dialect, stream, stage }: Asker): string {
  const way = stage ? 'through a stage' : client === dialect ? 'relayed' : 'translated';
  return `${stream ? 'streaming' : 'whole'}, ${client} client, ${dialect} provider, ${way}`;
}

async function startBrokenWorld(t: Test): Promise<ProviderGateway> {
  const faults = new Map<unknown, Fault>([...breakingFaults, ...harmlessFaults].map((fault) => [fault.name, fault]));
  const provider = await startProviderServer(t, (call) => {
    const { dialect, stream } = call;
    const fault = faults.get(call.model.slice(dialect.length + 1));
    const { whole } = textAnswers[dialect];
    const body = Buffer.from(stream ? streamOf(textAnswers[dialect]) : whole);
    const contentType = stream ? 'text/event-stream' : 'application/json';
    return fault?.answer({ call, dialect, stream, contentType, body });
  });
  return startProviderGateway(t, { provider: provider.url, maxAnswerBytes });
}

await test('a provider that breaks its answer, or does not, in every way', async (t) => {
  const gateway = await startBrokenWorld(t);

  function askFor(fault: Fault, { client, dialect, stream, stage }: Asker): Promise<ClientAnswer> {
    const headers: Record<string, string> = stage ? { [stageHeader]: 'on' } : {};
    return ask(gateway.url, client, { model: modelAt(dialect, fault.name), stream }, headers);
  }

  for (const fault of breakingFaults) {
    await t.test(`${fault.name.replaceAll('-', ' ')}: every client is told, and none takes it for an answer`, (t) =>
      Promise.all(
        askersOf(fault).map(async (asker) => {
          const answer = await askFor(fault, asker);
          assertRefusal(t, fault, asker, answer);
        }),
      ),
    );
  }
  for (const fault of harmlessFaults) {
    await t.test(`${fault.name.replaceAll('-', ' ')}: every client gets the answer`, (t) =>
      Promise.all(
        askersOf(fault).map(async (asker) => {
          const answer = await askFor(fault, asker);
          const { text = answerText, usage } = fault;
          const expected = {
            status: 200,
            complete: true,
            text,
            error: undefined,
            finishReason: asker.client === 'anthropic' ? 'end_turn' : 'stop',
            ...(usage === false ? {} : { usage: answerUsage }),
          };
          t.match(answer, expected, nameOf(asker));
        }),
      ),
    );
  }
  await t.test('afterwards every hold is settled once, and the gateway still answers', async (t) => {
    const answer = await ask(gateway.url, 'openai', { model: modelAt('openai', 'nothing'), stream: false });
    t.equal(answer.text, answerText);
    t.ok([...gateway.settled.values()].every((times) => times === 1));
    t.equal(gateway.settled.size, gateway.outcomes.size);
  });
});

await test('a provider that closes its idle connections is not noticed', async (t) => {
  const provider = await startProviderServer(t, ({ socket, dialect }) => {
    socket.write(httpAnswer(200, textAnswers[dialect].whole), () => socket.end());
  });
  const gateway = await startProviderGateway(t, { provider: provider.url });
  for (const dialect of ['openai', 'anthropic', 'openai', 'anthropic', 'openai'] as const) {
    const answer = await ask(gateway.url, 'native', { model: modelAt(dialect, 'any'), stream: false });
    t.match(answer, { status: 200, text: answerText });
    // Both sides have closed it then; a socket that closes while a request is under way would be another matter.
    await provider.calls.at(-1)?.closed;
  }
  t.ok(provider.calls.every(({ earlier }) => earlier === 0));
});

await test('a provider that keeps its connections is asked on the same one, also after errors and streams', async (t) => {
  const provider = await startProviderServer(t, ({ socket, dialect, model, stream }) => {
    if (model === modelAt(dialect, 'refused')) {
      socket.write(httpAnswer(400, errorBodyOf(dialect, 'invalid_request_error', 'Not like this.')));
    } else if (stream) socket.write(httpChunks([streamOf(textAnswers[dialect])]));
    else socket.write(httpAnswer(200, textAnswers[dialect].whole));
  });
  const gateway = await startProviderGateway(t, { provider: provider.url });
  for (const name of ['any', 'refused', 'any']) {
    for (const stream of [true, false]) {
      for (const dialect of ['openai', 'anthropic'] as const) {
        const answer = await ask(gateway.url, dialect, { model: modelAt(dialect, name), stream });
        t.equal(answer.status, name === 'refused' ? 400 : 200);
      }
    }
  }
  t.equal(provider.openSockets, 1);
});

function assertRefusal(t: Test, fault: BreakingFault, asker: Asker, answer: ClientAnswer): void {
  const { complete, status, error, bytes } = answer;
  // Once a stream has begun the status is out; before, it is the error's own.
  const expected = {
    complete: false,
    status: bytes.startsWith('{') ? (fault.status ?? 502) : 200,
    error: {
      message: fault.says ?? /[a-z]{3}.*[a-z]{3}/,
      ...(asker.client === 'native' ? { code: new RegExp(`^(${fault.codes.join('|')})$`) } : {}),
    },
  };
  t.match({ complete, status, error }, expected, nameOf(asker));
  if (bytes.includes(secret)) t.fail(`${nameOf(asker)}: the provider's secret has got out`);
}
