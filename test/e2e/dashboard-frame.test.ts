import { readdirSync } from 'node:fs';
import type { Route } from 'playwright-core';
import { t, test } from 'tap';
import { builtFolder } from '../../plugins/dashboard/built-page.js';
import { shippedYaml, startDashboard } from '../fixtures/browser/browser.js';
import { freePort } from '../fixtures/components/server-process.js';
import { startGatewayProcess } from '../fixtures/processes/gateway-process.js';

interface Made {
  readonly tokenId: string;
  readonly secret: string;
}

// It is stopped, and started again on its port.
const yaml = shippedYaml.replace('${env:PORT:-4000}', String(await freePort()));
const dashboard = await startDashboard(t, yaml);

await test('what is unsaved is not lost by leaving, by a stray key, or by a token that expires meanwhile', async (t) => {
  const { page, signIn, ask, gateway } = await dashboard.visit(t);
  const makeToken = (subject: string): Promise<Made> =>
    ask<Made>('POST', '/v1/management/access-tokens', { subject, role: 'editor' });
  const first = await makeToken('ed');
  await signIn(first.secret);
  await page.goto(`${gateway.url}/dashboard#/prompts`);
  await page.getByRole('link', { name: 'New prompt template' }).click();
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Support');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });

  await t.test('a link asks first, and so do the back button and signing out', async (t) => {
    await page.getByRole('link', { name: 'Models' }).click();
    await question.getByRole('button', { name: 'Stay' }).click();
    await question.waitFor({ state: 'detached' });
    t.match(page.url(), /#\/prompts\/new$/);
    await page.goBack();
    await page.goBack();
    await question.getByRole('button', { name: 'Stay' }).click();
    await question.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Sign out' }).click();
    await question.getByRole('button', { name: 'Stay' }).click();
    await question.waitFor({ state: 'detached' });
    t.equal(await name.inputValue(), 'Support');
  });

  await t.test('when the token is no longer accepted, another one saves what was about to be saved', async (t) => {
    await ask('DELETE', `/v1/management/access-tokens/${first.tokenId}`);
    await page.getByRole('textbox', { name: 'Text' }).fill('Be short.');
    await page.getByRole('button', { name: 'Create' }).click();
    const again = page.getByRole('dialog', { name: 'Your access token is no longer accepted' });
    await again.waitFor();
    t.equal(await page.evaluate(() => sessionStorage.getItem('sluice-access-token')), null, 'it is not kept');
    t.equal(await name.inputValue(), 'Support');
    await again.getByLabel('Access token').fill((await makeToken('ed')).secret);
    await again.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: 'Support', level: 1 }).waitFor();
    await again.waitFor({ state: 'detached' });
    t.match(await ask('GET', '/v1/management/prompts'), { items: [{ name: 'Support' }] });
  });

  await t.test('whoever signs out meanwhile is not signed in again', async () => {
    await page.route('**/v1/management/models?*', (route) => route.fulfill({ status: 401, json: {} }), { times: 1 });
    await page.getByRole('link', { name: 'Models' }).click();
    const again = page.getByRole('dialog', { name: 'Your access token is no longer accepted' });
    const { secret } = await makeToken('ed');
    await again.getByLabel('Access token').fill(secret);
    const answering = Promise.withResolvers<void>();
    const leaveMeanwhile = async (route: Route): Promise<void> => {
      await again.getByRole('button', { name: 'Sign out' }).click();
      await page.getByRole('heading', { name: 'Sluice', level: 1 }).waitFor();
      await route.continue();
      answering.resolve();
    };
    await page.route('**/v1/management/caller', leaveMeanwhile, { times: 1 });
    const ending = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/caller'));
    await again.getByRole('button', { name: 'Sign in' }).click();
    await Promise.all([ending, answering.promise]);
    await signIn(secret);
    await page.getByRole('link', { name: 'Prompts' }).click();
    await page.getByRole('link', { name: 'Support' }).click();
    await page.getByRole('heading', { name: 'Support', level: 1 }).waitFor();
  });

  await t.test('a half-filled dialog asks before it is closed by a key', async (t) => {
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Help');
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: 'Keep it' }).click();
    t.equal(await dialog.getByLabel('Name').inputValue(), 'Help');
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: 'Discard' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: 'Support', level: 1 }).waitFor();
  });

  await t.test('whoever leaves all the same is asked no more', async () => {
    await page.goto(`${gateway.url}/dashboard#/prompts/new`);
    await name.fill('Other');
    await page.getByRole('link', { name: 'Models' }).click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await page.getByRole('heading', { name: 'Models', level: 1 }).waitFor();
    await page.getByRole('link', { name: 'Connections' }).click();
    await page.getByRole('heading', { name: 'Connections', level: 1 }).waitFor();
  });
});

