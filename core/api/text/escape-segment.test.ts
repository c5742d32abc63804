import { test } from 'tap';
import { escapeSegment } from './escape-segment.js';

await test('everything in a segment is escaped except unreserved characters', (t) => {
  t.equal(escapeSegment('AZaz09-._~'), 'AZaz09-._~');
  t.equal(escapeSegment("arn:aws/é !'()*"), 'arn%3Aaws%2F%C3%A9%20%21%27%28%29%2A');
  t.end();
});
