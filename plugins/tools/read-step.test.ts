import assert from 'node:assert/strict';
import { test } from 'tap';
import type { StreamPart } from '../../core/api/index.js';
import { StepReader, type PreviousOutput } from './read-step.js';
import { fc } from '../../test/fixtures/random.js';

const nothing: PreviousOutput = { started: false, hasText: false, usage: undefined };
const usage = { inputTokens: 10, outputTokens: 5 };
const start: StreamPart = { type: 'start', id: 'a', model: 'm', created: 1 };
const finish: StreamPart = { type: 'finish', choice: 0, reason: 'tool_calls' };
const call = (index: number, name: string): StreamPart => ({
  type: 'tool-call',
  choice: 0,
  index,
  id: `c${index}`,
  name,
});
const given = (index: number, text: string): StreamPart => ({ type: 'tool-arguments', choice: 0, index, text });

async function read(parts: readonly StreamPart[], before = nothing) {
  const told: StreamPart[] = [];
  const reader = new StepReader(
    (part) => void told.push(part),
    (name) => name.startsWith('sys_'),
    before,
  );
  for (const part of parts) await reader.part(part);
  return { told, reader };
}

await test("calls of the gateway's functions are hidden, and calls of the client's tools are renumbered", async (t) => {
  const parts = [start, call(0, 'sys_a'), call(1, 'own'), given(0, '{'), given(1, '{"x":1}'), given(0, '}'), finish];
  const { told, reader } = await read(parts);
  t.strictSame(told, [start, { ...call(1, 'own'), index: 0 }, { ...given(1, '{"x":1}'), index: 0 }]);
  t.strictSame(reader.calls, [], 'the client must answer first');
  await reader.end();
  t.strictSame(told.at(-1), finish);
});

await test('a later step has no start part, its text begins a new paragraph, and its usage is added', async (t) => {
  const before: PreviousOutput = { started: true, hasText: true, usage };
  const text = (words: string): StreamPart => ({ type: 'text', choice: 0, text: words });
  const { told, reader } = await read(
    [start, text(''), text('a'), text('b'), { type: 'usage', usage }, finish],
    before,
  );
  t.match(told, [text(''), text('\n\na'), text('b'), { type: 'usage', usage: { inputTokens: 20, outputTokens: 10 } }]);
  await reader.end();
  t.match(told.at(-1), { type: 'finish', reason: 'stop' }, 'calls that nobody sees are none');
});

await test('calls with truncated arguments are not run', async (t) => {
  const { reader } = await read([start, call(0, 'sys_a'), given(0, '{"q":"half'), { ...finish, reason: 'length' }]);
  t.strictSame(reader.calls, []);
});

await test("for any model output, the client sees consecutive call indexes from 0, and no calls of the gateway's functions", async (t) => {
  const names = fc.array(fc.constantFrom('sys_a', 'sys_b', 'own', 'other'), { maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(names, async (all) => {
      const { told } = await read([start, ...all.flatMap((name, index) => [call(index, name), given(index, '{}')])]);
      const seen = told.flatMap((part) => (part.type === 'tool-call' ? [part] : []));
      assert.deepEqual(
        seen.map(({ name }) => name),
        all.filter((name) => !name.startsWith('sys_')),
      );
      assert.deepEqual(
        seen.map(({ index }) => index),
        seen.map((_, at) => at),
      );
    }),
  );
  t.pass();
});

await test('sources of a step are for the client, and keep their place in the text of all steps together', async (t) => {
  const before: PreviousOutput = { started: true, hasText: true, usage };
  const text: StreamPart = { type: 'text', choice: 0, text: 'It rains.' };
  const cited: StreamPart = {
    type: 'citation',
    choice: 0,
    citation: { url: 'https://a.test' },
    back: { from: 9, to: 0 },
  };
  const { told, reader } = await read([start, text, cited, call(0, 'sys_a'), given(0, '{}'), finish], before);
  t.strictSame(told, [{ ...text, text: '\n\nIt rains.' }, cited], 'counted back, as it was');
  t.strictSame(reader.content[0], { type: 'text', text: 'It rains.' }, 'the model gets its text');
});
