import { test } from 'tap';
import { HeldParts, type JsonObject, type StreamPart } from '../../../core/api/index.js';
import { ToolCallReader } from './tool-call-reader.js';

function read(...fragments: readonly JsonObject[]): StreamPart[] {
  const held = new HeldParts({ signal: new AbortController().signal });
  const reader = new ToolCallReader({ choice: 0, origin: undefined, isTaken: () => false, held });
  const parts: StreamPart[] = [];
  for (const fragment of fragments) reader.read({ function: fragment }, parts);
  reader.end(parts);
  return parts;
}

function called(parts: readonly StreamPart[]): string[] {
  const calls: string[] = [];
  for (const part of parts) {
    if (part.type === 'tool-call') calls.push('');
    else if (part.type === 'tool-arguments') calls[part.index] += part.text;
  }
  return calls;
}

await test('calls of one function without ids and numbers are told apart by where their arguments end', (t) => {
  const name = 'f';
  const parts = read(
    { name, arguments: '{"a":' },
    { name, arguments: '[1,"}"]' },
    { name, arguments: '}' },
    { name, arguments: '{"b":2}' },
    { name, arguments: '{"c":' },
    { name, arguments: '{}' },
    { name, arguments: '}' },
  );
  t.strictSame(called(parts), ['{"a":[1,"}"]}', '{"b":2}{"c":{}}']);
  t.end();
});

await test('arguments that have come are not parsed again with each piece', (t) => {
  const { parse } = JSON;
  let parsed = 0;
  JSON.parse = (text: string, ...rest) => {
    parsed += text.length;
    return parse(text, ...rest) as unknown;
  };
  t.teardown(() => {
    JSON.parse = parse;
  });
  const pieces = Array.from({ length: 1_000 }, () => ({ name: 'f', arguments: '{}' }));
  read({ name: 'f', arguments: `{"a":["${'x'.repeat(10_000)}"` }, ...pieces);
  t.ok(parsed < 50_000, `${parsed} characters`);
  t.end();
});

await test('the arguments of a call whose name comes late, or never, are not lost', (t) => {
  t.strictSame(called(read({ arguments: '{"a"' }, { arguments: ':1' }, { name: 'f', arguments: '}' })), ['{"a":1}']);
  t.strictSame(called(read({ arguments: '{"a"' }, { arguments: ':1}' })), ['{"a":1}']);
  t.end();
});
