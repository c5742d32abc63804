import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { test } from 'tap';
import { formatProblems } from '../../../core/api/internal/config-problem.js';
import { Connections, type Policy } from '../../../core/api/index.js';
import { prepare } from '../../../core/host/loading/prepare.js';
import { textAnswer, until } from '../../../core/testkit/index.js';
import { readGatewayText } from '../../../config/load.js';
import { bundledPlugins } from '../../../plugins/index.js';
import { clientDialects } from '../../fixtures/clients/client-dialects.js';
import {
  type PolicyConnection,
  type PolicyGateway,
  startPolicyGateway,
} from '../../fixtures/gateways/policy-gateway.js';
import { codeNamesPlugin, tonePlugin } from '../../fixtures/plugins/third-party-plugins.js';

const email = 'ada@example.org';
const redactPii = { type: 'pii_detection', action: 'redact' };

/** The configuration with these policies for every connection. */
function everywhere(...onEveryConnection: readonly object[]) {
  return { policies: { onEveryConnection } };
}

/** What the model gets and what the client gets, when both are said an address. */
async function passed(gateway: PolicyGateway, connection: PolicyConnection, stream = false) {
  gateway.answerWith(textAnswer('Write to ada@exam', 'ple.org', ' now.'));
  const { status, text } = await connection.ask('openai', { stream, text: `I am ${email}` });
  const call = gateway.calls.at(-1);
  return { status, text, asked: status === 200 ? JSON.stringify(call?.kind === 'chat' ? call.messages : '') : '' };
}

