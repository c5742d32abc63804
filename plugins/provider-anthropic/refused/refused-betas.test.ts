import { test } from 'tap';
import type { ChatCall, JsonObject } from '../../../core/api/index.js';
import { ScriptedHttpClient } from '../../../core/testkit/scripted-http-client.js';
import { answer } from '../fixtures/sent-request.js';
import { ownCall, refusal, sampleProvider } from '../fixtures/sample-provider.js';

/** A call of an agent that uses betas. */
function callWith(betas: string): ChatCall {
  const call = ownCall({ messages: [{ role: 'user', content: 'Hi' }] });
  return {
    ...call,
    source: { ...call.source, headers: { 'anthropic-beta': betas, 'anthropic-version': '2023-06-01' } },
  };
}

function objection(message: string): JsonObject {
  return { type: 'error', error: { type: 'invalid_request_error', message } };
}

await test('betas that a cloud refuses are left out in one second attempt, and later at once; the others stay', async (t) => {
  const message =
    'Unexpected value(s) `effort-2025-11-24`, `context-1m-2025-08-07` for the `anthropic-beta` header. Please consult our documentation.';
  const http = new ScriptedHttpClient({ status: 400, body: objection(message) }, { body: answer });
  const dispatch = await sampleProvider(http);
  const call = callWith('effort-2025-11-24, interleaved-thinking-2025-05-14,context-1m-2025-08-07');
  await dispatch(call);
  await dispatch(call);
  await dispatch(callWith('effort-2025-11-24'));
  t.strictSame(
    http.exchanges.map(({ request }) => request.headers['anthropic-beta']),
    [
      'effort-2025-11-24, interleaved-thinking-2025-05-14,context-1m-2025-08-07',
      'interleaved-thinking-2025-05-14',
      'interleaved-thinking-2025-05-14',
      undefined,
    ],
  );
  t.equal(http.exchanges[3]?.request.headers['anthropic-version'], '2023-06-01');
});

await test('other errors of a request with betas are passed on', async (t) => {
  for (const message of ['max_tokens: invalid value', 'The `anthropic-beta` header has an unexpected value: `other`']) {
    const http = new ScriptedHttpClient({ status: 400, body: objection(message) });
    const dispatch = await sampleProvider(http);
    t.match(await refusal(dispatch(callWith('effort-2025-11-24'))), { status: 400, message });
    t.equal(http.exchanges.length, 1);
  }
});
