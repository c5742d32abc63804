import { type Test, test } from 'tap';
import { plainGateway } from '../../../test/fixtures/gateways/test-gateway.js';
import { type Answer, GatewayError, type PartSink, type Plugin, type StreamPart } from '../../api/index.js';
import { pluginOf } from '../../testkit/plugin-of.js';
import { scriptedProvider, textAnswer } from '../../testkit/scripted-provider.js';
import { until } from '../../testkit/until.js';

const [start, text, finish, usage] = textAnswer('Hello.') as [StreamPart, StreamPart, StreamPart, StreamPart];

/** Refuses every text, in the stage that is nearest to the client. */
const refusing = pluginOf('refusing', {
  transform: {
    stage: () => ({
      part(part, output) {
        if (part.type === 'text') throw new GatewayError({ code: 'ACME_TEXT', status: 400, message: 'No texts.' });
        return output.push(part);
      },
    }),
  },
});

/** Pushes as a listener or a timer does, from which nobody takes an exception or a promise. @returns what the push has come to */
async function pushed(push: PartSink, part: StreamPart): Promise<unknown> {
  let pending: void | Promise<void>;
  try {
    pending = push(part);
  } catch (cause) {
    return { thrown: cause };
  }
  return Promise.resolve(pending).catch((cause: unknown) => cause);
}

/** Plugins that push a part of an answer by the given function and do not look at what comes of it. */
function pushersWith(pushing: (push: PartSink) => Promise<unknown>): Readonly<Record<string, readonly Plugin[]>> {
  const all = async (push: PartSink): Promise<void> => {
    await push(start);
    await pushing(push);
    await push(finish);
  };
  const provider = pluginOf('acme', {
    dispatch: () => ({ provider: 'acme', discard() {}, deliver: (push) => all(push).catch(() => undefined) }),
  });
  const answering = pluginOf('acme', {
    around: async (): Promise<Answer> => ({
      provider: 'acme',
      discard() {},
      deliver: (push) => all(push).catch(() => undefined),
    }),
  });
  const stage = pluginOf('acme', {
    transform: {
      stage: () => ({
        async part(part, output) {
          if (part.type === 'text') await pushing(output.push);
          else await output.push(part);
        },
      }),
    },
  });
  const whole = scriptedProvider({ parts: [start, text, finish, usage] });
  return { provider: [provider], around: [answering], stage: [stage, whole] };
}

async function ask(t: Test, plugins: readonly Plugin[]): Promise<{ readonly code: unknown; readonly cause: unknown }> {
  const gateway = await plainGateway(t, plugins);
  const response = await gateway.post('/plain', { text: 'x' });
  const { plainError } = (await response.json()) as { readonly plainError?: string };
  const error = gateway.log.find(({ message }) => message === 'request failed')?.fields['error'];
  return { code: plainError, cause: (error as Error | undefined)?.cause };
}

await test('what a push comes to is never thrown at the code that pushes, and fails the answer though nobody waits for it', async (t) => {
  for (const by of ['provider', 'around', 'stage']) {
    let result: unknown;
    const pushers = pushersWith(async (push) => (result = await pushed(push, text)));
    t.match(await ask(t, [refusing, ...(pushers[by] ?? [])]), { code: 'ACME_TEXT' }, by);
    t.match(result, { code: 'ACME_TEXT' }, by);
  }
});

await test('an invalid part fails the answer of the plugin that has pushed it, though the plugin has not waited', async (t) => {
  const wrong = { type: 'txt', choice: 0, text: 'Hi.' } as never;
  for (const [by, hook] of [
    ['provider', 'dispatch'],
    ['stage', 'transform'],
  ] as const) {
    let result: unknown;
    const pushers = pushersWith(async (push) => (result = await pushed(push, wrong)));
    const { code, cause } = await ask(t, pushers[by] ?? []);
    t.equal(code, 'GW_PLUGIN_FAILED', by);
    t.match(cause, { message: `plugin "acme" failed in ${hook}` });
    t.match(result, { message: /pushed a part of the unknown type "txt"/ });
  }
});

await test('a client that leaves is not an exception in the listener from which a plugin pushes', async (t) => {
  for (const by of ['provider', 'around', 'stage']) {
    const pushing = Promise.withResolvers<PartSink>();
    const done = Promise.withResolvers<void>();
    const pushers = pushersWith(async (push) => {
      await push(text);
      pushing.resolve(push);
      await done.promise;
    });
    const gateway = await plainGateway(t, pushers[by] ?? []);
    const leaving = new AbortController();
    const body = JSON.stringify({ text: 'x', stream: true });
    const headers = { 'content-type': 'application/json' };
    const asked = fetch(`${gateway.url}/plain`, { method: 'POST', headers, body, signal: leaving.signal });
    const push = await pushing.promise;
    await asked;
    leaving.abort();
    let result: unknown;
    await until(
      async () => (result = await pushed(push, text)) !== undefined,
      'the gateway knows that the client left',
    );
    t.match(result, { code: 'GW_CLIENT_GONE' }, by);
    done.resolve();
  }
});

await test('a discard that throws is logged, and does not hide why the answer was discarded', async (t) => {
  const discard = (): never => {
    throw new Error('already closed');
  };
  const deliver = async (): Promise<never> => {
    throw new GatewayError({ code: 'ACME_AWAY', status: 502, message: 'Away.' });
  };
  const answer = { provider: 'acme', discard, deliver };
  for (const [hook, plugin] of [
    ['dispatch', pluginOf('acme', { dispatch: () => answer })],
    ['around', pluginOf('acme', { around: async () => answer })],
  ] as const) {
    const gateway = await plainGateway(t, [plugin]);
    const response = await gateway.post('/plain', { text: 'x' });
    t.match(await response.json(), { plainError: 'ACME_AWAY' }, hook);
    await gateway.stop();
    const logged = gateway.log.filter(({ message }) => message === 'plugin hook failed');
    t.match(
      logged.map(({ fields }) => fields),
      [{ plugin: 'acme', hook, error: { message: 'already closed' } }],
    );
  }
});
