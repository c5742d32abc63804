import { test } from 'tap';
import { GatewayError, providerFailure } from '../../core/api/index.js';
import { failureKind, isAboutProvider } from './failure-kind.js';

function refused(status: number, more: Partial<Parameters<typeof providerFailure>[0]> = {}): GatewayError {
  return providerFailure({
    provider: 'acme',
    dialect: 'acme-chat',
    status,
    headers: {},
    body: undefined,
    message: 'Said.',
    ...more,
  });
}

await test('a provider’s refusal is classified by its reason, then by its status', async (t) => {
  const cases = [
    [refused(400), undefined],
    [refused(400, { reason: 'context-length' }), 'context-length'],
    [refused(400, { reason: 'content' }), 'content'],
    [refused(401), 'credentials'],
    [refused(402), 'quota'],
    [refused(403), 'credentials'],
    [refused(404), 'model-missing'],
    [refused(408), 'timeout'],
    [refused(409), undefined],
    [refused(409, { headers: { 'x-should-retry': 'true' } }), 'failed'],
    [refused(413), 'context-length'],
    [refused(422), undefined],
    [refused(429), 'rate-limit'],
    [refused(429, { reason: 'quota' }), 'quota'],
    [refused(500), 'failed'],
    [refused(503), 'failed'],
    [refused(504), 'timeout'],
    [refused(529), 'failed'],
    [refused(307), 'failed'],
  ] as const;
  for (const [error, kind] of cases) t.equal(failureKind(error), kind, `${error.upstream?.status} ${kind}`);
});

await test('connection failures count as provider failures, and refusals of the gateway do not', async (t) => {
  const of = (code: string, status: number) => failureKind(new GatewayError({ code, status, message: 'No.' }));
  t.equal(of('GW_UPSTREAM_UNREACHABLE', 502), 'unreachable');
  t.equal(of('GW_UPSTREAM_BROKEN', 502), 'unreachable');
  t.equal(of('GW_UPSTREAM_TIMEOUT', 504), 'timeout');
  t.equal(of('GW_PROVIDER_INCOMPLETE', 502), 'unreachable');
  t.equal(of('GW_PROVIDER_BAD_ANSWER', 502), 'failed');
  for (const [code, status] of [
    ['GW_POLICY_BLOCKED', 400],
    ['GW_POLICY_UNAVAILABLE', 503],
    ['GW_SPENDING_LIMIT_REACHED', 429],
    ['GW_CLIENT_GONE', 499],
    ['GW_REQUEST_DEADLINE', 504],
    ['GW_SHUTTING_DOWN', 503],
    ['GW_PLUGIN_FAILED', 500],
    ['GW_MODEL_DISABLED', 400],
  ] as const)
    t.equal(of(code, status), undefined, code);
  t.equal(
    failureKind(new GatewayError({ code: 'GW_SPENDING_LIMIT_REACHED', status: 429, message: 'No.', field: 'model' })),
    'spending-limit',
    'of this model only',
  );
  t.equal(failureKind(new Error('a bug')), undefined);
  t.equal(failureKind(undefined), undefined);
});

await test('failures because of the request are not the provider’s fault', async (t) => {
  t.notOk(isAboutProvider('context-length'));
  t.notOk(isAboutProvider('content'));
  t.notOk(isAboutProvider('spending-limit'));
  for (const kind of ['unreachable', 'rate-limit', 'credentials', 'model-missing'] as const)
    t.ok(isAboutProvider(kind));
});
