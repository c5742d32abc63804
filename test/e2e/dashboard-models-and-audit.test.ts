import { test } from 'tap';
import { visitDashboard } from '../fixtures/browser.js';

interface Listed<Item> {
  readonly items: readonly Item[];
}

await test('models are filtered and switched, and the audit trail tells who did it, in a browser', async (t) => {
  const { page, signIn, ask, gateway } = await visitDashboard(t);
  const modelNamed = async (id: string): Promise<object | undefined> => {
    const { items } = await ask<Listed<{ readonly modelId: string }>>('GET', '/v1/management/models');
    return items.find(({ modelId }) => modelId === id);
  };
  await signIn();

  await t.test('the page has its colours in light and in dark', async (t) => {
    const background = (): Promise<string> => page.evaluate<string>('getComputedStyle(document.body).backgroundColor');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.getByRole('button', { name: 'Switch to light colours' }).waitFor();
    t.equal(await background(), 'rgb(14, 21, 27)');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.getByRole('button', { name: 'Switch to dark colours' }).waitFor();
    t.equal(await background(), 'rgb(246, 248, 250)');
  });

  await t.test('models are found by name, provider and capability', async (t) => {
    await page.getByRole('link', { name: 'Models' }).click();
    await page.getByRole('row', { name: /demo-embedding/ }).waitFor();
    await page.getByRole('combobox', { name: 'Capability' }).click();
    await page.getByRole('option', { name: 'tools' }).click();
    await page.getByRole('row', { name: /demo-embedding/ }).waitFor({ state: 'detached' });
    await page.getByRole('row', { name: /32,768.*4,096.*free/ }).waitFor();
    await page.getByRole('searchbox', { name: 'Name' }).fill('nothing like it');
    await page.getByText('No model is like that.').waitFor();
    await page.getByRole('searchbox', { name: 'Name' }).fill('DEMO');
    await page.getByRole('combobox', { name: 'Provider' }).click();
    t.strictSame(await page.getByRole('option').allTextContents(), ['provider-demo']);
    await page.getByRole('option', { name: 'provider-demo' }).click();
  });

  await t.test('a model is switched off for everybody, and the focus stays on its switch', async (t) => {
    // It shows at once what was chosen, and for how long the change is under way.
    const isOn = (checked: boolean) =>
      page.getByRole('switch', { name: 'demo is on', checked }).and(page.locator('[aria-busy=false]'));
    await isOn(true).press('Space');
    await isOn(false).waitFor();
    t.match(await modelNamed('demo'), { isEnabled: false });
    await page.keyboard.press('Space');
    await isOn(true).waitFor();
    t.match(await modelNamed('demo'), { isEnabled: true });
  });

  await t.test('the audit trail shows it, newest first, with what has changed', async (t) => {
    await page.getByRole('link', { name: 'Audit trail' }).click();
    await page.getByRole('cell', { name: 'model.update', exact: true }).first().waitFor();
    const changes = page.getByRole('row', { name: /model\.update/ });
    await changes.first().getByText('isEnabled: false → true').waitFor();
    await changes.nth(1).getByText('isEnabled: true → false').waitFor();
    t.match(await changes.first().textContent(), /first-admin.*demo/);
    await changes.first().getByRole('button', { name: 'Details of model.update: demo' }).click();
    await page.getByRole('dialog').getByRole('row', { name: 'isEnabled false true' }).waitFor();
    // The address can be sent to somebody, who opens it later: the entry is on another page then, or its page has other filters.
    const opened = page.url().replace('/audit?', '/audit?resourceType=model&page=9&');
    t.match(opened, 'entry=');
    await page.goto(opened);
    await page.reload();
    await page.getByRole('dialog').getByRole('row', { name: 'isEnabled false true' }).waitFor();
    await page.goto(opened.replace('resourceType=model', 'resourceType=prompt'));
    await page.getByText('No change is like that.').waitFor();
    await page.getByRole('dialog').getByRole('row', { name: 'isEnabled false true' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.goto(`${gateway.url}/dashboard#/audit`);
  });

  await t.test('it is filtered by kind, action, author and day', async (t) => {
    // The third cell of each row; the first row are the headings.
    const kinds = async (): Promise<readonly string[]> => {
      const rows = (await page.getByRole('row').all()).slice(1);
      return Promise.all(rows.map((row) => row.getByRole('cell').nth(2).innerText()));
    };
    await page.getByRole('combobox', { name: 'Action' }).fill('model.update');
    await page.getByRole('cell', { name: 'connection.create', exact: true }).waitFor({ state: 'detached' });
    await page.getByRole('cell', { name: 'model.update', exact: true }).first().waitFor();
    t.equal((await kinds()).length, 2);
    await page.getByRole('combobox', { name: 'Action' }).fill('');
    await page.getByRole('combobox', { name: 'What kind' }).fill('connection');
    await page.getByRole('cell', { name: 'connection.create', exact: true }).waitFor();
    await page.getByRole('link', { name: 'default' }).waitFor();
    await page.getByLabel('By whom').fill('nobody');
    await page.getByText('No change is like that.').waitFor();
    await page.getByLabel('By whom').fill('gateway');
    await page.getByRole('cell', { name: 'connection.create', exact: true }).waitFor();
    await page.getByLabel('Last day').fill('2020-01-01');
    await page.getByText('No change is like that.').waitFor();
    await page.getByLabel('Last day').fill('');
    await page.getByLabel('First day').fill('2020-01-01');
    await page.getByRole('cell', { name: 'connection.create', exact: true }).waitFor();
    t.strictSame(await kinds(), ['connection.create']);
    // The address may be somebody's own.
    await page.goto(`${gateway.url}/dashboard#/audit?first=20255-01-01`);
    await page.getByRole('alert').getByText('from').waitFor();
    t.equal(await page.getByLabel('First day').inputValue(), '20255-01-01');
    await page.getByLabel('First day').fill('');
    await page.getByRole('cell', { name: 'model.update', exact: true }).first().waitFor();
  });

  await t.test('a viewer sees the models, and cannot switch them', async (t) => {
    const viewer = await ask<{ readonly secret: string }>('POST', '/v1/management/access-tokens', {
      subject: 'vera',
      role: 'viewer',
    });
    await page.getByRole('button', { name: 'Sign out' }).click();
    await signIn(viewer.secret);
    await page.goto(`${gateway.url}/dashboard#/models`);
    t.ok(await page.getByRole('switch', { name: 'demo is on' }).isDisabled());
    await page.goto(`${gateway.url}/dashboard#/prompts`);
    await page.getByText('There is no prompt template yet.').waitFor();
    t.equal(await page.getByRole('link', { name: 'New prompt template' }).count(), 0);
  });
});
