import { test } from 'tap';
import { refusal } from '../../../testkit/refusal.js';
import { sampleEmbeddingCall, sampleExchange, sampleTokens } from '../../../testkit/sample-call.js';
import { embeddedTexts } from './embedded-texts.js';

const textsOf = (...inputs: readonly (string | number[])[]) =>
  embeddedTexts(sampleEmbeddingCall({ model: 'm', inputs }, 'openai-embeddings'), sampleTokens, sampleExchange());

await test('texts stay what they are, and token ids become texts at their places', async (t) => {
  t.strictSame(await textsOf('one', 'two'), ['one', 'two']);
  t.strictSame(await textsOf([7, 8], 'two', [0]), ['hi', 'two', 'a']);
});

await test('ids that the vocabulary does not have are refused by their place', async (t) => {
  t.match(await refusal(textsOf([99])), { code: 'GW_REQUEST_UNSUPPORTED', status: 400, field: 'input' });
  t.match(await refusal(textsOf([0], [99])), { field: 'input[1]', message: /no token ids.*send texts/ });
});

await test('ids that stand for more text than a call may have are refused before all of them are read', async (t) => {
  let read = 0;
  const tokens = {
    textOf: async () => {
      read += 1;
      return 'x'.repeat(4 << 20);
    },
  };
  const inputs = Array.from({ length: 100 }, () => [1]);
  const call = sampleEmbeddingCall({ model: 'm', inputs }, 'openai-embeddings');
  t.match(await refusal(embeddedTexts(call, tokens, sampleExchange())), { field: 'input[4]' });
  t.equal(read, 5);
});
