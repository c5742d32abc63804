import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { type Test, test } from 'tap';
import type { VectorSpace } from '../../api/index.js';
import { collectingLog } from '../../testkit/index.js';
import { createHttpClient } from '../http-client/http-client.js';
import { ChromaApi } from './chroma-api.js';
import { remoteServer } from './chroma-server.js';
import { ChromaStore } from './chroma-store.js';
import { EmbeddedServer } from './embedded-server.js';
import { groupServer } from './group-server.js';
import { openVectors } from './open-vectors.js';
import { listenUntilEnd } from '../../../test/fixtures/components/listen-until-end.js';
import { temporaryFolder } from '../../../test/fixtures/components/temporary-folder.js';

const space: VectorSpace = { name: 'test-space', measure: 'inner-product' };
const { signal } = new AbortController();

/** A server in place of Chroma, and a client for it. */
async function serve(t: Test, listener: (request: IncomingMessage, response: ServerResponse) => unknown) {
  const url = `http://127.0.0.1:${await listenUntilEnd(t, createServer(listener))}`;
  const http = createHttpClient();
  t.teardown(() => http.close());
  return { url, server: remoteServer(url), http };
}

function open(t: Test, folder: string, url?: string) {
  const http = createHttpClient();
  const log = collectingLog();
  const store = openVectors({ url, folder, http, log });
  t.teardown(async () => {
    await store.close();
    await http.close();
  });
  const pid = (): number => Number(log.lines.at(-1)?.fields.pid);
  return { store, log, pid };
}

await test('vectors are found by their inner product, and only those that match the filter', async (t) => {
  const { store } = open(t, temporaryFolder(t));
  t.strictSame(await store.nearest(space, { vector: [1, 0], limit: 5 }, signal), [], 'no space, no vectors');
  await store.put(
    space,
    [
      { id: 'a', vector: [1, 2], tags: { owner: 'x', secret: true } },
      { id: 'b', vector: [5, 1], tags: { owner: 'x', secret: false, year: 2024 } },
      { id: 'c', vector: [9, 9], tags: { owner: 'y', secret: false } },
    ],
    signal,
  );
  const of = (owner: string) => ({ tag: 'owner', is: owner }) as const;
  const find = async (filter: Parameters<typeof store.nearest>[1]['filter']) =>
    store.nearest(space, { vector: [1, 0], limit: 5, ...(filter && { filter }) }, signal);
  t.strictSame(await find(undefined), [
    { id: 'c', similarity: 9 },
    { id: 'b', similarity: 5 },
    { id: 'a', similarity: 1 },
  ]);
  t.strictSame(
    (await find(of('x'))).map(({ id }) => id),
    ['b', 'a'],
  );
  t.strictSame(
    (await find({ all: [of('x'), { tag: 'year', from: 2000, to: 2024 }] })).map(({ id }) => id),
    ['b'],
  );
  t.strictSame(
    (await find({ all: [of('x'), { any: [{ tag: 'secret', is: true }] }] })).map(({ id }) => id),
    ['a'],
  );
  t.strictSame(
    (await find({ tag: 'year', is: 2024 })).map(({ id }) => id),
    ['b'],
  );
  const other: VectorSpace = { name: 'other-space', measure: 'inner-product' };
  t.strictSame(await store.missing(space, ['a', 'x', 'b', 'y'], signal), ['x', 'y']);
  t.strictSame(await store.missing(other, ['a'], signal), ['a'], 'nothing is in a space that does not exist');
  await store.move(space, other, { filter: of('x'), tags: { secret: false } }, signal);
  t.strictSame(await find(undefined), [{ id: 'c', similarity: 9 }], 'what is moved is not here any more');
  const there = await store.nearest(other, { vector: [0, 1], limit: 5, filter: { tag: 'secret', is: false } }, signal);
  t.strictSame(
    there.map(({ id, similarity }) => [id, similarity]),
    [
      ['a', 2],
      ['b', 1],
    ],
    'it is there, with the new tag',
  );
  const kept = { all: [of('x'), { tag: 'year', is: 2024 }] } as const;
  t.equal(
    (await store.nearest(other, { vector: [0, 1], limit: 5, filter: kept }, signal)).length,
    1,
    'the other tags stay',
  );
  await store.move(space, other, { filter: of('x'), tags: {} }, signal);
  t.equal(await store.count(other, signal), 2, 'nothing is moved twice');
  const many = Array.from({ length: 97 }, (_, at) => ({ id: `m${at}`, vector: [at, 1], tags: { owner: 'z' } }));
  await store.put(space, many, signal);
  t.equal(await store.move(space, other, { filter: of('z'), tags: {}, limit: 50 }, signal), 50, 'as many as allowed');
  t.strictSame([await store.count(space, signal), await store.count(other, signal)], [48, 52]);
  t.equal(await store.move(space, other, { filter: of('z'), tags: {}, limit: 50 }, signal), 47, 'the rest');
  t.strictSame([await store.count(space, signal), await store.count(other, signal)], [1, 99]);
  await store.move({ name: 'no-space', measure: 'cosine' }, other, { filter: of('x'), tags: {} }, signal);
  await store.move(other, space, { filter: of('x'), tags: {} }, signal);
  await store.remove(space, of('x'), signal);
  t.strictSame(await find(undefined), [{ id: 'c', similarity: 9 }]);
  await store.drop(space, signal);
  await store.drop(space, signal);
  t.equal(await store.count(space, signal), 0);
});

