import { test } from 'tap';
import type { ContentBlock, Message } from '../../content.js';
import { missesThoughts } from './signed-reasoning.js';

const asked: Message = { role: 'user', content: [{ type: 'text', text: 'Hi' }] };
const call: ContentBlock = { type: 'tool-call', id: 'a', name: 'f', arguments: '{}' };
const result: Message = { role: 'tool', content: [{ type: 'tool-result', toolCallId: 'a', content: [] }] };
const thought = (signature?: string): ContentBlock => ({
  type: 'reasoning',
  text: 'Hm.',
  ...(signature === undefined ? {} : { signature }),
});
const answer = (...content: readonly ContentBlock[]): Message => ({ role: 'assistant', content });

await test('thoughts are missed in front of calls whose results the model gets now', (t) => {
  const hidden: ContentBlock = { type: 'reasoning', text: '', encrypted: 'x' };
  for (const [content, misses] of [
    [[call], true],
    [[thought(), call], true],
    [[thought('other:provider'), call], true],
    [[thought('c2ln'), call], false],
    [[thought(), thought('c2ln'), call], false],
    [[hidden, call], false],
  ] as const) {
    t.equal(missesThoughts([asked, answer(...content), result]), misses);
    t.equal(missesThoughts([asked, answer(...content), result, asked]), misses, 'words of the user change nothing');
  }
  t.equal(missesThoughts([asked, answer(thought('c2ln')), answer(call), result]), false, 'they are one turn');
  t.equal(missesThoughts([asked, answer(call), result, answer(call), asked]), false, 'earlier turns need none');
  t.equal(missesThoughts([asked]), false);
  t.end();
});
