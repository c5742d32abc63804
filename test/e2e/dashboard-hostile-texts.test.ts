/**
 * Whatever people and apps call things, the dashboard shows as a text: markup, scripts, addresses that are scripts, and signs that turn around the
 * direction of what follows.
 */
import { test } from 'tap';
import { type Dashboard, startDashboard } from '../fixtures/browser/browser.js';
import { until } from '../fixtures/components/until.js';

const markup = `"'><img src=x onerror=pwned=1><script>pwned=1</script><a href=javascript:pwned=1>{{pwned=1}}`;
/** Turns around what follows. */
const hostile = `${markup}\u202e`;
const asAddress = 'javascript:pwned=1//\u202e';

interface Shown {
  /** Behind the `#`. */
  readonly address: string;
  /** What of the texts is on the page; `hostile` when absent. */
  readonly text?: string;
}

interface Made {
  readonly id: string;
  readonly connectionId: string;
  readonly secret: string;
  readonly versions: readonly { readonly id: string }[];
}

/** Makes something of every kind whose texts are hostile. @returns the pages that show them, and a key for those of apps */
async function makeHostile({
  ask,
  gateway,
}: Dashboard): Promise<{ readonly pages: readonly Shown[]; readonly key: string }> {
  const make = (path: string, body: object): Promise<Made> => ask<Made>('POST', `/v1/management${path}`, body);
  const { connectionId } = await make('/connections', {
    name: hostile,
    enableDocuments: true,
    logRequestBody: true,
    logResponseBody: true,
  });
  const prompt = await make('/prompts', {
    name: hostile,
    description: hostile,
    template: `${markup.replaceAll(/[{}]/g, '')}{{tone}}`,
    variables: { tone: { description: hostile, default: hostile } },
  });
  await make('/access-tokens', { subject: hostile, role: 'viewer' });
  await make(`/connections/${connectionId}/policies`, {
    type: 'keyword_filter',
    action: 'audit',
    configuration: { words: [hostile] },
  });
  const { secret } = await make('/api-keys', { name: hostile, owner: hostile, defaultConnectionId: connectionId });
  const headers = { 'x-api-key': secret };
  const app = async (path: string, body: object): Promise<Made> => {
    const answer = await gateway.post(path, body, headers);
    const text = await answer.text();
    if (!answer.ok && path !== '/v1/inference/chat') throw new Error(`${path}: ${text}`);
    return JSON.parse(text) as Made;
  };
  for (const model of ['demo', asAddress]) {
    await app('/v1/inference/chat', {
      model,
      messages: [{ role: 'user', content: markup }],
      session_id: asAddress,
      parameters: { end_user_id: asAddress },
    });
  }
  const { messages } = await ask<{ readonly messages: readonly Readonly<Record<string, string>>[] }>(
    'POST',
    '/v1/management/reporting/messages/history',
    { session_id: asAddress },
  );
  const message = messages.find(({ status }) => status === 'completed') ?? {};
  await make(`/reporting/trace/feedback/${message['trace_id']}`, { value: 1, metadata: hostile, version: hostile });
  const store = await app('/v1/vector_stores', {
    name: hostile,
    description: hostile,
    metadata: { [markup.slice(0, 60)]: asAddress },
  });
  const form = new FormData();
  form.set('purpose', 'assistants');
  const fileName = `'><img src=x onerror=pwned=1>.txt`;
  form.set('file', new Blob([hostile]), fileName);
  const sent = await fetch(`${gateway.url}/v1/files`, { method: 'POST', headers, body: form });
  const { id: file_id } = (await sent.json()) as Made;
  await app(`/v1/vector_stores/${store.id}/files`, { file_id, attributes: { team: asAddress } });
  const params = { model: asAddress, max_tokens: 5, messages: [{ role: 'user', content: hostile }] };
  await app('/v1/messages/batches', { requests: [{ custom_id: '1', params }] });
  await until(async () => {
    const stores = await fetch(`${gateway.url}/v1/vector_stores/${store.id}/files`, { headers });
    return (await stores.text()).includes('completed');
  }, 'the file can be searched');
  const pages = [
    { address: '/overview', text: asAddress },
    { address: '/costs?by=model', text: 'demo' },
    { address: '/costs?by=owner' },
    { address: `/find?id=${encodeURIComponent(asAddress)}`, text: 'The requests of the end user' },
    { address: '/history', text: asAddress },
    { address: '/history/sessions', text: asAddress },
    { address: `/history/session?session_id=${encodeURIComponent(asAddress)}` },
    { address: `/history/messages/${message['message_id']}` },
    { address: '/feedback' },
    { address: '/connections' },
    { address: `/connections/${connectionId}` },
    { address: `/connections/${connectionId}?tab=use`, text: connectionId },
    { address: `/connections/${connectionId}?tab=policies`, text: 'keyword_filter' },
    { address: '/prompts' },
    { address: `/prompts/${prompt.id}` },
    { address: `/prompts/${prompt.id}/from/${prompt.versions[0]?.id}` },
    { address: '/api-keys' },
    { address: '/access-tokens' },
    { address: '/audit' },
    { address: `/documents?connection=${connectionId}`, text: '.txt' },
    { address: '/vector-stores' },
    { address: `/vector-stores/${store.id}` },
    { address: '/batches?form=messages', text: '0 of 1' },
  ];
  return { pages, key: secret };
}

