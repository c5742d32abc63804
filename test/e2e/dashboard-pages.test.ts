import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Test, test } from 'tap';
import { root } from '../fixtures/root.js';
import { type Dashboard, hasFocusIn, startDashboard } from '../fixtures/browser/browser.js';

interface Listed<Item> {
  readonly items: readonly Item[];
}

async function useModelsAndAudit(t: Test, dashboard: Dashboard): Promise<void> {
  const { page, signIn, ask, gateway } = await dashboard.visit(t);
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
    await page.getByText('No model matches.').waitFor();
    await page.getByRole('searchbox', { name: 'Name' }).fill('DEMO');
    await page.getByRole('combobox', { name: 'Provider' }).click();
    const providers = page.getByRole('listbox', { name: 'Provider' }).getByRole('option');
    await providers.first().waitFor();
    t.strictSame(await providers.allTextContents(), ['provider-demo']);
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
    await page.getByText('No change matches.').waitFor();
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
    await page.getByText('No change matches.').waitFor();
    await page.getByLabel('By whom').fill('gateway');
    await page.getByRole('cell', { name: 'connection.create', exact: true }).waitFor();
    await page.getByLabel('Last day').fill('2020-01-01');
    await page.getByText('No change matches.').waitFor();
    await page.getByLabel('Last day').fill('');
    // The list before looks the same, until this one is asked for.
    const asked = page.waitForResponse((response) => response.url().includes('2020-01-01'));
    await page.getByLabel('First day').fill('2020-01-01');
    await asked;
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
}

interface Prompt {
  readonly id: string;
  readonly name: string;
  readonly versions: readonly {
    readonly id: string;
    readonly template: string;
    readonly labels: readonly string[];
    readonly isActive: boolean;
  }[];
}

const promptsPath = '/v1/management/prompts';

