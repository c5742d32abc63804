import { type Test, test } from 'tap';
import {
  ask,
  type ClientAnswer,
  type ClientDialect,
  clientDialects,
  finishWords,
  isOneBody,
} from '../fixtures/clients/client-dialects.js';
import {
  modelAt,
  type ProviderGateway,
  stageHeader,
  startProviderGateway,
} from '../fixtures/gateways/provider-gateway.js';
import { httpAnswer, httpChunks, startProviderServer } from '../fixtures/providers/provider-server.js';
import {
  answerText,
  answerUsage,
  errorBodyOf,
  type ProviderDialect,
  streamOf,
  streamTypes,
  textAnswers,
  wireFormats,
} from '../fixtures/providers/recorded-answers.js';
import { breakingFaults } from './breaking-faults.js';
import { type BreakingFault, type Fault, maxAnswerBytes, secret } from './fault.js';
import { harmlessFaults } from './harmless-faults.js';

/** Everybody who may ask for a fault: each client, streaming or not, with and without a stage that rules relay out. */
interface Asker {
  readonly client: ClientDialect;
  readonly dialect: ProviderDialect;
  readonly stream: boolean;
  readonly stage: boolean;
}

function askersOf({ only, onlyFrom, framing }: Fault): Asker[] {
  return wireFormats
    .filter((dialect) => onlyFrom === undefined || onlyFrom === dialect)
    .filter((dialect) => framing === undefined || dialect !== 'bedrock')
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
    const body = stream ? streamOf(textAnswers[dialect]) : Buffer.from(whole);
    const contentType = stream ? streamTypes[dialect] : 'application/json';
    return fault?.answer({ call, contentType, body });
  });
  return startProviderGateway(t, { provider: provider.url, maxAnswerBytes });
}

await test('broken and unusual answers of a provider', async (t) => {
  const gateway = await startBrokenWorld(t);

  function askFor(fault: Fault, { client, dialect, stream, stage }: Asker): Promise<ClientAnswer> {
    const headers: Record<string, string> = stage ? { [stageHeader]: 'on' } : {};
    return ask(gateway.url, client, { model: modelAt(dialect, fault.name), stream }, headers);
  }

  for (const fault of breakingFaults) {
    await t.test(`${fault.name.replaceAll('-', ' ')}: every client gets an error, and none a complete answer`, (t) =>
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
            finishReason: finishWords.stop[asker.client],
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

await test('a provider that closes idle connections causes no errors', async (t) => {
  const provider = await startProviderServer(t, ({ socket, dialect }) => {
    socket.write(httpAnswer(200, textAnswers[dialect].whole), () => socket.end());
  });
  const gateway = await startProviderGateway(t, { provider: provider.url });
  for (const dialect of ['openai', 'anthropic', 'bedrock', 'google', 'openai', 'anthropic'] as const) {
    const answer = await ask(gateway.url, 'native', { model: modelAt(dialect, 'any'), stream: false });
    t.match(answer, { status: 200, text: answerText });
    // Both sides have closed it then; a socket that closes while a request is under way would be another matter.
    await provider.calls.at(-1)?.closed;
  }
  t.ok(provider.calls.every(({ earlier }) => earlier === 0));
});

await test('connections to a provider are reused, even after errors and streams', async (t) => {
  const provider = await startProviderServer(t, ({ socket, dialect, model, stream }) => {
    if (model === modelAt(dialect, 'refused')) {
      socket.write(httpAnswer(400, errorBodyOf(dialect, 'invalid_request_error', 'Not like this.')));
    } else if (stream) {
      socket.write(httpChunks([streamOf(textAnswers[dialect])], { 'content-type': streamTypes[dialect] }));
    } else socket.write(httpAnswer(200, textAnswers[dialect].whole));
  });
  const gateway = await startProviderGateway(t, { provider: provider.url });
  for (const name of ['any', 'refused', 'any']) {
    for (const stream of [true, false]) {
      for (const dialect of wireFormats) {
        const client = dialect === 'bedrock' || dialect === 'google' ? 'native' : dialect;
        const answer = await ask(gateway.url, client, { model: modelAt(dialect, name), stream });
        t.equal(answer.status, name === 'refused' ? 400 : 200);
      }
    }
  }
  // A request may come while the connection is not yet free of the one before.
  t.ok(provider.openSockets <= 3, `${provider.openSockets} connections for ${provider.calls.length} calls`);
});

function assertRefusal(t: Test, fault: BreakingFault, asker: Asker, answer: ClientAnswer): void {
  const { complete, status, error, bytes } = answer;
  // Once a stream has begun the status is out; before, it is the error's own.
  const expected = {
    complete: false,
    status: isOneBody(asker.client, bytes) ? (fault.status ?? 502) : 200,
    error: {
      message: fault.says ?? /[a-z]{3}.*[a-z]{3}/,
      ...(asker.client === 'native' ? { code: new RegExp(`^(${fault.codes.join('|')})$`) } : {}),
    },
  };
  t.match({ complete, status, error }, expected, nameOf(asker));
  if (bytes.includes(secret)) t.fail(`${nameOf(asker)}: the provider's secret has got out`);
  if (/127\.0\.0\.1|ECONN|UND_ERR|HPE_/.test(bytes)) t.fail(`${nameOf(asker)}: internals have got out: ${bytes}`);
}
