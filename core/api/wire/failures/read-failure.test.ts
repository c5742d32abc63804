import { test } from 'tap';
import { type ScriptedReply, ScriptedHttpClient } from '../../../testkit/index.js';
import type { HttpResponse } from '../../services/http-client.js';
import { isJsonObject } from '../json/json.js';
import { withholdCredentials } from '../server/withhold-credentials.js';
import { failureInside, isSuccess, type ProviderErrors, type ReadFailure, readFailure } from './read-failure.js';

const errors: ProviderErrors = {
  provider: 'acme',
  dialect: 'acme-chat',
  errorBody: (value) => (isJsonObject(value) && isJsonObject(value['error']) ? { kind: 'error', ...value } : undefined),
};

async function responseTo(reply: ScriptedReply): Promise<{ http: ScriptedHttpClient; response: HttpResponse }> {
  const http = new ScriptedHttpClient(reply);
  const { signal } = new AbortController();
  return { http, response: await http.send({ method: 'POST', url: 'http://acme.test/', headers: {}, signal }) };
}

async function read(reply: ScriptedReply): Promise<ReadFailure> {
  return readFailure((await responseTo(reply)).response, errors);
}

await test('a status from 200 to 299 is a success, nothing else is', async (t) => {
  for (const [status, expected] of [
    [199, false],
    [200, true],
    [299, true],
    [300, false],
    [404, false],
  ] as const) {
    t.equal(isSuccess((await responseTo({ status })).response), expected, String(status));
  }
});

await test("a refusal keeps its status, its message and the dialect's own body, whatever its content type", async (t) => {
  const body = { error: { message: 'Too many words.' } };
  for (const contentType of ['application/json', 'text/plain', 'text/html']) {
    t.match(await read({ status: 400, headers: { 'content-type': contentType }, body }), {
      status: 400,
      text: JSON.stringify(body),
      error: {
        code: 'GW_PROVIDER_REFUSED',
        status: 400,
        message: 'Too many words.',
        upstream: { provider: 'acme', dialect: 'acme-chat', status: 400, body: { kind: 'error', ...body } },
      },
    });
  }
});

await test('the body may tell another status, and when to try again; a header takes precedence', async (t) => {
  const telling: ProviderErrors = {
    ...errors,
    statusOf: (_body, status) => (status === 400 ? 429 : status),
    retryAfterOf: () => 34.4,
  };
  const body = { error: { message: 'Too many.' } };
  const failureFor = async (reply: ScriptedReply) => readFailure((await responseTo(reply)).response, telling);
  const expected = { code: 'GW_PROVIDER_RATE_LIMITED', status: 429, retryAfter: 34.4, upstream: { status: 429 } };
  t.match(await failureFor({ status: 400, body }), { status: 429, error: expected });
  t.match(await failureFor({ status: 503, body }), { error: { status: 503, retryAfter: 34.4 } });
  t.match(await failureFor({ status: 429, headers: { 'retry-after': '7' }, body }), { error: { retryAfter: 7 } });
  t.match(failureInside(body, 429, telling), { status: 429, retryAfter: 34.4 });
});

await test('a short sentence in plain text is passed on, pages and JSON of unknown content are not', async (t) => {
  const plain = (body: string): ScriptedReply => ({ status: 503, headers: { 'content-type': 'text/plain' }, body });
  t.equal((await read(plain(' Busy, come back later.\n'))).error.message, 'Busy, come back later.');
  for (const body of ['', '   ', '<html>10.0.0.7</html>', ' <html>10.0.0.7', '{"host":"10.0.0.7"}', 'x'.repeat(501)]) {
    t.match(await read(plain(body)), { error: { message: /status 503 and no readable message/ }, text: body });
  }
  for (const type of ['text/html', 'application/json']) {
    const { error } = await read({ status: 502, headers: { 'content-type': type }, body: 'nginx at 10.0.0.7' });
    t.match(error, { code: 'GW_PROVIDER_FAILED', status: 502, message: /no readable message/ });
    t.notOk('body' in (error.upstream ?? {}));
  }
});

await test('for an endless body the message is lost, but not the status', async (t) => {
  const piece = 'x'.repeat(400_000);
  const { http, response } = await responseTo({ status: 400, body: [piece, piece, piece], ending: 'hang' });
  t.match(await readFailure(response, errors), { status: 400, text: '', error: { code: 'GW_PROVIDER_REFUSED' } });
  t.equal(http.exchanges[0]?.fate, 'discarded');
});

await test('an error response that is cut off is a broken connection', async (t) => {
  const broken = new Error('the connection broke');
  await t.rejects(read({ status: 400, body: ['{"err'], ending: broken }), { code: 'GW_UPSTREAM_BROKEN' });
});

await test('a redirect is a failure that is not read', async (t) => {
  const { http, response } = await responseTo({ status: 307, headers: { location: 'http://elsewhere.test/' } });
  t.match(await readFailure(response, errors), {
    status: 307,
    text: '',
    error: { code: 'GW_PROVIDER_FAILED', status: 502, message: /"acme".*redirect \(status 307\).*baseUrl/ },
  });
  t.equal(http.exchanges[0]?.fate, 'discarded');
});

await test('an error in a 2xx response becomes the same error, without an upstream status', async (t) => {
  const error = failureInside({ error: { message: 'Slow down.' } }, 429, errors);
  t.match(error, { code: 'GW_PROVIDER_RATE_LIMITED', status: 429, message: 'Slow down.' });
  t.strictSame(error.upstream, {
    provider: 'acme',
    dialect: 'acme-chat',
    body: { kind: 'error', error: { message: 'Slow down.' } },
    quoted: true,
  });
  const silent = failureInside({}, 502, errors);
  t.strictSame(silent.upstream, { provider: 'acme', dialect: 'acme-chat' });
});

await test('credentials that a provider quotes are masked in the message and in the body', async (t) => {
  const withhold = withholdCredentials({ headers: { authorization: 'Bearer sk-operator-1' } });
  const body = {
    error: { message: 'No model for sk-operator-1.', headers: { authorization: 'Bearer sk-operator-1' } },
  };
  const { response } = await responseTo({ status: 500, body });
  const { error, text } = await readFailure(response, { ...errors, withhold });
  t.equal(error.message, 'No model for [withheld].');
  t.match(error.upstream?.body, { error: { headers: { authorization: /\[withheld\]/ } } });
  t.notMatch(JSON.stringify([error.upstream, text]), 'sk-operator-1');
});

await test('of a long error body only the message is passed on', async (t) => {
  const { error } = await read({ status: 422, body: { error: { message: 'Too long.', input: 'x'.repeat(70_000) } } });
  t.equal(error.message, 'Too long.');
  t.notOk('body' in (error.upstream ?? {}));
});
