import {
  brotliCompressSync,
  constants,
  createGzip,
  deflateRawSync,
  deflateSync,
  gzipSync,
  zstdCompressSync,
} from 'node:zlib';
import { test } from 'tap';
import { GatewayError } from '../../api/errors.js';
import { clientFor, enough, post, serveHttp, textOf } from '../../../test/fixtures/components/http-upstream.js';
import { refusal } from '../../testkit/refusal.js';

await test('compressed bodies', async (t) => {
  const plain = Buffer.from(`data: ${'hällo '.repeat(30)}\n\ndata: [DONE]\n\n`);
  const codings: Record<string, readonly [name: string, bytes: Buffer]> = {
    gzip: ['gzip', gzipSync(plain)],
    'gzip of two members': ['X-GZIP', Buffer.concat([gzipSync(plain.subarray(0, 50)), gzipSync(plain.subarray(50))])],
    deflate: ['deflate', deflateSync(plain)],
    'deflate without its wrapper': ['deflate', deflateRawSync(plain)],
    brotli: ['br', brotliCompressSync(plain)],
    zstd: ['zstd', zstdCompressSync(plain)],
  };

  for (const [what, [name, bytes]] of Object.entries(codings)) {
    await t.test(`${what} is undone however it is cut, and fails when it stops early`, async (t) => {
      let cut = 0;
      let end = bytes.length;
      const upstream = await serveHttp(t, (_request, response) => {
        response.writeHead(200, { 'content-encoding': name });
        response.write(bytes.subarray(0, cut));
        setImmediate(() => response.end(bytes.subarray(cut, end)));
      });
      const client = clientFor(t);
      for (cut = 1; cut < bytes.length; cut += 1) {
        const response = await client.send(post(upstream.url));
        if (response.headers['content-encoding'] !== undefined) t.fail('the header speaks of a coding that is undone');
        if (!plain.equals(await response.bytes(enough))) t.fail(`cut at ${cut}`);
      }
      for (end = 1; end < bytes.length; end += 11) {
        cut = Math.min(end, 5);
        const text = Promise.resolve((await client.send(post(upstream.url))).bytes(enough));
        if (what === 'gzip of two members' && end === gzipSync(plain.subarray(0, 50)).length) continue;
        const code = await text.then(
          () => 'none',
          (error: GatewayError) => error.code,
        );
        if (code !== 'GW_UPSTREAM_BROKEN') t.fail(`stopped at ${end} of ${bytes.length}: ${code}`);
      }
      t.pass('every cut');
    });
  }

  await t.test('arrive event by event', async (t) => {
    const next = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
    const upstream = await serveHttp(t, async (_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' });
      const gzip = createGzip({ flush: constants.Z_SYNC_FLUSH });
      gzip.pipe(response);
      gzip.write('one');
      await next[0].promise;
      gzip.write('two');
      await next[1].promise;
      gzip.end('three');
    });
    const seen: string[] = [];
    const response = await clientFor(t).send(post(upstream.url));
    await response.deliver((chunk) => {
      next[seen.length]?.resolve();
      seen.push(Buffer.from(chunk).toString());
    });
    t.strictSame(seen, ['one', 'two', 'three']);
  });

  await t.test('that are garbage or in an unknown coding are GW_UPSTREAM_BROKEN', async (t) => {
    let coding = 'gzip';
    const upstream = await serveHttp(t, (_request, response) => {
      response.writeHead(200, { 'content-encoding': coding }).end('this is not compressed at all');
    });
    const client = clientFor(t);
    for (coding of ['gzip', 'br', 'zstd', 'compress', 'gzip, gzip']) {
      const response = await client.send(post(upstream.url));
      const error = await refusal(Promise.resolve(response.bytes(enough)));
      t.match(error, { code: 'GW_UPSTREAM_BROKEN', status: 502 }, coding);
      t.match(error.message, `content-encoding "${coding}"`);
    }
  });

  await t.test('that have no bytes at all are empty', async (t) => {
    const upstream = await serveHttp(t, (_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip', 'content-length': 0 }).end();
    });
    t.equal(await textOf(await clientFor(t).send(post(upstream.url))), '');
  });

  await t.test('that expand without end meet the limit', async (t) => {
    const bomb = gzipSync(Buffer.alloc(20 * 1024 * 1024));
    const upstream = await serveHttp(t, (_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb);
    });
    const response = await clientFor(t).send(post(upstream.url));
    t.equal((await refusal(Promise.resolve(response.bytes(enough)))).code, 'GW_PROVIDER_ANSWER_TOO_LARGE');
  });

  await t.test('end with an abort even when the socket has been given back already', async (t) => {
    const upstream = await serveHttp(t, (_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(plain));
    });
    const controller = new AbortController();
    const response = await clientFor(t).send(post(upstream.url, { signal: controller.signal }));
    const failed = refusal(
      response.deliver(() => {
        setImmediate(() => controller.abort());
        return new Promise(() => {});
      }),
    );
    t.equal((await failed).code, 'GW_CLIENT_GONE');
  });

  await t.test('pass on what a reader throws', async (t) => {
    const upstream = await serveHttp(t, (_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(plain));
    });
    const client = clientFor(t);
    const mine = new Error('no more');
    const thrown = (await client.send(post(upstream.url))).deliver(() => {
      throw mine;
    });
    t.equal(await thrown.catch((error: unknown) => error), mine);
    const rejected = (await client.send(post(upstream.url))).deliver(() => Promise.reject(mine));
    t.equal(await rejected.catch((error: unknown) => error), mine);
  });
});
