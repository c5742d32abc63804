import cluster from 'node:cluster';
import { mock } from 'node:test';
import { fileURLToPath } from 'node:url';
import { test } from 'tap';
import { until } from '../../../test/fixtures/components/until.js';
import type { ConfigSource } from '../../api/internal/config-source.js';
import type { AdjustableLogger } from '../../services/log/logger.js';
import { collectingLog } from '../../testkit/collecting-log.js';
import { Supervisor } from './supervisor.js';

const program = new URL('../../../test/fixtures/processes/reloading-process.js', import.meta.url);
const changed = { settings: { log: { level: 'info' } } } as ConfigSource;

await test('a process that has not taken a configuration, unlike the first one, is told again until it has', async (t) => {
  cluster.setupPrimary({ exec: fileURLToPath(program) });
  const log = collectingLog();
  const supervisor = new Supervisor(2, { ...log, setLevel: () => undefined } as AdjustableLogger);
  t.teardown(() => {
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGKILL');
    return supervisor.stop();
  });
  const messages = () => log.lines.map(({ level, message }) => `${level}: ${message}`);
  const serving = () => messages().filter((line) => line === 'info: a process serves').length;
  await supervisor.startFirst();
  supervisor.startOthers();
  await until(() => serving() === 2, 'both serve');

  mock.timers.enable({ apis: ['setTimeout'] });
  t.teardown(() => mock.timers.reset());
  await supervisor.reload(changed);
  t.match(messages().slice(2), ['error: one process has not taken the new configuration; the previous one stays']);
  t.match(log.lines.at(-1)?.fields, { process: 2, error: { message: 'no connection' } });
  mock.timers.tick(30_000);
  mock.timers.reset();
  await until(() => messages().length > 3, 'it has answered again');
  t.match(messages()[3], 'info: configuration reloaded');
  t.match(log.lines.at(-1)?.fields, { process: 2 });
});
