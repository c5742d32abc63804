import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { type Test, test } from 'tap';
import { silentLog } from '../../../test/fixtures/components/silent-log.js';
import { ServerPool } from './postgresql-pool.js';

/** A message of PostgreSQL's protocol: its type, its length, its body. */
function message(type: string, body: string): Buffer {
  const bytes = Buffer.from(body, 'latin1');
  const length = Buffer.alloc(4);
  length.writeInt32BE(bytes.length + 4);
  return Buffer.concat([Buffer.from(type), length, bytes]);
}

const ready = message('Z', 'I');

/** A server that accepts every connection, and has no memory left for any statement. */
async function exhaustedServer(t: Test): Promise<string> {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.once('data', () => {
      socket.write(Buffer.concat([message('R', '\0\0\0\0'), ready]));
      socket.on('data', () => {
        const refusal = message('E', 'SERROR\0C53200\0Mout of memory\0\0');
        if (socket.writable) socket.write(Buffer.concat([refusal, ready]));
      });
    });
  }).listen(0, '127.0.0.1');
  t.teardown(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  await once(server, 'listening');
  return `postgresql://sluice@127.0.0.1:${(server.address() as { port: number }).port}/x`;
}

await test('a connection whose session cannot be set up returns to the pool', async (t) => {
  const url = await exhaustedServer(t);
  const pool = new ServerPool({ url, maxConnections: 1, connectMs: 5_000, silenceMs: 0, log: silentLog });
  t.teardown(() => pool.end());
  await t.rejects(pool.connect(), { code: 'GW_DATABASE_UNAVAILABLE' });
  const { open, idle } = pool.connections;
  t.equal(idle, open);
});
