import { test } from 'tap';
import { addressRange, inRanges } from './address-ranges.js';

await test('addresses are in ranges of their own family, mapped or not', (t) => {
  const isIn = inRanges(['10.0.0.0/8', '203.0.113.7', '2001:db8::/32', '2001:db9::1']);
  for (const address of [
    '10.255.0.1',
    '::ffff:10.1.2.3',
    '203.0.113.7',
    '::ffff:cb00:7107',
    '2001:db8:1::5',
    '2001:db9:0::1',
  ])
    t.ok(isIn(address), address);
  for (const address of [
    '11.0.0.1',
    '203.0.113.8',
    '::ffff:11.0.0.1',
    '2001:dba::1',
    '2001:db9::2',
    '',
    'localhost',
    '10.0.0',
  ])
    t.notOk(isIn(address), address);
  t.ok(inRanges(['::ffff:10.0.0.0/104'])('10.1.2.3'), 'and so are mapped ranges');
  t.ok(inRanges(['10.1.2.3/8'])('10.9.9.9'), 'bits behind the prefix do not count');
  t.notOk(inRanges([])('10.0.0.1'));
  t.end();
});

await test('only addresses and ranges are accepted', (t) => {
  for (const range of ['10.0.0.1', '0.0.0.0/0', '::1', '::/0', '::ffff:10.0.0.0/104'])
    t.ok(addressRange.safeParse(range).success, range);
  for (const range of [
    '',
    'localhost',
    '10.0.0.0/33',
    '10.0.0.0/',
    '10.0.0',
    '010.0.0.1',
    '::/129',
    'fe80::1%eth0',
    '10.0.0.1-10.0.0.9',
  ])
    t.notOk(addressRange.safeParse(range).success, range);
  t.end();
});
