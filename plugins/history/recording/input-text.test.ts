import { test } from 'tap';
import { sampleChatCall, sampleEmbeddingCall } from '../../../core/testkit/sample-call.js';
import { inputTextOf } from './input-text.js';

await test('the input is the last message of the user, or the texts to embed', (t) => {
  const said = (role: 'user' | 'assistant', ...texts: readonly string[]) => ({
    role,
    content: texts.map((text) => ({ type: 'text' as const, text })),
  });
  const messages = [said('user', 'Earlier'), said('user', 'What is', '', 'new?'), said('assistant', 'Nothing.')];
  t.equal(inputTextOf(sampleChatCall({ model: 'm', messages }, {}, 'native')), 'What is\nnew?');
  t.equal(inputTextOf(sampleChatCall({ model: 'm', messages: [said('assistant', 'Hi')] }, {}, 'native')), '');
  const inputs = ['one', [1, 2], 'two'];
  t.equal(inputTextOf(sampleEmbeddingCall({ model: 'm', inputs }, 'native')), 'one\ntwo', 'token ids are no text');
  t.end();
});
