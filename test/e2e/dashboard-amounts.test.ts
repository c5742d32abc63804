import { test } from 'tap';
import { shippedYaml, startDashboard } from '../fixtures/browser/browser.js';
import { httpAnswer, startProviderServer } from '../fixtures/providers/provider-server.js';
import { textAnswers } from '../fixtures/providers/recorded-answers.js';

/** More than a list operation answers at once. */
const many = 120;
const management = '/v1/management';

interface Created {
  readonly connectionId: string;
}

await test('a dashboard whose gateway is new, and then has many connections, keys and limits', async (t) => {
  const provider = await startProviderServer(t, ({ socket }) => {
    socket.write(httpAnswer(200, textAnswers.openai.whole));
  });
  const limits = ['organization', 'endUser'].map((per) => `{ per: ${per}, amount: 5, period: monthly }`).join(', ');
  const ofLastOwner = '{ per: owner, only: [team 11], amount: 7, period: total }';
  const dashboard = await startDashboard(
    t,
    `${shippedYaml.replace('limits: []', `limits: [${limits}, ${ofLastOwner}]`)}
  - use: provider-openai
    id: priced
    config: { baseUrl: "${provider.url}/v1", models: [{ id: priced, price: { input: 10000, output: 100000 } }] }
`,
  );

  await t.test('a newcomer is told what to do first', async (t) => {
    const { page, signIn, gateway } = await dashboard.visit(t);
    await signIn();
    const steps = page.getByRole('region', { name: 'First steps' });
    await steps.getByText(`${gateway.url}/v1`).waitFor();
    await steps.getByRole('link', { name: 'an API key' }).waitFor();
    await page.locator(`a[href*="/connections/${gateway.connectionId}?tab=policies"]`).waitFor();
    await steps.getByRole('link', { name: 'playground' }).click();
    await page.getByRole('button', { name: 'Make a key for a day' }).click();
    await page.getByRole('textbox', { name: 'Message' }).fill('The lock opens at seven. When does it open?');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('log').getByText(/seven/).nth(1).waitFor();
    await page.getByRole('link', { name: 'History', exact: true }).click();
    const messages = page.getByRole('table', { name: 'Messages' });
    await messages.getByText('not kept').waitFor();
    await messages.getByRole('link').first().click();
    await page.getByRole('link', { name: 'Its settings' }).click();
    await page.getByLabel('Keep bodies of requests').waitFor();
    await page.getByRole('link', { name: 'Overview' }).click();
    await page
      .getByRole('table', { name: 'By model' })
      .getByRole('row', { name: /^demo 1 / })
      .waitFor();
    t.equal(await steps.count(), 0);
  });

  await t.test(
    'an organization with many connections and keys is shown with few requests, and everything in it is found',
    async (t) => {
      const { page, signIn, ask, gateway } = await dashboard.visit(t);
      const { totalCount: before } = await ask<{ readonly totalCount: number }>('GET', `${management}/api-keys`);
      const ids: string[] = [];
      for (let number = 1; number <= many; number += 1) {
        const name = `shop ${number}.`;
        const { connectionId } = await ask<Created>('POST', `${management}/connections`, { name });
        const body = { name: `key of ${name}`, connectionIds: [connectionId], defaultConnectionId: connectionId };
        await ask('POST', `${management}/api-keys`, body);
        ids.push(connectionId);
      }
      const last = ids.at(-1) ?? '';
      const question = { model: 'demo', messages: [{ role: 'user', content: 'Hello' }] };
      for (const id of [ids[0] ?? '', last])
        await (await gateway.post('/v1/inference/chat', question, { 'x-connection-id': id })).text();
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      /** How often lists were asked for since the last time. */
      const lists = (): number =>
        asked.splice(0).filter((path) => path === `${management}/connections` || path === `${management}/api-keys`)
          .length;

      await signIn();
      const byConnection = page.getByRole('table', { name: 'By connection' });
      await byConnection.getByRole('row', { name: /^shop 1\. / }).waitFor();
      await byConnection.getByRole('row', { name: `shop ${many}.` }).waitFor();
      await page
        .getByRole('table', { name: 'By API key' })
        .getByRole('row', { name: /^first / })
        .waitFor();
      t.equal(lists(), 2, 'names of connections, and names of keys');

      await t.test('a connection of the history is chosen by its name, and one that was chosen keeps it', async (t) => {
        await page.getByRole('link', { name: 'History', exact: true }).click();
        const messages = page.getByRole('table', { name: 'Messages' });
        await messages.getByRole('link', { name: 'shop 1.', exact: true }).waitFor();
        const choice = page.getByRole('combobox', { name: 'Connection' });
        await choice.fill(`shop ${many}`);
        await page.getByRole('option', { name: `shop ${many}.` }).click();
        await page.getByRole('button', { name: 'Show', exact: true }).click();
        await messages.getByRole('link', { name: 'shop 1.', exact: true }).waitFor({ state: 'detached' });
        await page.reload();
        await messages.getByRole('link', { name: `shop ${many}.` }).waitFor();
        await page.waitForFunction(
          `[...document.querySelectorAll('input')].some(({ value }) => value === 'shop ${many}.')`,
        );
        await choice.fill('no shop');
        await page.getByText('No connection has this name.').waitFor();
        const looking = '**/v1/management/connections?*search=lost*';
        await page.route(looking, (route) =>
          route.fulfill({ status: 403, json: { message: 'The list is closed today.' } }),
        );
        await choice.fill('lost');
        await page.getByText('The list is closed today.').waitFor();
        await page.unroute(looking);
        await page.keyboard.press('Escape');
        t.ok(lists() < 12, 'one for each text that was looked for, and one for the names');
      });

      await t.test('keys are in pages, the newest first, and found by name, state and connection', async (t) => {
        await page.getByRole('link', { name: 'API keys' }).click();
        const keys = page.getByRole('table', { name: 'API keys' });
        await keys.getByRole('row', { name: `key of shop ${many}.` }).waitFor();
        t.equal(await keys.getByRole('row').count(), 21, 'a heading, and a page of keys');
        await page.getByText(`${before + many} in all`).waitFor();
        await keys.getByRole('link', { name: `shop ${many}.`, exact: true }).waitFor();
        t.equal(lists(), 2, 'a page of keys, and the names of their connections');
        await page.getByRole('searchbox').fill('shop 3.');
        await keys.getByRole('row', { name: 'key of shop 3.' }).waitFor();
        await page.getByText('Revoked', { exact: true }).click();
        await page.getByText('No API key matches.').waitFor();
        await page.goto(`${gateway.url}/dashboard#/api-keys/connection/${last}`);
        await page.getByRole('heading', { name: `API keys for shop ${many}.` }).waitFor();
        await keys.getByRole('row', { name: 'key of shop 7.' }).waitFor({ state: 'detached' });
        await keys.getByRole('row', { name: /^first / }).waitFor();
        t.equal(await keys.getByRole('row').count(), 3, 'a heading, its own key, and the one for all');
      });

      await t.test('a key is made for connections that are looked for', async (t) => {
        await page.goto(`${gateway.url}/dashboard#/api-keys`);
        await page.getByRole('button', { name: 'New API key' }).click();
        const dialog = page.getByRole('dialog', { name: 'New API key' });
        await dialog.getByRole('textbox', { name: 'Name' }).fill('for two');
        await dialog.getByRole('radio', { name: 'Only chosen ones' }).check();
        const chosen = dialog.getByRole('combobox', { name: 'Chosen connections' });
        for (const number of [many - 1, many]) {
          await chosen.fill(`shop ${number}`);
          await page.getByRole('option', { name: `shop ${number}.` }).click();
        }
        // The list of what can be chosen closes.
        await page.keyboard.press('Tab');
        await dialog.getByRole('combobox', { name: 'Default connection' }).click();
        const offered = page.getByRole('listbox', { name: 'Default connection' }).getByRole('option');
        await offered.first().waitFor();
        t.strictSame(await offered.allTextContents(), [`shop ${many - 1}.`, `shop ${many}.`]);
        await offered.last().click();
        const sent: string[] = [];
        page.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`));
        await dialog.getByRole('button', { name: 'Create' }).dblclick();
        await page.getByRole('dialog', { name: 'The API key for two has been created' }).waitFor();
        const { items } = await ask<{ readonly items: readonly object[] }>(
          'GET',
          `${management}/api-keys?search=for two`,
        );
        t.equal(sent.filter((one) => one === `POST ${management}/api-keys`).length, 1, 'a double click makes one');
        t.match(items, [{ connectionIds: [ids.at(-2), last], defaultConnectionId: last }]);
      });
    },
  );

  await t.test('the page of costs has what is left of the limits of gateway.yaml', async (t) => {
    const { page, signIn, ask, gateway } = await dashboard.visit(t);
    // Of 12 input tokens and 5 output tokens.
    const question = { model: 'priced', messages: [{ role: 'user', content: 'Hello' }], user: 'ada', max_tokens: 20 };
    t.equal((await gateway.post('/v1/chat/completions', question)).status, 200);
    await signIn();
    await page.getByRole('link', { name: 'Costs' }).click();
    const organization = page.getByRole('region', { name: 'Limit of the organization' });
    await organization.getByText('US$0.62').waitFor();
    await organization.getByText('US$4.38').waitFor();
    await organization.getByText(/^Counted monthly, since/).waitFor();
    await page
      .getByRole('table', { name: 'Limits of end users' })
      .getByRole('row', { name: /^ada US\$0\.62 US\$4\.38 US\$5\.00/ })
      .waitFor();
    for (let team = 1; team <= 11; team += 1)
      await ask('POST', `${management}/api-keys`, { name: 'key', owner: `team ${String(team).padStart(2, '0')}` });
    await page.reload();
    const ofOwners = page.getByRole('table', { name: 'Limits of owners of keys' });
    await ofOwners.getByRole('row', { name: /^team 01 none$/ }).waitFor();
    await page.getByRole('button', { name: 'next page' }).click();
    await ofOwners.getByRole('row', { name: /^team 11 all US\$0\.00 US\$7\.00 US\$7\.00 –$/ }).waitFor();
  });
});
