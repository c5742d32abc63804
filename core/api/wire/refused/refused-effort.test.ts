import { test } from 'tap';
import { sampleChatCall } from '../../../testkit/sample-call.js';
import type { ChatCall } from '../../call.js';
import { effortsRefusedIn, withFittingEffort } from './refused-effort.js';

const callWith = (reasoning: ChatCall['reasoning']): ChatCall =>
  sampleChatCall({ model: 'm', reasoning }, {}, 'native');

/** Errors about an effort, and what is sent instead. */
const refusals: readonly (readonly [string, string, string])[] = [
  [
    'xhigh',
    "Unsupported value: 'xhigh' is not supported with the 'gpt-5-mini' model. Supported values are: 'minimal', 'low', 'medium', and 'high'.",
    'high',
  ],
  [
    'minimal',
    "Unsupported value: 'minimal' is not supported with the 'gpt-5.1' model. Supported values are: 'none', 'low', 'medium', and 'high'.",
    'none',
  ],
  ['max', 'level "max" not supported, valid levels: low, medium, high, xhigh', 'xhigh'],
  ['medium', "reasoning_effort: Input should be 'low' or 'max', input 'medium'", 'low'],
  ['low', "Unsupported value: 'low' is not supported with the 'x-pro' model. Supported values are: 'high'.", 'high'],
];

await test('an effort that a model does not know becomes the next lower one that it knows', (t) => {
  for (const [effort, message, expected] of refusals) {
    for (const text of [message, JSON.stringify({ error: { message, param: 'reasoning_effort' } })]) {
      const call = callWith({ effort });
      const refused = new Set(effortsRefusedIn(call, text));
      t.equal(withFittingEffort(call, refused).reasoning?.effort, expected, text);
    }
  }
  const refused = new Set(effortsRefusedIn(callWith({ effort: 'xhigh' }), refusals[0]?.[1] ?? ''));
  const medium = callWith({ effort: 'medium' });
  t.equal(withFittingEffort(medium, refused), medium, 'one that it knows stays');
  t.equal(withFittingEffort(callWith({ effort: 'max' }), refused).reasoning?.effort, 'high', 'so does what is learned');
  t.end();
});

await test('an error about something else, or that does not say what the model knows, refuses no effort', (t) => {
  for (const text of [
    "Unrecognized request argument supplied: 'reasoning_effort'",
    "Unsupported value: 'high'.",
    'The server is under high load, supported values are unknown',
  ])
    t.strictSame(effortsRefusedIn(callWith({ effort: 'high' }), text), [], text);
  t.strictSame(effortsRefusedIn(callWith(undefined), refusals[0]?.[1] ?? ''), []);
  t.end();
});
