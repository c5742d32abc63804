import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openAccess, plainRoute, scriptedProvider, startTestGateway, textAnswer } from 'sluice/testkit';
import plugin from './plugin.js';

/** A real gateway on loopback, with this plugin and a provider that always says the same. */
async function ask(t, text) {
  const gateway = await startTestGateway([
    plainRoute,
    openAccess(),
    { plugin, config: { word: 'heron' } },
    scriptedProvider({ parts: textAnswer('Hello.') }),
  ]);
  t.after(() => gateway.stop());
  const response = await gateway.post('/plain', { text });
  return { status: response.status, body: await response.json() };
}

test('word-filter lets other requests through', async (t) => {
  const { status, body } = await ask(t, 'What is a sluice?');
  assert.equal(status, 200);
  assert.equal(body.text, 'Hello.');
});

test('word-filter refuses what mentions the word', async (t) => {
  const { status, body } = await ask(t, 'Tell me about the heron.');
  assert.equal(status, 400);
  assert.equal(body.plainError, 'WORD_REFUSED');
});
