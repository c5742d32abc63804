import { setTimeout as delay } from 'node:timers/promises';
import { createGzip } from 'node:zlib';
import { test, type Test } from 'tap';
import { readSlowly } from '../../../test/fixtures/clients/slow-reader.js';
import { watchSockets } from '../../../test/fixtures/clients/watch-sockets.js';
import { clientFor, post, serveHttp, serveRaw, settled } from '../../../test/fixtures/components/http-upstream.js';

await test('back-pressure', async (t) => {
  const piece = Buffer.alloc(64 * 1024, 'x');
  const total = 64 * 1024 * 1024;

  /** Writes as fast as it may; `written` counts what has been taken off its hands. */
  async function serveLong(t: Test, compress: boolean) {
    const counter = { written: 0 };
    const upstream = await serveHttp(t, (_request, response) => {
      response.writeHead(200, compress ? { 'content-encoding': 'gzip' } : {});
      const out = compress ? createGzip({ level: 0 }) : response;
      if (compress) out.pipe(response);
      const more = (): void => {
        while (counter.written < total) {
          counter.written += piece.length;
          if (!out.write(piece)) return void out.once('drain', more);
        }
        out.end();
      };
      more();
    });
    return { ...upstream, counter };
  }

  for (const compress of [false, true]) {
    await t.test(`stops reading while the reader stalls${compress ? ' behind a decompression' : ''}`, async (t) => {
      const upstream = await serveLong(t, compress);
      const response = await clientFor(t).send(post(upstream.url));
      const goOn = Promise.withResolvers<void>();
      let received = 0;
      const done = response.deliver((chunk) => {
        received += chunk.length;
        return goOn.promise;
      });
      const before = await settled(() => upstream.counter.written);
      t.ok(before < total / 2, `the server could write ${before} of ${total} bytes`);
      t.ok(received <= 64 * 1024, `the reader was given ${received} bytes`);
      goOn.resolve();
      await done;
      t.equal(received, total);
    });
  }

  await t.test('stops reading until the body is requested', async (t) => {
    const upstream = await serveLong(t, false);
    const response = await clientFor(t).send(post(upstream.url));
    const before = await settled(() => upstream.counter.written);
    t.ok(before < total / 2, `the server could write ${before} of ${total} bytes`);
    let received = 0;
    await response.deliver((chunk) => void (received += chunk.length));
    t.equal(received, total);
  });

  await t.test('keeps no more than 96 KiB for a slow reader, however often it has waited for it', async (t) => {
    const sockets = watchSockets(t);
    const upstream = await serveLong(t, false);
    const response = await clientFor(t).send(post(upstream.url));
    const socket = sockets.openedTo(Number(upstream.host.split(':')[1]));
    const most = await readSlowly(response, socket, total / 4);
    t.ok(most <= 96 * 1024, `${most} bytes had been read and not given out`);
  });

  await t.test('passes one chunk at a time to a reader that always waits', async (t) => {
    const upstream = await serveHttp(t, async (_request, response) => {
      for (let at = 0; at < 200; at += 1) {
        response.write(`${at} `);
        if (at % 7 === 0) await new Promise(setImmediate);
      }
      response.end();
    });
    const response = await clientFor(t).send(post(upstream.url));
    let inside = 0;
    let text = '';
    await response.deliver(async (chunk) => {
      t.equal(++inside, 1);
      await new Promise(setImmediate);
      text += Buffer.from(chunk).toString();
      inside -= 1;
    });
    t.equal(text, `${Array.from({ length: 200 }, (_, at) => at).join(' ')} `);
  });

  await t.test('does not time out an answer that waits for its reader', async (t) => {
    const upstream = await serveRaw(t, (socket) =>
      socket.write(`HTTP/1.1 200 OK\r\ncontent-length: 200000\r\n\r\n${'x'.repeat(200_000)}`),
    );
    const response = await clientFor(t).send(post(upstream.url, { idleTimeoutMs: 100 }));
    let received = 0;
    await response.deliver(async (chunk) => {
      if (received === 0) await delay(1500);
      received += chunk.length;
    });
    t.equal(received, 200_000);
  });

  await t.test('an end that comes while the reader stalls waits for it', async (t) => {
    // Without a length the closing of the socket is the end, and the library hands over what it holds, paused or not.
    const upstream = await serveRaw(t, (socket) => {
      socket.end(`HTTP/1.1 200 OK\r\nconnection: close\r\n\r\n${'x'.repeat(30_000)}`);
    });
    const response = await clientFor(t).send(post(upstream.url));
    let received = 0;
    await response.deliver(async (chunk) => {
      await delay(50);
      received += chunk.length;
    });
    t.equal(received, 30_000);
  });
});
