import { test } from 'tap';
import type { RedactionStyle } from '../inspectors/rule.js';
import type { LabelNumbers } from './label-numbers.js';
import { Redactor } from './redactor.js';

const redactor = new Redactor('a secret of the gateway');
const styled = (style: RedactionStyle['style'], keepLast = 0): RedactionStyle => ({ style, restore: false, keepLast });
const inOrganization = (organizationId: string) => ({ organizationId, labels: undefined as unknown as LabelNumbers });

const masked = (value: string, keepLast: number): string =>
  redactor.replacement(value, 'phone', styled('mask', keepLast), inOrganization('o'));
const hashed = (value: string, organizationId: string, by = redactor): string =>
  by.replacement(value, 'phone', styled('hash'), inOrganization(organizationId));
const labelled = (category: string): string =>
  redactor.replacement('x', category, styled('label'), inOrganization('o'));

await test('a mask keeps the last letters and digits, and shows how many characters there were', (t) => {
  t.equal(masked('555-01-2345', 4), '*******2345');
  t.equal(masked('(555) 01-23 45', 4), '*********23*45');
  t.equal(masked('ab😀cdef', 2), '*****ef');
  t.equal(masked('555-01-2345', 0), '***********');
  t.end();
});

await test('a mask keeps nothing of a value of which it would show the half or more', (t) => {
  t.equal(masked('12345678', 4), '********');
  t.equal(masked('123456789', 4), '*****6789');
  t.end();
});

await test('a hash is the same for a value of an organization, however many others there are, and another for each', (t) => {
  const first = hashed('555', 'one');
  t.match(first, /^\[phone:[0-9a-f]{16}\]$/);
  t.not(hashed('556', 'one'), first);
  const organizations = Array.from({ length: 1_001 }, (_, index) => String(index));
  t.equal(new Set(organizations.map((id) => hashed('555', id))).add(first).size, 1_002);
  t.equal(hashed('555', 'one'), first);
  t.not(hashed('555', 'one', new Redactor('another secret')), first);
  t.throws(() => hashed('555', 'one', new Redactor(undefined)), { message: /no secret/ });
  t.end();
});

await test('the label of a category has no characters that could end a text in JSON, and a bounded length', (t) => {
  t.equal(labelled('Größe "a\\b"'), '[Größe _a_b_]');
  t.equal(labelled('x'.repeat(200)), `[${'x'.repeat(64)}]`);
  t.end();
});
