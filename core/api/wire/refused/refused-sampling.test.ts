import { test } from 'tap';
import type { ChatCall, Sampling } from '../../call.js';
import type { JsonObject } from '../../json.js';
import { refusedSampling, withoutSampling } from './refused-sampling.js';

function callWith(sampling: Sampling, body: JsonObject = {}): ChatCall {
  return { sampling, source: { body } } as unknown as ChatCall;
}

await test('the sampling parameters that an error names are left out, in either spelling, unless the client has sent them', (t) => {
  const sampling = { temperature: 0.7, topP: 0.9, topK: 5, stop: ['x'] };
  const call = callWith(sampling, { top_k: 5 });
  t.strictSame(refusedSampling(call, "doesn't support the topP field"), ['topP']);
  t.strictSame(refusedSampling(call, '`temperature` and `top_p` cannot both be specified'), ['temperature', 'topP']);
  t.strictSame(refusedSampling(call, 'top_k, temperatures'), []);
  t.strictSame(refusedSampling(callWith({}), 'temperature'), []);
  const { sampling: left } = withoutSampling(call, new Set(['topP', 'topK']));
  t.strictSame(left, { temperature: 0.7, topK: 5, stop: ['x'] });
  t.equal(withoutSampling(call, new Set(['topK'])), call, 'the same call if nothing changes');
  t.end();
});
