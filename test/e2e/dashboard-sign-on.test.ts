import { test } from 'tap';
import { shippedYaml, visitDashboard } from '../fixtures/browser/browser.js';
import { openidAudience, openidClient, startOpenidIssuer } from '../fixtures/components/openid-issuer.js';

await test('people sign in with the OpenID Connect issuer of their organization, and have the role that it gives them', async (t) => {
  const issuer = await startOpenidIssuer(t, ['operators']);
  const oidc = `{ issuer: "${issuer}", audience: "${openidAudience}", roles: { operators: editor } }`;
  const yaml = shippedYaml
    .replace(/^ {6}# oidc:.*$/m, `      oidc: ${oidc}`)
    .replace(
      /^ {6}# singleSignOn:.*$/m,
      `      singleSignOn: { issuer: "${issuer}", clientId: ${openidClient}, parameters: { resource: "${openidAudience}" } }`,
    );
  const { page, gateway } = await visitDashboard(t, yaml);
  await page.getByRole('button', { name: `Sign in with ${new URL(issuer).host}` }).click();
  await page.getByPlaceholder('Enter any login').fill('ada');
  await page.getByPlaceholder('and password').fill('anything');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
  await page.getByText('ada', { exact: true }).waitFor();
  await page.getByText('editor', { exact: true }).waitFor();
  t.equal(new URL(page.url()).search, '', 'the code is no longer in the address');

  await t.test(
    'when the token has expired, they sign in again in another tab, and the page stays as it is',
    async (t) => {
      let refused = 0;
      await page.route('**/v1/management/prompts', async (route) => {
        const isFirst = route.request().method() === 'POST' && refused++ === 0;
        await (isFirst ? route.fulfill({ status: 401, body: '{"message":"It has expired."}' }) : route.continue());
      });
      await page.goto(`${gateway.url}/dashboard#/prompts/new`);
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Support');
      await page.getByRole('textbox', { name: 'Text' }).fill('Be short.');
      await page.getByRole('button', { name: 'Create' }).click();
      const again = page.getByRole('dialog', { name: 'Your access token is no longer accepted' });
      const opening = page.waitForEvent('popup');
      await again.getByRole('button', { name: `Sign in with ${new URL(issuer).host}` }).click();
      // The issuer knows who it is, and asks again whether the page may know it.
      await (await opening).getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('heading', { name: 'Support', level: 1 }).waitFor();
      await again.waitFor({ state: 'detached' });
      t.equal(refused, 2, 'the request was sent again');
    },
  );

  await t.test('a tab at the issuer that nobody waits for any more signs nobody in', async () => {
    const refusal = { status: 401, body: '{"message":"It has expired."}' };
    await page.route('**/v1/management/models?*', (route) => route.fulfill(refusal), { times: 1 });
    await page.getByRole('link', { name: 'Models' }).click();
    const again = page.getByRole('dialog', { name: 'Your access token is no longer accepted' });
    const opening = page.waitForEvent('popup');
    await again.getByRole('button', { name: `Sign in with ${new URL(issuer).host}` }).click();
    const other = await opening;
    await again.getByLabel('Access token').fill(gateway.adminToken);
    await again.getByRole('button', { name: 'Sign in', exact: true }).click();
    await again.waitFor({ state: 'detached' });
    await other.getByRole('button', { name: 'Continue' }).click();
    await other.getByRole('alert').getByText('This tab has not begun to sign in.').waitFor();
    await page.getByText('first-admin').waitFor();
  });

  await page.getByRole('button', { name: 'Sign out' }).click();
  t.equal(await page.evaluate(() => sessionStorage.length), 0);
  await page.goto(`${gateway.url}/dashboard?code=stolen&state=other`);
  await page.getByRole('alert').getByText('This tab has not begun to sign in.').waitFor();
  t.equal(new URL(page.url()).search, '', 'a code that somebody else has sent is not used');
});
