import { test } from 'tap';
import { z } from '../../core/api/index.js';
import { config } from './config.js';

await test('the configuration names every mistake', (t) => {
  const issues = (value: unknown): readonly (readonly [string, string])[] =>
    (config.safeParse(value).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);
  const tool = { name: 'a', description: 'x', url: 'http://x' };
  t.strictSame(issues({}), []);
  t.strictSame(issues({ http: [tool, tool], mcp: [{ name: 'm' }, { name: 'n', url: 'http://x', command: 'y' }] }), [
    ['http.1.name', 'is already in the list'],
    ['mcp.0', 'needs either "url" or "command"'],
    ['mcp.1', 'needs either "url" or "command"'],
  ]);
  const [server, program] = [
    { name: 'm', url: 'http://x', args: ['a'], env: { A: 'b' } },
    { name: 'n', command: 'x', headers: { a: 'b' }, account: 'c' },
  ];
  t.strictSame(issues({ mcp: [server, program] }), [
    ['mcp.0.args', 'has no effect without "command"'],
    ['mcp.0.env', 'has no effect without "command"'],
    ['mcp.1.headers', 'has no effect without "url"'],
    ['mcp.1.account', 'has no effect without "url"'],
  ]);
  const headers = { Authorization: 'Bearer x' };
  const twice = {
    http: [{ ...tool, headers, account: 'c' }],
    mcp: [{ ...server, args: [], env: {}, headers, account: 'c' }],
  };
  t.match(issues(twice), [
    ['http.0.account', /takes the place of the header "authorization"/],
    ['mcp.0.account', /takes the place of the header "authorization"/],
  ]);
  for (const name of ['sys_x', '1x', 'a.b', 'x'.repeat(65)])
    t.equal(issues({ http: [{ ...tool, name }] }).length, 1, name);
  for (const url of [
    '',
    'x',
    'ftp://x',
    'http://{host}/x',
    'http://{host}',
    'https://a.{b}:8/x',
    'http://{who}@x/y',
    'http://me:word@x/y',
  ])
    t.equal(issues({ http: [{ ...tool, url }] }).length, 1, url);
  for (const url of ['http://x', 'https://x:8/{a}/b?c={d}', 'http://x?a={b}'])
    t.strictSame(issues({ http: [{ ...tool, url }] }), [], url);
  t.end();
});

await test('arguments and environment of a program are secrets, which messages do not show', (t) => {
  const { properties } = z.toJSONSchema(config, { io: 'input' }) as never as Described;
  const { args, env } = properties.mcp.items.properties;
  t.match([args.items, env.additionalProperties], [{ secret: true }, { secret: true }]);
  t.end();
});

interface Described {
  readonly properties: {
    readonly mcp: {
      readonly items: {
        readonly properties: {
          readonly args: { readonly items: object };
          readonly env: { readonly additionalProperties: object };
        };
      };
    };
  };
}
