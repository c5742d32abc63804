import { type Test, test } from 'tap';
import {
  type ChatCall,
  definePlugin,
  type InferenceCall,
  type JsonObject,
  type Message,
  parseJson,
  type StreamPart,
  type ToolFunction,
  z,
} from '../../../core/api/index.js';
import { type ClientAnswer, type ClientDialect, conversationDialects } from '../../fixtures/clients/client-dialects.js';
import {
  type PolicyConnection,
  type PolicyGateway,
  startPolicyGateway,
} from '../../fixtures/gateways/policy-gateway.js';

const email = 'ada@example.org';
const names = ['ledger_note', 'ledger_find'] as const;

/** Two functions that record their arguments; those of `ledger_find` stay inside the gateway. */
function ledger(given: JsonObject[]) {
  const remember =
    (name: string): ToolFunction['run'] =>
    async ({ arguments: args }) => {
      given.push({ [name]: args });
      return { done: true };
    };
  return definePlugin({
    apiVersion: 1,
    name: 'ledger',
    config: z.strictObject({}),
    setup: () => ({
      functions: names.map((name) => ({
        tool: { name, description: 'Writes down.', inputSchema: { type: 'object' } },
        keepsInside: name === 'ledger_find',
        run: remember(name),
      })),
    }),
  });
}

const start: StreamPart = { type: 'start', id: 'a', model: 'm', created: 1 };
const usage: StreamPart = { type: 'usage', usage: { inputTokens: 1, outputTokens: 1 } };

/** A model that first calls functions, and answers `last` when it has their results. */
function modelCalling(args: string, last = 'Done.', before = ''): (call: InferenceCall) => readonly StreamPart[] {
  const calls = names.flatMap((name, index): StreamPart[] => [
    { type: 'tool-call', choice: 0, index, id: `c${index}`, name },
    { type: 'tool-arguments', choice: 0, index, text: args.slice(0, 9) },
    { type: 'tool-arguments', choice: 0, index, text: args.slice(9) },
  ]);
  const leading: StreamPart[] = before === '' ? [] : [{ type: 'text', choice: 0, text: before }];
  return (call) =>
    (call as ChatCall).messages.some(({ role }) => role === 'tool')
      ? [start, { type: 'text', choice: 0, text: last }, { type: 'finish', choice: 0, reason: 'stop' }, usage]
      : [start, ...leading, ...calls, { type: 'finish', choice: 0, reason: 'tool_calls' }, usage];
}

interface Setup {
  readonly gateway: PolicyGateway;
  /** The arguments that the functions have received since the last call. */
  readonly taken: () => readonly JsonObject[];
  readonly each: (
    t: Test,
    connection: PolicyConnection,
    check: (t: Test, answer: ClientAnswer, given: readonly JsonObject[]) => void,
    text?: string,
  ) => Promise<void>;
}

async function setUp(t: Test): Promise<Setup> {
  const given: JsonObject[] = [];
  const gateway = await startPolicyGateway(t, [ledger(given)]);
  const taken = () => given.splice(0).toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? 1 : -1));
  return {
    gateway,
    taken,
    async each(t, connection, check, text = 'Note it.') {
      for (const dialect of conversationDialects)
        for (const stream of [false, true])
          await t.test(`${dialect}, ${stream ? 'streamed' : 'whole'}`, async (t) => {
            check(t, await connection.ask(dialect, { stream, text }, extras(dialect)), taken());
          });
    },
  };
}

function extras(dialect: ClientDialect): JsonObject {
  const tools = names.map((name) =>
    dialect === 'openai' || dialect === 'ollama'
      ? { type: 'function', function: { name } }
      : { name, ...(dialect === 'responses' ? { type: 'function' } : {}) },
  ) as unknown as JsonObject[];
  return { tools: dialect === 'google' ? [{ functionDeclarations: tools }] : tools, auto_continuation: true };
}

function lastMessages({ calls }: PolicyGateway): readonly Message[] {
  return (calls.at(-1) as ChatCall).messages;
}

function noted(...args: readonly JsonObject[]): readonly JsonObject[] {
  return names.map((name, at) => ({ [name]: args[at] ?? args[0] }) as JsonObject);
}

