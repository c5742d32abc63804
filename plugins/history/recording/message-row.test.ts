import { test } from 'tap';
import { newId } from '../../../core/api/index.js';
import { sampleMessage } from '../fixtures/sample-message.js';
import { entryOf } from './journaled-message.js';
import type { MessageRecord } from './message-record.js';

const at = Date.UTC(2030, 0, 1);

const first = sampleMessage(at);

/** One after the other, another value of each member that a connection's messages mostly have in common. */
const changes: readonly Partial<MessageRecord>[] = [
  { organization_id: 'brief' },
  { connection_id: newId(at) },
  { key_id: newId(at) },
  { operation: 'createResponse' },
  { remote_ip_address: '::2' },
  { user_agent: 'curl' },
  { model: 'n' },
  { provider: 'p' },
  { answer_model: 'm-2' },
  { status: 'failed' },
  { http_status: 500 },
  { error_code: 'GW_X' },
  { finish_reason: 'length' },
  { usage_estimated: true },
];

await test('a message that differs from the last one of its connection in one value is written with its own', (t) => {
  const encoded = (record: MessageRecord): string => Buffer.from(entryOf(record).value).toString('hex');
  for (const change of changes) {
    const record = { ...first, ...change };
    encoded(first);
    const afterAnother = encoded(record);
    // Other connections, until nothing of this one is remembered.
    for (let index = 0; index < 100; index += 1) encoded({ ...first, connection_id: newId(at) });
    t.equal(afterAnother, encoded(record), Object.keys(change).join());
    t.not(afterAnother, encoded(first));
  }
  t.end();
});
