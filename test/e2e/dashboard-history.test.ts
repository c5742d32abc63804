import { readFile } from 'node:fs/promises';
import type { Locator } from 'playwright-core';
import { t, type Test, test } from 'tap';
import { type Dashboard, shippedYaml, startDashboard, type Visitor } from '../fixtures/browser/browser.js';
import { httpAnswer, startProviderServer } from '../fixtures/providers/provider-server.js';
import { textAnswers } from '../fixtures/providers/recorded-answers.js';

interface Created {
  readonly connectionId: string;
}

/** A connection that keeps texts and redacts addresses, with a session of two messages, one of another user, and one that is refused. */
async function makeHistory({ ask, gateway }: Dashboard): Promise<void> {
  const { connectionId } = await ask<Created>('POST', '/v1/management/connections', {
    name: 'shop',
    logRequestBody: true,
    logResponseBody: true,
  });
  await ask('POST', `/v1/management/connections/${connectionId}/policies`, { type: 'pii_detection', action: 'redact' });
  const say = async (text: string, more: object): Promise<void> => {
    const body = { model: 'demo', messages: [{ role: 'user', content: text }], ...more };
    await (await gateway.post('/v1/inference/chat', body, { 'x-connection-id': connectionId })).text();
  };
  const ofAda = { session_id: 'ada 1/2 % & more', parameters: { end_user_id: 'ada' } };
  await say('Where is my parcel?', ofAda);
  await say('Write to ada@example.org', ofAda);
  await say('What does it cost?', { parameters: { end_user_id: 'bob' } });
  await say('Hello', { model: 'unknown-model' });
}

/**
 * The dialog for choosing a file is the system's; a file of the browser's own store stands for the chosen one. (A script of the page, as text,
 * because its types are not the tests' own.)
 */
const chooseOwnFile = `
  window.showSaveFilePicker = async ({ suggestedName }) => {
    const folder = await navigator.storage.getDirectory();
    window.chosenFile = await folder.getFileHandle(suggestedName, { create: true });
    return window.chosenFile;
  }`;

const provider = await startProviderServer(t, ({ socket }) => {
  socket.write(httpAnswer(200, textAnswers.openai.whole));
});
const dashboard = await startDashboard(
  t,
  `${shippedYaml}
  - use: provider-openai
    id: priced
    config: { baseUrl: "${provider.url}/v1", models: [{ id: priced, price: { input: "0.0007", output: "0.12345" } }] }
`,
);
await makeHistory(dashboard);
/** The last of its messages is of this day, even if it has ended meanwhile. */
const made = Date.now();

