import { test } from 'tap';
import type { Installed } from '../../pipeline/chain/installed.js';
import { collectingLog } from '../../testkit/collecting-log.js';
import { HostReadiness } from './readiness.js';

await test('after the start, the log says once that a plugin is not ready, however often it is asked, and once that it is ready again', async (t) => {
  const log = collectingLog();
  let cause: Error | undefined = new Error('The store is away.');
  const ready = (): Promise<void> => (cause ? Promise.reject(cause) : Promise.resolve());
  const plugin: Installed = {
    id: 'x',
    onFailure: 'closed',
    hookTimeoutMs: 1_000,
    log,
    contributions: { ready },
  };
  const readiness = new HostReadiness();
  readiness.fill([plugin]);
  const ask = () => readiness.check(new AbortController().signal);
  t.strictSame(await ask(), [{ plugin: 'x', ready: false, message: 'It is starting.' }]);
  t.strictSame(log.lines, []);

  readiness.started();
  const away = [{ plugin: 'x', ready: false, message: 'It is not ready; the log says why.' }];
  for (let probe = 0; probe < 3; probe += 1) t.strictSame(await ask(), away);
  t.strictSame(log.lines, [{ level: 'warn', message: 'not ready', fields: { error: cause } }]);

  cause = undefined;
  for (let probe = 0; probe < 2; probe += 1) t.strictSame(await ask(), [{ plugin: 'x', ready: true }]);
  cause = new Error('It is away again.');
  await ask();
  t.strictSame(
    log.lines.map(({ message }) => message),
    ['not ready', 'ready', 'not ready'],
  );
});
