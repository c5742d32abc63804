import { test } from 'tap';
import type { HistogramDefinition } from '../../api/index.js';
import { collectingLog } from '../../testkit/collecting-log.js';
import { CountedMetrics } from './counted-metrics.js';

const log = collectingLog();
const acme = { id: 'acme', name: 'acme', log };

/** All samples, by name and labels. */
function samplesOf(counted: CountedMetrics): Record<string, number> {
  const samples = counted.families().flatMap((family) => family.samples);
  return Object.fromEntries(samples.map(({ name, labels, value }) => [`${name} ${JSON.stringify(labels)}`, value]));
}

await test('counters add, gauges rise and fall, and histograms count what is at most each bound', (t) => {
  const counted = new CountedMetrics(true);
  const metrics = counted.of(acme);
  const marks = metrics.counter({ name: 'marks_total', help: 'Marks.', labels: ['mark', 'place'] });
  marks.add(2, { mark: '!', place: 'end' });
  marks.add(0.5, { place: 'end', mark: '!' });
  marks.add(1, { mark: '?', place: 'end' });
  const entries = metrics.gauge({ name: 'entries', help: 'Entries.' });
  entries.set(5);
  entries.add(-2);
  const sizes = metrics.histogram({ name: 'size_bytes', help: 'Sizes.', buckets: [1, 10] });
  for (const size of [1, 2, 10, 11]) sizes.observe(size);
  t.strictSame(samplesOf(counted), {
    'sluice_plugin_acme_marks_total {"plugin":"acme","mark":"!","place":"end"}': 2.5,
    'sluice_plugin_acme_marks_total {"plugin":"acme","mark":"?","place":"end"}': 1,
    'sluice_plugin_acme_entries {"plugin":"acme"}': 3,
    'sluice_plugin_acme_size_bytes_bucket {"plugin":"acme","le":"1"}': 1,
    'sluice_plugin_acme_size_bytes_bucket {"plugin":"acme","le":"10"}': 3,
    'sluice_plugin_acme_size_bytes_bucket {"plugin":"acme","le":"+Inf"}': 4,
    'sluice_plugin_acme_size_bytes_sum {"plugin":"acme"}': 24,
    'sluice_plugin_acme_size_bytes_count {"plugin":"acme"}': 4,
  });
  t.end();
});

await test('a metric without labels is zero before anything is counted', (t) => {
  const counted = new CountedMetrics(true);
  counted.of(acme).counter({ name: 'marks_total', help: 'Marks.' });
  t.strictSame(samplesOf(counted), { 'sluice_plugin_acme_marks_total {"plugin":"acme"}': 0 });
  t.end();
});

await test('combinations of labels beyond the most are counted together, and the log says so once', (t) => {
  const ownLog = collectingLog();
  const counted = new CountedMetrics(true);
  const definition = { name: 'marks_total', help: 'Marks.', labels: ['mark', 'place'], maxLabelSets: 2 } as const;
  const marks = counted.of({ ...acme, log: ownLog }).counter(definition);
  for (const mark of ['a', 'b', 'c', 'd', 'a']) marks.add(1, { mark, place: 'end' });
  t.strictSame(samplesOf(counted), {
    'sluice_plugin_acme_marks_total {"plugin":"acme","mark":"a","place":"end"}': 2,
    'sluice_plugin_acme_marks_total {"plugin":"acme","mark":"b","place":"end"}': 1,
    'sluice_plugin_acme_marks_total {"plugin":"acme","mark":"other","place":"other"}': 2,
  });
  t.match(ownLog.lines, [{ level: 'warn', fields: { metric: 'sluice_plugin_acme_marks_total' }, message: /only 2/ }]);
  t.equal(ownLog.lines.length, 1);
  t.end();
});

await test('long label values are counted as others', (t) => {
  const counted = new CountedMetrics(true);
  const marks = counted.of(acme).counter({ name: 'marks_total', help: 'Marks.', labels: ['mark'] });
  marks.add(1, { mark: 'x'.repeat(200) });
  marks.add(1, { mark: 'x'.repeat(201) });
  t.equal(samplesOf(counted)['sluice_plugin_acme_marks_total {"plugin":"acme","mark":"other"}'], 1);
  t.end();
});

