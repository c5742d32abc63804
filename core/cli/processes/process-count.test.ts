import { test } from 'tap';
import { testSettings } from '../../testkit/memory-config.js';
import { processCount } from './process-count.js';

function settingsWith(processes: number | 'auto', databaseUrl?: string): typeof testSettings {
  const { server, data } = testSettings;
  return { ...testSettings, server: { ...server, processes }, data: { ...data, ...(databaseUrl && { databaseUrl }) } };
}

const url = 'postgres://db/sluice';

await test('as many processes as the settings say, or the option, which takes precedence', (t) => {
  t.equal(processCount(settingsWith(1), undefined), 1);
  t.equal(processCount(settingsWith(3, url), undefined), 3);
  t.equal(processCount(settingsWith(3, url), '2'), 2);
  t.equal(processCount(settingsWith(1, url), '1024'), 1024);
  t.end();
});

await test('auto is one for each core with a server, and one with the embedded database', (t) => {
  t.equal(processCount(settingsWith('auto', url), undefined, 8), 8);
  t.equal(processCount(settingsWith(1, url), 'auto', 8), 8);
  t.equal(processCount(settingsWith('auto'), undefined, 8), 1);
  t.end();
});

await test('several processes on the embedded database are refused, and so is what is not a number', (t) => {
  t.throws(() => processCount(settingsWith(1), '2'), {
    name: 'UsageError',
    message: /--processes 2 needs a PostgreSQL server.*DATABASE_URL/,
  });
  for (const value of ['0', '-1', '1.5', '', '1025', 'many', '0x2', '1e3']) {
    t.throws(() => processCount(settingsWith(1, url), value), /must be a number from 1 to 1024, or auto; got/, value);
  }
  t.end();
});
