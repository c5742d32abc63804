import { test } from 'tap';
import type { StreamPart } from '../../part.js';
import { pushAll } from './push-all.js';

const parts: readonly StreamPart[] = ['a', 'b', 'c'].map((text) => ({ type: 'text', choice: 0, text }));

function textOf(part: StreamPart): string {
  return 'text' in part ? part.text : '';
}

await test('parts are pushed at once, in order, to a sink that does not wait', (t) => {
  const heard: string[] = [];
  t.equal(
    pushAll(parts, (part) => void heard.push(textOf(part))),
    undefined,
  );
  t.strictSame(heard, ['a', 'b', 'c']);
  t.end();
});

await test('a part is pushed only when the sink is ready for it, and a failure of the sink ends the delivery', async (t) => {
  const heard: string[] = [];
  const gates = new Map(['a', 'b'].map((text) => [text, Promise.withResolvers<void>()]));
  const pushing = pushAll(parts, (part) => {
    heard.push(textOf(part));
    return gates.get(textOf(part))?.promise;
  });
  t.strictSame(heard, ['a']);
  gates.get('a')?.resolve();
  await gates.get('a')?.promise;
  t.strictSame(heard, ['a', 'b']);
  gates.get('b')?.reject(new Error('no reader'));
  await t.rejects(Promise.resolve(pushing), { message: 'no reader' });
  t.strictSame(heard, ['a', 'b']);
});

await test('the promise of the last part is returned as it is, so that it does not keep the parts in memory', (t) => {
  const last = Promise.resolve();
  t.equal(
    pushAll(parts, (part) => (textOf(part) === 'c' ? last : undefined)),
    last,
  );
  t.end();
});