await test('somebody looks at what was used, and at what was said', async (t) => {
  const visitor = await dashboard.visit(t);
  const { page, signIn, ask, gateway } = visitor;
  await signIn();

  await t.test('the overview sums up requests, by the hour and by what they have in common', async (t) => {
    await page.getByRole('heading', { name: 'Overview', level: 1 }).waitFor();
    await page.getByText('Today', { exact: true }).click();
    const byHour = page.getByRole('table', { name: 'Requests by hour' });
    await byHour.waitFor({ state: 'attached' });
    t.equal(await byHour.getByRole('row').count(), 25, 'the chart’s numbers are a table, too');
    await page
      .getByRole('table', { name: 'By provider' })
      .getByRole('row', { name: /^provider-demo 3 0 / })
      .waitFor();
    await page.getByText('7 days', { exact: true }).click();
    await page.getByText('Tokens', { exact: true }).click();
    const byDay = page.getByRole('table', { name: 'Tokens by day' });
    await byDay.waitFor({ state: 'attached' });
    t.equal(await byDay.getByRole('row').count(), 8);
    const users = page.getByRole('table', { name: 'By end user' });
    await users.getByRole('row', { name: /^ada 2 0 / }).waitFor();
    await users.getByRole('row', { name: /^none given 1 1 / }).waitFor();
    // Its name may come later than its numbers.
    const connections = page.getByRole('table', { name: 'By connection' });
    await connections.getByRole('row', { name: /^shop 4 1 .*US\$0\.00/ }).waitFor();
    t.match(
      await page.getByRole('table', { name: 'By model' }).innerText(),
      /demo\s+3\s+0[\s\S]*unknown-model\s+1\s+1/,
    );
  });

  const messages = page.getByRole('table', { name: 'Messages' });
  const shown = async (count: number): Promise<string> => {
    // A row for the titles.
    await messages.getByRole('row').nth(count).waitFor();
    await page
      .getByRole('row')
      .nth(count + 1)
      .waitFor({ state: 'detached' });
    return messages.innerText();
  };

  await t.test('a row of the overview leads to its requests, which can be filtered further', async (t) => {
    await page.getByRole('table', { name: 'By connection' }).getByRole('link', { name: 'shop' }).click();
    t.match(await shown(4), /Hello[\s\S]*What does it cost\?[\s\S]*Where is my parcel\?/, 'newest first');
    await page.getByRole('combobox', { name: 'Connection' }).and(page.locator('[value=shop]')).waitFor();
    await page.getByRole('combobox', { name: 'Status' }).click();
    await page.getByRole('option', { name: 'refused by the gateway' }).click();
    await page.getByRole('button', { name: 'Show' }).click();
    t.match(await shown(1), /unknown-model/);
    await page.reload();
    t.match(await shown(1), /unknown-model/, 'the filters are in the address');
    await page.getByRole('button', { name: 'Reset' }).click();
    await shown(4);
    const user = page.getByRole('textbox', { name: 'End user' });
    await user.fill('nobody');
    await user.press('Enter');
    await page.getByText('No message matches.').waitFor();
    await user.and(page.locator(':focus')).waitFor();
    await user.fill('somebody');
    await page.getByRole('button', { name: 'Reset' }).click();
    await shown(4);
    t.equal(await user.inputValue(), '');
    await user.fill('bob');
    await page.getByRole('button', { name: 'Reset' }).click();
    t.equal(await user.inputValue(), '', 'also what was not looked for yet');
    await page.goBack();
    await page.getByText('No message matches.').waitFor();
    t.equal(await user.inputValue(), 'nobody', 'the form has the filters of the address');
  });

  await t.test('the overview says why requests were not completed, and leads to those with a reason', async () => {
    await page.getByRole('link', { name: 'Overview' }).click();
    await page
      .getByRole('table', { name: 'Not completed, by reason' })
      .getByRole('row', { name: /^GW_MODEL_UNKNOWN .*Take a model from.* 1$/ })
      .getByRole('link')
      .click();
    await shown(1);
    await messages.getByRole('row', { name: /refused GW_MODEL_UNKNOWN/ }).waitFor();
    await page.getByRole('textbox', { name: 'Error code' }).and(page.locator('[value=GW_MODEL_UNKNOWN]')).waitFor();
    const again = { model: 'unknown-model', messages: [{ role: 'user', content: 'Again' }] };
    await (await gateway.post('/v1/inference/chat', again)).text();
    await page.getByRole('button', { name: 'Show' }).click();
    // What has come meanwhile is shown by the same filters.
    await shown(2);
  });

  await t.test('what matches is saved as a file, as it arrives where the browser can', async (t) => {
    await page.goto(`${gateway.url}/dashboard#/history?end_user_id=ada`);
    await shown(2);
    await testExports(t, visitor);
  });

  await t.test('a session is shown as a conversation, with what policies did', async () => {
    await page.getByRole('tab', { name: 'Sessions' }).click();
    await page.getByRole('table', { name: 'Sessions' }).getByRole('link', { name: 'Where is my parcel?' }).click();
    await page.getByText('ada 1/2 % & more').waitFor();
    await page.getByText('Where is my parcel?', { exact: true }).waitFor();
    await page.getByText('Write to [EMAIL_ADDRESS]', { exact: true }).waitFor();
    await page.getByText('pii_detection: redact in input, 1 finding: EMAIL_ADDRESS').waitFor();
  });

  await t.test('a message has its details and, for admins, its bodies', async () => {
    await page.route('**/bodies', (route) => route.fulfill({ status: 429 }), { times: 1 });
    await page.getByRole('link', { name: 'Details' }).nth(1).click();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('row', { name: /^Status completed, HTTP 200/ }).waitFor();
    await page.getByRole('row', { name: /^Cost US\$0\.00/ }).waitFor();
    await page.getByRole('tab', { name: 'Request' }).click();
    await page.getByLabel('The request', { exact: true }).getByText('"Write to [EMAIL_ADDRESS]"').waitFor();
  });

  await t.test('feedback is given on its page, and averaged', async (t) => {
    await page.getByRole('slider', { name: 'Rating' }).press('ArrowLeft');
    await page.getByRole('textbox', { name: 'Comment' }).fill('Fine.');
    await page.getByRole('textbox', { name: 'Version' }).fill('first-admin');
    await page.getByRole('button', { name: 'Give feedback' }).click();
    await page.getByText('95 (0 to 100), first-admin').waitFor();
    t.match(await ask('GET', '/v1/management/reporting/feedback'), { items: [{ value: 95, metadata: 'Fine.' }] });
    await page.getByRole('link', { name: 'Feedback' }).click();
    await page
      .getByRole('table', { name: 'Average scores by model' })
      .getByRole('row', { name: /^demo 1 95%/ })
      .waitFor();
    await page
      .getByRole('table', { name: 'Ratings' })
      .getByRole('row', { name: /Fine\. shop demo$/ })
      .waitFor();
  });
});

