import { type Test, test } from 'tap';
import { redactPrivateData } from '../../redact-private-data.js';
import { asking, type AtWork, policiesAtWork, textParts, type Wanted } from '../../fixtures/policies-at-work.js';
import { remoteSettings, remoteTools } from '../fixtures/remote-at-work.js';
import { type Received, type Reply, scoring, vendorServer } from '../fixtures/vendor-server.js';
import { PolicyClassifiers } from '../open-classifiers.js';

const remote = { classifierId: 'service', mode: 'replace', onError: 'closed' };
const harmful = scoring(() => 0.95);
const harmless = scoring(() => 0);

async function atWork(
  t: Test,
  reply: (received: Received) => Reply,
  wanted: readonly Wanted[],
  trusted = false,
): Promise<AtWork & { received: readonly Received[] }> {
  const server = await vendorServer(t, reply);
  const tools = { ...remoteTools(t), redact: redactPrivateData };
  const classifiers = new PolicyClassifiers([remoteSettings({ kind: 'webhook', url: server.url, trusted })], tools);
  const engines = {
    classifierFor: classifiers.classifierFor.bind(classifiers),
    spanFinderFor: classifiers.spanFinderFor.bind(classifiers),
  };
  return { ...policiesAtWork(wanted, { engines }), received: server.received };
}

await test('a finding of a service blocks the request, and personal data do not reach the service', async (t) => {
  const work = await atWork(t, harmful, [{ type: 'prompt_attack', action: 'block', configuration: { remote } }]);
  await t.rejects(work.govern(asking('Write to jane@example.org about it.')), { code: 'GW_POLICY_BLOCKED' });
  const sent = JSON.stringify(work.received.map(({ body }) => body));
  t.match(sent, /Write to \[EMAIL_ADDRESS\] about it/);
  t.notMatch(sent, /jane/);
});

await test('if a service fails, a blocking policy blocks everything, and an auditing one nothing', async (t) => {
  const broken = (): Reply => ({ status: 503, body: {} });
  const blocking = await atWork(t, broken, [{ type: 'prompt_attack', action: 'block', configuration: { remote } }]);
  await t.rejects(blocking.govern(asking('Hello')), { code: 'GW_POLICY_UNAVAILABLE' });
  const auditing = await atWork(t, broken, [{ type: 'prompt_attack', action: 'audit', configuration: { remote } }]);
  await t.resolves(auditing.govern(asking('Hello')));
});

await test('an off-topic answer is stopped before its sentence is sent', async (t) => {
  const onlyPolitics = scoring((text) => (text.includes('election') ? 0.9 : 0));
  const configuration = { denied: ['politics'], appliesTo: ['output'] };
  const work = await atWork(t, onlyPolitics, [{ type: 'topic_restriction', action: 'block', configuration }]);
  const first = 'The garden is beautiful in spring, and in summer too. ';
  const { parts } = await work.answer(
    textParts([first, 'Now about the elec', 'tion, which was won by nobody at all.']),
  );
  const text = parts.map((part) => (part.type === 'text' ? part.text : '')).join('');
  t.ok(first.startsWith(text) && text.length > 40, text);
});

/** A service that detects one name. */
const knowsTiberius = ({ body: { items } }: Received): Reply => ({
  body: {
    items: (items as { id: string; text: string }[]).map(({ id, text }) => ({
      id,
      spans: [...text.matchAll(/Tiberius Quux/g)].map(({ index }) => ({
        start: index,
        end: index + 13,
        type: 'PERSON',
        score: 0.85,
      })),
    })),
  },
});

await test('personal data found only by a service are redacted in addition to those of the scanner, streamed or not', async (t) => {
  const configuration = { remote: { classifierId: 'service' } };
  const policy = { type: 'pii_detection', action: 'redact', configuration } as const;
  const work = await atWork(t, knowsTiberius, [policy], true);
  const text = 'Please write to Tiberius Quux at jane@example.org about the matter. Thanks, Tiberius Quux';
  const redacted = 'Please write to [PERSON] at [EMAIL_ADDRESS] about the matter. Thanks, [PERSON]';
  const call = await work.govern(asking(text));
  t.match(call.messages[0]?.content[0], { text: redacted });
  const pieces = text.match(/.{1,7}/gs) ?? [];
  t.equal((await work.answer(textParts(pieces))).text(), redacted);
  const broken = await atWork(t, () => ({ status: 500, body: {} }), [policy], true);
  await t.rejects(broken.govern(asking(text)), { code: 'GW_POLICY_UNAVAILABLE' });
  const distrusted = await atWork(t, knowsTiberius, [policy]);
  await t.rejects(distrusted.govern(asking(text)), { code: 'GW_POLICY_UNENFORCEABLE' }, 'it would see other places');
});

await test('the cost of a classifier is charged to the connection of the text', async (t) => {
  const reserved: unknown[] = [];
  const charges = {
    reserve: (payer: unknown, call: unknown) => {
      reserved.push([payer, call]);
      return Promise.resolve({ settle: () => Promise.resolve(undefined) });
    },
  };
  const server = await vendorServer(t, harmless);
  const settings = remoteSettings({ kind: 'webhook', url: server.url, chargeAs: 'judge-price' });
  const classifiers = new PolicyClassifiers([settings], remoteTools(t));
  const engines = { classifierFor: classifiers.classifierFor.bind(classifiers) };
  const wanted = [{ type: 'prompt_attack', action: 'block', configuration: { remote } } as const];
  const work = policiesAtWork(wanted, { engines, charges });
  await work.govern(asking('Hello'));
  t.match(reserved, [
    [
      { connection: { connectionId: work.exchange.connection?.connectionId }, traceId: 't' },
      { model: 'judge-price', purpose: 'classifier' },
    ],
  ]);
});
