import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'tap';
import { testSettings } from '../testkit/memory-config.js';
import { addressLeftIn, leaveAddress } from './serving-address.js';

function settingsFor(folder: string, host = '127.0.0.1'): typeof testSettings {
  return { ...testSettings, data: { ...testSettings.data, folder }, server: { ...testSettings.server, host } };
}

await test('a gateway writes its address to a file, and removes it at the end', (t) => {
  const folder = t.testdir({});
  t.equal(addressLeftIn(folder), undefined);
  const takeBack = leaveAddress(settingsFor(folder), 4711);
  t.equal(addressLeftIn(folder), 'http://127.0.0.1:4711');
  takeBack();
  t.equal(addressLeftIn(folder), undefined);
  t.notOk(existsSync(join(folder, 'address.json')));
  leaveAddress(settingsFor(folder, '0.0.0.0'), 1);
  t.equal(addressLeftIn(folder), 'http://127.0.0.1:1', 'every interface is reached by the loopback');
  leaveAddress(settingsFor(folder, '::'), 1);
  t.equal(addressLeftIn(folder), 'http://[::1]:1');
  t.end();
});

await test('an address of a process that has ended, of another machine, or that is invalid is ignored', (t) => {
  const folder = t.testdir({});
  leaveAddress(settingsFor(folder), 4711);
  const file = join(folder, 'address.json');
  const left = JSON.parse(readFileSync(file, 'utf8')) as object;
  const gone = spawnSync(process.execPath, ['--version']).pid;
  for (const change of [
    { pid: gone },
    { host: 'elsewhere' },
    { url: 'file:///etc/passwd' },
    { pid: -1 },
    { pid: '1' },
  ]) {
    writeFileSync(file, JSON.stringify({ ...left, ...change }));
    t.equal(addressLeftIn(folder), undefined, JSON.stringify(change));
  }
  writeFileSync(file, '{');
  t.equal(addressLeftIn(folder), undefined);
  writeFileSync(file, JSON.stringify(left));
  t.equal(addressLeftIn(folder), 'http://127.0.0.1:4711');
  t.end();
});

await test('a missing folder is not an error', (t) => {
  const takeBack = leaveAddress(settingsFor(join(t.testdir({}), 'missing')), 4711);
  takeBack();
  t.end();
});
