/** Whoever may not call models any more begins no further call of one, however long ago the request began. */
import { type Test, test } from 'tap';
import { definePlugin, providerFailure, type StreamPart, z } from '../../core/api/index.js';
import { begunAt } from '../../core/api/internal/exchange-time.js';
import { scriptedProvider } from '../../core/testkit/index.js';
import { type ManagementGateway, startManagementGateway } from '../fixtures/gateways/management-gateway.js';
import { functionsPlugin, toolOf } from '../fixtures/gateways/tools-gateway.js';

const start: StreamPart = { type: 'start', id: 'a', model: 'scripted', created: 1 };
const asksForFunction: readonly StreamPart[] = [
  start,
  { type: 'tool-call', choice: 0, index: 0, id: 'c1', name: 'acme_wait' },
  { type: 'tool-arguments', choice: 0, index: 0, text: '{}' },
  { type: 'finish', choice: 0, reason: 'tool_calls' },
];
const says: readonly StreamPart[] = [
  start,
  { type: 'text', choice: 0, text: 'Done.' },
  { type: 'finish', choice: 0, reason: 'stop' },
];

const moments = ['a function runs', 'the model fails', 'the request waits'] as const;

type Moment = (typeof moments)[number];

/** A gateway where something may happen in the middle of a request. */
class Stage {
  /** Calls of the model for the current request. */
  calls = 0;
  #moment: Moment = 'a function runs';
  #meanwhile: () => Promise<unknown> = async () => undefined;
  #gateway: ManagementGateway | undefined;

  async open(t: Test): Promise<this> {
    const model = scriptedProvider(() => {
      this.calls += 1;
      if (this.calls > 1 || this.#moment === 'the request waits') return { parts: says };
      if (this.#moment === 'a function runs') return { parts: asksForFunction };
      throw providerFailure({ provider: 'scripted', dialect: 'native', status: 503, message: 'Try again.' });
    });
    const wait = {
      ...toolOf('acme_wait', () => ({})),
      run: async () => {
        await this.#at('a function runs');
        return {};
      },
    };
    // Inside of `resilience`, so around each attempt.
    const moments = definePlugin({
      apiVersion: 1,
      name: 'moments',
      config: z.strictObject({}),
      setup: () => ({
        prepare: async (_call, exchange) => {
          const begun = performance.now() - 2_000;
          if (this.#moment === 'the request waits') Object.assign(exchange, { [begunAt]: begun });
          await this.#at('the request waits');
          return undefined;
        },
        around: (call, _exchange, next) =>
          next(call).catch(async (cause: unknown) => {
            await this.#at('the model fails');
            throw cause;
          }),
      }),
    });
    const plugins = [functionsPlugin([wait]), moments, model];
    this.#gateway = await startManagementGateway(t, { plugins, config: { resilience: { firstWaitMs: 1 } } });
    return this;
  }

  async #at(moment: Moment): Promise<void> {
    if (moment === this.#moment) await this.#meanwhile();
  }

  async #manage(method: string, path: string, body?: object): Promise<Readonly<Record<string, string>>> {
    const answer = await this.#gateway?.ask(method, `/v1/management${path}`, { body });
    if (answer === undefined || answer.status > 299) throw new Error(`${method} ${path}: ${answer?.text}`);
    return answer.body as Readonly<Record<string, string>>;
  }

  /** Asks with a key and a connection of their own, which the change is for. */
  async ask(moment: Moment, change: 'revoked' | 'disabled' | undefined, stream = false) {
    const { connectionId } = await this.#manage('POST', '/connections', { name: `${moment} ${change} ${stream}` });
    const { keyId, secret = '' } = await this.#manage('POST', '/api-keys', {
      name: 'app',
      defaultConnectionId: connectionId,
    });
    this.calls = 0;
    this.#moment = moment;
    this.#meanwhile = async () => {
      this.#meanwhile = async () => undefined;
      if (change === 'revoked') await this.#manage('DELETE', `/api-keys/${keyId}`);
      if (change === 'disabled') await this.#manage('PUT', `/connections/${connectionId}`, { disabled: true });
    };
    return (this.#gateway as ManagementGateway).ask('POST', '/v1/inference/chat', {
      as: 'nobody',
      headers: { 'x-api-key': secret },
      body: {
        model: 'scripted',
        messages: [{ role: 'user', content: 'Hello' }],
        parameters: { stream },
        ...(moment === 'a function runs' && { tools: [{ name: 'acme_wait' }], auto_continuation: true }),
      },
    });
  }
}

await test('who is shut out meanwhile', async (t) => {
  const stage = await new Stage().open(t);
  for (const moment of moments) {
    await t.test(`a key that is revoked while ${moment} begins no further call`, async (t) => {
      const { status, body } = await stage.ask(moment, 'revoked');
      // A retry that is refused leaves the error that it was for.
      const code = moment === 'the model fails' ? 'GW_PROVIDER_FAILED' : 'GW_AUTH_INVALID_KEY';
      t.match({ status, body }, { status: moment === 'the model fails' ? 503 : 401, body: { code } });
      t.equal(stage.calls, moment === 'the request waits' ? 0 : 1);
    });
    await t.test(`nothing is different while ${moment} for a key that is still valid`, async (t) => {
      const answer = await stage.ask(moment, undefined);
      t.match(answer, { status: 200, body: { choices: [{ message: { content: [{ text: 'Done.' }] } }] } });
    });
  }
  await t.test('a connection that is disabled meanwhile calls no model any more, and a stream says so', async (t) => {
    t.match((await stage.ask('a function runs', 'disabled', true)).text, /GW_CONNECTION_DISABLED/);
    t.equal(stage.calls, 1);
  });
});