/** Saves both formats: one written to a file while it arrives, one collected as a download. */
async function testExports(t: Test, { page }: Visitor): Promise<void> {
  const exportAs = async (format: string): Promise<void> => {
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: format }).click();
  };
  await page.evaluate(chooseOwnFile);
  await exportAs('CSV');
  await page.getByText('The messages have been saved.').waitFor();
  const saved = await page.evaluate<string>('window.chosenFile.getFile().then((file) => file.text())');
  t.match(saved, /^schema,version,trace_id,[^\r]*\r\nmessages\.history\.entry\.v1,/);

  await page.evaluate('delete window.showSaveFilePicker');
  const downloading = page.waitForEvent('download');
  await exportAs('JSONL');
  const download = await downloading;
  t.match(download.suggestedFilename(), /^messages-\d{4}-\d\d-\d\d\.jsonl$/);
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\n');
  t.match(
    lines.map((line) => JSON.parse(line) as object),
    [{ input_text: 'Write to [EMAIL_ADDRESS]' }, { input_text: 'Where is my parcel?' }],
  );
}

await test('an id leads to what it names, and a code says what to do', async (t) => {
  const { page, signIn, ask, gateway } = await dashboard.visit(t);
  const refused = await ask<{ readonly messages: readonly { readonly message_id: string }[] }>(
    'POST',
    '/v1/management/reporting/messages/history',
    { model: 'unknown-model' },
  );
  await signIn();
  await page.getByRole('link', { name: 'Find' }).click();
  const find = async (id: string): Promise<void> => {
    await page.goto(`${gateway.url}/dashboard#/find`);
    await page.getByRole('searchbox', { name: 'Id' }).fill(` ${id} `);
    await page.getByRole('button', { name: 'Find' }).click();
  };
  await find(refused.messages[0]?.message_id ?? '');
  await page.getByRole('row', { name: /^Status .*GW_MODEL_UNKNOWN.*Take a model from/s }).waitFor();
  await page.getByRole('row', { name: 'API key first' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: 'Find', level: 1 }).waitFor();
  t.notMatch(page.url(), 'id=', 'the way back does not lead here again');
  await find('ada 1/2 % & more');
  await page.getByRole('heading', { name: 'Session', level: 1 }).waitFor();
  await find(gateway.connectionId);
  await page.getByRole('heading', { name: 'default', level: 1 }).waitFor();
  const { versions } = await ask<{ readonly versions: readonly { readonly id: string }[] }>(
    'POST',
    '/v1/management/prompts',
    { name: 'Greeting', template: 'Greet people.' },
  );
  await find(versions[0]?.id ?? '');
  await page.getByRole('heading', { name: 'Greeting', level: 1 }).waitFor();
  t.match(page.url(), `version=${versions[0]?.id}`);
  await page.route('**/v1/management/prompts?*', (route) => route.fulfill({ status: 404 }), { times: 1 });
  await page.route('**/v1/management/connections?*', (route) => route.fulfill({ status: 429 }), { times: 1 });
  await find('nobody');
  await page.getByRole('alert').getByText('The gateway answered 429').waitFor();
  t.equal(await page.getByText('Nothing has this id.').count(), 0, 'that is not known');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('Nothing has this id.').waitFor();
  const { id } = await ask<{ readonly id: string }>('POST', '/v1/management/prompts', {
    name: 'Other',
    template: 'Hi.',
  });
  await page.route('**/v1/management/connections?*', (route) => route.fulfill({ status: 429 }), { times: 1 });
  await find(id);
  await page.getByRole('alert').getByText('The gateway answered 429').waitFor();
  await page.getByRole('link', { name: 'The prompt template' }).waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'Other', level: 1 }).waitFor();
});