await test('filters and pages are in the address, and the back button goes through them', async (t) => {
  const { page, signIn, ask, gateway } = await dashboard.visit(t);
  for (let count = 1; count <= 25; count += 1)
    await ask('POST', '/v1/management/connections', { name: `shop ${String(count).padStart(2, '0')}` });
  await page.goto(`${gateway.url}/dashboard/#/connections?page=2`);
  await signIn();
  await page.getByRole('link', { name: 'shop 25' }).waitFor();
  t.match(
    page.url(),
    /\/dashboard#\/connections\?page=2$/,
    'the slash has led to the page, behind whose # nothing is lost',
  );
  await page.getByRole('button', { name: 'previous page' }).click();
  await page.getByRole('link', { name: 'default' }).waitFor();
  await page.goBack();
  await page.getByRole('link', { name: 'shop 25' }).waitFor();
  await page.getByRole('link', { name: 'API keys' }).click();
  await page.getByText('Revoked', { exact: true }).click();
  await page.getByText('No API key matches.').waitFor();
  await page.getByLabel('Name, owner or beginning of the key').pressSequentially('quickly typed');
  t.equal(await page.getByLabel('Name, owner or beginning of the key').inputValue(), 'quickly typed');
  await page.reload();
  t.equal(await page.getByLabel('Name, owner or beginning of the key').inputValue(), 'quickly typed');
  t.ok(await page.getByRole('radio', { name: 'Revoked' }).isChecked());
  await page.goBack();
  await page.getByRole('table', { name: 'API keys' }).getByRole('row').nth(1).waitFor();

  await t.test(
    'a page behind the last one, where what was on it has been deleted, leads to the last one',
    async (t) => {
      await page.goto(`${gateway.url}/dashboard#/connections?page=9`);
      await page.getByRole('link', { name: 'shop 25' }).waitFor();
      t.match(page.url(), /page=2$/);
    },
  );

  await t.test('what is typed while another page opens does not lead back', async (t) => {
    await page.goto(`${gateway.url}/dashboard#/connections`);
    await page.getByLabel('Search').waitFor();
    await page.evaluate(`{
      const search = document.querySelector('input[type=search]');
      location.hash = '/models';
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(search, 'shop');
      search.dispatchEvent(new Event('input', { bubbles: true }));
    }`);
    await page.getByRole('heading', { name: 'Models', level: 1 }).waitFor();
    t.match(page.url(), /#\/models$/);
    await page.goto(`${gateway.url}/dashboard#/connections?page=2`);
    await page.getByRole('link', { name: 'shop 25' }).waitFor();
  });

  await t.test('an answer that is not the gateway’s own is said to be none', async () => {
    const list = '**/v1/management/connections?*';
    await page.route(list, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Sign in to the network</h1>' }),
    );
    await page.getByRole('button', { name: 'previous page' }).click();
    await page.getByRole('alert').getByText('something between it and this browser has answered').waitFor();
    await page.unroute(list);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('link', { name: 'default' }).waitFor();
  });
});

await test('a page that was open during an update loads itself again where its script is gone', async (t) => {
  const { page, signIn, gateway } = await dashboard.visit(t);
  await signIn();
  await page.getByRole('heading', { name: 'Overview', level: 1 }).waitFor();
  const [models = ''] = readdirSync(`${builtFolder}/dashboard/assets`).filter((name) =>
    /^models-page-.*\.js$/.test(name),
  );
  let wanted = 0;
  // The gateway has been replaced by one whose scripts have other names: the first time, this one is not there.
  await page.route(`**/${models}`, async (route) => {
    wanted += 1;
    await (wanted === 1 ? route.fulfill({ status: 404, body: '{}' }) : route.continue());
  });
  await page.evaluate('window.isOld = true');
  await page.getByRole('link', { name: 'Models' }).click();
  await page.getByRole('heading', { name: 'Models', level: 1 }).waitFor();
  t.equal(await page.evaluate('window.isOld'), undefined, 'the page is new');
  t.match(page.url(), /#\/models$/);
  t.equal(wanted, 2);

  await t.test('it does so once, and then says what is going on', async (t) => {
    await page.route('**/audit-page-*.js', (route) => route.fulfill({ status: 404, body: '{}' }));
    await page.getByRole('link', { name: 'Audit trail' }).click();
    await page.getByRole('alert').getByText('The gateway is being updated.').waitFor();
    t.equal(await page.title(), 'This page cannot be shown · Sluice');
    await page.getByRole('link', { name: 'Models' }).click();
    await page.getByRole('heading', { name: 'Models', level: 1 }).waitFor();
    t.ok(gateway.child.pid);
  });
});

await test('while the gateway is stopped, what was read and entered stays, and is read again and saved when it is back', async (t) => {
  const { page, signIn, gateway } = await dashboard.visit(t);
  await signIn();
  await page.getByRole('link', { name: 'Connections' }).click();
  await page.getByRole('link', { name: 'default' }).waitFor();
  const { page: form, signIn: signInThere } = await dashboard.visit(t);
  await signInThere();
  await form.goto(`${gateway.url}/dashboard#/connections/${gateway.connectionId}?tab=policies&policy=new`);
  const policy = form.getByRole('dialog', { name: 'New policy' });
  await policy.getByRole('combobox', { name: 'Type' }).click();
  await form.getByRole('option', { name: /^keyword_filter/ }).click();
  const words = policy.getByLabel('Words', { exact: true }).and(form.locator('input'));
  await words.fill('quince');
  await words.press('Enter');
  await gateway.stop();
  await policy.getByRole('button', { name: 'Create' }).click();
  await policy.getByRole('alert').getByText('The gateway does not answer.').waitFor();
  await form.evaluate("dispatchEvent(new Event('visibilitychange'))");
  // What browsers know of the network says nothing about a gateway on the same machine: it is asked all the same.
  await page.evaluate("dispatchEvent(new Event('offline'))");
  await page.getByRole('link', { name: 'Audit trail' }).click();
  await page.getByRole('alert').getByText('The gateway does not answer.').waitFor();
  await page.goBack();
  await page.getByRole('link', { name: 'default' }).waitFor();
  await page.getByRole('alert').getByText('The gateway does not answer.').waitFor();
  await startGatewayProcess(t, { yaml, folder: gateway.folder });
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('alert').waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'default' }).waitFor();
  // Its script could not be loaded before.
  await page.getByRole('link', { name: 'Audit trail' }).click();
  await page.getByRole('table', { name: 'Audit trail' }).waitFor();
  await policy.getByText('quince').waitFor();
  await policy.getByRole('button', { name: 'Create' }).click();
  await form.getByText('The policy has been created.').waitFor();
  await form.getByRole('row', { name: /^keyword_filter .* Words: quince/ }).waitFor();
});
