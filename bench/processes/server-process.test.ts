import { connect } from 'node:net';
import { test } from 'tap';
import { freePort } from './free-port.js';
import { startProgram } from './server-process.js';

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => resolve(false));
    socket.on('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}

await test('a program runs when its port accepts a connection, and its children end with it', async (t) => {
  const port = await freePort();
  const child = `require('node:net').createServer().listen(${port}, '127.0.0.1')`;
  const parent = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(child)}]); setInterval(() => {}, 1e6)`;
  const program = await startProgram({
    name: 'with a child',
    program: process.execPath,
    arguments: ['-e', parent],
    listensOn: port,
  });
  t.equal(program.origin, `http://127.0.0.1:${port}`);
  t.ok(await accepts(port));
  await program.stop();
  // The system ends the child after the signal, at a time of its own.
  while (await accepts(port));
});

await test('a program that ends before it listens is reported with its output', async (t) => {
  const starts = startProgram({
    name: 'unwilling',
    program: process.execPath,
    arguments: ['-e', 'console.log("no such option"); process.exit(1)'],
    listensOn: await freePort(),
  });
  await t.rejects(starts, /unwilling ended before it listened. It printed:\nno such option/);
});