await test('a viewer sees messages, but neither bodies nor a form for feedback', async (t) => {
  const { page, signIn, ask, gateway } = await dashboard.visit(t);
  const { secret } = await ask<{ readonly secret: string }>('POST', '/v1/management/access-tokens', {
    subject: 'vera',
    role: 'viewer',
  });
  await signIn(secret);
  await page.goto(`${gateway.url}/dashboard#/history?end_user_id=bob`);
  await page.getByRole('table', { name: 'Messages' }).getByRole('link').first().click();
  await page.getByText('Whole requests and answers, and what searches found, are shown to admins.').waitFor();
  await page.getByText('Nobody has rated this answer yet.').waitFor();
  t.equal(await page.getByRole('button', { name: 'Give feedback' }).count(), 0);
  t.equal(await page.getByRole('heading', { name: 'Bodies' }).count(), 0);
  await page.getByRole('link', { name: '← History' }).click();
  // The list is as it was left.
  await page.getByRole('textbox', { name: 'End user' }).and(page.locator('[value=bob]')).waitFor();
  t.equal(await page.getByRole('button', { name: /Erase/ }).count(), 0);
});

await test('an admin erases a session, and an end user, whatever else the history is filtered by', async (t) => {
  const { page, signIn, ask, gateway } = await dashboard.visit(t);
  const say = async (user: string, session: string): Promise<void> => {
    const messages = [{ role: 'user', content: `${user} in ${session}` }];
    const body = { model: 'demo', messages, session_id: session, parameters: { end_user_id: user } };
    await (await gateway.post('/v1/inference/chat', body)).text();
  };
  for (const session of ['first & one', 'second', 'third']) await say('eve', session);
  await say('dan', 'fourth');
  const sessionsOf = async (user: string): Promise<readonly string[]> => {
    const history = await ask<{ readonly messages: readonly { readonly session_id: string }[] }>(
      'POST',
      '/v1/management/reporting/messages/history',
      { end_user_id: user, sort_ascending: true },
    );
    return history.messages.map(({ session_id: id }) => id);
  };
  t.strictSame(await sessionsOf('eve'), ['first & one', 'second', 'third']);
  const dialog = page.getByRole('dialog');
  await signIn();
  await page.goto(`${gateway.url}/dashboard#/history/sessions?end_user_id=eve`);
  await page.getByRole('button', { name: 'Erase end user' }).waitFor();
  await page
    .getByRole('table', { name: 'Sessions' })
    .getByRole('row', { name: /first & one/ })
    .getByRole('link')
    .click();
  await page.getByRole('button', { name: 'Erase session' }).click();
  await dialog.getByText('All messages (1) are deleted for good').waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });
  t.equal((await sessionsOf('eve')).length, 3, 'nothing without an answer');
  await page.getByRole('button', { name: 'Erase session' }).click();
  await dialog.getByRole('button', { name: 'Erase' }).click();
  await page.getByText('1 message erased.').waitFor();
  await page.getByRole('table', { name: 'Sessions' }).waitFor();
  t.match(page.url(), 'end_user_id=eve', 'the list is as it was left');
  t.strictSame(await sessionsOf('eve'), ['second', 'third']);

  await page.goto(`${gateway.url}/dashboard#/history?end_user_id=eve&session_id=third`);
  await page.getByRole('table', { name: 'Messages' }).waitFor();
  await page.getByRole('button', { name: 'Erase end user' }).click();
  await dialog.getByText('All messages (2) are deleted for good').waitFor();
  await page.route('**/v1/management/erasures', (route) => route.abort(), { times: 1 });
  await dialog.getByRole('button', { name: 'Erase' }).click();
  await dialog.getByText('A part may be deleted already.').waitFor();
  await dialog.getByRole('button', { name: 'Erase' }).click();
  await page.getByText('2 messages erased.').waitFor();
  await page.getByText('No message matches.').waitFor();
  t.strictSame(await sessionsOf('eve'), []);
  t.strictSame(await sessionsOf('dan'), ['fourth']);
  await page.goto(`${gateway.url}/dashboard#/history`);
  await page.getByRole('table', { name: 'Messages' }).waitFor();
  t.equal(await page.getByRole('button', { name: 'Erase end user' }).count(), 0);
});

