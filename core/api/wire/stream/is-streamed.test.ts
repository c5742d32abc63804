import { test } from 'tap';
import { isStreamed } from './is-streamed.js';

await test('the content type of a response says whether it is a stream, and what was asked for only where it says neither', (t) => {
  for (const [type, whole, streamed] of [
    ['text/event-stream; charset=utf-8', true, true],
    ['application/json', false, false],
    ['text/plain', false, true],
    [undefined, false, true],
  ] as const) {
    const response = { headers: type === undefined ? {} : { 'content-type': type } };
    t.strictSame([isStreamed(response, { stream: false }), isStreamed(response, { stream: true })], [whole, streamed]);
  }
  const own = { headers: { 'content-type': 'application/vnd.acme.events' } };
  t.ok(isStreamed(own, { stream: false }, 'application/vnd.acme.events'));
  t.end();
});
