import { test } from 'tap';
import { sampleChatCall } from '../../../testkit/sample-call.js';
import type { Message } from '../../content.js';
import { prefillRefusedIn, withoutPrefill } from './refused-prefill.js';

const asked: Message = { role: 'user', content: [{ type: 'text', text: 'Hi' }] };
const begun: Message = { role: 'assistant', content: [{ type: 'text', text: 'Hello' }] };
const callWith = (...messages: readonly Message[]) => sampleChatCall({ model: 'm', messages }, {}, 'native');

await test('behind an answer that a model refuses at the end of a conversation comes a turn of the user', (t) => {
  for (const text of [
    'This model does not support assistant message prefill. The conversation must end with a user message.',
    'Please ensure that multiturn requests ends with a user role or a function response.',
  ]) {
    const call = callWith(asked, begun);
    const name = prefillRefusedIn(call, text);
    t.type(name, 'string');
    const refused = new Set([String(name)]);
    t.match(withoutPrefill(call, refused).messages, [asked, begun, { role: 'user', content: [{ text: 'Continue.' }] }]);
    t.equal(withoutPrefill(call, new Set(['x'])), call);
    const plain = callWith(asked, begun, asked);
    t.equal(withoutPrefill(plain, refused), plain);
    t.equal(prefillRefusedIn(plain, text), undefined);
  }
  t.equal(prefillRefusedIn(callWith(asked, begun), 'The request must end.'), undefined);
  t.end();
});
