import type { Page } from 'playwright-core';
import { test } from 'tap';
import { hindrancesOn } from '../fixtures/accessibility.js';
import { visitDashboard } from '../fixtures/browser.js';
import { fillDashboard } from '../fixtures/dashboard-pages.js';

/** Both colour schemes of a page as it is now. */
async function hindrancesInBoth(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.locator(`html[data-mantine-color-scheme=${colorScheme}]`).waitFor();
    found.push(...(await hindrancesOn(page)).map((hindrance) => `${colorScheme}: ${hindrance}`));
  }
  return found;
}

await test('nothing hinders people with disabilities, on any page, in light and dark, wide and narrow', async (t) => {
  const visitor = await visitDashboard(t);
  const { page, signIn, gateway } = visitor;
  const pages = await fillDashboard(visitor);
  t.strictSame(await hindrancesInBoth(page), [], 'the form to sign in');
  await signIn();
  await page.evaluate(
    ([connectionId, entered]) =>
      sessionStorage.setItem('sluice-page-key', JSON.stringify({ connectionId, entered, made: {}, isRefused: false })),
    [gateway.connectionId, gateway.apiKey],
  );
  await page.reload();
  for (const { address, title } of pages) {
    await page.goto(`${gateway.url}/dashboard#${address}`);
    await page.getByRole('heading', { name: title, level: 1, exact: true }).waitFor();
    await page.getByRole('status', { name: 'Loading' }).first().waitFor({ state: 'detached' });
    t.match(await page.title(), title, `the title of ${address}`);
    await page.setViewportSize({ width: 1_280, height: 900 });
    t.strictSame(await hindrancesInBoth(page), [], address);
    await page.setViewportSize({ width: 390, height: 844 });
    t.strictSame(await hindrancesOn(page), [], `${address} on a phone`);
    const isWider = await page.evaluate<boolean>(
      'document.documentElement.scrollWidth > document.documentElement.clientWidth',
    );
    t.notOk(isWider, `${address} fits on a phone`);
  }
});
