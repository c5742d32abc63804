import { test } from 'tap';
import { found } from '../fixtures/found-in.js';
import type { ScanRequest } from './scan-request.js';

const allow: ScanRequest = { kind: 'url', allow: ['good.example', '*.good.example', 'my-host'] };
const deny: ScanRequest = { kind: 'url', deny: ['evil.example'] };

await test('the signs and the sentence behind a link are not part of its host', (t) => {
  for (const [before, after] of [
    ['see ', ', and'],
    ['see ', '!'],
    ['**', '**'],
    ['_', '_'],
    ['[', ']'],
    ['|', '|'],
    ['{', '}'],
    ['«', '»'],
    ['', '—and then'],
    ['', '…'],
    ['请看', '，谢谢'],
    ['', ':443; or'],
  ] as const) {
    t.strictSame(found(allow, `${before}https://good.example${after}`), [], after);
    const link = `https://evil.example${after.startsWith(':443') ? ':443' : ''}`;
    t.strictSame(found(deny, before + link + after.replace(':443', '')), [`URL: ${link}`], after);
  }
  t.strictSame(found(deny, 'https://evil.example。更多'), ['URL: https://evil.example。更多']);
  t.end();
});

await test('a host that goes on behind a sign is the one that browsers open', (t) => {
  for (const link of [
    'https://good.example,.evil.example',
    'https://good.example,@evil.example/a',
    'https://good.example。evil.example',
    'https://good.example-evil.example',
    `https://${'a'.repeat(300)}@evil.example/a`,
  ])
    t.strictSame(found(allow, `see ${link} there`), [`URL: ${link}`]);
  const truncated = `https://${'a'.repeat(300)}@evil.example/a`;
  t.strictSame(found(deny, truncated), [`URL: ${truncated}`], 'a host that cannot be read is refused');
  t.end();
});

await test('browsers ignore how many slashes there are, and in which direction', (t) => {
  for (const slashes of ['', '/', '///', '////////', '\\/\\/', '\\\\\\'])
    t.strictSame(found(allow, `(https:${slashes}evil.example/a)`), [`URL: https:${slashes}evil.example/a`]);
  t.end();
});

await test('parts of words, paths, comments and templates are not links', (t) => {
  for (const text of [
    'news:today.good',
    'rows:5',
    'windows:latest.1',
    'http:8080',
    'x.https:true',
    'awww.example.com',
    'find("//div/span")',
    'x=//todo',
    'https://{host}/x',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a template
    'https://${HOST}/x',
    'http://%s/x',
    'https://...',
    'www...',
    'http://my-host/x',
  ])
    t.strictSame(found(allow, text), [], text);
  for (const text of ['href="//evil.example"', '("//3232235521/x")', 'www.evil.example'])
    t.equal(found(allow, text).length, 1, text);
  t.end();
});

await test('a link keeps a bracket that it has opened, and nothing behind one that it has not', (t) => {
  const urls: ScanRequest = { kind: 'pii', sensitivityLevel: 'high', entities: ['URL'] };
  const long = `https://evil.example/${'a1/'.repeat(100)}`;
  for (const [text, link] of [
    ['https://evil.example/a_(b)', 'https://evil.example/a_(b)'],
    ['(see https://evil.example/a_(b).)', 'https://evil.example/a_(b)'],
    ['[a](https://evil.example/a_(b)c)[d](x)', 'https://evil.example/a_(b)c'],
    ['[a](https://evil.example/a)(b)', 'https://evil.example/a'],
    ['**https://evil.example/a**', 'https://evil.example/a'],
    [`(${long}(b)c(d).)`, `${long}(b)c(d)`],
    [`(${long}b)(c)`, `${long}b`],
  ] as const)
    for (const request of [deny, urls]) t.strictSame(found(request, text), [`URL: ${link}`], text);
  t.strictSame(found(urls, 'see example.com/a_(b) and (example.com/c)'), [
    'URL: example.com/a_(b)',
    'URL: example.com/c',
  ]);
  t.strictSame(found(deny, 'https://evil.example/路径，谢谢'), ['URL: https://evil.example/路径']);
  t.strictSame(found(deny, 'https://evil.example./a'), ['URL: https://evil.example./a']);
  t.end();
});

await test('pictures are those of images, of their sets and of styles, whatever brackets their text has', (t) => {
  const pictures: ScanRequest = { kind: 'url' };
  for (const before of [
    '![a](',
    '![[a]](',
    '![a\\](b](',
    '![[b](/b.svg)](',
    '<picture><source srcset="/a 1x, ',
    '<video poster="',
    '<image href="',
    '<p style="background: url(',
    'list-style-image:url("',
  ])
    t.strictSame(found(pictures, `${before}https://evil.example/x)`), ['IMAGE_URL: https://evil.example/x'], before);
  for (const before of ['[a](', '[![b](/b.svg)](', '<a href="', 'fetch(url("', '![a] (', '<img src="/a"> '])
    t.strictSame(found(pictures, `${before}https://evil.example/x)`), [], before);
  t.end();
});