async function usePrompts(t: Test, dashboard: Dashboard): Promise<void> {
  const { page, signIn, ask, gateway } = await dashboard.visit(t);
  const stored = async (): Promise<readonly Prompt[]> => (await ask<Listed<Prompt>>('GET', promptsPath)).items;
  const { secret } = await ask<{ readonly secret: string }>('POST', '/v1/management/access-tokens', {
    subject: 'ed',
    role: 'editor',
  });
  await signIn(secret);

  await t.test('variables are found in the text while it is typed', async (t) => {
    await page.getByRole('link', { name: 'Prompts' }).click();
    await page.getByText('There is no prompt template yet.').waitFor();
    await page.getByRole('link', { name: 'New prompt template' }).click();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Support');
    await page
      .getByRole('textbox', { name: 'Text' })
      .fill('You answer for {{company}}.\nAge: {{ age }}\n{{sys_now}} {{no');
    await page.getByRole('combobox', { name: 'Type of age' }).click();
    await page.getByRole('option', { name: 'integer' }).click();
    await page.getByLabel('age is required').uncheck();
    await page.getByRole('textbox', { name: 'Default of age' }).fill('many');
    await page.getByText('It must be an integer.').waitFor();
    await page.getByRole('textbox', { name: 'Default of age' }).fill('30');
    await page.getByText('It must be an integer.').waitFor({ state: 'detached' });
    await page.getByRole('textbox', { name: 'Description of company' }).fill('Whom you work for.');
    await page.getByText('Filled by the gateway for each request: sys_now.').waitFor();
    const variables = page.getByRole('table', { name: 'Variables' });
    t.equal(await variables.getByRole('row').count(), 3, 'a heading, and two variables');
  });

  await t.test('the preview puts values in as they are, and says what is wrong with them', async (t) => {
    const rendered = page.getByRole('region', { name: 'Rendered text' });
    t.match(await rendered.textContent(), 'You answer for {{company}}.', 'a gap, until there is a value');
    t.match(await rendered.textContent(), 'Age: 30', 'the default');
    await page.getByText('Whom you work for. · string').waitFor();
    await page.getByRole('textbox', { name: 'company', exact: true }).fill('{{age}} & Sons');
    await page.getByRole('textbox', { name: 'age', exact: true }).fill('4.5');
    await page.getByText('It must be an integer.').waitFor();
    await page.getByRole('textbox', { name: 'age', exact: true }).fill('12345678901234567890');
    t.equal(
      await rendered.textContent(),
      'You answer for {{age}} & Sons.\nAge: 12345678901234567890\n[what sys_now finds] {{no',
    );
  });

  await t.test('it is created with its variables as they were chosen', async (t) => {
    await page.getByRole('textbox', { name: 'Text' }).fill('You answer for {{company}}.\nAge: {{age}}\nBe short.');
    await page.getByRole('button', { name: 'Create' }).click();
    await page.getByRole('heading', { name: 'Support', level: 1 }).waitFor();
    const variables = {
      company: { type: 'string', required: true, description: 'Whom you work for.' },
      age: { type: 'integer', required: false, default: 30 },
    };
    t.match(await stored(), [
      { name: 'Support', versions: [{ variables, isActive: true, undeclaredVariables: { length: 0 } }] },
    ]);
  });

  await t.test('a further version begins as the old one, and is activated when it is wanted', async (t) => {
    await page.getByRole('link', { name: 'New version from v1' }).click();
    const text = page.getByRole('textbox', { name: 'Text' });
    t.match(await text.inputValue(), 'You answer for {{company}}.');
    await text.fill('You answer for {{company}}.\nBe friendly.\nBe short.');
    await page.getByText('not in the text').waitFor();
    await page.getByRole('button', { name: 'Remove age' }).click();
    await page.getByRole('button', { name: 'Create' }).click();
    await page.getByRole('button', { name: 'Show v2' }).click();
    t.match((await stored())[0]?.versions, [
      { isActive: true },
      { isActive: false, variables: { company: { type: 'string' }, age: undefined } },
    ]);
    await page.getByRole('tab', { name: 'Differences' }).click();
    const differences = page.getByRole('region', { name: 'Differences' });
    await differences.getByText('added: Be friendly.').waitFor();
    await differences.getByText('removed: Age: {{age}}').waitFor();
    t.equal(await differences.getByText('added: Be short.').count(), 0);
    await page.getByRole('cell', { name: 'variables.age.type' }).waitFor();
    await page.getByRole('button', { name: 'Activate v2' }).click();
    await page.getByText('The version is active from now on.').waitFor();
    t.match((await stored())[0]?.versions, [{ isActive: false }, { isActive: true }]);
  });

  await t.test('labels move from one version to another without a new one', async (t) => {
    await page.getByRole('button', { name: 'Edit labels of v2' }).click();
    const dialog = page.getByRole('dialog', { name: 'Labels of v2' });
    await dialog.getByLabel('Labels', { exact: true }).and(page.locator('input')).fill('production');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByText('The labels of v2 have been changed.').waitFor();
    await page
      .getByRole('row', { name: /^Show v2/ })
      .getByText('production')
      .waitFor();
    t.match((await stored())[0]?.versions, [{ labels: { length: 0 } }, { labels: ['production'] }]);
  });

  await t.test('a template that a connection uses names it, and cannot be deleted', async (t) => {
    const [prompt] = await stored();
    const { connectionId } = await ask<{ readonly connectionId: string }>('POST', '/v1/management/connections', {
      name: 'help desk',
      promptId: prompt?.id,
    });
    await page.reload();
    await page.getByRole('link', { name: 'help desk' }).waitFor();
    await page.getByRole('button', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await dialog.getByRole('alert').getByText('"help desk"').waitFor();
    t.equal((await stored()).length, 1);
    await ask('PUT', `/v1/management/connections/${connectionId}`, { promptId: null });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });

  await t.test('it is renamed, and deleted', async (t) => {
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Help');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.getByRole('heading', { name: 'Help', level: 1 }).waitFor();
    t.match(await stored(), [{ name: 'Help', description: '' }]);
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('heading', { name: 'Prompts', level: 1 }).waitFor();
    t.strictSame(await stored(), []);
  });

  await t.test('an unknown template is said to be unknown', async () => {
    await page.goto(`${gateway.url}/dashboard#/prompts/01900000-0000-7000-8000-00000000ffff`);
    await page.getByRole('alert').getByText('GW_PROMPT_UNKNOWN').waitFor();
  });
}

const handbook = join(root, 'examples', 'documents', 'staff-handbook.txt');

/** Drops a file onto the element, as the browser would. (As text, because its types are not the tests' own.) */
const dropFile = `(element) => {
  const transfer = new DataTransfer();
  transfer.items.add(new File(['item,price\\napple,2\\n'], 'prices.csv', { type: 'text/csv' }));
  const options = { dataTransfer: transfer, bubbles: true, cancelable: true };
  element.dispatchEvent(new DragEvent('dragover', options));
  element.dispatchEvent(new DragEvent('drop', options));
}`;

async function useDocuments(t: Test, dashboard: Dashboard): Promise<void> {
  const { page, signIn, ask, gateway } = await dashboard.visit(t);
  const path = `/v1/management/connections/${gateway.connectionId}`;
  await signIn();
  await page.goto(`${gateway.url}/dashboard#/documents`);
  await page.getByRole('textbox', { name: 'API key' }).fill(gateway.apiKey);
  await page.getByRole('button', { name: 'Use this key' }).click();

  await t.test('a connection without documents says so', async () => {
    await ask('PUT', path, { enableDocuments: false });
    await page.reload();
    await page.getByText('This connection has no documents.').waitFor();
    await ask('PUT', path, { enableDocuments: true });
    await page.reload();
    await page.getByText('There is no document yet.').waitFor();
  });

  const files = page.getByRole('table', { name: 'Documents' });
  await t.test('files are uploaded by a dialog, and one that is refused does not stop the others', async (t) => {
    await page.getByRole('textbox', { name: 'Tags' }).fill('staff');
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Upload files' }).click();
    const song = { name: 'song.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('la') };
    const text = { name: 'handbook.txt', mimeType: 'text/plain', buffer: await readFile(handbook) };
    await (await choosing).setFiles([song, text]);
    t.equal(await page.locator('input[type=file]').inputValue(), '', 'the same files can be chosen again');
    await page.getByRole('list', { name: 'Uploads' }).getByRole('alert').getByText('must be the MIME type').waitFor();
    // The status changes by itself.
    await files.getByRole('row', { name: /^handbook\.txt completed confidential staff/ }).waitFor();
  });

  await t.test('and by dropping them; whoever leaves meanwhile is asked', async () => {
    const finalize = '**/upload/finalize';
    await page.route(finalize, async (route) => {
      await page.getByRole('link', { name: 'Models' }).click();
      const question = page.getByRole('dialog', { name: 'Leave without saving?' });
      await question.getByRole('button', { name: 'Stay' }).click();
      await question.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Use another key' }).click();
      await question.getByRole('button', { name: 'Stay' }).click();
      await route.continue();
    });
    await page.getByRole('region', { name: 'Upload' }).evaluate(`(${dropFile})(document.querySelector('section'))`);
    await files.getByRole('row', { name: /^prices\.csv completed/ }).waitFor();
    await page.unroute(finalize);
  });

  const list = '**/v1/management/documents?*';
  await t.test('a key that is refused is asked for again, and what was entered stays', async (t) => {
    await page.route(list, (route) => route.fulfill({ status: 401, json: { message: 'The key is invalid.' } }));
    await page.getByRole('searchbox', { name: 'Find a file' }).fill('prices');
    await page.getByText('The gateway did not accept the key for this connection.').waitFor();
    await page.unroute(list);
    await page.getByRole('textbox', { name: 'API key' }).fill(gateway.apiKey);
    await page.getByRole('button', { name: 'Use this key' }).click();
    await files.getByRole('row', { name: /^handbook/ }).waitFor({ state: 'detached' });
    await files.getByRole('row', { name: /^prices/ }).waitFor();
    t.equal(await page.getByRole('textbox', { name: 'Tags' }).inputValue(), 'staff');
    await page.getByRole('searchbox', { name: 'Find a file' }).fill('');
  });

  await t.test('a search shows passages with their sources', async () => {
    const search = page.getByRole('region', { name: 'Search' });
    await search.getByRole('textbox').fill('paid vacation');
    await search.getByRole('button', { name: 'Search' }).click();
    await search.getByText(/^handbook\.txt/).waitFor();
    await search.getByText(/27 days of paid vacation/).waitFor();
    await search.getByRole('textbox').fill('xylophone');
    await search.getByRole('button', { name: 'Search' }).click();
    await page.getByText('No passage matches.').waitFor();
  });

  await t.test('the address of a document opens it, whatever page or filter it is behind', async (t) => {
    await files.getByRole('button', { name: 'prices.csv' }).click();
    const details = page.getByRole('dialog', { name: 'prices.csv' });
    await details.waitFor();
    const [, id = ''] = /document=([-0-9a-f]+)/.exec(page.url()) ?? [];
    t.match(page.url(), `connection=${gateway.connectionId}`);
    await page.keyboard.press('Escape');
    await details.waitFor({ state: 'detached' });
    await page.goto(`${gateway.url}/dashboard#/documents?status=failed&document=${id}`);
    await details.waitFor();
    await details.getByRole('textbox', { name: 'Tags' }).fill('unsaved');
    await page.goBack();
    await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Leave' }).click();
    await details.waitFor({ state: 'detached' });
    await page.goto(`${gateway.url}/dashboard#/documents?document=${gateway.connectionId}`);
    await page.getByText('There is no document with the identifier').waitFor();
    await page.goto(`${gateway.url}/dashboard#/documents`);
  });

  await t.test('a document is changed, processed again, downloaded and deleted', async (t) => {
    await files.getByRole('button', { name: 'handbook.txt' }).click();
    const details = page.getByRole('dialog');
    await hasFocusIn(details);
    await details.getByRole('textbox', { name: 'Tags' }).fill('people');
    await page.keyboard.press('Escape');
    await details.getByRole('button', { name: 'Keep it' }).click();
    await details.getByRole('combobox', { name: 'Classification' }).click();
    await page.getByRole('option', { name: 'restricted' }).click();
    const tags = details.getByRole('textbox', { name: 'Tags' });
    await page.route(
      '**/v1/management/documents',
      async (route) => {
        await tags.fill('people, later');
        await route.continue();
      },
      { times: 1 },
    );
    await details.getByRole('button', { name: 'Save' }).click();
    await page.getByText('The document has been changed.').waitFor();
    t.equal(await tags.inputValue(), 'people, later', 'what has been entered meanwhile stays');
    await tags.fill('people');
    await details.getByText('only through the connection that uploaded it').waitFor();

    // A list that has it no longer, because it is of another status now, does not close it.
    const none = { items: [], page: 1, pageSize: 20, totalCount: 0, totalPages: 0 };
    await page.route(list, (route) => route.fulfill({ json: none }));
    await details.getByRole('button', { name: 'Process again' }).click();
    await page.getByText('The document is queued for processing.').waitFor();
    await page.unroute(list);
    const downloading = page.waitForEvent('download');
    await details.getByRole('button', { name: 'Download' }).click();
    const download = await downloading;
    t.equal(download.suggestedFilename(), 'handbook.txt');
    t.same(await readFile(await download.path()), await readFile(handbook));

    await details.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog', { name: 'Delete handbook.txt?' }).getByRole('button', { name: 'Delete' }).click();
    await files.getByRole('row', { name: /^handbook/ }).waitFor({ state: 'detached' });
  });
}

async function useBatches(t: Test, dashboard: Dashboard): Promise<void> {
  const { page, signIn, gateway } = await dashboard.visit(t);
  const headers = { 'x-api-key': gateway.apiKey, 'x-connection-id': gateway.connectionId };
  const params = (model: string) => ({ model, max_tokens: 20, messages: [{ role: 'user', content: 'Hello' }] });
  await signIn();
  await page.goto(`${gateway.url}/dashboard#/batches`);
  await page.getByRole('textbox', { name: 'API key' }).fill(gateway.apiKey);
  await page.getByRole('button', { name: 'Use this key' }).click();
  await page.getByText('This connection has no batch of this kind.').waitFor();

  await t.test('a batch of a file with wrong lines says which they are', async () => {
    const body = new FormData();
    body.set('purpose', 'batch');
    body.set('file', new Blob(['{"custom_id":']), 'requests.jsonl');
    const uploaded = await fetch(`${gateway.url}/v1/files`, { method: 'POST', headers, body });
    const { id: input_file_id } = (await uploaded.json()) as { readonly id: string };
    const batch = { input_file_id, endpoint: '/v1/chat/completions', completion_window: '24h' };
    await gateway.post('/v1/batches', batch, headers);
    await page.reload();
    const row = page.getByRole('row', { name: /failed.*Line 1: The line cannot be read: .* on a line of its own\./s });
    await row.waitFor();
  });

  await t.test('one of messages is followed until its results can be downloaded', async (t) => {
    const requests = ['demo', 'unknown'].map((model) => ({ custom_id: model, params: params(model) }));
    await gateway.post('/v1/messages/batches', { requests }, { ...headers, 'x-tags': 'nightly' });
    await page.getByRole('tab', { name: 'Of messages' }).click();
    await page
      .getByRole('row', { name: /\/v1\/messages nightly ended .* 1 of 2 1 failed [1-9]\d* \/ [1-9]/ })
      .waitFor();
    await page.evaluate('delete window.showSaveFilePicker');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Download results of msgbatch_/ }).click();
    const text = await readFile(await (await downloading).path(), 'utf8');
    t.match(text, /"custom_id":"demo".*succeeded.*\n.*"custom_id":"unknown".*errored/);
  });

  await t.test('a running one is cancelled after a question', async () => {
    const list = '**/v1/messages/batches?*';
    await page.route(list, async (route) => {
      const response = await route.fetch();
      const answer = (await response.text()).replace(
        '"processing_status":"ended"',
        '"processing_status":"in_progress"',
      );
      await route.fulfill({ response, body: answer });
    });
    await page.reload();
    await page.getByRole('button', { name: /^Cancel msgbatch_/ }).click();
    const asked = page.waitForRequest(/msgbatch_\w+\/cancel$/);
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel the batch' }).click();
    await asked;
    await page.getByText('The batch ends: what runs is finished').waitFor();
    await page.unroute(list);
  });

  await t.test('its requests are found in the history, and it is deleted after a question', async () => {
    await page.reload();
    await page.getByRole('link', { name: 'nightly' }).click();
    await page.getByRole('textbox', { name: 'Tag' }).and(page.locator('[value=nightly]')).waitFor();
    await page.goBack();
    await page.getByRole('link', { name: /^Messages of msgbatch_/ }).click();
    await page.getByRole('textbox', { name: 'Batch id' }).waitFor();
    await page
      .getByRole('row', { name: / demo completed / })
      .getByRole('link')
      .first()
      .click();
    await page
      .getByRole('row', { name: /^Batch msgbatch_/ })
      .getByRole('link')
      .click();
    await page.getByRole('button', { name: 'All batches' }).waitFor();
    await page.getByRole('row', { name: /\/v1\/messages nightly ended/ }).waitFor();
    await page.getByRole('button', { name: 'All batches' }).click();
    await page.getByRole('button', { name: 'All batches' }).waitFor({ state: 'detached' });
    await page.goBack();
    await page.getByRole('button', { name: 'All batches' }).waitFor();
    await page.getByRole('button', { name: /^Delete msgbatch_/ }).click();
    await page
      .getByRole('dialog', { name: /^Delete (msg)?batch_/ })
      .getByRole('button', { name: 'Delete' })
      .click();
    await page.getByText('This connection has no batch of this kind.').waitFor();
  });
}

await test('people use pages of one dashboard, each for something else', async (t) => {
  const dashboard = await startDashboard(t);
  await t.test('models are filtered and switched, and the audit trail tells who did it, in a browser', (t) =>
    useModelsAndAudit(t, dashboard),
  );
  // With one connection, its documents are shown without asking.
  await t.test('somebody uploads documents and finds passages in them', (t) => useDocuments(t, dashboard));
  await t.test('somebody sees how far batches are, cancels one and downloads results', (t) => useBatches(t, dashboard));
  await t.test('an editor makes a prompt template, tries it, changes it and deletes it, in a browser', (t) =>
    usePrompts(t, dashboard),
  );
});
