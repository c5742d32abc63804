import { readFileSync } from 'node:fs';
import { createServer, request as ask } from 'node:http';
import { type Test, test } from 'tap';
import { temporaryFolder } from '../../../test/fixtures/components/temporary-folder.js';
import { startObjectStore } from '../../../test/fixtures/components/object-store.js';
import { listenUntilEnd } from '../../../test/fixtures/components/listen-until-end.js';
import { systemClock } from '../clock.js';
import { createHttpClient } from '../http-client/http-client.js';
import { S3Objects } from './s3-objects.js';

const { signal } = new AbortController();
const key = 'documents/0198-a';
const slowDown = '<Error><Code>SlowDown</Code><Message>Please reduce your request rate.</Message></Error>';

/** A store that answers so many requests after each success with this status instead. */
async function busyStore(t: Test, refusals: number, status = 503) {
  const store = new URL(await startObjectStore(t, temporaryFolder(t)));
  let left = refusals;
  const busy = createServer((request, response) => {
    left -= 1;
    if (left >= 0) {
      request.resume().on('end', () => response.writeHead(status).end(slowDown));
      return;
    }
    left = refusals;
    const { method, url: path, headers } = request;
    const passedOn = ask({ host: store.hostname, port: store.port, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    request.pipe(passedOn);
  });
  const endpoint = `http://127.0.0.1:${await listenUntilEnd(t, busy)}`;
  const httpClient = createHttpClient();
  t.teardown(() => httpClient.close());
  const pauses: number[] = [];
  const objects = new S3Objects({
    endpoint,
    publicEndpoint: endpoint,
    region: 'us-east-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    bucket: 'files',
    prefix: '',
    pathStyle: true,
    temporaryFolder: temporaryFolder(t),
    httpClient,
    clock: { ...systemClock, sleep: async (ms) => void pauses.push(ms) },
  });
  return { objects, pauses };
}

await test('what a store answers with "slow down", or with an error of its own, is asked again after growing pauses', async (t) => {
  for (const status of [503, 500]) {
    const { objects, pauses } = await busyStore(t, 2, status);
    // In two parts.
    const bytes = Buffer.alloc(5 * 1024 * 1024 + 3, 'slowly ');
    const pieces = async function* (): AsyncGenerator<Uint8Array> {
      yield bytes.subarray(0, -3);
      yield bytes.subarray(-3);
    };
    t.equal(await objects.write('uploads/a', pieces(), signal), bytes.length);
    t.equal(pauses.length, 8, 'two for each of four requests');
    t.ok((pauses[0] ?? 0) < (pauses[1] ?? 0));
    t.equal(await objects.move('uploads/a', key, signal), true);
    t.equal(await objects.sizeOf(key, signal), bytes.length);
    t.ok(await objects.withFile(key, signal, async (path) => readFileSync(path).equals(bytes)));
  }
});

await test('a store that goes on saying so is unavailable, for the reason that it gives', async (t) => {
  const { objects, pauses } = await busyStore(t, 3);
  await t.rejects(
    objects.withFile(key, signal, async () => undefined),
    { code: 'GW_OBJECTS_UNAVAILABLE', cause: { message: /answered GET with status 503; SlowDown: Please reduce/ } },
  );
  t.equal(pauses.length, 2);
});

await test('what a store refuses is not asked again', async (t) => {
  const { objects, pauses } = await busyStore(t, 1, 403);
  await t.rejects(objects.sizeOf(key, signal), { code: 'GW_OBJECTS_UNAVAILABLE' });
  t.equal(pauses.length, 0);
});
