import { test } from 'tap';
import type { Connection, PolicyType } from '../../../core/api/index.js';
import { collectingLog } from '../../../core/testkit/collecting-log.js';
import { testConnection, testPolicy } from '../../../core/testkit/open-access.js';
import { warnOfMissingTypes } from './warn-of-missing-types.js';

const named = (name: string, ...policies: Connection['policies']): Connection => ({
  ...testConnection,
  name,
  policies,
});

await test('connections that serve nothing, because a plugin is gone, are named at the start, in a line for each type', (t) => {
  const log = collectingLog();
  const gone = testPolicy({ type: 'acme_words', action: 'block' });
  const connections = [
    named('a', gone, gone),
    named('b', testPolicy({ type: 'acme_words', action: 'redact' }), testPolicy({ type: 'known', action: 'block' })),
    named('audited', testPolicy({ type: 'acme_words', action: 'audit' })),
    named('off', { ...gone, disabled: true }),
    ...['c', 'd', 'e', 'f'].map((name) => named(name, gone)),
  ];
  let isFollowed = true;
  const follow = (listener: (connection: Connection) => void): (() => void) => {
    for (const connection of connections) listener(connection);
    return () => {
      isFollowed = false;
    };
  };
  const find = (type: string): PolicyType | undefined => (type === 'known' ? ({} as PolicyType) : undefined);
  warnOfMissingTypes({ follow }, { find }, log);
  const message =
    'no plugin of the list contributes the policy type "acme_words", so nothing passes on "a", "b", "c", "d", "e" and 1 more. Add its plugin again, or disable the policies.';
  t.match(log.lines, [{ level: 'error', message, fields: { policyType: 'acme_words', connections: 6 } }]);
  t.equal(log.lines.length, 1);
  t.equal(isFollowed, false);
  t.end();
});
