import type { Locator, Page } from 'playwright-core';
import { t, test } from 'tap';
import { hindrancesOn } from '../fixtures/browser/accessibility.js';
import { hasFocusIn, startDashboard } from '../fixtures/browser/browser.js';
import { fillDashboard } from '../fixtures/browser/dashboard-pages.js';

const mostSteps = 80;

/** Whether nothing is wider than the window, once what moves into place has arrived. */
const fits = `new Promise((resolve) => {
  const look = (frames) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth || frames === 0) resolve(scrollWidth <= clientWidth);
    else requestAnimationFrame(() => look(frames - 1));
  };
  look(300);
})`;

/** Both colour schemes of a page as it is now; they differ in nothing but colours. */
async function hindrancesInBoth(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [colorScheme, rules] of [
    ['light', 'all'],
    ['dark', 'colours'],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.locator(`html[data-mantine-color-scheme=${colorScheme}]`).waitFor();
    found.push(...(await hindrancesOn(page, rules)).map((hindrance) => `${colorScheme}: ${hindrance}`));
  }
  return found;
}

const dashboard = await startDashboard(t);
const pages = await fillDashboard(dashboard);

await test('nothing hinders people with disabilities, on any page, in light and dark', async (t) => {
  const { page, signIn, gateway } = await dashboard.visit(t);
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
    await page.setViewportSize({ width: 360, height: 740 });
    t.ok(await page.evaluate<boolean>(fits), `${address} fits on a phone`);
  }
});

interface Dialog {
  readonly address: string;
  /** What opens it, and where that is when there are several. */
  readonly opener: readonly ['button' | 'link' | 'combobox', string | RegExp];
  /** What opens: a dialog, unless it is a menu or a list. */
  readonly opens?: 'menu' | 'listbox';
}

await test('every dialog, menu and tab is reached, used and closed with the keyboard alone, and gives the focus back', async (t) => {
  const { page, signIn, gateway } = await dashboard.visit(t);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn();
  const shop = pages.find(({ title }) => title === 'shop')?.address ?? '';
  const prompt = pages.find(({ title }) => title === 'Support')?.address ?? '';
  const dialogs: readonly Dialog[] = [
    { address: '/connections', opener: ['button', 'New connection'] },
    { address: shop, opener: ['button', 'Delete'] },
    { address: `${shop}?tab=policies`, opener: ['button', 'New policy'] },
    { address: `${shop}?tab=policies`, opener: ['button', 'pii_detection'] },
    { address: `${shop}?tab=policies`, opener: ['button', 'Delete pii_detection'] },
    { address: prompt, opener: ['button', 'Edit'] },
    { address: prompt, opener: ['button', 'Delete'] },
    { address: '/api-keys', opener: ['button', 'New API key'] },
    { address: '/api-keys', opener: ['button', /^Edit /] },
    { address: '/access-tokens', opener: ['button', 'New access token'] },
    { address: '/access-tokens', opener: ['button', 'Revoke the token of vera'] },
    { address: '/audit', opener: ['button', /of prompt\.create: Support/] },
    { address: '/history', opener: ['button', 'Export'], opens: 'menu' },
    { address: '/history', opener: ['combobox', 'Status'], opens: 'listbox' },
    { address: '/history?end_user_id=ada', opener: ['button', 'Erase end user'] },
  ];
  for (const {
    address,
    opener: [role, name],
    opens = 'dialog',
  } of dialogs) {
    await page.goto(`${gateway.url}/dashboard#${address}`);
    const opener = page.getByRole(role, { name, exact: typeof name === 'string' }).first();
    await opener.waitFor();
    await tabTo(page, opener);
    await page.keyboard.press(role === 'combobox' ? 'ArrowDown' : 'Enter');
    const opened = page.getByRole(opens);
    await opened.waitFor();
    if (opens === 'dialog') {
      t.strictSame(await hindrancesInBoth(page), [], `${address}: ${String(name)}`);
      await page.keyboard.press('Tab');
    }
    if (opens !== 'listbox') await hasFocusIn(opened);
    await page.keyboard.press('Escape');
    await opened.waitFor({ state: 'detached' });
    await hasFocus(opener);
  }

  await t.test('tabs are changed with the arrow keys, and the browser goes back to the one before', async (t) => {
    await page.goto(`${gateway.url}/dashboard#${shop}`);
    const settings = page.getByRole('tab', { name: 'Settings' });
    await tabTo(page, settings);
    await page.keyboard.press('ArrowRight');
    await page.getByRole('button', { name: 'New policy' }).waitFor();
    t.equal(await page.getByRole('tab', { name: 'Policies' }).getAttribute('aria-selected'), 'true');
    await page.goBack();
    await page.getByLabel('Limit the spending').waitFor();
    t.equal(await settings.getAttribute('aria-selected'), 'true');
  });

  await t.test('the navigation can be left out', async () => {
    await page.goto(`${gateway.url}/dashboard#/connections`);
    await page.getByRole('link', { name: 'shop' }).waitFor();
    await page.reload();
    await page.getByRole('link', { name: 'shop' }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await hasFocus(page.getByRole('button', { name: 'New connection' }));
  });

  await t.test('on a phone, the navigation is out of the way until it is opened', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const link = page.getByRole('link', { name: 'Models' });
    await link.waitFor({ state: 'hidden' });
    await tabTo(page, page.getByRole('button', { name: 'Navigation' }));
    await page.keyboard.press('Enter');
    await link.waitFor();
    await tabTo(page, link);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Models', level: 1 }).waitFor();
    await link.waitFor({ state: 'hidden' });
  });
});

/** Presses Tab until an element has the focus, from the beginning of the page. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await page.evaluate('document.activeElement?.blur()');
  for (let step = 0; step < mostSteps; step += 1) {
    await page.keyboard.press('Tab');
    if (await isFocused(wanted)) return;
  }
  throw new Error(`The focus has not reached it in ${mostSteps} steps: ${wanted.toString()}`);
}

/** Waits for the focus, which moves a moment after what was opened or closed has done so. */
async function hasFocus(element: Locator): Promise<void> {
  await element.and(element.page().locator(':focus')).waitFor({ state: 'attached' });
}

async function isFocused(element: Locator): Promise<boolean> {
  return (await element.and(element.page().locator(':focus')).count()) > 0;
}
