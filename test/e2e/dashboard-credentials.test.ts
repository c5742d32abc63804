import { t, test } from 'tap';
import { hasFocusIn, startDashboard } from '../fixtures/browser/browser.js';

interface Listed<Item> {
  readonly items: readonly Item[];
}

interface Credential {
  readonly name?: string;
  readonly subject?: string;
  readonly expires: string | null;
  readonly revoked: string | null;
}

const keysPath = '/v1/management/api-keys';
const tokensPath = '/v1/management/access-tokens';
const chat = { model: 'demo', messages: [{ role: 'user', content: 'hello' }] };

const dashboard = await startDashboard(t);

await test('an admin makes API keys that apps can use as they are shown, and revokes them, in a browser', async (t) => {
  const { page, signIn, ask, gateway } = await dashboard.visit(t);
  const { connectionId } = await ask<{ readonly connectionId: string }>('POST', '/v1/management/connections', {
    name: 'shop',
  });
  const keyNamed = async (wanted: string): Promise<Credential | undefined> =>
    (await ask<Listed<Credential>>('GET', `${keysPath}?pageSize=100`)).items.find(({ name }) => name === wanted);
  await signIn();
  let secret = '';

  await t.test('a key for one connection is made, and its secret is shown once', async (t) => {
    await page.getByRole('link', { name: 'API keys' }).click();
    await page.getByRole('button', { name: 'New API key' }).click();
    const dialog = page.getByRole('dialog');
    await hasFocusIn(dialog);
    await dialog.getByLabel('Name').fill('web app');
    await dialog.getByLabel('Only chosen ones').check();
    t.ok(await dialog.getByRole('button', { name: 'Create' }).isDisabled(), 'a key for no connection is not offered');
    await dialog.getByRole('combobox', { name: 'Chosen connections' }).click();
    await page.getByRole('option', { name: 'shop' }).click();
    await page.keyboard.press('Escape');
    await dialog.getByRole('combobox', { name: 'Default connection' }).click();
    const defaults = page.getByRole('listbox', { name: 'Default connection' }).getByRole('option');
    await defaults.first().waitFor();
    t.strictSame(await defaults.allTextContents(), ['shop'], 'the default is one of the chosen ones');
    await defaults.click();
    await dialog.getByLabel('Spending limit').fill('12.50');
    await dialog.getByRole('combobox', { name: 'Expires' }).click();
    await page.getByRole('option', { name: 'After a day of your choice' }).click();
    const lastDay = dialog.getByLabel('Last day');
    await lastDay.fill('20255-01-01');
    t.equal(await dialog.locator('input[type=date]:invalid').count(), 1, 'a year has four digits');
    await lastDay.fill('2099-12-31');
    await dialog.getByRole('button', { name: 'Create' }).click();
    await page.getByText('Copy it now').waitFor();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy API key' }).click();
    await page.getByRole('button', { name: 'Copy API key' }).getByText('Copied').waitFor();
    secret = await page.evaluate<string>('navigator.clipboard.readText()');
    t.match(secret, /^sk-slc-/);
    t.match(await keyNamed('web app'), {
      connectionIds: [connectionId],
      defaultConnectionId: connectionId,
      spendingLimit: 12.5,
      spendingPeriod: 'monthly',
      expires: '2099-12-31T23:59:59.000Z',
    });
  });

  await t.test('the examples have the key, and the connection where the key has none by itself', async (t) => {
    const dialog = page.getByRole('dialog');
    const curl = (await dialog.getByLabel('the example for curl', { exact: true }).textContent()) ?? '';
    t.match(curl, `${gateway.url}/v1/inference/chat`);
    t.match(curl, secret);
    t.notMatch(curl, 'x-connection-id', 'the default connection need not be named');
    await dialog.getByRole('tab', { name: 'OpenAI SDK' }).click();
    const openai = (await dialog.getByLabel('the example for OpenAI SDK', { exact: true }).textContent()) ?? '';
    t.match(openai, `baseURL: '${gateway.url}/v1'`);
    await dialog.getByRole('tab', { name: 'Anthropic SDK' }).click();
    const anthropic = (await dialog.getByLabel('the example for Anthropic SDK', { exact: true }).textContent()) ?? '';
    t.match(anthropic, `baseURL: '${gateway.url}'`);
    await dialog.getByRole('tab', { name: 'Only a URL' }).click();
    await page.getByRole('button', { name: 'Copy base URL for OpenAI apps' }).click();
    await page.getByRole('button', { name: 'Copy base URL for OpenAI apps' }).getByText('Copied').waitFor();
    const base = await page.evaluate<string>('navigator.clipboard.readText()');
    t.equal(base, `${gateway.url}/c/${connectionId}/v1`);
    const answer = await fetch(`${base}/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
      body: JSON.stringify(chat),
    });
    t.equal(answer.status, 200, 'and it works');
    await page.keyboard.press('Escape');
    await dialog.getByText('Copy it now').waitFor();
    await dialog.getByRole('button', { name: 'I have copied it' }).click();
    await dialog.waitFor({ state: 'detached' });
    t.notMatch(await page.content(), secret, 'it is not shown again');
    t.notMatch(
      await page.evaluate(() => JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)])),
      secret,
    );
  });

  await t.test('what a key may do in a minute, and with which models, is set with it and changed later', async (t) => {
    await page.getByRole('button', { name: 'New API key' }).click();
    let dialog = page.getByRole('dialog', { name: 'New API key' });
    await dialog.getByLabel('Name').fill('kiosk');
    await dialog.getByLabel('Owner').fill(' Ann ');
    await dialog.getByLabel('At the same time').fill('5');
    const allowed = dialog.getByRole('combobox', { name: 'The only models that may be used' });
    await allowed.fill('demo');
    await allowed.press('Enter');
    const addresses = dialog.getByRole('combobox', { name: 'The only addresses from which it may be used' });
    await addresses.fill('127.0.0.0/8');
    await addresses.press('Enter');
    await dialog.getByLabel('Requests per minute').fill('0');
    t.equal(await dialog.locator('input:invalid').count(), 1, 'nothing at all is no limit');
    await dialog.getByLabel('Requests per minute').fill('1');
    await dialog.getByRole('button', { name: 'Create' }).click();
    await page.getByRole('button', { name: 'I have copied it' }).click();
    t.match(await keyNamed('kiosk'), {
      owner: 'Ann',
      allowedModelIdentifiersList: ['demo'],
      allowedAddresses: ['127.0.0.0/8'],
      rateLimit: { requests: 1, concurrent: 5 },
    });
    await page
      .getByRole('row', {
        name: /^kiosk of Ann .* only demo only from 127\.0\.0\.0\/8 1 request a minute 5 at the same time /,
      })
      .waitFor();
    await page.getByRole('button', { name: 'Edit kiosk' }).click();
    dialog = page.getByRole('dialog', { name: 'Edit kiosk' });
    t.equal(await dialog.getByLabel('Requests per minute').inputValue(), '1');
    await dialog.getByLabel('Tokens per minute').fill('9000');
    t.equal(await dialog.getByLabel('Owner').inputValue(), 'Ann');
    await dialog.getByLabel('Owner').fill('');
    await dialog.getByRole('combobox', { name: 'The only models that may be used' }).press('Backspace');
    await dialog.getByRole('combobox', { name: 'The only addresses from which it may be used' }).press('Backspace');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'detached' });
    t.match(await keyNamed('kiosk'), {
      owner: null,
      allowedModelIdentifiersList: null,
      allowedAddresses: null,
      rateLimit: { requests: 1, tokens: 9_000, concurrent: 5 },
    });
    await page.getByRole('button', { name: 'Edit kiosk' }).click();
    await dialog.getByLabel('Requests per minute').fill('');
    await dialog.getByLabel('Tokens per minute').fill('');
    await dialog.getByLabel('At the same time').fill('');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'detached' });
    t.match(await keyNamed('kiosk'), { rateLimit: null });
  });

  await t.test('what it may spend on some models is set, seen and taken away', async (t) => {
    await page.getByRole('button', { name: /^none ?: spending of kiosk$/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Spending of kiosk' });
    await dialog.getByRole('button', { name: 'Limit what some models may cost' }).click();
    t.ok(await dialog.getByRole('button', { name: 'Save' }).isDisabled(), 'without models');
    const limit = dialog.getByRole('group', { name: 'Limit of models 1' });
    const models = limit.getByRole('combobox', { name: 'Models' });
    for (const model of ['demo', 'large-*']) {
      await models.fill(model);
      await models.press('Enter');
    }
    await limit.getByLabel('Most, in USD').fill('7.50');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'detached' });
    t.match(await keyNamed('kiosk'), {
      spendingLimit: null,
      modelSpendingLimits: [{ models: ['demo', 'large-*'], amount: 7.5, period: 'monthly' }],
    });
    await page.getByRole('button', { name: /^US\$7\.50 monthly: demo, large-\* ?: spending of kiosk$/ }).click();
    await dialog.getByText('US$0.00 of US$7.50 monthly spent').waitFor();
    await dialog.getByRole('button', { name: 'Remove Limit of models 1' }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'detached' });
    t.match(await keyNamed('kiosk'), { modelSpendingLimits: null });
  });

  await t.test('what it may spend is in the currency of the gateway, and its address can be sent', async () => {
    await page.getByRole('button', { name: /^US\$12\.50 monthly ?: spending of web app$/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Spending of web app' });
    await dialog.getByText('US$0.00 spent').waitFor();
    await dialog.getByText('In USD.').waitFor();
    await page.reload();
    await dialog.getByText('US$12.50 left').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });

  await t.test('a key that an app has is given one more connection, and other fields stay', async (t) => {
    const { connectionId: shared } = await ask<{ readonly connectionId: string }>(
      'POST',
      '/v1/management/connections',
      { name: 'shared' },
    );
    const settings = { connectionIds: [connectionId], defaultConnectionId: connectionId };
    const made = await ask<{ readonly secret: string }>('POST', keysPath, {
      name: 'till',
      ...settings,
      expires: '2099-12-31T12:00:00Z',
    });
    const before = await keyNamed('till');
    await page.reload();
    await page.getByRole('button', { name: 'Edit till' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit till' });
    await hasFocusIn(dialog);
    await dialog.getByText(/^Now: .*2099/).waitFor();
    await dialog.getByRole('combobox', { name: 'Chosen connections' }).click();
    await page.getByRole('option', { name: 'shared' }).click();
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'detached' });
    t.strictSame(await keyNamed('till'), { ...before, connectionIds: [connectionId, shared] });
    await page.getByRole('row', { name: /^till .* shop by default shared / }).waitFor();
    const answer = await fetch(`${gateway.url}/v1/inference/chat`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': made.secret, 'x-connection-id': shared },
      body: JSON.stringify(chat),
    });
    t.equal(answer.status, 200, 'with the secret that it has');
  });

  await t.test(
    'its name, its default connection and its expiry change, and a refusal keeps what was entered',
    async (t) => {
      await ask('POST', keysPath, {
        name: 'old name',
        expires: '2099-01-01T00:00:00Z',
        defaultConnectionId: connectionId,
      });
      await page.reload();
      await page.getByRole('button', { name: 'Edit old name' }).click();
      const dialog = page.getByRole('dialog', { name: 'Edit old name' });
      await dialog.getByLabel('Name').fill('new name');
      await dialog.getByLabel('Only chosen ones').check();
      t.ok(await dialog.getByRole('button', { name: 'Save' }).isDisabled(), 'no connection is not offered');
      await dialog.getByLabel('All, and those that will be created').check();
      await dialog.getByRole('combobox', { name: 'Default connection' }).and(page.locator('[value=shop]')).waitFor();
      await dialog.locator('.mantine-Select-section button').first().click();
      await dialog.getByRole('combobox', { name: 'Expires' }).click();
      await page.getByRole('option', { name: 'Never' }).click();
      await page.route(`**${keysPath}/*`, (route) =>
        route.fulfill({
          status: 503,
          json: { error: 'Service Unavailable', message: 'Not now.', code: 'GW_INTERNAL' },
        }),
      );
      await dialog.getByRole('button', { name: 'Save' }).click();
      await dialog.getByRole('alert').getByText('Not now.').waitFor();
      await page.unroute(`**${keysPath}/*`);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await dialog.waitFor({ state: 'detached' });
      t.match(await keyNamed('new name'), { connectionIds: null, defaultConnectionId: null, expires: null });
    },
  );

  await t.test('a key that has leaked is replaced by one like it, and its requests are shown', async (t) => {
    await page.getByRole('button', { name: 'Replace web app' }).click();
    const dialog = page.getByRole('dialog');
    await hasFocusIn(dialog);
    t.equal(await dialog.getByLabel('Spending limit').inputValue(), '12.5');
    await dialog.getByLabel('Name').fill('its successor');
    await dialog.getByRole('button', { name: 'Create' }).click();
    await dialog.getByText('of web app is still accepted').waitFor();
    await dialog.getByRole('button', { name: 'I have copied it' }).click();
    t.match(await keyNamed('its successor'), {
      connectionIds: [connectionId],
      defaultConnectionId: connectionId,
      spendingLimit: 12.5,
    });
    await page.getByRole('link', { name: 'Requests with web app', exact: true }).click();
    await page
      .getByRole('table', { name: 'Messages' })
      .getByRole('row', { name: /demo completed/ })
      .waitFor();
    await page.getByRole('combobox', { name: 'API key' }).and(page.locator('[value^="web app ("]')).waitFor();
  });

  await t.test('the keys of a connection are found from its page', async (t) => {
    await ask('POST', keysPath, { name: 'of nothing', connectionIds: [] });
    await page.goto(`${gateway.url}/dashboard#/connections/${connectionId}`);
    await page.getByRole('link', { name: 'API keys for it' }).click();
    await page.getByRole('heading', { name: 'API keys for shop', level: 1 }).waitFor();
    await page.getByRole('row', { name: /^web app .* shop by default 1 request US\$0\.00 / }).waitFor();
    t.equal(await page.getByRole('row', { name: /of nothing/ }).count(), 0);
    await page.getByRole('button', { name: 'New API key' }).click();
    await page.getByRole('combobox', { name: 'Default connection' }).and(page.locator('[value=shop]')).waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();

    // On a slow network the names of the connections are not there yet.
    const listed = Promise.withResolvers<void>();
    await page.route('**/v1/management/connections?*', (route) => listed.promise.then(() => route.continue()));
    await page.reload();
    await page.getByRole('button', { name: 'New API key' }).click();
    const dialog = page.getByRole('dialog');
    await hasFocusIn(dialog);
    await dialog.getByLabel('Name').fill('early');
    await dialog.getByRole('button', { name: 'Create' }).click();
    await page.getByText('Copy it now').waitFor();
    t.match(await keyNamed('early'), { connectionIds: [connectionId], defaultConnectionId: connectionId });
    listed.resolve();
    await dialog
      .getByRole('combobox', { name: 'Connection in the examples' })
      .and(page.locator('[value=shop]'))
      .waitFor();
    await page.unroute('**/v1/management/connections?*');
    await dialog.getByRole('button', { name: 'I have copied it' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'All API keys' }).click();
    await page.getByRole('row', { name: /of nothing/ }).waitFor();
  });

  await t.test('a key is revoked after a question, and found among the revoked ones', async (t) => {
    await page.getByRole('button', { name: 'Revoke web app' }).click();
    await page
      .getByRole('dialog', { name: 'Revoke the API key web app?' })
      .getByText('It was used for 1 request in the last 7 days.')
      .waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    t.match(await keyNamed('web app'), { revoked: null });
    await page.getByRole('button', { name: 'Revoke web app' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await page.getByText('The API key web app has been revoked.').waitFor();
    t.match(await keyNamed('web app'), { revoked: String });
    await page.getByRole('row', { name: /web app/ }).waitFor({ state: 'detached' });
    await page.getByText('Revoked', { exact: true }).click();
    await page
      .getByRole('row', { name: /web app/ })
      .getByText('revoked', { exact: true })
      .waitFor();
    await page.getByLabel('Name, owner or beginning of the key').fill('nothing like it');
    await page.getByText('No API key matches.').waitFor();
  });
});

await test('an admin makes an access token for a role, and is warned before revoking the own one', async (t) => {
  const { page, signIn, ask, gateway } = await dashboard.visit(t);
  const own = await ask<{ readonly secret: string }>('POST', tokensPath, { subject: 'ada', role: 'admin' });
  await signIn(own.secret);
  await page.getByRole('link', { name: 'Access tokens' }).click();

  await t.test('a token is made, and is what its role says', async (t) => {
    await page.getByRole('button', { name: 'New access token' }).click();
    const dialog = page.getByRole('dialog');
    await hasFocusIn(dialog);
    await dialog.getByLabel('Subject').fill('grace');
    await dialog.getByText('Also changes connections, policies').waitFor();
    await dialog.getByLabel('editor').check();
    await dialog.getByRole('combobox', { name: 'Expires' }).click();
    await page.getByRole('option', { name: 'Never' }).click();
    await page.route(`**${tokensPath}`, async (route) => {
      await dialog.getByRole('button', { name: 'Cancel', disabled: true }).waitFor();
      // A dialog that was closed by now could not show the secret.
      await page.keyboard.press('Escape');
      t.equal(await dialog.getByText('Discard what you have entered?').count(), 0);
      await route.continue();
    });
    await dialog.getByRole('button', { name: 'Create' }).click();
    await page.getByText('Copy it now').waitFor();
    await page.unroute(`**${tokensPath}`);
    const curl = (await dialog.getByLabel('the example for curl', { exact: true }).textContent()) ?? '';
    const [secret = ''] = /at-slc-\w+/.exec(curl) ?? [];
    await dialog.getByRole('button', { name: 'I have copied it' }).click();
    const headers = { authorization: `Bearer ${secret}` };
    const caller = await fetch(`${gateway.url}/v1/management/caller`, { headers });
    t.match(await caller.json(), { subject: 'grace', role: 'editor' });
    t.match(
      (await ask<Listed<Credential>>('GET', tokensPath)).items.find(({ subject }) => subject === 'grace'),
      { expires: null },
    );
  });

  await t.test("another's token is revoked without a warning", async (t) => {
    await page.getByRole('button', { name: 'Revoke the token of grace' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Whoever uses the token').waitFor();
    t.equal(await dialog.getByText('You are signed in with this token').count(), 0);
    await dialog.getByRole('button', { name: 'Revoke' }).click();
    await page.getByRole('row', { name: /grace/ }).waitFor({ state: 'detached' });
  });

  await t.test('the own token is marked; revoking it warns before, and signs out', async (t) => {
    await page.getByRole('row', { name: /ada/ }).getByText('signed in').waitFor();
    await page.getByRole('button', { name: 'Revoke the token of ada' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('You are signed in with this token').waitFor();
    await dialog.getByRole('button', { name: 'Revoke' }).click();
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    t.equal(await page.evaluate(() => sessionStorage.length), 0, 'nothing of it is kept');
  });

  await t.test('an editor is not offered what admins alone may do', async (t) => {
    const editor = await ask<{ readonly secret: string }>('POST', tokensPath, { subject: 'ed', role: 'editor' });
    await signIn(editor.secret);
    await page.getByRole('link', { name: 'Prompts' }).waitFor();
    for (const name of ['API keys', 'Access tokens', 'Audit trail'])
      t.equal(await page.getByRole('link', { name }).count(), 0, name);
    await page.goto(`${gateway.url}/dashboard#/api-keys`);
    await page.getByText('Your access token must have the role admin for this page.').waitFor();
  });
});
