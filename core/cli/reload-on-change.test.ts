import { mock } from 'node:test';
import { test } from 'tap';
import type { ConfigSource } from '../api/internal/config-source.js';
import { until } from '../../test/fixtures/components/until.js';
import { ConfigurationError } from '../host/configuration-error.js';
import { collectingLog } from '../testkit/collecting-log.js';
import { reloadOnChange } from './reload-on-change.js';

await test('a reload that fails is an error in the log, and one that a stop ends is not', async (t) => {
  for (const isStopping of [false, true]) {
    const log = collectingLog();
    const gateway = { isStopping, reload: () => Promise.reject(new Error('no')) };
    const composition = {
      readConfig: async () => ({ fingerprint: 'changed' }) as ConfigSource,
      watchConfig: async (_: string, onChange: () => void) => onChange(),
    };
    const signals = { onHangUp: () => () => undefined };
    const stop = await reloadOnChange(gateway, {
      composition,
      source: { file: 'f', fingerprint: 'first' },
      signals,
      log,
    });
    await until(() => log.lines.length > 0, 'the failure is in the log');
    stop();
    t.equal(log.lines.length, 1);
    t.match(log.lines[0], { level: isStopping ? 'info' : 'error', message: /^configuration not reloaded/ });
  }
});

await test('a change that a signal has already had loaded is not loaded again; a signal always is', async (t) => {
  const log = collectingLog();
  let fingerprint = 'first';
  let change = (): void => undefined;
  let hangUp = (): void => undefined;
  const composition = {
    readConfig: async () => ({ fingerprint }) as ConfigSource,
    watchConfig: async (_: string, onChange: () => void) => void (change = onChange),
  };
  const gateway = {
    isStopping: false,
    reload: (changed: ConfigSource) => Promise.reject(new Error(changed.fingerprint)),
  };
  const signals = {
    onHangUp: (reload: () => void) => {
      hangUp = reload;
      return () => undefined;
    },
  };
  await reloadOnChange(gateway, { composition, source: { file: 'f', fingerprint }, signals, log });
  const reported = (): readonly unknown[] => log.lines.map(({ fields }) => (fields['error'] as Error).message);

  fingerprint = 'invalid';
  hangUp();
  change();
  fingerprint = 'invalid otherwise';
  await until(() => log.lines.length === 1, 'the signal is answered');
  change();
  await until(() => log.lines.length === 2, 'the next change is reported');
  hangUp();
  await until(() => log.lines.length === 3, 'the next signal is answered');
  t.strictSame(reported(), ['invalid', 'invalid otherwise', 'invalid otherwise']);
});

await test('a valid configuration that could not be loaded is tried again, until it is loaded or the file is another one', async (t) => {
  mock.timers.enable({ apis: ['setTimeout'] });
  t.teardown(() => mock.timers.reset());
  const log = collectingLog();
  let fingerprint = 'first';
  let change = (): void => undefined;
  let failure: Error | undefined = new Error('the database is away');
  let loaded = 0;
  const composition = {
    readConfig: async () => ({ fingerprint }) as ConfigSource,
    watchConfig: async (_: string, onChange: () => void) => void (change = onChange),
  };
  const gateway = {
    isStopping: false,
    async reload() {
      loaded += 1;
      if (failure) throw failure;
      return { needRestart: [] };
    },
  };
  const signals = { onHangUp: () => () => undefined };
  await reloadOnChange(gateway, { composition, source: { file: 'f', fingerprint }, signals, log });
  const settled = async (): Promise<void> => {
    for (let turn = 0; turn < 3; turn += 1) await new Promise(setImmediate);
  };
  const pass = async (ms: number): Promise<void> => {
    mock.timers.tick(ms);
    await settled();
  };

  fingerprint = 'second';
  change();
  await settled();
  await pass(30_000);
  t.equal(loaded, 2);
  change();
  await settled();
  failure = undefined;
  await pass(30_000);
  t.equal(loaded, 3, 'also if the watch has looked at the same file in between');
  await pass(60_000);
  t.equal(loaded, 3, 'and not after it was loaded');
  failure = new ConfigurationError([]);
  fingerprint = 'mistaken';
  change();
  await settled();
  await pass(60_000);
  t.equal(loaded, 4, 'only another file mends a mistake in it');
  t.strictSame(
    log.lines.map(({ level }) => level),
    ['error', 'error', 'info', 'error'],
  );
});