await test('an embedded store whose files are removed while it runs starts again, empty', async (t) => {
  const folder = temporaryFolder(t);
  const { store, log } = open(t, folder);
  await store.put(space, [{ id: 'a', vector: [1, 2], tags: { owner: 'x' } }], signal);
  rmSync(join(folder, 'vectors'), { recursive: true });
  t.strictSame(await Promise.all([store.count(space, signal), store.count(space, signal)]), [0, 0]);
  await store.put(space, [{ id: 'b', vector: [1, 2, 3], tags: { owner: 'x' } }], signal);
  t.equal(await store.dimensions(space, signal), 3, 'a new space may have vectors of another length');
  const warned = log.lines.filter(({ level }) => level === 'warn').map(({ message }) => message);
  t.strictSame(warned, ['the files of the vector store were removed or replaced; it is started again']);
});

await test('an embedded store that is killed starts again with everything in it', async (t) => {
  const { store, pid } = open(t, temporaryFolder(t));
  await store.put(space, [{ id: 'a', vector: [1, 2], tags: { owner: 'x' } }], signal);
  const before = pid();
  if (process.platform === 'linux')
    t.ok(Number(readFileSync(`/proc/${before}/oom_score_adj`, 'utf8')) >= 500, 'the system would, before the gateway');
  process.kill(before, 'SIGKILL');
  for (;;) {
    const found = await store.nearest(space, { vector: [1, 0], limit: 1 }, signal).catch(() => undefined);
    if (!found) continue;
    t.strictSame(found, [{ id: 'a', similarity: 1 }]);
    break;
  }
  t.not(pid(), before);
});

await test('a second gateway fails with a message that the folder is in use, and what to do', async (t) => {
  const folder = temporaryFolder(t);
  const first = open(t, folder);
  await first.store.count(space, signal);
  const second = open(t, folder);
  const error = await second.store.count(space, signal).catch((cause: unknown) => cause);
  t.match(error, { code: 'GW_VECTORS_UNAVAILABLE', status: 503, cause: { message: /in use.*CHROMA_URL/s } });
  await first.store.close();
  t.equal(await second.store.count(space, signal), 0, 'afterwards it may have it');
});

await test('calls fail while the server is unavailable, and succeed when it is back', async (t) => {
  const folder = temporaryFolder(t);
  const away = open(t, folder, 'http://127.0.0.1:9');
  await t.rejects(away.store.count(space, signal), { code: 'GW_VECTORS_UNAVAILABLE', status: 503 });
  const own = open(t, folder);
  await own.store.count(space, signal);
  const port = String(own.log.lines.at(-1)?.fields.port);
  const shared = open(t, folder, `http://127.0.0.1:${port}/`);
  await shared.store.put(space, [{ id: 'a', vector: [1], tags: { owner: 'x' } }], signal);
  t.equal(await own.store.count(space, signal), 1);
});

await test('a server is asked whether it can be used, and the gateway’s own one is not started for that', async (t) => {
  const away = open(t, temporaryFolder(t), 'http://127.0.0.1:9');
  await t.rejects(away.store.healthy(signal), { code: 'GW_VECTORS_UNAVAILABLE' });
  const own = open(t, temporaryFolder(t));
  await own.store.healthy(signal);
  t.strictSame(own.log.lines, []);
  await own.store.count(space, signal);
  const port = String(own.log.lines.at(-1)?.fields.port);
  await open(t, temporaryFolder(t), `http://127.0.0.1:${port}`).store.healthy(signal);
});

