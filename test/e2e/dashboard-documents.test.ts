import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'tap';
import { root } from '../architecture/source-files.js';
import { hasFocusIn, visitDashboard } from '../fixtures/browser.js';

const handbook = join(root, 'examples', 'documents', 'staff-handbook.txt');

/** Drops a file onto the element, as the browser would. (As text, because its types are not the tests' own.) */
const dropFile = `(element) => {
  const transfer = new DataTransfer();
  transfer.items.add(new File(['item,price\\napple,2\\n'], 'prices.csv', { type: 'text/csv' }));
  const options = { dataTransfer: transfer, bubbles: true, cancelable: true };
  element.dispatchEvent(new DragEvent('dragover', options));
  element.dispatchEvent(new DragEvent('drop', options));
}`;

await test('somebody uploads documents and finds passages in them', async (t) => {
  const { page, signIn, ask, gateway } = await visitDashboard(t);
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
  await t.test('files are uploaded by a dialog, and one that is refused does not stop the others', async () => {
    await page.getByRole('textbox', { name: 'Tags' }).fill('staff');
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Upload files' }).click();
    const song = { name: 'song.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('la') };
    const text = { name: 'handbook.txt', mimeType: 'text/plain', buffer: await readFile(handbook) };
    await (await choosing).setFiles([song, text]);
    await page.getByRole('list', { name: 'Uploads' }).getByRole('alert').getByText('must be the MIME type').waitFor();
    // The status changes by itself.
    await files.getByRole('row', { name: /^handbook\.txt completed confidential staff/ }).waitFor();
  });

  await t.test('and by dropping them; whoever leaves meanwhile is asked', async () => {
    const finalize = '**/upload/finalize';
    await page.route(finalize, async (route) => {
      await page.getByRole('link', { name: 'Models' }).click();
      await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay' }).click();
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
    await details.getByRole('button', { name: 'Save' }).click();
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
});
