import { createHash } from 'node:crypto';
import { test } from 'tap';
import type {
  Contributions,
  GatewayInfo,
  JsonObject,
  ModelInfo,
  ModelSwitches,
  Reply,
  RouteRequest,
  TokenIssuers,
} from '../../core/api/index.js';
import { catalogOf } from '../../core/testkit/index.js';
import plugin from './plugin.js';

const demo: ModelInfo = { modelId: 'demo', displayName: 'Demo', provider: 'provider-demo', capabilities: ['chat'] };
const vectors: ModelInfo = { ...demo, modelId: 'vectors', capabilities: ['embeddings'] };

const inferencePaths = { '/v1/inference/chat': {}, '/v1/chat/completions': {}, '/v1/messages': {} };
const allPaths = {
  ...inferencePaths,
  '/dashboard': {},
  '/docs': {},
  '/openapi.json': {},
  '/healthz': {},
  '/readyz': {},
};

interface Visit {
  readonly path?: string;
  readonly models?: readonly ModelInfo[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly config?: object;
  readonly paths?: JsonObject;
  readonly switches?: ModelSwitches;
  readonly publicUrl?: string;
  readonly issuers?: TokenIssuers;
}

async function setUp({
  models = [vectors, demo],
  config = {},
  paths = allPaths,
  switches,
  publicUrl,
  issuers,
}: Visit = {}): Promise<Contributions> {
  const description = { document: () => ({ paths }) };
  const info = { version: '1.2.3', ...(publicUrl === undefined ? {} : { publicUrl }) } as GatewayInfo;
  const services = { info, catalog: catalogOf(models), description, switches, issuers };
  return plugin.setup({
    id: 'dashboard',
    config: plugin.config.parse(config),
    services,
    log: undefined as never,
  });
}

async function visit({ path = '/', headers = {}, ...gateway }: Visit = {}) {
  const { routes = [] } = await setUp(gateway);
  const route = routes.find((known) => known.path === path);
  if (route?.kind !== 'plain') throw new Error(`no route ${path}`);
  const exchange = { header: (name: string) => ({ host: 'gate.example:4000', ...headers })[name] };
  const reply: Reply = await route.handle({ exchange } as unknown as RouteRequest);
  return { ...reply, html: String(reply.body), access: route.access.kind };
}

/** Decodes the HTML entities of the page. */
function text(html: string): string {
  return html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}

await test('the page shows that the gateway is running, its version and its models', async (t) => {
  const { html, contentType, access } = await visit();
  t.equal(access, 'public');
  t.equal(contentType, 'text/html; charset=utf-8');
  t.match(html, 'Sluice is running');
  t.match(html, 'version 1.2.3');
  for (const { modelId } of [demo, vectors]) t.ok(html.includes(`<code>${modelId}</code>`));
});

await test('a disabled model is not shown', async (t) => {
  const { html } = await visit({ switches: { isEnabled: (_organization, model) => model !== 'vectors' } });
  t.ok(html.includes('<code>demo</code>'));
  t.notOk(html.includes('vectors'));
});

await test("the examples use a chat model and the address of the visitor's request", async (t) => {
  const page = text((await visit()).html);
  t.ok(page.includes('curl http://gate.example:4000/v1/inference/chat'));
  t.ok(page.includes(`-d '{"model":"demo","messages":[{"role":"user","content":"What are you?"}]}'`));
  t.ok(page.includes("new OpenAI({ baseURL: 'http://gate.example:4000/v1', apiKey: '<API_KEY>' })"));
  t.ok(page.includes("new Anthropic({ baseURL: 'http://gate.example:4000', apiKey: '<API_KEY>' })"));
  const behindProxy = await visit({ headers: { host: '[2001:db8::1]', 'x-forwarded-proto': 'https' } });
  t.ok(text(behindProxy.html).includes('https://[2001:db8::1]/v1'));
  for (const link of ['dashboard', 'docs', 'openapi.json', 'healthz', 'readyz', 'favicon.ico'])
    t.ok(page.includes(`href="./${link}"`));
});

await test('below a path of a proxy, the links lead to where the page is, and the examples to the public address', async (t) => {
  const page = text((await visit({ publicUrl: 'https://example.com/ai' })).html);
  t.ok(page.includes('curl https://example.com/ai/v1/inference/chat'));
  t.ok(page.includes('<code>https://example.com/ai</code>'));
  t.strictSame(page.match(/href="\/[^"]*"/g), null, 'nothing leads to the root of the host');
});

await test('the page links to, and has examples of, what this gateway serves', async (t) => {
  const { html } = await visit({ paths: { '/openapi.json': {}, '/v1/messages': {} } });
  t.strictSame(html.match(/(?<=href=")[^"]*/g), ['./favicon.ico', './openapi.json']);
  t.strictSame(html.match(/(?<=<h3>)[^<]*/g), ['Anthropic SDK']);
  t.notMatch((await visit({ paths: {} })).html, /first request|undefined/);
});

await test('no input from visitors or providers becomes markup, script or shell code', async (t) => {
  const evil = `x"><script>alert('1')</script>`;
  const models = [{ ...demo, modelId: evil, provider: evil, capabilities: [evil] }];
  const { html } = await visit({ models, headers: { host: `a"><script>` } });
  t.notMatch(html, /<script/i);
  t.ok(text(html).includes('curl http://localhost/v1'), 'a host that is none is not shown');
  t.ok(text(html).includes(String.raw`alert('\''1'\'')`), 'quotes end no shell string');
});

await test('the page is self-contained, and its content security policy allows only its own style', async (t) => {
  const { html, headers = {} } = await visit();
  const style = /<style>([\s\S]*)<\/style>/.exec(html)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  t.equal(
    headers['content-security-policy'],
    `default-src 'none'; style-src 'sha256-${hash}'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  );
  t.match(headers, {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
    'cache-control': 'no-store',
  });
  t.notMatch(html, /\sstyle=|\son\w+=|<script|url\(|@import/, 'nothing that the policy would block');
  t.strictSame(html.match(/(?:src|href)="(?!\.\/)[^"]*"/g), null, 'nothing from elsewhere');
  t.ok(style.includes('prefers-color-scheme: dark'));
});

await test('model patterns are not listed, and a long list is truncated', async (t) => {
  const pattern = { ...demo, modelId: 'family-*' };
  t.notMatch((await visit({ models: [pattern, demo] })).html, 'family-');
  const many = Array.from({ length: 130 }, (_, index) => ({ ...demo, modelId: `m${index}` }));
  const { html } = await visit({ models: many });
  t.ok(html.includes('<code>m99</code>') && !html.includes('<code>m100</code>'));
  t.match(html, '… and 30 more.');
});

await test('without models, the page explains how to configure one', async (t) => {
  const { html } = await visit({ models: [] });
  t.match(html, 'No model is listed yet');
  t.match(text(html), '"model":"<MODEL>"');
});

await test('an operator can hide the models', async (t) => {
  const { html } = await visit({ config: { listModels: false } });
  t.notMatch(html, /<h2>Models|demo/);
  t.throws(() => plugin.config.parse({ listModel: false }));
});

await test('an issuer with which people sign in is refused if the gateway does not accept its tokens', async (t) => {
  const config = { singleSignOn: { issuer: 'https://login.example.com/main', clientId: 'page' } };
  const objections = async (issuers?: TokenIssuers): Promise<unknown> =>
    (await setUp({ config, ...(issuers && { issuers }) })).check?.();
  const within = ['singleSignOn', 'issuer'];
  t.match(await objections([]), [
    { within, message: /"https:.*main": no issuer is configured/, hint: /`oidc.issuer`/ },
  ]);
  t.match(await objections(['https://other.example.com']), [{ within, message: /only those of https:..other/ }]);
  t.strictSame(await objections(['https://login.example.com/main/']), [], 'with or without a slash');
  t.strictSame(await objections(), [], 'another plugin may authenticate');
  t.strictSame((await setUp({ issuers: [] })).check?.(), []);
});

await test('the icon is an image that cannot run scripts', async (t) => {
  const { body, contentType, headers, access } = await visit({ path: '/favicon.ico' });
  t.equal(access, 'public');
  t.equal(contentType, 'image/svg+xml');
  t.match(body, /^<svg xmlns=/);
  t.match(headers, { 'content-security-policy': "default-src 'none'", 'x-content-type-options': 'nosniff' });
});
