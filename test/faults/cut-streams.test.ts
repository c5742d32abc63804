import { type Test, test } from 'tap';
import { Agent, request } from 'undici';
import { stringifyJson } from '../../core/api/index.js';
import {
  type ClientAnswer,
  type ClientDialect,
  clientDialects,
  finishWords,
  isOneBody,
  pathOf,
  readClientAnswer,
  requestOf,
  streamTypeOf,
} from '../fixtures/clients/client-dialects.js';
import { modelAt, startProviderGateway } from '../fixtures/gateways/provider-gateway.js';
import { httpAnswer, httpChunks, startProviderServer } from '../fixtures/providers/provider-server.js';
import {
  answerText,
  answerUsage,
  type ProviderDialect,
  streamOf,
  streamTypes,
  toolAnswers,
  toolArguments,
  wireFormats,
} from '../fixtures/providers/recorded-answers.js';

/** How many requests are under way at once. */
const lanes = 16;

const streams: Readonly<Record<ProviderDialect, Buffer>> = {
  openai: streamOf(toolAnswers.openai),
  responses: streamOf(toolAnswers.responses),
  anthropic: streamOf(toolAnswers.anthropic),
  bedrock: streamOf(toolAnswers.bedrock),
  google: streamOf(toolAnswers.google),
};

/** The model's name says how the stream is sent: `cut.120.500` is three pieces, of which the first two have 120 and 380 bytes. */
function piecesOf(name: string, bytes: Buffer): readonly Buffer[] {
  const [way, ...numbers] = name.split('.');
  const positions = numbers.map(Number);
  if (way === 'cut') return [0, ...positions].map((from, index) => bytes.subarray(from, positions[index]));
  if (way === 'end') return positions[0] === 0 ? [] : [bytes.subarray(0, positions[0])];
  return way === 'bytes' ? [...bytes].map((byte) => Buffer.of(byte)) : [bytes];
}

/** Asks for a stream and gives its bytes. */
type BytesFor = (client: ClientDialect, dialect: ProviderDialect, name: string) => Promise<string>;

/** A gateway in front of a provider that cuts its streams. */
async function startCuttingWorld(t: Test): Promise<BytesFor> {
  const provider = await startProviderServer(t, ({ dialect, model, socket }) => {
    const pieces = piecesOf(model.slice(dialect.length + 1), streams[dialect]);
    const type = { 'content-type': streamTypes[dialect] };
    socket.write(pieces.length === 0 ? httpAnswer(200, '', type) : httpChunks(pieces, type));
  });
  const gateway = await startProviderGateway(t, { provider: provider.url });
  const agent = new Agent({ connections: lanes });
  t.teardown(() => agent.close());
  return async (client, dialect, name) => {
    const wish = { model: modelAt(dialect, name), stream: true };
    const { body } = await request(gateway.url + pathOf(client, wish), {
      method: 'POST',
      dispatcher: agent,
      headers: { 'content-type': 'application/json', traceparent: `00-${'1'.repeat(32)}-${'2'.repeat(16)}-01` },
      body: stringifyJson(requestOf(client, wish)),
    });
    // The gateway writes its own time where the provider says none, and ids that nobody can guess.
    const written = (await body.text()).replaceAll(/"(created|created_at|\w+_duration)":(?:\d+|"[^"]+")/g, '"$1":0');
    const unguessed = written.replaceAll(/_[0-9a-f]{40}/g, '_secret');
    // Where the provider says neither, the answer has an id of the gateway, and the model's name, which differs here.
    return unguessed.replaceAll(/\bmsg_[0-9a-f-]{36}/g, 'msg_own').replaceAll(modelAt(dialect, name), 'm-1');
  };
}

function read(client: ClientDialect, bytes: string): ClientAnswer {
  const refused = isOneBody(client, bytes);
  return readClientAnswer(client, refused ? 502 : 200, refused ? 'application/json' : streamTypeOf(client), bytes);
}

/** How many places a stream is cut at, so far apart that what reads it is long past the one before. */
const cutsOfStream = 4;

/** Divides positions among streams: each has some from the whole length. */
function spread(positions: readonly number[]): readonly (readonly number[])[] {
  const count = Math.ceil(positions.length / cutsOfStream);
  return positions.slice(0, count).map((_, first) => positions.filter((_, index) => index % count === first));
}

/** Runs work on a few lanes, so that no side has to wait for another. */
async function each<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const rest = items.values();
  const lane = async (): Promise<void> => {
    for (const item of rest) await work(item);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

await test('a stream split at any position results in the same bytes', async (t) => {
  const bytesFor = await startCuttingWorld(t);
  for (const dialect of wireFormats) {
    for (const client of clientDialects) {
      // What reads a provider's stream is the same for all clients: one tries every position.
      const positions = client === 'native' ? [...streams[dialect].keys()].slice(1) : telling(dialect).slice(1);
      const whole = await bytesFor(client, dialect, 'whole');
      const name = `${client} client of the ${dialect} provider`;
      t.match(read(client, whole), expectedAnswer(client), `${name}: in one piece`);
      t.equal(await bytesFor(client, dialect, 'bytes'), whole, `${name}: byte by byte`);
      const different: string[] = [];
      await each(spread(positions), async (cuts) => {
        const cut = `cut.${cuts.join('.')}`;
        if ((await bytesFor(client, dialect, cut)) !== whole) different.push(cut);
      });
      t.strictSame(different, [], `${name}: no cut of ${positions.length} changes anything`);
    }
  }
});

await test('a stream truncated at any position never looks complete', async (t) => {
  const bytesFor = await startCuttingWorld(t);
  for (const dialect of wireFormats) {
    const finished = bytesUntilFinished(dialect);
    for (const client of clientDialects) {
      const wrong: string[] = [];
      await each(telling(dialect), async (position) => {
        const { complete, error } = read(client, await bytesFor(client, dialect, `end.${position}`));
        const asExpected = position < finished ? !complete && error !== undefined : complete && !error;
        if (!asExpected) wrong.push(`${position}: ${complete ? 'complete' : `error ${error?.message}`}`);
      });
      t.strictSame(wrong, [], `${client} client of the ${dialect} provider`);
    }
  }
});

function expectedAnswer(client: ClientDialect): Partial<ClientAnswer> {
  return {
    status: 200,
    complete: true,
    error: undefined,
    text: answerText,
    toolCalls: client === 'completions' ? [] : [{ id: 'call_1', name: 'lookup', arguments: toolArguments }],
    finishReason: finishWords.tool_calls[client],
    usage: answerUsage,
  };
}

/**
 * How many bytes of a stream say that the answer is complete: what follows is usage and marks, which some providers leave out,
 * and so is the blank line behind the last event.
 */
function bytesUntilFinished(dialect: ProviderDialect): number {
  const { events, neededEvents } = toolAnswers[dialect];
  const said = Buffer.concat(events.slice(0, neededEvents));
  return dialect === 'bedrock' ? said.length : Buffer.byteLength(said.toString().trimEnd());
}

/** Every position near the end of an event, and every fifth of the others. */
function telling(dialect: ProviderDialect): number[] {
  const ends: number[] = [];
  for (const event of toolAnswers[dialect].events) ends.push((ends.at(-1) ?? 0) + event.length);
  const near = (position: number): boolean => ends.some((end) => Math.abs(end - position) <= 4);
  return [...streams[dialect].keys()].filter((position) => position % 5 === 0 || near(position));
}
