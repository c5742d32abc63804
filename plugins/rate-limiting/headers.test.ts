import { test } from 'tap';
import { catalogOf } from '../../core/testkit/index.js';
import { config } from './config.js';
import { limitsOf } from './choose-limits.js';
import { limitHeader, policyHeader } from './headers.js';

await test('the header fields are structured field lists, as in the IETF draft', (t) => {
  const limits = limitsOf(
    config.parse({ limits: [{ per: 'key', requests: 100, tokens: 5000, concurrent: 3 }] }).limits,
    'org-1',
    catalogOf([]),
  );
  t.equal(
    policyHeader(limits.map((limit) => ({ limit, key: 'k' }))),
    '"key-inference-requests";q=100;qu="requests";w=60, "key-inference-tokens";q=5000;qu="tokens";w=60, ' +
      '"key-inference-concurrent";q=3;qu="concurrent-requests"',
  );
  const [requests, tokens] = limits as [(typeof limits)[0], (typeof limits)[0]];
  t.equal(
    limitHeader([
      { limit: requests, taken: { remaining: 99, endsInMs: 59_001 } },
      { limit: tokens, taken: { remaining: -3, endsInMs: 400 } },
    ]),
    '"key-inference-requests";r=99;t=60, "key-inference-tokens";r=0;t=1',
  );
  t.end();
});
