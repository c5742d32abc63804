import { test } from 'tap';
import { visitDashboard } from '../fixtures/browser/browser.js';

const texts = {
  'handbook.txt': 'Everybody has 27 days of paid vacation.',
  'prices.txt': 'The small plan costs nine euros.',
} as const;

await test('somebody makes a vector store, fills it, tries it and deletes it, in a browser', async (t) => {
  const { page, signIn, ask, gateway } = await visitDashboard(t);
  await ask('PUT', `/v1/management/connections/${gateway.connectionId}`, { enableDocuments: true });
  for (const [name, text] of Object.entries(texts)) {
    const body = new FormData();
    body.set('purpose', 'assistants');
    body.set('file', new Blob([text]), name);
    const headers = { 'x-api-key': gateway.apiKey };
    t.equal((await fetch(`${gateway.url}/v1/files`, { method: 'POST', headers, body })).status, 200);
  }
  await signIn();
  await page.getByRole('link', { name: 'Vector stores' }).click();
  await page.getByRole('textbox', { name: 'API key' }).fill(gateway.apiKey);
  await page.getByRole('button', { name: 'Use this key' }).click();
  await page.getByText('There is no vector store yet.').waitFor();
  const files = page.getByRole('table', { name: 'Files' });

  await t.test('a new one opens, and documents are added by their names', async (t) => {
    await page.getByRole('button', { name: 'New vector store' }).click();
    const form = page.getByRole('dialog', { name: 'New vector store' });
    await form.getByRole('textbox', { name: 'Name' }).fill('help');
    await form.getByRole('textbox', { name: /until it expires/ }).fill('30');
    await form.getByRole('button', { name: 'Create' }).click();
    await page.getByRole('heading', { name: 'help', level: 2 }).waitFor();
    await page.getByText(/unless it is used/).waitFor();
    await page.getByText('There is no document in it yet.').waitFor();
    await page.getByRole('button', { name: 'Add documents' }).click();
    const adding = page.getByRole('dialog', { name: 'Add documents' });
    for (const name of Object.keys(texts)) {
      await adding.getByRole('combobox', { name: 'Documents' }).fill(name.slice(0, 5));
      await page.getByRole('option', { name }).click();
    }
    await adding.getByRole('button', { name: 'Add' }).click();
    for (const name of Object.keys(texts))
      await files.getByRole('row', { name: new RegExp(`^${name} completed`) }).waitFor();
    t.equal(await page.getByRole('dialog').count(), 0);
  });

  await t.test('a search finds what an app finds in it', async () => {
    const search = page.getByRole('region', { name: 'Search' });
    await search.getByRole('textbox').fill('paid vacation');
    await search.getByRole('button', { name: 'Search' }).click();
    await search.getByText(texts['handbook.txt']).waitFor();
    await search.getByRole('textbox').fill('xylophone');
    await search.getByRole('button', { name: 'Search' }).click();
    await search.getByText('No passage matches.').waitFor();
  });

  await t.test('a document is removed from it, and stays', async (t) => {
    await page.getByRole('button', { name: 'Remove prices.txt' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await files.getByRole('row', { name: /^prices/ }).waitFor({ state: 'detached' });
    await files.getByRole('link', { name: 'handbook.txt' }).click();
    await page.getByRole('dialog', { name: 'handbook.txt' }).waitFor();
    await page.keyboard.press('Escape');
    await page
      .getByRole('table', { name: 'Documents' })
      .getByRole('row', { name: /^prices/ })
      .waitFor();
    t.match(page.url(), '/documents');
    await page.goBack();
    await page.goBack();
  });

  await t.test('it gets another name, keeps its expiry, and is listed until it is deleted', async () => {
    await page.getByRole('button', { name: 'Edit' }).click();
    const form = page.getByRole('dialog', { name: 'Edit the vector store' });
    await form.getByRole('textbox', { name: 'Name' }).fill('staff');
    await form.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('heading', { name: 'staff', level: 2 }).waitFor();
    await page.getByText(/unless it is used/).waitFor();
    await page.getByRole('link', { name: '← Vector stores' }).click();
    const stores = page.getByRole('table', { name: 'Vector stores' });
    await stores.getByRole('row', { name: /^staff 1 1 KB completed/ }).waitFor();
    await stores.getByRole('link', { name: 'staff' }).click();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page
      .getByRole('dialog', { name: 'Delete the vector store staff?' })
      .getByRole('button', { name: 'Delete' })
      .click();
    await page.getByText('There is no vector store yet.').waitFor();
  });
});