await test('of the gateway’s own server, it counts how the last call went', async (t) => {
  let status = 502;
  const { server, http } = await serve(t, (_, response) => response.writeHead(status).end('[]'));
  const api = new ChromaApi({ ...server, isOwn: true }, http);
  const call = () => api.call('POST', '/x/query', {}, signal);
  await api.healthy(signal);
  await t.rejects(call());
  await t.rejects(api.healthy(signal), { code: 'GW_VECTORS_UNAVAILABLE' });
  status = 409;
  await t.rejects(call());
  await api.healthy(signal);
});

await test('where Chroma is not installed, as in the container image, the first call says so, and the next ones start nothing', async (t) => {
  const http = createHttpClient();
  const folder = temporaryFolder(t);
  const [module, starts] = [join(folder, 'chroma.mjs'), join(folder, 'starts')];
  writeFileSync(
    module,
    `import { appendFileSync } from 'node:fs';
    appendFileSync(${JSON.stringify(starts)}, '.');
    throw new Error("Cannot find module 'chromadb-js-bindings-none'");`,
  );
  const own = new EmbeddedServer({ folder, http, log: collectingLog(), program: pathToFileURL(module).href });
  t.teardown(async () => {
    await own.close();
    await http.close();
  });
  for (let call = 0; call < 2; call += 1)
    await t.rejects(own.address(signal), { message: /is not installed.*; set CHROMA_URL to a Chroma server$/ });
  t.equal(readFileSync(starts, 'utf8'), '.');
});

await test('the gateway’s own server is started again after it has failed, as with a full disk, from which it would not recover', async (t) => {
  const http = createHttpClient();
  const log = collectingLog();
  const own = new EmbeddedServer({ folder: temporaryFolder(t), http, log, mendMs: 0 });
  t.teardown(async () => {
    await own.close();
    await http.close();
  });
  const before = await own.address(signal);
  own.hasFailed('http://127.0.0.1:1');
  t.equal(await own.address(signal), before, 'the call was of an earlier one');

  let status = 409;
  const answer = JSON.stringify({ error: 'InternalError', message: '(code: 13) database or disk is full' });
  const full = await serve(t, (_, response) => response.writeHead(status).end(answer));
  const failed: string[] = [];
  const server = { ...full.server, isOwn: true, hasFailed: (address: string) => failed.push(address) };
  const api = new ChromaApi(
    groupServer({ number: 1, answer: () => () => undefined } as never, () => server),
    http,
  );
  await t.rejects(api.call('POST', '/x/upsert', {}, signal));
  t.strictSame(failed, [], 'it has refused the request');
  status = 500;
  await t.rejects(api.call('POST', '/x/upsert', {}, signal), { code: 'GW_VECTORS_UNAVAILABLE' });
  t.strictSame(failed, [full.url]);

  own.hasFailed(before);
  t.not(await own.address(signal), before);
  t.match(
    log.lines.filter(({ level }) => level === 'warn'),
    [{ message: /has failed.*started again/ }],
  );
});

await test('after a server was silent for the time limit of a call, the next calls fail without waiting for it', async (t) => {
  let isSilent = true;
  const { server, http } = await serve(t, (_, response) => (isSilent ? undefined : response.end('{}')));
  const api = new ChromaApi(server, http, undefined, 300);
  const unavailable = { code: 'GW_VECTORS_UNAVAILABLE', status: 503 };
  const tooLate = { ...unavailable, cause: { message: 'Chroma has not answered within 300 ms' } };
  await t.rejects(api.call('GET', '/x', undefined, signal), tooLate);
  isSilent = false;
  await t.rejects(api.call('POST', '/x/query', {}, signal), unavailable, 'though it would answer now');
  t.strictSame(await new ChromaApi(server, http).call('POST', '/x/query', {}, signal), {});
});

await test('a server that begins to answer and does not go on is silent', async (t) => {
  let isSlow = true;
  const { server, http } = await serve(t, (_, response) => {
    if (isSlow) response.write('{');
    else response.end('{}');
  });
  const api = new ChromaApi(server, http, undefined, 300);
  const unavailable = { code: 'GW_VECTORS_UNAVAILABLE', status: 503 };
  await t.rejects(api.call('GET', '/x', undefined, signal), unavailable);
  isSlow = false;
  await t.rejects(api.call('GET', '/x', undefined, signal), unavailable, 'though it would answer now');
});