await test('policies of gateway.yaml apply to every connection', async (t) => {
  const gateway = await startPolicyGateway(t, [tonePlugin, codeNamesPlugin], everywhere(redactPii));
  const path = (connectionId: string, policyId?: string): string =>
    `/v1/management/connections/${connectionId}/policies${policyId === undefined ? '' : `/${policyId}`}`;
  const list = async (connectionId: string, as: 'admin' | 'stranger' = 'admin'): Promise<readonly Policy[]> =>
    ((await gateway.ask('GET', path(connectionId), { as })).body as { readonly items: readonly Policy[] }).items;
  const [ofGateway] = await list(gateway.ids.default.connectionId);
  const { policyId } = ofGateway as Policy;

  await t.test(
    'a connection without own policies redacts requests and answers, in every dialect, streamed or not',
    async (t) => {
      const connection = await gateway.connect([]);
      gateway.answerWith(textAnswer('Write to ada@exam', 'ple.org', ' now.'));
      for (const dialect of clientDialects) {
        for (const stream of [false, true]) {
          const answer = await connection.ask(dialect, { stream, text: `I am ${email}` });
          const call = gateway.calls.at(-1);
          t.match(
            answer,
            { status: 200, complete: true, text: 'Write to [EMAIL_ADDRESS] now.' },
            `${dialect} ${stream}`,
          );
          t.match(JSON.stringify(call?.kind === 'chat' && call.messages), 'I am [EMAIL_ADDRESS]');
          t.notMatch(answer.bytes, /ada@|ple\.org/);
        }
      }
    },
  );

  await t.test('answers and the history name it by its id', async (t) => {
    const connection = await gateway.connect([]);
    const body = { model: 'scripted-1', messages: [{ role: 'user', content: `I am ${email}` }] };
    const answer = await connection.post('/v1/inference/chat', body, { 'x-policy-results': 'true' });
    const { trace_id: traceId, policies } = (await answer.json()) as Readonly<Record<string, unknown>>;
    t.match(policies, [{ action: 'redact', policyId, policyType: 'pii_detection' }]);
    const found = await gateway.ask('POST', '/v1/management/reporting/messages/history', {
      body: { trace_id: traceId },
    });
    t.match(found.text, policyId);
  });

  await t.test('it is listed in front of the own ones, marked, in every organization', async (t) => {
    const connection = await gateway.connect([{ type: 'secret_detection', action: 'audit' }]);
    const [first, second, ...others] = await list(connection.connectionId);
    const { created, updated, ...settings } = first as Policy;
    t.strictSame(settings, { policyId, ...redactPii, disabled: false, configuration: {}, source: 'gateway' });
    t.match([created, updated], [/^\d{4}-.*Z$/, created]);
    t.strictSame(second, connection.policies[0], 'an own one is as it was');
    t.notOk('source' in (second as Policy));
    t.strictSame(others, []);
    t.match(await list(gateway.ids.other.connectionId, 'stranger'), [{ policyId, source: 'gateway' }]);
  });

  await t.test('nobody can change or delete it over HTTP, and nothing of it is stored', async (t) => {
    const { connectionId } = await gateway.connect([{ type: 'secret_detection', action: 'audit' }]);
    const refused = {
      status: 403,
      body: { code: 'GW_POLICY_OF_GATEWAY', message: /only in gateway\.yaml, under "onEveryConnection"/ },
    };
    for (const id of [policyId, policyId.toUpperCase()]) {
      t.match(await gateway.ask('PUT', path(connectionId, id), { body: { disabled: true } }), refused);
      t.match(await gateway.ask('DELETE', path(connectionId, id)), refused);
    }
    const foreign = path(gateway.ids.other.connectionId, policyId);
    t.match(await gateway.ask('DELETE', foreign), { status: 404, body: { code: 'GW_CONNECTION_UNKNOWN' } });
    t.match(await gateway.ask('DELETE', path(connectionId, gateway.ids.other.connectionId)), { status: 404 });
    const sent = { ...redactPii, source: 'gateway' };
    t.match(await gateway.ask('POST', path(connectionId), { body: sent }), { status: 400, body: { field: 'source' } });
    await gateway.ask('PUT', `/v1/management/connections/${connectionId}`, { body: { disabled: true } });
    const [row] = await gateway.database
      .fork()
      .execute<{ policies: readonly Policy[] }[]>('select policies from connection where connection_id = ?', [
        connectionId,
      ]);
    t.match(row?.policies, [{ type: 'secret_detection' }]);
    t.equal(row?.policies.length, 1);
  });

  await t.test('own policies make it stricter, never weaker', async (t) => {
    const label = 'I am [EMAIL_ADDRESS]';
    const weaker: readonly (readonly object[])[] = [
      [{ type: 'pii_detection', action: 'audit' }],
      [{ ...redactPii, configuration: { allowList: [email] } }],
      [{ ...redactPii, configuration: { entityActions: { EMAIL_ADDRESS: 'ignore' } } }],
      [{ ...redactPii, configuration: { excludeEntities: ['EMAIL_ADDRESS'] } }],
      [{ ...redactPii, configuration: { redaction: { style: 'mask', keepLast: 4 } } }],
      [{ ...redactPii, configuration: { redaction: { style: 'numbered', restore: true } } }],
      [{ type: 'pii_detection', action: 'block', configuration: { appliesTo: ['documents'], streamMode: 'async' } }],
    ];
    for (const own of weaker) {
      const { status, text, asked } = await passed(gateway, await gateway.connect(own), true);
      t.match({ status, text }, { status: 200, text: 'Write to [EMAIL_ADDRESS] now.' }, JSON.stringify(own));
      t.match(asked, label);
    }
    const blocking = await gateway.connect([{ type: 'pii_detection', action: 'block' }]);
    t.match(await passed(gateway, blocking), { status: 400 });
    const more = await gateway.connect([
      { type: 'keyword_filter', action: 'redact', configuration: { words: ['write'] } },
    ]);
    t.match(await passed(gateway, more), { text: '[KEYWORD] to [EMAIL_ADDRESS] now.' });
  });

  await t.test('a reload adds and removes policies everywhere, those of other plugins too', async (t) => {
    const { version } = gateway.gateway.service(Connections).named('default', 'governed 1') ?? {};
    const connection = await gateway.connect([{ type: 'secret_detection', action: 'audit' }]);
    await gateway.configure({});
    t.strictSame(await list(connection.connectionId), connection.policies);
    t.match(await passed(gateway, connection), { text: `Write to ${email} now.`, asked: new RegExp(email) });

    const names = { type: 'acme_code_names', action: 'redact', configuration: { names: ['Write'] } };
    await gateway.configure(everywhere(names, { type: 'tone_words', action: 'block' }, redactPii));
    t.match(await passed(gateway, connection), { text: '[CODE_NAME] to [EMAIL_ADDRESS] now.' });
    t.match(await connection.ask('openai', { stream: false, text: 'Darn!' }), { status: 400 });
    const listed = await list(connection.connectionId);
    t.strictSame(
      listed.map(({ type }) => type),
      ['acme_code_names', 'tone_words', 'pii_detection', 'secret_detection'],
    );
    t.equal(listed[2]?.policyId, policyId, 'the id stays');
    t.equal(gateway.gateway.service(Connections).named('default', 'governed 1')?.version, version);

    await t.rejects(
      gateway.configure(everywhere(redactPii, { type: 'tone_word', action: 'block' })),
      /onEveryConnection\.1\.type\n\s+There is no policy type "tone_word"\. Did you mean "tone_words"\?/,
    );
    await t.rejects(
      gateway.configure(everywhere({ ...names, configuration: { nams: [] } })),
      /onEveryConnection\.0\.configuration\.nams\n\s+is not known\. Did you mean "names"\?/,
    );
    t.match(
      await passed(gateway, connection),
      { text: '[CODE_NAME] to [EMAIL_ADDRESS] now.' },
      'a refused file changes nothing',
    );
  });

  await t.test('nothing holds a configuration that was replaced', async (t) => {
    setFlagsFromString('--expose-gc');
    const collectGarbage = runInNewContext('gc') as () => void;
    const replaced: WeakRef<object>[] = [];
    // A function, because a variable of the test would hold the last one.
    const noteCurrent = (): void => {
      const { generation } = gateway.gateway;
      replaced.push(new WeakRef(generation), new WeakRef(generation.application));
    };
    for (const word of ['one', 'two', 'three']) {
      const words = { type: 'keyword_filter', action: 'block', configuration: { words: [word] } };
      noteCurrent();
      await gateway.configure(everywhere(words, redactPii));
      t.match(await passed(gateway, await gateway.connect([words])), { text: 'Write to [EMAIL_ADDRESS] now.' });
    }
    await until(() => {
      collectGarbage();
      return replaced.every((one) => one.deref() === undefined);
    }, 'what was replaced is collected');
  });
});

