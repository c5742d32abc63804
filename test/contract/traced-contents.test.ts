import { type Test, test } from 'tap';
import { ConnectionChanges, type ConnectionSettings, Credentials } from '../../core/api/index.js';
import { scriptedProvider, textAnswer } from '../../core/testkit/index.js';
import { startOtlpSink } from '../../plugins/tracing/fixtures/otlp-sink.js';
import type { SentSpan } from '../../plugins/tracing/fixtures/read-traces.js';
import tracing from '../../plugins/tracing/plugin.js';
import { ask, type ClientAnswer, type ClientDialect, clientDialects } from '../fixtures/clients/client-dialects.js';
import { until } from '../fixtures/components/until.js';
import { startManagementGateway } from '../fixtures/gateways/management-gateway.js';

const person = 'jane.doe@example.com';

interface Asked {
  readonly answer: ClientAnswer;
  readonly call: SentSpan | undefined;
}

/** A gateway that sends contents, whose model repeats the question, and what a collector then has of a question. */
async function start(t: Test) {
  const sink = await startOtlpSink(t);
  const echo = scriptedProvider((call) => {
    const content = call.kind === 'chat' ? call.messages.at(-1)?.content[0] : undefined;
    const text = content?.type === 'text' ? content.text : '';
    return { parts: textAnswer('You said: ', text.slice(0, 8), text.slice(8)) };
  });
  const config = { endpoint: sink.endpoint, captureContent: true, exportIntervalMs: 10 };
  const gateway = await startManagementGateway(t, { plugins: [{ plugin: tracing, config }, echo] });
  const connect = async (
    settings: Partial<ConnectionSettings>,
    ...policies: readonly object[]
  ): Promise<(dialect: ClientDialect, stream: boolean, text: string) => Promise<Asked>> => {
    const name = `app ${Math.random()}`;
    const { connectionId } = await gateway.gateway.service(ConnectionChanges).create('default', { name, ...settings });
    for (const body of policies)
      await gateway.ask('POST', `/v1/management/connections/${connectionId}/policies`, { body });
    const { secret } = await gateway.gateway
      .service(Credentials)
      .createKey('default', { name, defaultConnectionId: connectionId });
    return async (dialect, stream, text) => {
      const model = `scripted-${Math.random()}`;
      const ofConnection = (): readonly SentSpan[] =>
        sink.spans.filter(({ attributes }) => attributes['sluice.connection.id'] === connectionId);
      const before = ofConnection().length;
      const answer = await ask(gateway.url, dialect, { model, stream, text }, { authorization: `Bearer ${secret}` });
      await until(() => ofConnection().length > before, 'the spans have arrived');
      return { answer, call: ofConnection().find(({ attributes }) => attributes['gen_ai.request.model'] === model) };
    };
  };
  return { connect, sink };
}

const both = { logRequestBody: true, logResponseBody: true };

function textIn(call: SentSpan | undefined, name: 'input' | 'output'): string | undefined {
  const json = call?.attributes[`gen_ai.${name}.messages`];
  if (json === undefined) return undefined;
  const messages = JSON.parse(json as string) as readonly { readonly parts: readonly { readonly content: string }[] }[];
  return messages.flatMap(({ parts }) => parts.map(({ content }) => content)).join('|');
}

await test('contents of every dialect, streamed and whole, are in the spans of connections that log bodies, and of no others', async (t) => {
  const { connect, sink } = await start(t);
  const logged = await connect(both);
  const unlogged = await connect({});
  for (const dialect of clientDialects) {
    for (const stream of [false, true]) {
      const { answer, call } = await logged(dialect, stream, 'Hello there');
      t.equal(answer.text, 'You said: Hello there', dialect);
      t.equal(textIn(call, 'input'), 'Hello there');
      t.equal(textIn(call, 'output'), 'You said: Hello there');
      const other = await unlogged(dialect, stream, 'Unlogged');
      t.ok(other.call);
      t.strictSame([textIn(other.call, 'input'), textIn(other.call, 'output')], [undefined, undefined]);
    }
  }
  for (const { body } of sink.exports) t.notMatch(body.toString('latin1'), 'Unlogged');
});

await test('what a policy redacts or blocks is in no span, in every dialect, streamed and whole', async (t) => {
  const { connect, sink } = await start(t);
  const redacted = await connect(both, { type: 'pii_detection', action: 'redact' });
  const blocked = await connect(both, { type: 'pii_detection', action: 'block' });
  for (const dialect of clientDialects) {
    for (const stream of [false, true]) {
      const { answer, call } = await redacted(dialect, stream, `Write to ${person}.`);
      t.equal(answer.status, 200, dialect);
      t.match(textIn(call, 'input'), /^Write to .*\.$/);
      t.match(textIn(call, 'output'), /^You said: Write to .*\.$/);
      const refused = await blocked(dialect, stream, `Write to ${person}.`);
      t.equal(refused.answer.error?.code, 'GW_POLICY_BLOCKED');
      t.equal(refused.call, undefined);
    }
  }
  for (const { body } of sink.exports) t.notMatch(body.toString('latin1'), person);
});
