import { test } from 'tap';
import { LabelNumbers } from './label-numbers.js';

await test('equal values of a category have one label, and only those that are to be restored are kept', (t) => {
  const labels = new LabelNumbers();
  t.equal(labels.labelOf('phone', '555', true), '[phone_1]');
  t.equal(labels.labelOf('phone', '556', false), '[phone_2]');
  t.equal(labels.labelOf('email', '555', false), '[email_1]');
  t.equal(labels.labelOf('phone', '555', true), '[phone_1]');
  t.strictSame([...labels.restorable], [['PHONE_1', '555']]);
  t.end();
});

await test('values beyond ten thousand share a label without a number, which is not restored', (t) => {
  const labels = new LabelNumbers();
  for (let value = 1; value <= 10_000; value += 1) labels.labelOf('phone', String(value), true);
  t.equal(labels.labelOf('phone', 'one more', true), '[phone]');
  t.equal(labels.labelOf('phone', '10000', true), '[phone_10000]', 'the others keep theirs');
  t.strictSame([labels.restorable.size, labels.restorable.has('PHONE')], [10_000, false]);
  t.end();
});

await test('numbers that the conversation has already stand for values of earlier answers, and are left out', (t) => {
  const labels = new LabelNumbers();
  t.equal(labels.labelOf('phone', '555', true), '[phone_1]');
  labels.leaveOut('Call [phone_1] or [Phone_3], not [email] or [phone_x]');
  t.equal(labels.labelOf('phone', '555', true), '[phone_1]');
  t.equal(labels.labelOf('phone', '556', true), '[phone_4]');
  t.equal(labels.labelOf('PHONE', '557', true), '[PHONE_5]', 'a model may change the case');
  t.equal(labels.labelOf('email', '555', true), '[email_1]');
  t.end();
});