await test('check reports what is wrong with them, with line and column', async (t) => {
  const check = async (text: string): Promise<string> => {
    const source = readGatewayText(text, { file: 'gateway.yaml', environment: {}, defaultPlugins: [] });
    try {
      await prepare(source, bundledPlugins);
      return '';
    } catch (cause) {
      return formatProblems((cause as { readonly problems: Parameters<typeof formatProblems>[0] }).problems);
    }
  };
  const file = (...entries: readonly string[]): string =>
    ['plugins:', '  - auth', '  - connections', '  - use: policies', '    config:', '      onEveryConnection:']
      .concat(entries.map((entry) => `        - ${entry}`))
      .join('\n');
  t.equal(await check(file('{ type: secret_detection, action: block }', '{ type: acme_tone, action: block }')), '');
  const said = await check(
    file(
      '{ type: pii_detection, action: redact, configuration: { sensitivtyLevel: medium } }',
      '{ type: content_filtering, action: redact }',
      '{ type: groundedness, action: block }',
    ),
  );
  t.match(said, /gateway\.yaml:7:84 .*\n\s+is not known\. Did you mean "sensitivityLevel"\?\n/);
  t.match(
    said,
    /gateway\.yaml:8:46 .*\n\s+"redact" is not an action of "content_filtering" policies; .*"block", "audit"\n/,
  );
  t.match(
    said,
    /gateway\.yaml:9:19 .*\n\s+Policies of the type "groundedness" cannot be created.*classifiers.*gateway\.yaml\n/,
  );
  t.match(
    await check(file('{ type: pii_detection, actoin: block }')),
    /gateway\.yaml:7:34 .*\n.*unknown key "actoin".*\n(?:.*\n)*\s+Did you mean "action"\?/,
  );
});
