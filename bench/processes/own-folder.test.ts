import { existsSync } from 'node:fs';
import { test } from 'tap';
import { startInOwnFolder } from './own-folder.js';

await test('the folder of a server is removed when it has stopped', async (t) => {
  let used = '';
  const server = await startInOwnFolder((folder) => {
    used = folder;
    return Promise.resolve({ pid: 1, origin: '', output: () => '', stop: () => Promise.resolve() });
  });
  t.ok(existsSync(used));
  await server.stop();
  t.notOk(existsSync(used));
});

await test('the folder of a server that does not start is removed', async (t) => {
  let used = '';
  const start = startInOwnFolder((folder) => {
    used = folder;
    return Promise.reject(new Error('It did not listen.'));
  });
  await t.rejects(start, { message: 'It did not listen.' });
  t.notOk(used === '' || existsSync(used));
});