await test('what cannot be counted is left out, and the log says so once for each metric', (t) => {
  const ownLog = collectingLog();
  const counted = new CountedMetrics(true);
  const metrics = counted.of({ ...acme, log: ownLog });
  const marks = metrics.counter({ name: 'marks_total', help: 'Marks.' });
  const entries = metrics.gauge({ name: 'entries', help: 'Entries.' });
  const seconds = metrics.histogram({ name: 'time_seconds', help: 'Times.', buckets: [1] });
  for (const amount of [Number.NaN, -1, Infinity]) marks.add(amount);
  entries.set(Number.NaN);
  entries.add('1' as unknown as number);
  seconds.observe(Infinity);
  t.ok(Object.values(samplesOf(counted)).every((value) => value === 0));
  t.strictSame(
    ownLog.lines.map(({ fields }) => fields),
    [
      { metric: 'sluice_plugin_acme_marks_total', value: 'NaN' },
      { metric: 'sluice_plugin_acme_entries', value: 'NaN' },
      { metric: 'sluice_plugin_acme_time_seconds', value: 'Infinity' },
    ],
  );
  t.end();
});

await test('labels that a plugin without a type checker leaves out are empty', (t) => {
  const counted = new CountedMetrics(true);
  const marks = counted.of(acme).counter({ name: 'marks_total', help: 'Marks.', labels: ['mark'] });
  (marks as { add(amount: number): void }).add(1);
  t.equal(samplesOf(counted)['sluice_plugin_acme_marks_total {"plugin":"acme","mark":""}'], 1);
  t.end();
});

await test('two instances of a plugin share a metric, told apart by the label "plugin"', (t) => {
  const counted = new CountedMetrics(true);
  for (const id of ['first', 'second'])
    counted
      .of({ ...acme, id })
      .counter({ name: 'marks_total', help: 'Marks.' })
      .add(1);
  t.equal(counted.families().length, 1);
  t.strictSame(samplesOf(counted), {
    'sluice_plugin_acme_marks_total {"plugin":"first"}': 1,
    'sluice_plugin_acme_marks_total {"plugin":"second"}': 1,
  });
  t.end();
});

await test('a metric is declared once, and by one plugin', (t) => {
  const counted = new CountedMetrics(false);
  const definition = { name: 'big_marks_total', help: 'Marks.' };
  counted.of(acme).counter(definition);
  t.throws(() => counted.of(acme).counter(definition), { message: 'the metric "big_marks_total" is declared twice' });
  const other = { ...acme, id: 'other' };
  t.throws(() => counted.of(other).gauge(definition), { message: /which "acme" has declared differently/ });
  t.throws(() => counted.of({ ...other, name: 'acme-big' }).counter({ ...definition, name: 'marks_total' }), {
    message:
      'the metric "marks_total" would be "sluice_plugin_acme_big_marks_total", which "acme" has declared differently',
  });
  t.end();
});

await test('invalid definitions are refused, and the message names the mistake', (t) => {
  const metrics = new CountedMetrics(true).of(acme);
  const valid = { name: 'size_bytes', help: 'Sizes.' };
  const invalid: readonly (readonly [Partial<HistogramDefinition<string>>, RegExp])[] = [
    [{ name: 'size-bytes' }, /the histogram "size-bytes" needs a name of lower-case letters/],
    [{ name: '9_bytes' }, /begins with a letter/],
    [{ help: '' }, /needs a "help"/],
    [{ labels: ['Size'] }, /has the label "Size"/],
    [{ labels: ['process'] }, /"process", which the gateway itself adds/],
    [{ labels: ['size', 'size'] }, /"size" twice/],
    [{ maxLabelSets: 0 }, /has 0 as "maxLabelSets"; use 1 to 10000/],
    [{ buckets: [] }, /needs "buckets" in ascending order/],
    [{ buckets: [2, 1] }, /ascending/],
    [{ buckets: [1, Infinity] }, /without infinity/],
  ];
  for (const [mistake, message] of invalid) t.throws(() => metrics.histogram({ ...valid, ...mistake }), { message });
  t.end();
});

await test('nothing is counted if nobody reads it', (t) => {
  const counted = new CountedMetrics(false);
  const marks = counted.of(acme).counter({ name: 'marks_total', help: 'Marks.', labels: ['mark'] });
  marks.add(1, { mark: '!' });
  t.strictSame(samplesOf(counted), {});
  t.end();
});
