import { test } from 'tap';
import { found, secrets } from '../../fixtures/found-in.js';
import { streamed } from '../../fixtures/streamed.js';
import { scannerFor } from '../scanner-for.js';

const { low, medium } = secrets;
const token = 'UrXmhH3Pvp7hprOd4VHJA2Qrg09LPq8Z';
const encoded = (text: string): string => Buffer.from(text).toString('base64');

await test('values between encoded quotation marks are judged by their encoded names', (t) => {
  for (const [before, behind] of [
    ['{&quot;password&quot;: &quot;', '&quot;}'],
    ['&#34;apiKey&#34;:&#34;', '&#34;'],
    ['{&amp;quot;token&amp;quot;: &amp;quot;', '&amp;quot;'],
    ['&lt;input name=&quot;token&quot; value=&quot;', '&quot;&gt;'],
    ['q=%22password%22%3A%22', '%22'],
    ['\\u0022secret\\u0022:\\u0022', '\\u0022'],
    ['api_key=3D"', '" class'],
  ] as const)
    t.strictSame(found(medium, before + token + behind), [`GENERIC_SECRET: ${token}`], before);
  for (const text of [
    `&quot;commit&quot;: &quot;${token}&quot;`,
    '&quot;password&quot;: &quot;your_password&quot;',
    '&quot;password&quot;: &quot;required&quot;',
  ])
    t.strictSame(found(medium, text), [], text);
  t.end();
});

await test('tokens, URLs with a password and files of accounts are found in base64', (t) => {
  for (const secret of [
    encoded(`ghp_${token}MqPx`),
    encoded('postgres://app:Sup3rS3cret@db:5432/p'),
    encoded(JSON.stringify({ type: 'service_account', private_key_id: token })),
    encoded(JSON.stringify({ auths: { 'registry.example': { auth: token } } }, undefined, 2)),
  ])
    t.strictSame(found(low, `data:\n  value: ${secret}\n`), [`ACCESS_TOKEN: ${secret}`]);
  for (const text of [
    'postgres://app:password@db:5432/p',
    'https://example.org/a/long/path',
    '{"type":"object","title":"A name"}',
  ])
    t.strictSame(found(low, `data: ${encoded(text)}`), [], text);
  t.end();
});

await test('a private key without its first and last line ends with its last line', (t) => {
  const line = `${token}${token}`;
  const key = `MC4CAQAwBQYDK2VwBCIEI${line.slice(21)}\n${line}\n${line.slice(0, 30)}`;
  for (const behind of ['\nThanks for the help', '\r\nnext: value', '\n\n# end', ' ', ''])
    t.strictSame(found(low, `key: ${key}${behind}`), [`PRIVATE_KEY: ${key}`], behind);
  const scanner = scannerFor([low]);
  for (const text of [`key: ${key}\r\n  next: value`, `"${key.replaceAll('\n', String.raw`\r\n`)}\\nKEY=1"`])
    for (const size of [1, 2, 3, 7, 50])
      t.strictSame(streamed(scanner, text, [size]).findings, scanner.scan(text), `in pieces of ${size}`);
  const padded = `${key.slice(0, -30)}${line.slice(0, 10)}==`;
  t.strictSame(found(low, `${padded}\nKEY`), [`PRIVATE_KEY: ${padded}`]);
  const inString = key.replaceAll('\n', String.raw`\n`);
  t.strictSame(found(low, `"${inString}\\n"`), [`PRIVATE_KEY: ${inString}`]);
  t.end();
});

await test('a password between marks may be named behind it, and in other scripts and languages without a sign before it', (t) => {
  for (const [text, value] of [
    ['_S3cret#Pass_ is the password', 'S3cret#Pass'],
    ['**Winter2024!** ist mein neues Passwort', 'Winter2024!'],
    ['"p9$kLmz2Qv" is the password', 'p9$kLmz2Qv'],
    ['Passwort Xyz123!ab', 'Xyz123!ab'],
    ['пароль p9$kLmz2Qv', 'p9$kLmz2Qv'],
    ['كلمة المرور p9$kLmz2Qv', 'p9$kLmz2Qv'],
    ['пароль от почты Zima_2024x', 'Zima_2024x'],
    ['पासवर्ड S3cret#Pass है', 'S3cret#Pass'],
  ] as const)
    t.strictSame(found(medium, text), [`AUTHORIZATION: ${value}`], text);
  for (const text of [
    'v2.1.0 is the password manager',
    '"S3cret#Pass" is not the password',
    'Passwort vergessen? Hier klicken',
    'Passwort123 ist kein gutes Passwort',
  ])
    t.strictSame(found(medium, text), [], text);
  t.end();
});
