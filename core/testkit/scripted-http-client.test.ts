import { createServer } from 'node:http';
import { test } from 'tap';
import { definePlugin, GatewayError, HttpClient, type HttpRequest, z } from '../api/index.js';
import { ScriptedHttpClient } from './scripted-http-client.js';
import { startTestGateway } from './start-test-gateway.js';
import { testRoute } from './test-route.js';
import { listenUntilEnd } from '../../test/fixtures/components/listen-until-end.js';

const request: HttpRequest = {
  method: 'POST',
  url: 'http://provider.test/',
  headers: {},
  signal: new AbortController().signal,
};

await test('connections that fail, or break, do so with the errors of the real client', async (t) => {
  const own = new GatewayError({ code: 'ACME_OWN', status: 503, message: 'Own.' });
  const http = new ScriptedHttpClient(new Error('down'), own, { body: 'half', ending: new Error('reset') });
  await t.rejects(http.send(request), { code: 'GW_UPSTREAM_UNREACHABLE', status: 502 });
  await t.rejects(http.send(request), own);
  const response = await http.send(request);
  await t.rejects(async () => response.bytes(100), { code: 'GW_UPSTREAM_BROKEN', status: 502 });
  t.equal(http.exchanges[2]?.fate, 'broken');
});

await test('aborts end with the errors of the real client, too', async (t) => {
  const http = new ScriptedHttpClient({ body: 'begun', ending: 'hang' });
  await t.rejects(http.send({ ...request, signal: AbortSignal.abort() }), { code: 'GW_CLIENT_GONE', status: 499 });
  const limit = new AbortController();
  const response = await http.send({ ...request, signal: AbortSignal.any([request.signal, limit.signal]) });
  const late = response.deliver(() => limit.abort(new DOMException('too late', 'TimeoutError')));
  await t.rejects(late, { code: 'GW_UPSTREAM_TIMEOUT', status: 504 });
  t.equal(http.exchanges[1]?.fate, 'aborted');
});

await test('without a scripted client, a test gateway reaches servers that the test runs, and no others', async (t) => {
  const server = createServer((request, response) => response.end(`served ${request.url}`));
  const port = await listenUntilEnd(t, server);
  const gateway = await startTestGateway([
    definePlugin({
      apiVersion: 1,
      name: 'asks',
      config: z.strictObject({}),
      needs: { http: HttpClient },
      setup: ({ services: { http } }) => ({
        routes: [
          testRoute({
            path: '/ask',
            parameters: { query: z.object({ url: z.string() }) },
            async handle({ exchange, query: { url } }) {
              const response = await http.send({ method: 'GET', url, headers: {}, exchange });
              return { body: Buffer.from(await response.bytes(100)).toString(), contentType: 'text/plain' };
            },
          }),
        ],
      }),
    }),
  ]);
  t.teardown(() => gateway.stop());
  const asking = (url: string): Promise<Response> => fetch(`${gateway.url}/ask?url=${encodeURIComponent(url)}`);
  t.equal(await (await asking(`http://127.0.0.1:${port}/here`)).text(), 'served /here');
  const refused = await asking('http://127.0.0.1.example.test/');
  t.match(await refused.text(), /reaches servers on loopback only, not .*127\.0\.0\.1\.example\.test/);
});