await test('amounts keep all their digits', async (t) => {
  const { page, signIn, ask, gateway } = await dashboard.visit(t);
  const { connectionId } = gateway;
  const key = { name: 'digits', connectionIds: [connectionId], defaultConnectionId: connectionId };
  const { secret } = await ask<{ readonly secret: string }>('POST', '/v1/management/api-keys', key);
  const body = { model: 'priced', messages: [{ role: 'user', content: 'Hello' }] };
  // Of 12 input tokens and 5 output tokens each.
  for (let times = 0; times < 2; times += 1)
    await (
      await gateway.post('/v1/inference/chat', body, { 'x-api-key': secret, 'x-tags': 'feature:sums, customer:acme' })
    ).text();
  await signIn();
  await page
    .getByRole('table', { name: 'By model' })
    .getByRole('row', { name: /^priced 2 0 24 10 US\$0\.0000012513/ })
    .waitFor();
  const sums = page.getByText('US$0.0000012513', { exact: true });
  await sums.nth(8).waitFor();
  t.equal(await sums.count(), 9, 'the sum, and each table, of which that by tag has two');
  const byKey = page.getByRole('table', { name: 'By API key' });
  await byKey.getByRole('row', { name: /^digits 2 0 24 10 US\$0\.0000012513/ }).waitFor();
  const downloading = page.waitForEvent('download');
  await page.evaluate('delete window.showSaveFilePicker');
  await page.getByRole('button', { name: 'Export the usage' }).click();
  await page.getByRole('menuitem', { name: 'By API key' }).click();
  const saved = await readFile(await (await downloading).path(), 'utf8');
  t.match(saved, /^key,name,requests,/);
  t.match(saved, /\r\n[-0-9a-f]{36},digits,2,0,24,0,10,0,0\.0000012513,USD\r\n/);
  await byKey.getByRole('button', { name: 'Cost' }).click();
  await byKey.locator('th[aria-sort=descending]').getByText('Cost').waitFor();
  await page.getByLabel('One day').fill('2020-02-29');
  await page.getByText('There were no requests in this time.').waitFor();
  t.match(page.url(), /\?(?:.*&)?range=2020-02-29/);
  await page.goBack();
  await page.getByRole('heading', { name: 'Cost by day' }).waitFor();
  await page.getByRole('table', { name: 'By model' }).getByRole('link', { name: 'priced' }).click();
  await page.getByRole('table', { name: 'Messages' }).getByText('US$0.00000062565').first().waitFor();
  await page.getByRole('link', { name: 'Costs' }).click();
  const row = (table: string, name: RegExp): Locator =>
    page.getByRole('table', { name: table }).getByRole('row', { name });
  await row('Costs by Provider', /^priced 2 24 10 US\$0\.0000012513 US\$0\.00 0$/).waitFor();
  await page.getByRole('combobox', { name: 'Grouped by' }).click();
  await page.getByRole('option', { name: 'API key' }).click();
  await row('Costs by API key', /^digits 2 24 10 US\$0\.0000012513/).waitFor();
  const downloadingCosts = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  const costs = await readFile(await (await downloadingCosts).path(), 'utf8');
  t.match(costs, /^key,calls,inputTokens,/);
  t.match(costs, /\r\n[-0-9a-f]{36},2,24,0,0,10,0,0\.0000012513,0,0,0,USD\r\n/);
  await page.getByRole('combobox', { name: 'Grouped by' }).click();
  await page.getByRole('option', { name: 'Tag' }).click();
  await row('Costs by Tag', /^customer:acme 2 24 10 US\$0\.0000012513/).waitFor();
  await page.getByRole('textbox', { name: 'Tag' }).fill('feature:none');
  await page.getByText('Nothing was billed in this time.').waitFor();
  await page.getByRole('textbox', { name: 'Tag' }).fill('feature:sums');
  await row('Costs by Tag', /^customer:acme 2 24 10 US\$0\.0000012513/).waitFor();
  await page.reload();
  await page.getByRole('textbox', { name: 'Tag' }).and(page.locator('[value="feature:sums"]')).waitFor();
  await page.getByRole('link', { name: 'feature:sums' }).click();
  await page.getByRole('textbox', { name: 'Tag' }).and(page.locator('[value="feature:sums"]')).waitFor();
  await row('Messages', /priced/)
    .first()
    .getByRole('link')
    .first()
    .click();
  await page.getByRole('table', { name: 'Details' }).getByRole('link', { name: 'customer:acme' }).waitFor();
  await page.goBack();
  await page.goBack();
  await page.getByText('Last month', { exact: true }).click();
  await page.getByText('Nothing was billed in this time.').waitFor();
  t.match(page.url(), /[?&]by=tag&tag=feature%3Asums&from=\d{4}-\d\d-01&to=/);
});

await test('the overview goes on to the next day at midnight', async (t) => {
  // The clock is that of all tabs from here on: this test is the last one.
  const tomorrow = await dashboard.visit(t);
  await tomorrow.page.clock.install({ time: made });
  await tomorrow.signIn();
  await tomorrow.page.getByText('Today', { exact: true }).click();
  await tomorrow.page.getByRole('table', { name: 'By model' }).getByText('demo').waitFor();
  await tomorrow.page.clock.fastForward('24:00:00');
  await tomorrow.page.getByText('There were no requests in this time. Choose a longer one').waitFor();
});
