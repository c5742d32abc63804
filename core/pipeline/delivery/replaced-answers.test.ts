import { type Test, test } from 'tap';
import { plainGateway } from '../../../test/fixtures/gateways/test-gateway.js';
import {
  type Answer,
  type Contributions,
  GatewayError,
  type Plugin,
  type Relay,
  type StreamPart,
} from '../../api/index.js';
import { pluginOf } from '../../testkit/plugin-of.js';
import { type Script, scriptedProvider, textAnswer } from '../../testkit/scripted-provider.js';
import type { TestGateway } from '../../testkit/start-test-gateway.js';

const broken = new GatewayError({ code: 'GW_UPSTREAM_BROKEN', status: 502, message: 'Broken.' });
const [begin, word] = textAnswer('half') as [StreamPart, StreamPart];

/** A provider that plays these scripts, one for each call. */
function playing(...scripts: readonly Script[]): { readonly plugin: Plugin; readonly discarded: () => number } {
  const left = [...scripts];
  let discarded = 0;
  const plugin = scriptedProvider(() => {
    const script = left.shift();
    return script && { ...script, onDiscard: () => void (discarded += 1) };
  });
  return { plugin, discarded: () => discarded };
}

/** Pushes these parts, and fails. */
function failing(...parts: readonly StreamPart[]): Script {
  return {
    async parts(sink) {
      for (const part of parts) await sink(part);
      throw broken;
    },
  };
}

/** Offers another answer of the rest of the chain in the place of one that fails. */
const again: Contributions = {
  async around(call, _exchange, next) {
    const offer = (answer: Answer): Answer => ({
      ...answer,
      headers: { 'x-again': 'yes' },
      instead: async () => offer(await next(call)),
    });
    return offer(await next(call));
  },
};

async function start(t: Test, plugins: readonly Plugin[]): Promise<TestGateway> {
  return plainGateway(t, plugins);
}

const whole: Script = { parts: textAnswer('whole') };
const events = (text: string): string => `data: start answer-1\n\ndata: ${text}\n\ndata: finish stop\n\ndata: done\n\n`;

await test('an answer that fails before its first content is replaced, as often as there is a fallback', async (t) => {
  for (const stream of [true, false]) {
    const provider = playing(failing(), failing(begin), whole);
    const gateway = await start(t, [pluginOf('again', again), provider.plugin]);
    const response = await gateway.post('/plain', { stream });
    t.equal(response.headers.get('x-again'), 'yes');
    if (stream) t.equal(await response.text(), events('whole'), 'it begins once');
    else t.match(await response.json(), { text: 'whole' });
    t.equal(provider.discarded(), 2, 'what has failed is given up');
  }
});

await test('an answer that fails after its first content is not replaced', async (t) => {
  const provider = playing(failing(begin, word), whole);
  const gateway = await start(t, [pluginOf('again', again), provider.plugin]);
  const text = await (await gateway.post('/plain', { stream: true })).text();
  t.equal(text, 'data: start answer-1\n\ndata: half\n\nevent: error\ndata: GW_UPSTREAM_BROKEN\n\n');

  const seen: string[] = [];
  const observing = pluginOf('observing', { observe: () => (part) => void seen.push(part.type) });
  const other = await start(t, [pluginOf('again', again), observing, playing(failing(begin, word), whole).plugin]);
  t.equal((await other.post('/plain', {})).status, 502, 'nor when it was not streamed: somebody has seen the word');
  t.strictSame(seen, ['start', 'text']);
});

await test('a replaced answer gets new stages, and text held back of the first one is dropped', async (t) => {
  const holding = pluginOf('holding', {
    transform: {
      stage: () => {
        const held: StreamPart[] = [];
        return {
          part: (part) => void held.push(part),
          async end(output) {
            for (const part of held) await output.push(part);
          },
        };
      },
    },
  });
  const provider = playing(failing(begin, word), whole);
  const gateway = await start(t, [pluginOf('again', again), holding, provider.plugin]);
  t.equal(await (await gateway.post('/plain', { stream: true })).text(), events('whole'));
});

await test('a relay that has written nothing is replaced by another answer; one that has written something is not', async (t) => {
  const relay = (deliver: Relay['deliver']): Script => ({
    parts: [],
    relay: { dialect: 'plain', contentType: 'text/event-stream', streaming: true, headers: {}, deliver },
  });
  const silent = relay(() => Promise.reject(broken));
  const atOnce = relay(() => {
    throw broken;
  });
  const spoken = relay(async (write) => {
    await write(Buffer.from('data: relayed\n\n'));
    throw broken;
  });
  const bytes = relay(async (write, watch) => {
    for (const part of textAnswer()) await watch(part);
    await write(Buffer.from('data: relayed\n\n'));
    return Buffer.from('data: end\n\n');
  });
  const answers = async (...scripts: readonly Script[]): Promise<string> => {
    const gateway = await start(t, [pluginOf('again', again), playing(...scripts).plugin]);
    return (await gateway.post('/plain', { stream: true })).text();
  };
  t.equal(await answers(silent, bytes), 'data: relayed\n\ndata: end\n\n');
  t.equal(await answers(atOnce, silent, whole), events('whole'), 'in another form');
  t.equal(await answers(failing(), bytes), 'data: relayed\n\ndata: end\n\n');
  t.equal(await answers(spoken, whole), 'data: relayed\n\nevent: error\ndata: GW_UPSTREAM_BROKEN\n\n');
});

await test('without another answer the client gets its error, and a bug is attributed to its plugin', async (t) => {
  const instead = (cause: Error): Contributions => ({
    around: async (call, _exchange, next) => ({ ...(await next(call)), instead: () => Promise.reject(cause) }),
  });
  const busy = new GatewayError({ code: 'ACME_BUSY', status: 503, message: 'Busy.' });
  for (const [cause, code, status] of [
    [busy, 'ACME_BUSY', 503],
    [new Error('a bug'), 'GW_PLUGIN_FAILED', 500],
  ] as const) {
    const gateway = await start(t, [pluginOf('acme', instead(cause)), playing(failing()).plugin]);
    const response = await gateway.post('/plain', {});
    t.equal(response.status, status);
    t.match(await response.json(), { plainError: code });
    const failures = gateway.log.map(({ fields }) => fields['error']).filter((error) => GatewayError.is(error));
    const named = failures.flatMap(({ code, cause }) =>
      code === 'GW_PLUGIN_FAILED' ? [(cause as Error).message] : [],
    );
    t.strictSame(named, code === 'GW_PLUGIN_FAILED' ? ['plugin "acme" failed in around'] : []);
  }
});

await test('a hook that returns the inner answer has no effect on it, and one that throws synchronously is named', async (t) => {
  const passing = pluginOf('passing', { around: (call, _exchange, next) => next(call) });
  const failingAtOnce = pluginOf('failing', {
    around: () => {
      throw new Error('a bug');
    },
  });
  const gateway = await start(t, [passing, pluginOf('again', again), passing, playing(failing(), whole).plugin]);
  t.match(await (await gateway.post('/plain', {})).json(), { text: 'whole' });
  const other = await start(t, [passing, failingAtOnce, playing(whole).plugin]);
  t.match(await (await other.post('/plain', {})).json(), { plainError: 'GW_PLUGIN_FAILED' });
});
