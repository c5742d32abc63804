import { t, test } from 'tap';
import { fileURLToPath } from 'node:url';
import { hasFocusIn, shippedYaml, startDashboard } from '../fixtures/browser/browser.js';
import { until } from '../fixtures/components/until.js';

interface Listed<Item> {
  readonly items: readonly Item[];
}

const tone = fileURLToPath(new URL('../../../test/fixtures/third-party/tone.js', import.meta.url));
const dashboard = await startDashboard(t, `${shippedYaml}\n  - ${tone}\n`);

await test('somebody with an access token makes a connection and chooses its settings, in a browser', async (t) => {
  const { page, signIn, ask, gateway } = await dashboard.visit(t);
  const connection = async (name: string): Promise<Readonly<Record<string, unknown>> | undefined> => {
    const { items } = await ask<Listed<Readonly<Record<string, unknown>>>>('GET', '/v1/management/connections');
    return items.find((item) => item['name'] === name);
  };

  await t.test('what is not an access token is refused with the reason', async (t) => {
    await page.getByLabel('Access token').fill(gateway.apiKey);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('This is an API key, for apps.').waitFor();
    await page.getByLabel('Access token').fill('at-slc-unknown');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('The gateway does not accept this token.').waitFor();
    await page.getByLabel('Access token').fill('at-slc-…');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('This is not a token').waitFor();
    t.equal(await page.evaluate(() => sessionStorage.length), 0, 'nothing of it is kept');
  });

  await t.test('a reload keeps the tab signed in; signing out forgets the token', async (t) => {
    await signIn();
    const unready = { status: 503, json: { message: 'Not now.' } };
    await page.route('**/v1/management/caller', (route) => route.fulfill(unready), { times: 1 });
    await page.reload();
    await page.getByRole('alert').getByText('Not now.').waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByLabel('Access token').waitFor();
    t.equal(await page.evaluate(() => sessionStorage.length), 0);
    await signIn();
  });

  await t.test('a new connection opens with its settings', async (t) => {
    await page.goto(`${gateway.url}/dashboard#/connections`);
    await page.getByRole('button', { name: 'New connection' }).click();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('shop');
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await page.getByRole('heading', { name: 'shop', level: 1 }).waitFor();
    t.match(await connection('shop'), { enableSpendingLimit: false, logRequestBody: false });
  });

  await t.test('only what was changed is saved, and a limit keeps its digits', async (t) => {
    const shop = await connection('shop');
    await page.getByLabel('Limit the spending').check();
    await page.getByLabel('Spending limit').fill('20.50');
    await page.getByLabel('Keep bodies of requests').check();
    // Meanwhile somebody else changes another setting, which is read when the tab is looked at again.
    await ask('PUT', `/v1/management/connections/${String(shop?.['connectionId'])}`, { logResponseBody: true });
    await page.evaluate("dispatchEvent(new Event('visibilitychange'))");
    await page.getByRole('switch', { name: 'Keep bodies of answers', checked: true }).waitFor();
    t.equal(await page.getByLabel('Spending limit').inputValue(), '20.50', 'what was entered stays');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('The settings have been saved.').waitFor();
    t.match(await connection('shop'), {
      enableSpendingLimit: true,
      spendingLimit: 20.5,
      logRequestBody: true,
      logResponseBody: true,
    });
  });

  await t.test('the settings and the list say that nothing is searched while documents are off', async () => {
    const path = `connections/${String((await connection('shop'))?.['connectionId'])}`;
    await page.getByLabel('Search them for every request').check();
    await page.getByText('While documents are off, nothing is searched.').waitFor();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Discard changes' }).waitFor({ state: 'detached' });
    await page.goto(`${gateway.url}/dashboard#/connections`);
    await page.getByRole('row', { name: 'shop' }).getByRole('cell', { name: 'off', exact: true }).waitFor();
    await ask('PUT', `/v1/management/${path}`, { forceDocumentsUse: false });
    await page.goto(`${gateway.url}/dashboard#/${path}`);
    await page.getByRole('heading', { name: 'shop', level: 1 }).waitFor();
  });

  await t.test('some models are allowed only, and all when the list is empty again', async (t) => {
    const allowed = page.getByRole('combobox', { name: 'The only models that may be used' });
    const stored = async (): Promise<unknown> => (await connection('shop'))?.['allowedModelIdentifiersList'];
    for (const model of ['demo', 'vendor/*']) {
      await allowed.fill(model);
      await allowed.press('Enter');
    }
    const save = async (): Promise<void> => {
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByRole('button', { name: 'Discard changes' }).waitFor({ state: 'detached' });
    };
    await save();
    t.strictSame(await stored(), ['demo', 'vendor/*']);
    for (const _ of ['vendor/*', 'demo']) await allowed.press('Backspace');
    await save();
    t.equal(await stored(), null);
  });

  await t.test('a refused change says why and loses nothing that was entered', async (t) => {
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('default');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('alert').getByText('default').waitFor();
    await page.getByRole('tab', { name: 'Policies' }).click();
    await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay' }).click();
    t.equal(await page.getByRole('textbox', { name: 'Name', exact: true }).inputValue(), 'default');
    await page.getByRole('button', { name: 'Discard changes' }).click();
    t.equal(await page.getByRole('textbox', { name: 'Name', exact: true }).inputValue(), 'shop');
  });

  await t.test('a field that the browser refuses is scrolled to, and is not behind the header', async () => {
    const usual = page.viewportSize();
    await page.setViewportSize({ width: 390, height: 640 });
    await page.getByLabel('Spending limit').fill('12,50');
    await page.getByRole('button', { name: 'Save' }).click();
    const isSeen = `(({ activeElement }, header) =>
      activeElement.value === '12,50' && activeElement.getBoundingClientRect().top >= header.getBoundingClientRect().bottom
    )(document, document.querySelector('header'))`;
    await until(() => page.evaluate<boolean>(isSeen), 'the field is seen');
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await page.setViewportSize(usual ?? { width: 1280, height: 720 });
  });

  await t.test('a policy is tried, created, switched off and deleted', async (t) => {
    await page.getByRole('tab', { name: 'Policies' }).click();
    await page.getByRole('button', { name: 'New policy' }).click();
    await hasFocusIn(page.getByRole('dialog'));
    await page.getByRole('combobox', { name: 'Type' }).click();
    await page.getByRole('option', { name: 'pii_detection' }).click();
    await page.getByRole('textbox', { name: 'A text' }).fill('Write to ada@example.org');
    await page.getByRole('button', { name: 'Try' }).click();
    await page.getByText('Passed on: Write to [EMAIL_ADDRESS]').waitFor();
    const created = page.getByText('The policy has been created.');
    let isEarly = false;
    await page.route('**/policies', async (route) => {
      // Whoever leaves now is still asked, because the dialog is there until the list is read.
      if (route.request().method() === 'GET') isEarly ||= await created.isVisible();
      await route.continue();
    });
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await created.waitFor();
    t.notOk(isEarly, 'it is told when the list has been read');
    await page.unroute('**/policies');
    const policies = async (): Promise<readonly { readonly disabled: boolean }[]> => {
      const id = String((await connection('shop'))?.['connectionId']);
      return (await ask<Listed<{ readonly disabled: boolean }>>('GET', `/v1/management/connections/${id}/policies`))
        .items;
    };
    const isOn = page.getByRole('switch', { name: 'pii_detection is on' });
    await isOn.waitFor();
    t.match(await policies(), [{ type: 'pii_detection', action: 'redact', disabled: false }]);
    await isOn.press('Space');
    await page.getByText('The policy has been changed.').waitFor();
    t.match(await policies(), [{ disabled: true }]);
    await page.getByRole('button', { name: 'Delete pii_detection' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('This connection has no policy').waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    t.strictSame(await policies(), []);
  });

  await t.test('policies of one type are told apart by what they are set to, also before one is deleted', async () => {
    const path = `/v1/management/connections/${String((await connection('shop'))?.['connectionId'])}/policies`;
    for (const words of [['quince'], ['medlar', 'sloe']])
      await ask('POST', path, { type: 'keyword_filter', action: 'block', configuration: { words } });
    await page.reload();
    for (const [words, others] of [
      ['Words: medlar, sloe', 'Words: quince'],
      ['Words: quince', undefined],
    ] as const) {
      const row = page.getByRole('row').filter({ hasText: words });
      await row.getByRole('button', { name: 'Delete keyword_filter' }).click();
      const question = page.getByRole('dialog', { name: 'Delete this keyword_filter policy?' });
      await question.getByText(words).waitFor();
      await question.getByRole('button', { name: 'Delete' }).click();
      await row.waitFor({ state: 'detached' });
      if (others !== undefined) await page.getByRole('row').filter({ hasText: others }).waitFor();
    }
  });

  await t.test('what is not JSON is said, and nothing is saved with it', async (t) => {
    await page.getByRole('button', { name: 'New policy' }).click();
    await hasFocusIn(page.getByRole('dialog'));
    await page.getByRole('combobox', { name: 'Type' }).click();
    await page.getByRole('option', { name: 'tone_words' }).click();
    const notes = page.getByRole('textbox', { name: 'Notes' });
    const create = page.getByRole('button', { name: 'Create', exact: true });
    await notes.fill('{"darn": "rude"');
    await create.click();
    await page.getByText('This is not JSON.').waitFor();
    await create.click();
    await page.locator('textarea:invalid:focus').waitFor();
    const id = String((await connection('shop'))?.['connectionId']);
    const { items } = await ask<Listed<unknown>>('GET', `/v1/management/connections/${id}/policies`);
    t.strictSame(items, []);
    await notes.fill('{"darn": "rude"}');
    await create.click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const saved = await ask<Listed<unknown>>('GET', `/v1/management/connections/${id}/policies`);
    t.match(saved.items, [{ type: 'tone_words', configuration: { notes: { darn: 'rude' } } }]);
  });

  await t.test(
    'the address opens a policy, and what somebody else has saved meanwhile is not written over',
    async (t) => {
      const id = String((await connection('shop'))?.['connectionId']);
      const policies = `/v1/management/connections/${id}/policies`;
      const saved = async () =>
        (await ask<Listed<{ readonly policyId: string; readonly configuration: unknown }>>('GET', policies)).items;
      const path = `${policies}/${(await saved())[0]?.policyId ?? ''}`;
      await page.getByRole('button', { name: 'tone_words', exact: true }).click();
      const editor = page.getByRole('dialog', { name: 'tone_words' });
      await editor.waitFor();
      await page.reload();
      await editor.getByRole('textbox', { name: 'Notes' }).fill('{"darn": "mine"}');
      await ask('PUT', path, { configuration: { notes: { darn: 'theirs' } } });
      await editor.getByRole('button', { name: 'Save' }).click();
      const conflict = editor.getByRole('alert').filter({ hasText: 'Somebody else has changed this policy meanwhile' });
      await conflict.getByRole('row', { name: 'notes.darn rude theirs' }).waitFor();
      t.match(await saved(), [{ configuration: { notes: { darn: 'theirs' } } }]);
      await conflict.getByRole('button', { name: 'Keep mine' }).click();
      await editor.getByRole('button', { name: 'Save' }).click();
      await editor.waitFor({ state: 'detached' });
      t.match(await saved(), [{ configuration: { notes: { darn: 'mine' } } }]);
      await page.getByRole('button', { name: 'tone_words', exact: true }).click();
      await editor.getByRole('textbox', { name: 'Notes' }).fill('{"darn": "mine again"}');
      await ask('PUT', path, { configuration: { notes: { darn: 'taken' } } });
      await editor.getByRole('button', { name: 'Save' }).click();
      await conflict.getByRole('button', { name: 'Take theirs' }).click();
      t.match(await editor.getByRole('textbox', { name: 'Notes' }).inputValue(), '"taken"');
      await editor.getByRole('button', { name: 'Cancel' }).click();
      await editor.waitFor({ state: 'detached' });
    },
  );

  await t.test('a policy of gateway.yaml is shown, and cannot be changed', async (t) => {
    await page.route('**/connections/*/policies', async (route) => {
      const response = await route.fetch();
      const { items } = (await response.json()) as Listed<object>;
      const ofGateway = {
        ...items[0],
        policyId: 'of-gateway',
        type: 'secret_detection',
        configuration: {},
        source: 'gateway',
      };
      await route.fulfill({ response, json: { items: [ofGateway, ...items] } });
    });
    await page.reload();
    await page.getByText('For every connection, from gateway.yaml.').waitFor();
    t.ok(await page.getByRole('switch', { name: 'secret_detection is on' }).isDisabled());
    t.equal(await page.getByRole('button', { name: 'Delete tone_words' }).count(), 1);
    t.equal(await page.getByRole('button', { name: 'Delete secret_detection' }).count(), 0);
    await page.getByRole('button', { name: 'secret_detection', exact: true }).click();
    const shown = page.getByRole('dialog', { name: 'secret_detection' });
    await shown.getByText('This policy applies to every connection.').waitFor();
    t.equal(await shown.getByRole('button', { name: 'Save' }).count(), 0);
    await shown.getByRole('button', { name: 'Cancel' }).click();
    await shown.waitFor({ state: 'detached' });
    await page.unroute('**/connections/*/policies');
  });

  await t.test('its page shows how an app uses it, without a key', async (t) => {
    await page.getByRole('tab', { name: 'Use it' }).click();
    const curl = page.getByLabel('the example for curl', { exact: true });
    t.match(await curl.textContent(), /x-api-key: \$SLUICE_API_KEY[\s\S]*x-connection-id: [-0-9a-f]{36}/);
    await page.getByRole('combobox', { name: 'Model in the examples' }).fill('gpt');
    await curl.getByText('"model":"gpt"').waitFor();
    await page.getByRole('link', { name: 'Try it in the playground' }).click();
    await page.getByRole('heading', { name: 'Playground', level: 1 }).waitFor();
    await page.getByRole('combobox', { name: 'Connection' }).and(page.locator('[value=shop]')).waitFor();
  });

  await t.test('connections are looked for by name', async (t) => {
    const inTable = (name: string) => page.getByRole('table').getByRole('link', { name, exact: true });
    await page.goto(`${gateway.url}/dashboard#/connections`);
    await inTable('default').waitFor();
    await page.getByLabel('Search').fill('SHO');
    await inTable('default').waitFor({ state: 'detached' });
    await page.reload();
    await inTable('shop').waitFor();
    t.equal(await inTable('default').count(), 0, 'the search is in the address');
    await page.getByLabel('Search').fill('nothing like it');
    await page.getByText('No connection matches.').waitFor();
    await page.getByLabel('Search').fill('');
    await inTable('shop').click();
    await page.getByRole('heading', { name: 'shop', level: 1 }).waitFor();
  });

  await t.test('a connection is deleted after a question', async (t) => {
    const question = page.getByRole('dialog');
    const refusal = { status: 503, json: { message: 'Not now.' } };
    const one = '**/v1/management/connections/*';
    // The page is shown from memory, and may be read again a moment later.
    await page.route(one, (route) =>
      route.request().method() === 'DELETE' ? route.fulfill(refusal) : route.continue(),
    );
    await page.getByRole('button', { name: 'Delete' }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await question.getByRole('alert').getByText('Not now.').waitFor();
    await page.unroute(one);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Delete' }).click();
    t.equal(await question.getByRole('alert').count(), 0, 'what was refused before is not said again');
    await question.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('heading', { name: 'Connections', level: 1 }).waitFor();
    t.equal(await connection('shop'), undefined);
  });
});

await test('a viewer sees the settings and cannot change them', async (t) => {
  const { page, signIn, ask, gateway } = await dashboard.visit(t);
  const { secret } = await ask<{ readonly secret: string }>('POST', '/v1/management/access-tokens', {
    subject: 'vera',
    role: 'viewer',
  });
  await signIn(secret);
  await page.goto(`${gateway.url}/dashboard#/connections`);
  await page.getByRole('link', { name: 'default' }).click();
  await page.getByRole('heading', { name: 'default', level: 1 }).waitFor();
  t.ok(await page.getByLabel('Keep bodies of requests').isDisabled());
  for (const name of ['Save', 'Delete', 'New policy'])
    t.equal(await page.getByRole('button', { name }).count(), 0, name);
});
