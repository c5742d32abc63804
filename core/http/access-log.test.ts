import { test } from 'tap';
import type { Outcome } from '../api/index.js';
import { collectingLog } from '../testkit/collecting-log.js';
import { AccessLog } from './access-log.js';
import type { HttpExchange } from './http-exchange.js';

const turn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

function exchange(id: string): HttpExchange {
  return { id, trace: { traceId: `trace of ${id}` }, operation: 'ask' } as unknown as HttpExchange;
}

const outcome = { status: 'completed', httpStatus: 200, durationMs: 5, attempts: [] } as unknown as Outcome;

await test('the lines of a turn are written at its end, each once and in their order', async (t) => {
  const log = collectingLog();
  const lines = new AccessLog();
  t.teardown(() => lines.close());
  lines.add(log, exchange('a'), outcome);
  lines.add(log, exchange('b'), {
    ...outcome,
    attempts: [{ provider: 'first', model: 'm' } as Outcome['attempts'][number]],
  });
  t.strictSame(log.lines, []);
  await turn();
  t.match(log.lines, [
    {
      message: 'request',
      fields: { requestId: 'a', traceId: 'trace of a', operation: 'ask', status: 200, durationMs: 5 },
    },
    { message: 'request', fields: { requestId: 'b', outcome: 'completed', provider: 'first', model: 'm' } },
  ]);
  lines.add(log, exchange('c'), outcome);
  await turn();
  t.strictSame(
    log.lines.map(({ fields }) => (fields as { requestId: string }).requestId),
    ['a', 'b', 'c'],
  );
});

await test('what is left is written at the close, and when the process ends', async (t) => {
  const log = collectingLog();
  const before = process.listenerCount('exit');
  const closed = new AccessLog();
  closed.add(log, exchange('a'), outcome);
  closed.close();
  t.equal(log.lines.length, 1);
  const ending = new AccessLog();
  ending.add(log, exchange('b'), outcome);
  const [first] = process.listeners('exit');
  first?.call(process, 0);
  t.equal(log.lines.length, 2, 'before whoever else listens for the end');
  ending.close();
  await turn();
  t.equal(log.lines.length, 2);
  t.equal(process.listenerCount('exit'), before);
});
