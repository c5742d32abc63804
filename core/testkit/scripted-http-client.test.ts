import { test } from 'tap';
import { GatewayError, type HttpRequest } from '../api/index.js';
import { ScriptedHttpClient } from './scripted-http-client.js';

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
  await t.rejects(response.bytes(100), { code: 'GW_UPSTREAM_BROKEN', status: 502 });
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
