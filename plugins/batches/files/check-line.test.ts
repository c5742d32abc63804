import { test } from 'tap';
import { isProblem, LineChecks } from './check-line.js';

const url = '/v1/chat/completions';
const line = (customId: string, body: string): string =>
  `{"custom_id": ${JSON.stringify(customId)}, "method": "POST", "url": "${url}", "body": ${body}}`;

await test('a request keeps all digits of its numbers, and the end of a line of Windows does not matter', async (t) => {
  const checks = new LineChecks(url, 1_000);
  const bytes = Buffer.from(`\ufeff${line('a', '{"seed": 12345678901234567890, "text": "\\ud83d\\u0000"}')}\r`);
  t.strictSame(checks.check({ number: 1, bytes }), {
    line: 1,
    customId: 'a',
    request: '{"seed":12345678901234567890,"text":"\\ud83d\\u0000"}',
  });
  t.equal(checks.check({ number: 2, bytes: Buffer.from(' \r') }), undefined);
});

await test('what the database could not keep, and text in another encoding, is refused', async (t) => {
  const checks = new LineChecks(url, 1_000);
  const codeOf = (bytes: Buffer): string | undefined => {
    const checked = checks.check({ number: 7, bytes });
    return checked && isProblem(checked) ? checked.code : undefined;
  };
  t.equal(codeOf(Buffer.from(line('\0', '{}'))), 'invalid_custom_id');
  t.equal(codeOf(Buffer.from('{"custom_id": "\\ud83d"}')), 'invalid_custom_id');
  t.equal(codeOf(Buffer.from(line('é', '{}'), 'latin1')), 'invalid_json_line');
  t.equal(codeOf(Buffer.from('['.repeat(900) + ']'.repeat(900))), 'invalid_json_line');
});

await test('whoever has written a line that cannot be read hears what is wrong with it', async (t) => {
  const messageOf = (bytes: Buffer | string): string => {
    const checked = new LineChecks(url, 1_000).check({ number: 7, bytes: Buffer.from(bytes) });
    return checked && isProblem(checked) && checked.code === 'invalid_json_line' ? checked.message : '';
  };
  t.match(messageOf('{'), /: .*position 1\. Each request must be a JSON object on a line of its own\.$/);
  t.notMatch(messageOf(Buffer.from('text', 'utf16le')), /\0/, 'the database would refuse it');
  t.match(messageOf('[1]'), /must be a JSON object/);
  t.match(messageOf(Buffer.from('é', 'latin1')), /not text in UTF-8/);
  t.match(messageOf(line('a', `[${'{},'.repeat(100_000)}{}]`)), /too many values\. Each/, 'parsing it takes long');
});
