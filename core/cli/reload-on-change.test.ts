import { test } from 'tap';
import type { ConfigSource } from '../api/internal/config-source.js';
import { until } from '../../test/fixtures/components/until.js';
import { collectingLog } from '../testkit/collecting-log.js';
import { reloadOnChange } from './reload-on-change.js';

await test('a reload that fails is an error in the log, and one that a stop ends is not', async (t) => {
  for (const isStopping of [false, true]) {
    const log = collectingLog();
    const gateway = { isStopping, reload: () => Promise.reject(new Error('no')) };
    const composition = {
      readConfig: async () => ({}) as ConfigSource,
      watchConfig: async (_: string, onChange: () => void) => onChange(),
    };
    const signals = { onHangUp: () => () => undefined };
    const stop = await reloadOnChange({ file: 'f' }, gateway, {
      composition,
      source: { fingerprint: '' },
      signals,
      log,
    });
    await until(() => log.lines.length > 0, 'the failure is in the log');
    stop();
    t.equal(log.lines.length, 1);
    t.match(log.lines[0], { level: isStopping ? 'info' : 'error', message: /^configuration not reloaded/ });
  }
});
