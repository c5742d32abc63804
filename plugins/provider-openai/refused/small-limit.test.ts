import { test } from 'tap';
import { chatCall, hear, play } from '../fixtures/play.js';
import { native } from '../fixtures/sample-calls.js';

const messages = [
  "Invalid 'max_output_tokens': integer below minimum value. Expected a value >= 16, but got 1 instead.",
  'Could not finish the message because max_tokens or model output limit was reached. Please try again with higher max_tokens.',
];

await test('a limit within which a model cannot say anything gets an answer with nothing in it, which the limit has ended', async (t) => {
  for (const message of messages) {
    for (const api of ['chat', 'responses']) {
      const refused = { status: 400, body: { error: { message, type: 'invalid_request_error' } } };
      const { http, dispatch } = await play({ api }, refused, refused);
      const { parts, error } = await hear(dispatch(chatCall({ maxOutputTokens: 1 }, native)));
      t.equal(error, undefined);
      t.match(parts, [
        { type: 'start', model: 'gpt-4o' },
        { type: 'finish', reason: 'length' },
        { type: 'usage', usage: { inputTokens: 0, outputTokens: 0 } },
      ]);
      t.equal(http.exchanges.length, 1);
    }
  }
  const [message] = messages;
  const { dispatch } = await play({}, { status: 400, body: { error: { message } } });
  const own = await hear(dispatch(chatCall({ maxOutputTokens: 1 })));
  t.match(own.error, { code: 'GW_PROVIDER_REFUSED', status: 400 }, 'a client of the dialect knows this');
});
