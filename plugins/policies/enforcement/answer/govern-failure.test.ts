import { test } from 'tap';
import { GatewayError, type UpstreamFailure } from '../../../../core/api/index.js';
import { policiesAtWork, type Wanted } from '../../fixtures/policies-at-work.js';

const said = 'No tool fits mail ada@example.org.';
const redacted = 'No tool fits mail [EMAIL_ADDRESS].';
const upstream: UpstreamFailure = { provider: 'p', dialect: 'd', status: 429, reason: 'quota', quoted: true };
/** What tells a client, and a fallback, what to do next. */
const kept = {
  code: 'GW_PROVIDER_LIMITED',
  status: 429,
  field: 'tools[0]',
  retryAfter: 7,
  retryable: false,
  headers: { 'x-limit': '9' },
} as const;
const cause = new Error(said);

const failing = (fields: Partial<UpstreamFailure>, message = said): GatewayError =>
  new GatewayError({ ...kept, message, cause, upstream: { ...upstream, ...fields } });

async function governed(error: GatewayError, action: Wanted['action']): Promise<GatewayError | undefined> {
  return policiesAtWork([{ type: 'pii_detection', action }]).failure(error);
}

await test('an error of which a policy changes the message keeps all that clients decide by, but not its cause', async (t) => {
  for (const action of ['redact', 'block'] as const) {
    const error = (await governed(failing({}), action)) as GatewayError;
    t.ok(GatewayError.is(error));
    const { code, status, field, retryAfter, retryable, headers } = error;
    t.strictSame({ code, status, field, retryAfter, retryable, headers }, kept, action);
    t.equal(error.cause, undefined, action);
    t.match(error.upstream, { provider: 'p', dialect: 'd', status: 429, reason: 'quota' }, action);
    t.notMatch(error.message, 'ada@', action);
  }
});

await test('what an error does not have is not added', async (t) => {
  const { provider, dialect, quoted } = upstream;
  const bare = {
    code: 'GW_PROVIDER_FAILED',
    status: 502,
    message: said,
    upstream: { provider, dialect, quoted: quoted === true },
  };
  for (const action of ['redact', 'block'] as const) {
    const error = (await governed(new GatewayError(bare), action)) as GatewayError;
    const { field, retryAfter, retryable, headers } = error;
    t.strictSame(
      { field, retryAfter, retryable, headers },
      { field: undefined, retryAfter: undefined, retryable: undefined, headers: undefined },
    );
    t.notOk(
      'status' in (error.upstream ?? {}) || 'reason' in (error.upstream ?? {}) || 'body' in (error.upstream ?? {}),
      action,
    );
  }
});

await test('a finding in the body alone, or in the message alone, changes that', async (t) => {
  const inBody = await governed(failing({ body: { error: { message: 'No.', seen: said } } }, 'No.'), 'redact');
  t.equal(inBody?.message, 'No.');
  t.strictSame(inBody?.upstream, { ...upstream, body: { error: { message: 'No.', seen: redacted } } });
  const body = { error: { message: 'No.' } };
  const inMessage = await governed(failing({ body }), 'redact');
  t.equal(inMessage?.message, redacted);
  t.strictSame(inMessage?.upstream, { ...upstream, body });
});

await test('a message that is taken from the body is governed once', async (t) => {
  const atWork = policiesAtWork([{ type: 'pii_detection', action: 'redact' }]);
  const error = await atWork.failure(failing({ body: { error: { message: said } } }));
  t.equal(error?.message, redacted);
  t.strictSame(error?.upstream?.body, { error: { message: redacted } });
  t.match(atWork.notes, [{ count: 1 }]);
  t.equal(atWork.notes.length, 1);
});

await test('a block removes the body', async (t) => {
  const error = await governed(failing({ body: { error: { message: 'No.', seen: said } } }, 'No.'), 'block');
  t.match(
    error?.message,
    /^Provider "p" reported an error, .* blocked by the policy p-0 \(pii_detection\): EMAIL_ADDRESS\.$/,
  );
  t.strictSame(error?.upstream, { provider: 'p', dialect: 'd', status: 429, reason: 'quota' });
});

await test('the same error is passed on when nothing is found, when the provider said none of it, and when policies only audit', async (t) => {
  const harmless = failing({ body: { error: { message: 'No.' } } }, 'No.');
  t.equal(await governed(harmless, 'redact'), harmless);
  const own = failing({ quoted: false });
  t.equal(await governed(own, 'block'), own);
  const ofGateway = new GatewayError({ ...kept, message: said });
  t.equal(await governed(ofGateway, 'block'), ofGateway);
  t.equal(await governed(failing({}), 'audit'), undefined);
});
