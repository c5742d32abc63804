import { test } from 'tap';
import { until } from '../fixtures/components/until.js';
import { shippedYaml, visitDashboard } from '../fixtures/browser/browser.js';
import { httpChunk, httpHead, startProviderServer } from '../fixtures/providers/provider-server.js';
import { textAnswers } from '../fixtures/providers/recorded-answers.js';

interface Listed<Item> {
  readonly items: readonly Item[];
}

interface Key {
  readonly connectionIds: readonly string[] | null;
  readonly expires: string | null;
  readonly revoked: string | null;
}

await test('somebody asks a model in the playground', async (t) => {
  // Begins its answers, and never ends them.
  const provider = await startProviderServer(t, ({ socket }) => {
    socket.write(httpHead(200, { 'content-type': 'text/event-stream', 'transfer-encoding': 'chunked' }));
    socket.write(httpChunk(textAnswers.openai.events.slice(0, 3).join('')));
  });
  const { page, signIn, ask, gateway } = await visitDashboard(
    t,
    `${shippedYaml}
  - use: provider-openai
    id: endless
    config: { baseUrl: "${provider.url}/v1", models: [endless] }
`,
  );
  await ask('POST', `/v1/management/connections/${gateway.connectionId}/policies`, {
    type: 'pii_detection',
    action: 'redact',
  });
  await signIn();
  await page.goto(`${gateway.url}/dashboard#/playground`);
  const say = async (text: string): Promise<void> => {
    await page.getByRole('textbox', { name: 'Message' }).fill(text);
    await page.getByRole('button', { name: 'Send' }).click();
  };
  const model = page.getByRole('combobox', { name: 'Model' });
  const keys = async (): Promise<readonly Key[]> =>
    (await ask<Listed<Key>>('GET', '/v1/management/api-keys?pageSize=100')).items;

  await t.test('a key that is not accepted is asked for again', async (t) => {
    await page.getByRole('textbox', { name: 'API key' }).fill('sk-slc-unknown');
    await page.getByRole('button', { name: 'Use this key' }).click();
    await model.fill('demo');
    await say('Hello');
    await page.getByText('The gateway did not accept the key for this connection.').waitFor();
    t.equal((await keys()).length, 1, 'no key has been made');
  });

  await t.test('an admin has a key made, for this connection and a day', async (t) => {
    await page.getByRole('button', { name: 'Make a key for a day' }).click();
    await page.getByText('With a key made for this page').waitFor();
    const [, made] = await keys();
    t.strictSame(made?.connectionIds, [gateway.connectionId]);
    const hours = (Date.parse(made?.expires ?? '') - Date.now()) / 3_600_000;
    t.ok(hours > 23 && hours <= 24, `${hours} hours`);
  });

  await t.test('an answer appears with its usage, its cost, and what policies have done', async () => {
    await model.fill('demo');
    await say('Write to ada@example.org');
    await page.getByText(/^\d+ input and \d+ output tokens$/).waitFor();
    await page.getByRole('status').getByText('The answer is complete.').waitFor();
    await page.getByText(/^US\$0\.00, /).waitFor();
    await page.getByText('pii_detection: redact in input, EMAIL_ADDRESS').waitFor();
    await page.getByRole('button', { name: 'Copy trace id' }).waitFor();
  });

  await t.test('the request is shown as code, without the key', async (t) => {
    await page.getByRole('button', { name: 'Show as code' }).click();
    const dialog = page.getByRole('dialog');
    t.match(await dialog.innerText(), /x-api-key: \$SLUICE_API_KEY[\s\S]*Write to ada@example\.org/);
    await dialog.getByRole('tab', { name: 'OpenAI SDK' }).click();
    t.match(await dialog.innerText(), /client\.chat\.completions\.create/);
    t.notMatch(await dialog.innerText(), 'sk-slc-');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });

  await t.test('a prompt template is chosen, and its variables are filled in', async (t) => {
    await ask('POST', '/v1/management/prompts', {
      name: 'Support answer',
      template: 'You answer for {{company}}, at most {{lines}} lines.',
      variables: { company: { type: 'string' }, lines: { type: 'integer' } },
    });
    await page.reload();
    t.equal(await model.inputValue(), 'demo', 'the first model is there before anybody can type');
    await page.getByRole('combobox', { name: 'Prompt template' }).click();
    await page.getByRole('option', { name: 'Support answer' }).click();
    await page.getByRole('textbox', { name: 'company' }).fill('Acme');
    await page.getByRole('textbox', { name: 'lines' }).fill('five');
    await page.getByText('It must be an integer.').waitFor();
    await page.getByRole('textbox', { name: 'lines' }).fill('5');
    await say('Hello');
    const recorded = page.getByRole('link', { name: 'In the history' });
    const alerts = page.getByRole('alert');
    await recorded.or(alerts).first().waitFor();
    t.strictSame(await alerts.allInnerTexts(), []);
    await recorded.click();
    await page.getByRole('row', { name: 'Prompt template Support answer, v1' }).waitFor();
    await page.goto(`${gateway.url}/dashboard#/playground`);
    t.equal(await page.getByRole('combobox', { name: 'Prompt template' }).inputValue(), '');
  });

  await t.test('an error is shown as it is, with its code', async () => {
    await model.fill('no-such-model');
    await say('Hello');
    await page.getByRole('alert').getByText('GW_MODEL_UNKNOWN').waitFor();
  });

  await t.test('stopping an answer ends the call of the provider, and keeps what has come', async (t) => {
    const calling = provider.nextCall();
    await model.fill('endless');
    await say('Tell me everything');
    const call = await calling;
    await page.getByLabel('The answer is arriving').waitFor();
    // With its beginning comes the id under which it is recorded.
    await page.getByText('Grüße,').waitFor();
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByText('stopped', { exact: true }).waitFor();
    await call.closed;
    t.match(call.json, { messages: { length: 1 } }, 'the conversation without what had failed');
  });

  await t.test('the conversation is a session of the history', async () => {
    await page.getByRole('link', { name: 'In the history' }).first().click();
    await page.getByRole('row', { name: /^Session playground-/ }).waitFor();
    const hasAll = async (): Promise<boolean> => {
      const filter = { connection_id: gateway.connectionId };
      const path = '/v1/management/reporting/messages/history';
      return (await ask<{ readonly total: number }>('POST', path, filter)).total === 4;
    };
    // One that its client has ended is recorded a moment later.
    await until(hasAll, 'four messages in the history');
  });

  await t.test('the key is revoked when it is not needed any more', async (t) => {
    await page.goto(`${gateway.url}/dashboard#/playground`);
    const refusal = { status: 503, json: { message: 'Not now.' } };
    await page.route('**/v1/management/api-keys/*', (route) => route.fulfill(refusal), { times: 1 });
    await page.getByRole('button', { name: 'Revoke this key' }).click();
    await page.getByRole('alert').getByText('Not now.').waitFor();
    await page.getByRole('button', { name: 'Revoke this key' }).click();
    await page.getByRole('button', { name: 'Make a key for a day' }).waitFor();
    const [, made] = await keys();
    t.ok(made?.revoked);
  });
});
