import { test } from 'tap';
import { newId } from '../../../core/api/index.js';
import { entryOf } from './journaled-message.js';
import type { MessageRecord } from './message-record.js';

const at = Date.UTC(2030, 0, 1);

const first: MessageRecord = {
  message_id: newId(at),
  organization_id: 'acme',
  trace_id: '0'.repeat(32),
  session_id: '',
  end_user_id: '',
  connection_id: newId(at),
  key_id: null,
  created_at: at,
  operation: 'createChatCompletion',
  input_text: 'Hello',
  output_text: '',
  remote_ip_address: '::1',
  user_agent: '',
  model: 'm',
  provider: null,
  answer_model: null,
  status: 'completed',
  http_status: 200,
  error_code: null,
  finish_reason: 'stop',
  attempts: 1,
  input_tokens: null,
  output_tokens: null,
  cached_input_tokens: null,
  reasoning_tokens: null,
  usage_estimated: false,
  duration_ms: 1,
  first_byte_ms: null,
};

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
