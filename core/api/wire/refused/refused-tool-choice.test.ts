import { test } from 'tap';
import { sampleChatCall } from '../../../testkit/sample-call.js';
import type { ChatCall } from '../../call.js';
import { forcedChoiceRefusedIn, withoutForcedChoice } from './refused-tool-choice.js';

const tools = ['f', 'g'].map((name) => ({ name, inputSchema: {} }));
const callWith = (toolChoice: NonNullable<ChatCall['toolChoice']>): ChatCall =>
  sampleChatCall({ model: 'm', tools, toolChoice }, {}, 'native');
const messages = [
  'Thinking may not be enabled when tool_choice forces tool use.',
  'Thinking mode does not support this tool_choice',
  'The tool_choice parameter does not support being set to required or object in thinking mode',
  "tool_choice 'specified' is incompatible with thinking enabled",
];

await test('a tool that must be called becomes an instruction for a model that takes no such choice', (t) => {
  for (const message of messages) {
    const named = callWith({ type: 'tool', name: 'g' });
    const refused = new Set([String(forcedChoiceRefusedIn(named, message))]);
    t.match(withoutForcedChoice(named, refused), { toolChoice: { type: 'auto' }, tools: [{ name: 'g' }] });
    t.equal(withoutForcedChoice(named, refused).tools?.length, 1);
    const any = withoutForcedChoice(callWith({ type: 'required' }), refused);
    t.match(any, { toolChoice: { type: 'auto' }, tools });
    t.match(any.messages.at(-1), { role: 'system', content: [{ text: /call of a tool/ }] });
    const free = callWith({ type: 'auto' });
    t.equal(withoutForcedChoice(free, refused), free);
    t.equal(forcedChoiceRefusedIn(free, message), undefined);
    t.equal(withoutForcedChoice(named, new Set()), named);
  }
  t.equal(forcedChoiceRefusedIn(callWith({ type: 'required' }), 'messages: too many'), undefined);
  t.end();
});
