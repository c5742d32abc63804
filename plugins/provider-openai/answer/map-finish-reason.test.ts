import { test } from 'tap';
import { mapFinishReason } from './map-finish-reason.js';

await test('finish reasons of compatible servers, in any letters, mean those of the gateway', async (t) => {
  for (const [raw, reason] of [
    ['COMPLETE', 'stop'],
    ['eos_token', 'stop'],
    ['MAX_TOKENS', 'length'],
    ['model_context_window_exceeded', 'length'],
    ['insufficient_system_resource', 'error'],
    ['abort', 'error'],
    ['something_new', 'other'],
  ] as const) {
    t.equal(mapFinishReason(raw, false), reason, raw);
  }
  t.equal(mapFinishReason('eos_token', true), 'tool_calls', 'clients would not run the tools otherwise');
});