await test('what a proxy answers in place of the server is an outage, and no success', async (t) => {
  let status = 302;
  const { server, http } = await serve(t, (request, response) => {
    request.resume();
    response.writeHead(status, { location: 'https://elsewhere.example/' }).end('404 page not found');
  });
  const store = new ChromaStore(new ChromaApi(server, http));
  // Some proxies answer 404 while there is no server behind them.
  for (status of [301, 302, 308, 401, 403, 404, 407, 429, 502]) {
    const unavailable = { code: 'GW_VECTORS_UNAVAILABLE', status: 503, cause: { message: new RegExp(`${status}`) } };
    await t.rejects(store.put(space, [{ id: 'a', vector: [1], tags: {} }], signal), unavailable, String(status));
    await t.rejects(store.count(space, signal), unavailable, String(status));
    await t.rejects(store.drop(space, signal), unavailable, String(status));
  }
});

await test('distances that are not numbers rank nothing', async (t) => {
  let distance = '0.25';
  const { server, http } = await serve(t, (request, response) => {
    const isFound = request.url?.endsWith('/query');
    response.end(isFound ? `{"ids": [["a", "b"]], "distances": [[0, ${distance}]]}` : '{"id": "x"}');
  });
  const store = new ChromaStore(new ChromaApi(server, http));
  const nearest = () => store.nearest(space, { vector: [1], limit: 2 }, signal);
  t.match(await nearest(), [{ similarity: 1 }, { similarity: 0.75 }]);
  for (distance of ['NaN', '1e999', '-1e999', '"near"', '[]'])
    await t.rejects(nearest(), { code: 'GW_VECTORS_UNAVAILABLE', status: 503 }, distance);
});

await test('what is too long for a proxy is written in parts, and a single vector that is, is refused', async (t) => {
  const written: string[][] = [];
  let most = 3;
  const { server, http } = await serve(t, async (request, response) => {
    const { ids } = (await json(request)) as { readonly ids?: string[] };
    if (!ids) return response.end('{"id": "x"}');
    if (ids.length > most) return response.writeHead(413).end('<html>');
    written.push(ids);
    return response.end('{}');
  });
  const store = new ChromaStore(new ChromaApi(server, http));
  const records = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => ({ id, vector: [1], tags: {} }));
  await store.put(space, records, signal);
  t.strictSame(written, [
    ['a', 'b'],
    ['c', 'd'],
    ['e', 'f', 'g'],
  ]);
  most = 0;
  await t.rejects(store.put(space, records, signal), /413/);
});

await test('a user and a password in the URL are sent to the proxy that asks for them', async (t) => {
  const seen = new Set<string | undefined>();
  const { url, http } = await serve(t, (request, response) => {
    seen.add(request.headers.authorization);
    response.end('{}');
  });
  const named = remoteServer(`${url.replace('//', '//us%20er:pa%2Fss@')}/chroma/`);
  await new ChromaApi(named, http).call('GET', '', undefined, signal);
  t.strictSame([...seen], [`Basic ${Buffer.from('us er:pa/ss').toString('base64')}`]);
  t.equal(await named.address(signal), `${url}/chroma`, 'it is in no message');
  t.equal(remoteServer(url).authorization, undefined);
});

await test('writes reach the server one at a time, and searches do not wait for them', async (t) => {
  const held: (() => void)[] = [];
  let arrived = Promise.withResolvers<void>();
  const { server, http } = await serve(t, (request, response) => {
    request.resume();
    if (request.url?.endsWith('/query')) return response.end('{}');
    held.push(() => response.end('{}'));
    arrived.resolve();
    return undefined;
  });
  const api = new ChromaApi(server, http);
  const writes = ['/x/upsert', '/y/delete', ''].map((path) => api.call('POST', path, {}, signal));
  const dropped = api.call('DELETE', '/x', undefined, signal);
  for (let write = 0; write < 4; write += 1) {
    await arrived.promise;
    t.strictSame(await api.call('POST', '/x/query', {}, signal), {});
    t.equal(held.length, 1, 'the others wait');
    arrived = Promise.withResolvers();
    held.pop()?.();
  }
  await Promise.all([...writes, dropped]);
});

await test('a call that is aborted ends with the reason', async (t) => {
  const { store } = open(t, temporaryFolder(t));
  const reason = new Error('enough');
  await t.rejects(store.count(space, AbortSignal.abort(reason)), reason);
});
