import { createHash } from 'node:crypto';
import { type Test, test } from 'tap';
import { plainGateway } from '../../test/fixtures/gateways/test-gateway.js';
import { defineInferenceRoute, defineRoute, type Plugin, type Route, z } from '../../core/api/index.js';
import { plainDialect } from '../../core/testkit/plain-dialect.js';
import { pluginOf } from '../../core/testkit/plugin-of.js';
import plugin from './plugin.js';

interface Tree {
  readonly name: string;
  readonly inner?: readonly Tree[] | undefined;
}

const Tree: z.ZodType<Tree> = z
  .object({ name: z.string().max(9), inner: z.lazy(() => z.array(Tree).optional()) })
  .meta({ id: 'Tree' });

function route(members: Partial<Route> = {}): Route {
  return defineRoute({
    operation: 'plantTree',
    method: 'POST',
    path: '/trees/{id}',
    access: { kind: 'bearer', role: 'editor' },
    summary: 'Plant a tree',
    tag: 'Trees',
    parameters: {
      path: z.object({ id: z.string().describe('Where it goes.') }),
      query: z.strictObject({ size: z.enum(['small', 'large']).default('small') }),
    },
    body: Tree,
    replies: { 200: { description: 'The tree', schema: Tree }, 404: { description: 'No such place' } },
    examples: [
      {
        title: 'A small one',
        path: { id: 'a/b' },
        query: { size: 'small' },
        body: { name: "it's" },
        status: 200,
        reply: { name: "it's" },
      },
    ],
    handle: () => ({}),
    ...members,
  } as never);
}

interface Visit {
  readonly html: string;
  readonly text: string;
  readonly response: Response;
}

async function visit(t: Test, ...routes: Route[]): Promise<Visit> {
  const trees = pluginOf('trees', { routes }, { summary: 'Keeps <trees> & such.' });
  const gateway = await plainGateway(t, [trees, plugin as unknown as Plugin]);
  const response = await fetch(`${gateway.url}/docs`);
  const html = await response.text();
  return { html, response, text: textOf(html) };
}

/** The visible text of a page. */
function textOf(html: string): string {
  return html
    .replaceAll(/<style>[^]*?<\/style>|<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}

await test('every operation is listed in its group, with its parameters and responses', async (t) => {
  const { html, text } = await visit(t, route());
  t.match(html, '<details id="plantTree">');
  t.match(html, '<a href="#plantTree">Plant a tree</a>', 'with a link to it');
  t.match(html, '<a href="#getOpenApiDocument">');
  for (const words of [
    'Keeps <trees> & such.',
    'Needs an access token with at least the role editor',
    'id path string, required Where it goes.',
    'size query "small" | "large", default "small"',
    'name string, required, at most 9 characters',
    'inner array of Tree',
    'traceparent header string',
    '200 The tree',
    '404 No such place',
    'GW_AUTH_INVALID_TOKEN',
    'Needs an API key and a connection.',
    'Needs no credentials.',
  ])
    t.ok(text.includes(words), words);
});

await test('examples can be copied into a shell', async (t) => {
  const { text } = await visit(t, route());
  t.match(
    text,
    `curl -X POST "$SLUICE/trees/a%2Fb?size=small" \\
  -H "authorization: Bearer $TOKEN" \\
  -H 'content-type: application/json' -d '{"name":"it'\\''s"}'`,
  );
  t.match(text, '200\n{\n  "name": "it\'s"\n}');
});

await test('the page is self-contained, and its content security policy allows only its own style', async (t) => {
  const { html, response } = await visit(t, route());
  t.equal(response.headers.get('content-type'), 'text/html; charset=utf-8');
  const style = /<style>([^]*)<\/style>/.exec(html)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  t.match(response.headers.get('content-security-policy'), `style-src 'sha256-${hash}'`);
  t.match(response.headers.get('content-security-policy'), "default-src 'none'");
  t.notMatch(html, /\sstyle=|\son\w+=|<script|url\(|@import|<link/);
  t.strictSame(html.match(/(?:src|href)="(?!\.\/|#)[^"]*"/g), null, 'nothing from elsewhere');
});

await test('no text of a third party becomes markup', async (t) => {
  const evil = `"><script>alert('1')</script>`;
  const { html } = await visit(
    t,
    route({
      operation: evil,
      summary: evil,
      tag: evil,
      parameters: {
        path: z.object({ id: z.string().describe(evil) }),
        query: z.object({ [evil]: z.string().default(evil) }),
      },
      body: z.object({ [evil]: z.union([z.literal(evil), z.string().regex(/<script>/)]).describe(evil) }),
      replies: { 200: { description: evil, schema: z.record(z.string(), z.enum([evil])) } },
      examples: [{ title: evil, path: { id: evil }, body: { [evil]: evil }, status: 200, reply: { [evil]: evil } }],
    }),
  );
  t.notMatch(html, /<script/i);
  t.notMatch(html, /="[^"]*"(?=>\s*<?script|[^\s/>])/, 'no attribute ends early');
});

await test('a recursive schema is shown once', async (t) => {
  const { text } = await visit(t, route());
  t.equal(text.match(/inner array of Tree/g)?.length, 2, 'in the body and in the answer');
});

await test('an example of a stream is shown as it is sent', async (t) => {
  const talk = defineInferenceRoute({
    operation: 'talk',
    path: '/talk',
    summary: 'Talk',
    tag: 'Trees',
    dialect: plainDialect,
    body: z.looseObject({}),
    reply: z.looseObject({}),
    streamExample: 'data: <1>\n\n',
  });
  const { html } = await visit(t, talk as never);
  t.ok(html.includes('<pre><code>data: &lt;1&gt;\n\n</code></pre>'));
});