/** What is on the page and should not be. */
const findings = `(() => {
  const isIsolated = (element) => /isolate|plaintext/.test(getComputedStyle(element).unicodeBidi);
  const scripts = [...document.querySelectorAll('img[src="x"], [onerror], a[href^="javascript:" i], iframe, object, embed')];
  const found = scripts.map((element) => element.outerHTML);
  if ('pwned' in globalThis) found.push('a script has run');
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    if (!texts.currentNode.data.includes('\u202e')) continue;
    let within = texts.currentNode.parentElement;
    while (getComputedStyle(within).display === 'inline' && !isIsolated(within)) within = within.parentElement;
    const lines = within.innerText.split('\\n').filter((line) => line.includes('\u202e'));
    found.push(...lines.filter((line) => !line.trimEnd().endsWith('\u202e')).map((line) => 'turned around: ' + line));
  }
  return found;
})()`;

await test('texts that would be scripts, or turn around what follows, are shown as texts', async (t) => {
  const dashboard = await startDashboard(t);
  const { pages, key } = await makeHostile(dashboard);
  const { page, signIn, gateway } = await dashboard.visit(t);
  page.on('dialog', (dialog) => t.fail(`a dialog: ${dialog.message()}`));
  page.on('request', (request) => {
    if (!request.url().startsWith(gateway.url)) t.fail(`a request elsewhere: ${request.url()}`);
  });
  await signIn();
  await page.goto(`${gateway.url}/dashboard#/documents`);
  await page.getByRole('combobox', { name: 'Connection' }).fill(markup.slice(0, 20));
  await page.getByRole('option', { name: markup }).click();
  await page.getByRole('textbox', { name: 'API key' }).fill(key);
  await page.getByRole('button', { name: 'Use this key' }).click();
  for (const { address, text = markup.slice(0, 30) } of pages) {
    await page.goto(`${gateway.url}/dashboard#${address}`);
    await page.getByText(text).first().waitFor();
    t.strictSame(await page.evaluate<readonly string[]>(findings), [], address);
  }
  for (const [address, choice] of [
    ['/history', 'Connection'],
    ['/playground', 'Connection'],
  ] as const) {
    await page.goto(`${gateway.url}/dashboard#${address}`);
    const field = page.getByRole('combobox', { name: choice }).first();
    await field.fill(markup.slice(0, 20));
    await page.getByRole('option', { name: markup }).click();
    t.strictSame(await page.evaluate<readonly string[]>(findings), [], `${choice} of ${address}`);
  }
});
