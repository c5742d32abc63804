import { test } from 'tap';
import { visitDashboard } from '../fixtures/browser.js';

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

const path = '/v1/management/prompts';

await test('an editor makes a prompt template, tries it, changes it and deletes it, in a browser', async (t) => {
  const { page, signIn, ask, gateway } = await visitDashboard(t);
  const stored = async (): Promise<readonly Prompt[]> =>
    (await ask<{ readonly items: readonly Prompt[] }>('GET', path)).items;
  const { secret } = await ask<{ readonly secret: string }>('POST', '/v1/management/access-tokens', {
    subject: 'ed',
    role: 'editor',
  });
  await signIn(secret);

  await t.test('variables are found in the text while it is typed', async (t) => {
    await page.getByRole('link', { name: 'Prompts' }).click();
    await page.getByText('There is no prompt template yet.').waitFor();
    await page.getByRole('link', { name: 'New prompt template' }).click();
    await page.getByLabel('Name').fill('Support');
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
});