await test("arguments of the gateway's functions are governed before these run", async (t) => {
  const { gateway, each } = await setUp(t);
  const args = `{"to":"${email}","lines":["to ${email}",9007199254740993],"all":true}`;
  const redacted = parseJson(args.replaceAll(email, '[EMAIL_ADDRESS]')) as JsonObject;

  await t.test('redact: functions and the model get labels in place of values', async (t) => {
    const connection = await gateway.connect([{ type: 'pii_detection', action: 'redact' }]);
    gateway.answerWith(modelCalling(args, 'Done.', `To ${email} then.`));
    await each(t, connection, (t, answer, given) => {
      t.equal(answer.text, 'To [EMAIL_ADDRESS] then.\n\nDone.');
      t.strictSame(given, noted(redacted));
      t.notMatch(JSON.stringify(lastMessages(gateway)), email);
    });
  });

  await t.test('block: no function runs, and nothing is sent to the model again', async (t) => {
    const connection = await gateway.connect([{ type: 'pii_detection', action: 'block' }]);
    gateway.answerWith(modelCalling(args));
    await each(t, connection, (t, answer, given) => {
      t.equal(answer.status, 400);
      t.match(answer.error?.message, /arguments of a tool call by the policy .*EMAIL_ADDRESS/);
      t.strictSame(given, []);
      t.strictSame(
        lastMessages(gateway).map(({ role }) => role),
        ['user'],
      );
    });
  });

  await t.test('block: one blocked call blocks the parallel ones, even after text', async (t) => {
    const connection = await gateway.connect([{ type: 'pii_detection', action: 'block' }]);
    gateway.answerWith((call) =>
      modelCalling(
        '{}',
        '',
        'A first sentence that may leave. ',
      )(call).map((part) =>
        part.type === 'tool-arguments' && part.index === 1 && part.text === '{}' ? { ...part, text: args } : part,
      ),
    );
    await each(t, connection, (t, answer, given) => {
      t.equal(answer.complete, false);
      t.match(answer.error?.message ?? answer.bytes, /arguments of a tool call/);
      t.strictSame(given, []);
    });
  });

  await t.test('functions are not called with invalid arguments', async (t) => {
    const connection = await gateway.connect([{ type: 'pii_detection', action: 'redact' }]);
    gateway.answerWith(modelCalling('{"to":"ada'));
    await each(t, connection, (t, answer, given) => {
      t.match(answer, { status: 400 });
      t.strictSame(given, []);
    });
  });

  await t.test('audit: functions get unchanged arguments, and the finding is recorded once', async (t) => {
    const connection = await gateway.connect([{ type: 'pii_detection', action: 'audit' }]);
    gateway.answerWith(modelCalling(`{"to":"${email}"}`));
    await each(t, connection, (t, answer, given) => {
      t.match(answer, { status: 200, complete: true, text: 'Done.' });
      t.strictSame(given, noted({ to: email }));
    });
    const { body } = await gateway.ask('POST', '/v1/management/reporting/messages/history', {
      body: { connection_id: connection.connectionId },
    });
    const { messages = [] } = body as { readonly messages?: readonly { readonly policies: unknown }[] };
    t.equal(messages.length, 2 * conversationDialects.length);
    for (const { policies } of messages)
      t.match(policies, [{ surface: 'tool_arguments', action: 'audit', categories: ['EMAIL_ADDRESS'], count: 2 }]);
  });

  await t.test('labels are restored for functions that run inside the gateway, and for no others', async (t) => {
    const redaction = { style: 'numbered', restore: true };
    const connection = await gateway.connect([
      { type: 'pii_detection', action: 'redact', configuration: { redaction } },
    ]);
    gateway.answerWith(modelCalling('{"to":"[EMAIL_ADDRESS_1]","cc":"eve@example.net"}', 'To [EMAIL_ADDRESS_2].'));
    const check = (t: Test, answer: ClientAnswer, given: readonly JsonObject[]): void => {
      const cc = '[EMAIL_ADDRESS_2]';
      t.strictSame(given, noted({ to: '[EMAIL_ADDRESS_1]', cc }, { to: 'joe@example.org', cc }));
      t.equal(answer.text, 'To [EMAIL_ADDRESS_2].', 'what the model wrote is not put back');
      t.notMatch(JSON.stringify(lastMessages(gateway)), /joe@|eve@/);
    };
    await each(t, connection, check, 'I am joe@example.org.');
  });
});
