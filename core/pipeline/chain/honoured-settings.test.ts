import { test } from 'tap';
import type { Connection, Policy } from '../../api/index.js';
import { connectionSettings } from '../../api/connection-setting.js';
import { testConnection } from '../../testkit/open-access.js';
import { HonouredSettings } from './honoured-settings.js';
import type { Installed } from './installed.js';

const installed = (more: object): Installed => ({ contributions: {}, ...more }) as unknown as Installed;
const withPolicies = (...policies: Partial<Policy>[]): Connection => ({
  ...testConnection,
  policies: policies as Policy[],
});
const blocking = { type: 'own', action: 'block', disabled: false } as const;

await test('of the settings that no plugin honours, those because of which requests are refused come first', async (t) => {
  const connection = { ...withPolicies(blocking), logRequestBody: true, enableDocuments: true, promptId: 'p' };
  const lacked = new HonouredSettings([]).lackedBy(connection);
  t.strictSame(
    lacked.map(({ refuses }) => refuses),
    [true, true, false, false],
  );
  t.strictSame(new Set(lacked.map(({ setting }) => setting)).size, 4);
});

await test('policies that are switched off need no plugin, and those that only audit refuse nothing', async (t) => {
  const honoured = new HonouredSettings([]);
  t.strictSame(honoured.lackedBy(withPolicies({ ...blocking, disabled: true })), []);
  t.strictSame(honoured.lackedBy(withPolicies({ ...blocking, action: 'audit' })), [
    { setting: 'policies', refuses: false },
  ]);
  t.strictSame(honoured.lackedBy(withPolicies({ ...blocking, action: 'audit' }, blocking)), [
    { setting: 'policies', refuses: true },
  ]);
});

await test('a type of policies that its plugin enforces with hooks needs no other; one with a detector does', async (t) => {
  const offering = (more: object): HonouredSettings =>
    new HonouredSettings([installed({ contributions: { policyTypes: [{ policyType: 'own', ...more }] } })]);
  t.strictSame(offering({}).lackedBy(withPolicies(blocking)), []);
  t.match(offering({ detector: {} }).lackedBy(withPolicies(blocking)), [{ setting: 'policies', refuses: true }]);
  t.match(offering({}).lackedBy(withPolicies(blocking, { ...blocking, type: 'other' })), [{ setting: 'policies' }]);
});

await test('the error names the setting, and not twice', async (t) => {
  const messageFor = (connection: Connection): string =>
    String(new HonouredSettings([]).refusalFor(connection)?.().message);
  t.match(messageFor(withPolicies(blocking)), 'The connection "test" has policies, and this gateway has no plugin');
  t.match(messageFor({ ...testConnection, promptId: 'p' }), 'has a prompt template (promptId), and');
});

await test('nothing is lacked of a gateway that honours every setting', async (t) => {
  const honoured = new HonouredSettings([installed({ honours: connectionSettings })]);
  t.equal(honoured.isComplete, true);
  t.equal(new HonouredSettings([installed({ honours: ['policies'] })]).isComplete, false);
  t.equal(honoured.refusalFor(withPolicies(blocking)), undefined);
});
