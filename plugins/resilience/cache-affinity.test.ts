import { test } from 'tap';
import type { ChatCall, Message } from '../../core/api/index.js';
import { sampleChatCall, sampleEmbeddingCall } from '../../core/testkit/sample-call.js';
import { cacheAffinity } from './cache-affinity.js';

const said = (role: 'system' | 'user' | 'assistant', text: string): Message => ({
  role,
  content: [{ type: 'text', text }],
});

const affinityOf = (fields: Partial<ChatCall>, characters = 5000): string | undefined =>
  cacheAffinity(sampleChatCall({ model: 'm', ...fields }, { text: 'x'.repeat(characters) }, 'native'));

await test('what belongs together is what the client says, or else what has the same first question of one end user', (t) => {
  t.equal(affinityOf({ sessionId: 's', promptCacheKey: 'k' }), 's');
  t.equal(affinityOf({ promptCacheKey: 'k' }, 0), 'k');
  const begun = [said('system', 'Passages for this question.'), said('user', 'Why?')];
  const later = [
    said('system', 'Other passages.'),
    said('user', 'Why?'),
    said('assistant', 'So.'),
    said('user', 'Oh?'),
  ];
  t.type(affinityOf({ messages: begun }), 'string');
  t.equal(affinityOf({ messages: later }), affinityOf({ messages: begun }));
  t.not(affinityOf({ messages: [said('user', 'How?')] }), affinityOf({ messages: begun }));
  t.not(affinityOf({ messages: begun, endUserId: 'u' }), affinityOf({ messages: begun }));
  t.end();
});

await test('nothing belongs together of which no provider caches anything', (t) => {
  t.equal(affinityOf({}, 3000), undefined);
  t.equal(affinityOf({ messages: [said('system', 'Instructions')] }), undefined);
  t.equal(cacheAffinity(sampleEmbeddingCall({ model: 'm' }, 'native')), undefined);
  t.end();
});
