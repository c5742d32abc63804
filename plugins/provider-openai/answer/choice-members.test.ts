import { test } from 'tap';
import { HeldParts, type StreamPart } from '../../../core/api/index.js';
import { sampleExchange } from '../../../core/testkit/sample-call.js';
import { ChoiceMembers, foundStop } from './choice-members.js';

await test('the last value of each member of a choice is told, once it has ended', (t) => {
  const members = new ChoiceMembers(1, { provider: 'p', dialect: 'openai-chat' }, new HeldParts(sampleExchange()));
  const [before, after] = [{ hate: { severity: 'safe' } }, { hate: { severity: 'low' } }];
  members.read({ index: 1, delta: { content: 'a' }, content_filter_results: before, stop_reason: null });
  members.read({ index: 1, delta: { content: 'b' }, content_filter_results: after, logprobs: null });
  members.read({ index: 1, delta: {}, finish_reason: 'stop', content_filter_results: {}, native_finish_reason: 'end' });
  const parts: StreamPart[] = [];
  members.end(parts);
  const choice = { content_filter_results: after, native_finish_reason: 'end' };
  t.strictSame(parts, [{ type: 'opaque', dialect: 'openai-chat', choice: 1, value: { choice } }]);
  t.end();
});

await test('a choice without such members tells nothing', (t) => {
  const members = new ChoiceMembers(0, { provider: 'p', dialect: 'openai-chat' }, new HeldParts(sampleExchange()));
  members.read({
    index: 0,
    delta: { content: 'a' },
    finish_reason: 'stop',
    logprobs: null,
    usage: {},
    token_ids: null,
  });
  const parts: StreamPart[] = [];
  members.end(parts);
  t.strictSame(parts, []);
  t.end();
});

await test('a stop sequence is one of the request', (t) => {
  t.equal(foundStop({ stop_reason: 'END' }, ['END']), 'END');
  t.equal(foundStop({ matched_stop: 'END' }, ['x', 'END']), 'END');
  for (const stop_reason of ['eos', 128_001, null]) t.equal(foundStop({ stop_reason }, ['END']), undefined);
  t.equal(foundStop({ stop_reason: 'END' }, undefined), undefined);
  t.end();
});
