import { test } from 'tap';
import { collectingLog } from '../../core/testkit/collecting-log.js';
import { DeliveryLog } from './delivery-log.js';

await test('the beginning of losses and their end are one line each, and they end when nothing was lost between two exports', (t) => {
  const log = collectingLog();
  const delivery = new DeliveryLog(log);
  const lines = () => log.lines.map(({ message, fields }) => [message, fields['lost']]);
  delivery.delivered();
  t.strictSame(lines(), [], 'nothing was lost');
  delivery.dropped();
  delivery.failed(3, new Error('away'));
  const begun = [['spans are dropped: more are made than the collector accepts', undefined]];
  t.strictSame(lines(), begun);
  delivery.delivered();
  delivery.dropped();
  delivery.delivered();
  t.strictSame(lines(), begun, 'more may be made than the collector accepts');
  delivery.delivered();
  const ended = [...begun, ['all spans are delivered again', 5]];
  t.strictSame(lines(), ended);
  delivery.delivered();
  t.strictSame(lines(), ended);
  t.end();
});
