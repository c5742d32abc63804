import { createHmac, generateKeyPairSync, type KeyObject, type KeyPairKeyObjectResult, sign } from 'node:crypto';
import { type Test, test } from 'tap';
import { type Access, type Authenticated, GatewayError, type IncomingRequest } from '../../../core/api/index.js';
import {
  collectingLog,
  fakeClock,
  type LogLine,
  ScriptedHttpClient,
  type ScriptedReply,
} from '../../../core/testkit/index.js';
import { authenticate } from '../authenticate.js';
import { CredentialIndex } from '../credentials/credential-index.js';
import { config as authConfig } from '../config.js';
import { oidcConfig } from './config.js';
import { type Issuer, openIssuer } from './open-issuer.js';
import { fc } from '../../../test/fixtures/random.js';

const start = Date.UTC(2030, 0, 1);
const seconds = start / 1000;
const issuerUrl = 'https://issuer.test/realm';
const jwksUrl = 'https://issuer.test/keys';
const base = {
  issuer: issuerUrl,
  audience: 'sluice',
  jwksUrl,
  roles: { boss: 'admin', writer: 'editor', all: 'viewer' },
};
const goodClaims = { iss: issuerUrl, aud: 'sluice', sub: 'ann', exp: seconds + 600, iat: seconds, roles: ['writer'] };

type Claims = Readonly<Record<string, unknown>>;
type Pair = KeyPairKeyObjectResult;

const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
const otherRsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const ed = generateKeyPairSync('ed25519');

function publicJwk({ publicKey }: Pair, members: Claims = {}): Claims {
  return { ...publicKey.export({ format: 'jwk' }), use: 'sig', ...members };
}

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

function signature(alg: string, key: KeyObject, input: string): Buffer {
  const data = Buffer.from(input);
  if (alg.startsWith('Ed')) return sign(null, data, key);
  const hash = `sha${alg.slice(2)}`;
  if (alg.startsWith('ES')) return sign(hash, data, { key, dsaEncoding: 'ieee-p1363' });
  // 6 and -1: PSS padding, salt as long as the digest.
  return alg.startsWith('PS') ? sign(hash, data, { key, padding: 6, saltLength: -1 }) : sign(hash, data, key);
}

/** A signed token, assembled by hand so that any part can be invalid. */
function tokenOf(claims: unknown, header: Claims = {}, { privateKey }: Pair = rsa): string {
  const whole = { alg: 'RS256', typ: 'JWT', kid: 'one', ...header };
  const input = `${encoded(whole)}.${encoded(claims)}`;
  return `${input}.${signature(whole.alg, privateKey, input).toString('base64url')}`;
}

const good = (claims: Claims = {}): string => tokenOf({ ...goodClaims, ...claims });

/** An issuer with configurable responses, and a verifier that uses its keys. */
function opened(t: Test, { settings = {}, keys = [publicJwk(rsa, { kid: 'one' })] as readonly unknown[] } = {}) {
  const clock = fakeClock(start);
  const log = collectingLog();
  const world: { reply: ScriptedReply | Error } = { reply: { body: { keys } } };
  const httpClient = new ScriptedHttpClient(() => world.reply);
  const config = oidcConfig.parse({ ...base, ...settings });
  const issuer = openIssuer({ config, organization: 'home', httpClient, clock, log });
  t.teardown(() => issuer.close());
  return {
    clock,
    log,
    issuer,
    httpClient,
    /** Sets the issuer's next responses. */
    answer: (reply: ScriptedReply | Error) => (world.reply = reply),
    publish: (...published: readonly unknown[]) => (world.reply = { body: { keys: published } }),
    check: (token: string) => outcome(issuer, token),
  };
}

/** The result in short: the role, or the message of the refusal. */
async function outcome(issuer: Issuer, token: string): Promise<string> {
  try {
    return (await issuer.verify(token)).role;
  } catch (error) {
    if (!GatewayError.is(error)) throw error;
    return `${error.status} ${error.code}`;
  }
}

/** The logged reasons why the keys could not be read. */
function reasonIn(lines: readonly LogLine[]): string {
  const error = lines[0]?.fields['error'];
  return error instanceof Error ? error.message : 'no reason';
}

const refused = '401 GW_AUTH_INVALID_TOKEN';
const forbidden = '403 GW_AUTH_FORBIDDEN';
const away = '503 GW_AUTH_ISSUER_UNAVAILABLE';

await test('a token signed by the issuer, for this gateway, gives the identity and the role', async (t) => {
  const { issuer } = opened(t);
  t.strictSame(await issuer.verify(good()), {
    kind: 'token',
    tokenId: 'oidc:ann',
    subject: 'ann',
    organizationId: 'home',
    role: 'editor',
  });
});

await test('every asymmetric signature algorithm is supported', async (t) => {
  const ec384 = generateKeyPairSync('ec', { namedCurve: 'P-384' });
  const ec521 = generateKeyPairSync('ec', { namedCurve: 'P-521' });
  const pairs: readonly (readonly [string, Pair])[] = [
    ...['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512'].map((alg) => [alg, rsa] as const),
    ['ES256', ec],
    ['ES384', ec384],
    ['ES512', ec521],
    ['EdDSA', ed],
    ['Ed25519', ed],
  ];
  const { check } = opened(t, { keys: pairs.map(([alg, pair]) => publicJwk(pair, { kid: alg })) });
  for (const [alg, pair] of pairs) t.equal(await check(tokenOf(goodClaims, { alg, kid: alg }, pair)), 'editor', alg);
});

await test('forged tokens are refused', async (t) => {
  const keys = [
    publicJwk(rsa, { kid: 'one', alg: 'RS256' }),
    publicJwk(ec, { kid: 'curve' }),
    publicJwk(otherRsa, { kid: 'encryption', use: 'enc' }),
    publicJwk(otherRsa, { kid: 'signing only', key_ops: ['sign'] }),
    { kty: 'oct', kid: 'secret', k: Buffer.from('shared secret of some length.....').toString('base64url') },
    { kty: 'unheard of', kid: 'odd' },
  ];
  const { check, log } = opened(t, { keys });
  const [head = '', body = '', tail = ''] = tokenOf(goodClaims).split('.');
  const flipped = `${tail.startsWith('A') ? 'B' : 'A'}${tail.slice(1)}`;
  const withHmac = (secret: string | Buffer, header: Claims = {}): string => {
    const input = `${encoded({ alg: 'HS256', typ: 'JWT', kid: 'one', ...header })}.${encoded(goodClaims)}`;
    return `${input}.${createHmac('sha256', secret).update(input).digest('base64url')}`;
  };
  const publicPem = rsa.publicKey.export({ type: 'spki', format: 'pem' });
  const publicDer = rsa.publicKey.export({ type: 'spki', format: 'der' });
  const foreign = { ...otherRsa.publicKey.export({ format: 'jwk' }), kid: 'one' };
  const forged: Readonly<Record<string, string>> = {
    'another signature': `${head}.${body}.${flipped}`,
    'a cut signature': `${head}.${body}.${tail.slice(0, -4)}`,
    'an empty signature in disguise': `${head}.${body}.AA`,
    'other claims under a good signature': `${head}.${encoded({ ...goodClaims, roles: ['boss'] })}.${tail}`,
    'another header over a good signature': `${encoded({ alg: 'RS256', kid: 'one', typ: 'x' })}.${body}.${tail}`,
    'no algorithm': `${encoded({ alg: 'none', kid: 'one' })}.${body}.${tail}`,
    'no algorithm and no signature': `${encoded({ alg: 'none' })}.${body}.`,
    'no algorithm in capitals': `${encoded({ alg: 'NONE', kid: 'one' })}.${body}.${tail}`,
    'the public key as a shared secret': withHmac(publicPem),
    'the public key as a shared secret, in bytes': withHmac(publicDer),
    'a shared secret from the key set': withHmac('shared secret of some length.....', { kid: 'secret' }),
    'a key of its own, embedded': tokenOf(goodClaims, { jwk: foreign }, otherRsa),
    'a key of its own, by URL': tokenOf(goodClaims, { jku: 'https://evil.test/keys' }, otherRsa),
    'a certificate of its own': tokenOf(goodClaims, { x5u: 'https://evil.test/cert', x5c: ['MIIB'] }, otherRsa),
    'a key that the issuer does not know': tokenOf(goodClaims, {}, otherRsa),
    'a name that no key has': tokenOf(goodClaims, { kid: 'two' }),
    'a name that is a path': tokenOf(goodClaims, { kid: '../../one' }),
    'a name that is no text': tokenOf(goodClaims, { kid: 1 }),
    'a name from the prototype': tokenOf(goodClaims, { kid: '__proto__' }),
    'a key that is for encryption': tokenOf(goodClaims, { kid: 'encryption' }, otherRsa),
    'a key that may not verify': tokenOf(goodClaims, { kid: 'signing only' }, otherRsa),
    'an algorithm that is not the key’s': tokenOf(goodClaims, { alg: 'PS256' }),
    'a key of another kind': tokenOf(goodClaims, { alg: 'ES256', kid: 'one' }, ec),
    'a curve that is not the algorithm’s': tokenOf(goodClaims, { alg: 'ES384', kid: 'curve' }, ec),
    'an extension that must be understood': tokenOf(goodClaims, { crit: ['exp'], exp: 1 }),
    'an unencoded payload': tokenOf(goodClaims, { crit: ['b64'], b64: false }),
    'an empty list of extensions': tokenOf(goodClaims, { crit: [] }),
    'a header that is a list': `${encoded([])}.${body}.${tail}`,
    'a header that is no JSON': `${Buffer.from('{').toString('base64url')}.${body}.${tail}`,
    'claims that are a list': tokenOf([goodClaims]),
    'claims that are no object': tokenOf('ann'),
    'another issuer': good({ iss: 'https://other.test' }),
    'an issuer that begins alike': good({ iss: `${issuerUrl}/` }),
    'a list of issuers': good({ iss: [issuerUrl] }),
    'no issuer': good({ iss: undefined }),
    'another audience': good({ aud: 'somebody else' }),
    'several audiences, none of them ours': good({ aud: ['a', 'b'] }),
    'an audience that is an object': good({ aud: { sluice: true } }),
    'no audience': good({ aud: undefined }),
    'no end': good({ exp: undefined }),
    'an end that is a text': good({ exp: '9999999999' }),
    'a beginning that is a text': good({ nbf: '0' }),
    nobody: good({ sub: undefined }),
    'nobody, spelled out': good({ sub: '' }),
    'somebody who is no text': good({ sub: 7 }),
    'a name that no database stores': good({ sub: 'ann\u0000' }),
    'a name that writes log lines': good({ sub: 'ann\nadmin logged in' }),
    'an endless name': good({ sub: 'a'.repeat(256) }),
  };
  for (const [title, token] of Object.entries(forged)) t.equal(await check(token), refused, title);
  t.equal(await check(tokenOf(goodClaims)), 'editor', 'the real one is good all the while');
  t.ok(log.lines.some(({ level, fields }) => level === 'debug' && /"aud"/.test(String(fields['reason']))));
  t.notMatch(JSON.stringify(log.lines), /"ann"|writer/, 'claims are not logged');
});

await test('arbitrary headers, claims and signatures are refused, and never cause a failure', async (t) => {
  const { check } = opened(t);
  const header = fc.oneof(
    fc.jsonValue(),
    fc.dictionary(fc.constantFrom('alg', 'kid', 'crit', 'b64', 'typ'), fc.jsonValue()),
  );
  const claims = fc.oneof(
    fc.jsonValue(),
    fc
      .dictionary(fc.constantFrom('iss', 'aud', 'exp', 'nbf', 'iat', 'sub'), fc.jsonValue())
      .map((odd) => ({ ...goodClaims, ...odd })),
  );
  await fc.assert(
    fc.asyncProperty(header, claims, fc.uint8Array({ maxLength: 300 }), async (first, second, third) => {
      t.equal(
        await check(`${encoded(first)}.${encoded(second)}.${Buffer.from(third).toString('base64url') || 'A'}`),
        refused,
      );
    }),
    { numRuns: 200 },
  );
  // Signed by the issuer itself, but with unusual claims: the result must be a role or a refusal.
  const signed = fc.dictionary(fc.constantFrom('exp', 'nbf', 'iat', 'sub', 'roles', 'aud'), fc.jsonValue());
  await fc.assert(
    fc.asyncProperty(signed, async (odd) => {
      t.match(await check(good(odd)), /^(?:viewer|editor|admin|401 GW_AUTH_INVALID_TOKEN|403 GW_AUTH_FORBIDDEN)$/);
    }),
    { numRuns: 200 },
  );
  const token = good();
  await fc.assert(
    fc.asyncProperty(
      fc.nat({ max: token.length - 1 }),
      fc.constantFrom('A', 'z', '0', '-', '_', '.', ''),
      async (at, by) => {
        const changed = token.slice(0, at) + by + token.slice(at + 1);
        // The last character of a part may contain unused bits.
        const last = ['.', undefined].includes(token[at + 1]);
        if (changed !== token && !last) t.equal(await check(changed), refused, changed);
      },
    ),
    { numRuns: 300 },
  );
});

await test('a token without a key id is accepted if exactly one key fits', async (t) => {
  const one = opened(t);
  t.equal(await one.check(tokenOf(goodClaims, { kid: undefined })), 'editor');
  const two = opened(t, { keys: [publicJwk(rsa, { kid: 'one' }), publicJwk(otherRsa, { kid: 'two' })] });
  t.equal(await two.check(tokenOf(goodClaims, { kid: undefined })), refused);
});

await test('expiry and start times are checked with the configured clock skew, to the second', async (t) => {
  const { check, clock } = opened(t, { settings: { clockSkewSeconds: 30 } });
  const table: readonly (readonly [Claims, string])[] = [
    [{ exp: seconds - 29 }, 'editor'],
    [{ exp: seconds - 30 }, refused],
    [{ nbf: seconds + 30 }, 'editor'],
    [{ nbf: seconds + 31 }, refused],
    [{ iat: seconds + 30 }, 'editor'],
    [{ iat: seconds + 31 }, refused],
    [{ iat: undefined }, 'editor'],
    [{ exp: seconds + 0.5 }, 'editor'],
  ];
  for (const [claims, expected] of table) t.equal(await check(good(claims)), expected, JSON.stringify(claims));
  const token = good({ exp: seconds + 60 });
  await clock.advance(89_999);
  t.equal(await check(token), 'editor');
  await clock.advance(1);
  t.equal(await check(token), refused);
});

await test('the highest role counts, and a valid token without a role gets 403, not 401', async (t) => {
  const table: readonly (readonly [Claims, Claims, string])[] = [
    [{}, { roles: ['all', 'boss', 'writer'] }, 'admin'],
    [{}, { roles: 'all' }, 'viewer'],
    [{}, { roles: [] }, forbidden],
    [{}, { roles: undefined }, forbidden],
    [{}, { roles: ['Boss', 'boss ', 'all boss', 7, null, ['boss']] }, forbidden],
    [{}, { roles: 'all boss' }, forbidden],
    [{}, { roles: ['constructor', '__proto__', 'toString'] }, forbidden],
    [{ roleClaim: 'realm_access.roles' }, { realm_access: { roles: ['boss'] } }, 'admin'],
    [{ roleClaim: 'realm_access.roles' }, { realm_access: null }, forbidden],
    [{ roleClaim: 'https://acme.test/roles' }, { 'https://acme.test/roles': ['boss'] }, 'admin'],
    [{ roleClaim: 'scope' }, { scope: 'openid all' }, 'viewer'],
    [{ roleClaim: 'constructor.name', roles: { Object: 'admin' } }, {}, forbidden],
  ];
  for (const [settings, claims, expected] of table) {
    const { check } = opened(t, { settings });
    t.equal(await check(good(claims)), expected, JSON.stringify({ settings, claims }));
  }
  const { issuer } = opened(t);
  await t.rejects(issuer.verify(good({ roles: ['x'] })), {
    message: 'The access token is valid, but nothing in its claim "roles" gives a role here.',
  });
});

await test('the organization can be a claim, and then every token must name one', async (t) => {
  const { issuer, check } = opened(t, { settings: { organizationClaim: 'tenant.id' } });
  t.match(await issuer.verify(good({ tenant: { id: 'acme' } })), { organizationId: 'acme' });
  for (const tenant of [undefined, 'acme', { id: '' }, { id: 7 }, { id: 'a\u0000' }, { id: [] }]) {
    t.equal(await check(good({ tenant })), forbidden, JSON.stringify(tenant));
  }
});

await test('keys are fetched once for concurrent requests, and again after ten minutes', async (t) => {
  const { check, clock, httpClient } = opened(t);
  const together = await Promise.all(Array.from({ length: 50 }, () => check(good())));
  t.strictSame(new Set(together), new Set(['editor']));
  t.equal(httpClient.exchanges.length, 1);
  t.match(httpClient.exchanges[0]?.request, { method: 'GET', url: jwksUrl, headers: { accept: 'application/json' } });
  await clock.advance(599_999);
  await check(good({ exp: seconds + 9_999 }));
  t.equal(httpClient.exchanges.length, 1);
  await clock.advance(1);
  await check(good({ exp: seconds + 9_999 }));
  t.equal(httpClient.exchanges.length, 2);
});

await test('a key that the issuer has just published is found, and one that it withdraws is refused within ten minutes', async (t) => {
  const { check, clock, publish, httpClient } = opened(t);
  const long = { ...goodClaims, exp: seconds + 9_999 };
  const fromOld = tokenOf(long);
  const fromNew = tokenOf(long, { kid: 'two' }, otherRsa);
  t.equal(await check(fromOld), 'editor');
  publish(publicJwk(otherRsa, { kid: 'two' }));
  t.equal(await check(fromNew), 'editor', 'although the keys were read a moment ago');
  t.equal(await check(fromOld), refused, 'the issuer has said so');
  t.equal(httpClient.exchanges.length, 2);
  publish(publicJwk(rsa, { kid: 'one' }));
  t.equal(await check(fromOld), refused, 'a second change right after is seen later');
  await clock.advance(30_000);
  t.equal(await check(fromOld), 'editor');
  t.equal(httpClient.exchanges.length, 3);
});

await test('tokens with unknown keys cause a fetch every 30 seconds at most', async (t) => {
  const { check, clock, httpClient } = opened(t);
  for (let count = 0; count < 120; count += 1) {
    t.equal(await check(tokenOf(goodClaims, { kid: `made up ${count}` })), refused);
    await clock.advance(1_000);
  }
  t.equal(httpClient.exchanges.length, 5, 'the first one also reads the keys as such');
});

await test('while the issuer is unavailable, cached keys remain valid and requests do not wait', async (t) => {
  const { check, clock, answer, publish, httpClient, log } = opened(t);
  const long = good({ exp: seconds + 99_999 });
  t.equal(await check(long), 'editor');
  answer(new Error('no route to host'));
  await clock.advance(600_000);
  t.equal(await check(long), 'editor');
  t.equal(httpClient.exchanges.length, 2);
  t.equal(await check(long), 'editor');
  t.equal(httpClient.exchanges.length, 2, 'it is not asked at every request');
  answer({ ending: 'hang' });
  await clock.advance(5_000);
  t.equal(await check(long), 'editor', 'an issuer that keeps us waiting is waited for by nobody');
  t.equal(httpClient.exchanges.length, 3);
  await clock.advance(5_000);
  t.equal(httpClient.exchanges[2]?.fate, 'aborted');
  publish(publicJwk(otherRsa, { kid: 'one' }));
  await clock.advance(5_000);
  t.equal(await check(long), 'editor', 'the first one after the outage sets the reading going');
  t.equal(await check(long), refused, 'and its outcome counts');
  t.strictSame(
    log.lines.filter(({ level }) => level !== 'debug').map(({ level }) => level),
    ['warn', 'info'],
    'one line says that it is away, one that it is back',
  );
});

await test('an issuer that was never reached is reported as unavailable, and retried soon', async (t) => {
  const { issuer, check, clock, answer, publish, httpClient } = opened(t);
  answer(new Error('refused'));
  await t.rejects(issuer.verify(good()), { code: 'GW_AUTH_ISSUER_UNAVAILABLE', status: 503, retryAfter: 5 });
  publish(publicJwk(rsa, { kid: 'one' }));
  t.equal(await check(good()), away);
  t.equal(httpClient.exchanges.length, 1);
  await clock.advance(5_000);
  t.equal(await check(good()), 'editor');
});

await test('a response that is not a key set is treated as an outage, with a reason in the log', async (t) => {
  const table: readonly (readonly [ScriptedReply, RegExp])[] = [
    [{ status: 404 }, /answered 404/],
    [{ status: 302, headers: { location: 'http://evil.test' } }, /answered 302/],
    [{ body: '<html>' }, /other than a JSON object/],
    [{ body: 'null' }, /other than a JSON object/],
    [{ body: '[]' }, /JSON Web Key Set/],
    [{ body: { keys: 'none' } }, /JSON Web Key Set/],
    [{ body: { keys: [null] } }, /JSON Web Key Set/],
    [{ body: ' '.repeat(256 * 1024 + 1) }, /262144 bytes/],
  ];
  for (const [reply, reason] of table) {
    const { check, answer, log } = opened(t);
    answer(reply);
    t.equal(await check(good()), away);
    t.match(reasonIn(log.lines), reason);
  }
  const slow = opened(t);
  slow.answer({ ending: 'hang' });
  const waiting = slow.check(good());
  await slow.clock.advance(5_000);
  t.equal(await waiting, away);
  t.match(reasonIn(slow.log.lines), /no answer within 5000 ms/);
});

await test('a private key in the key set is not used', async (t) => {
  const leaked = { ...rsa.privateKey.export({ format: 'jwk' }), kid: 'one' };
  t.equal(await opened(t, { keys: [leaked] }).check(good()), refused);
});

await test('tokens of a key that cannot be used are refused, and the log says why', async (t) => {
  const short = generateKeyPairSync('rsa', { modulusLength: 1024 });
  const table: readonly (readonly [Claims, RegExp])[] = [
    [publicJwk(short), /2048 bits/],
    [{ kty: 'RSA', n: '!', e: 'AQAB' }, /cannot be used/],
    [{ kty: 'RSA', n: 5, e: {} }, /cannot be used/],
  ];
  for (const [key, reason] of table) {
    const { check, log } = opened(t, { keys: [{ ...key, kid: 'one' }, publicJwk(rsa, { kid: 'two' })] });
    t.equal(await check(tokenOf(goodClaims, {}, short)), refused);
    t.match(log.lines, [{ level: 'debug', fields: { reason } }]);
    t.equal(await check(tokenOf(goodClaims, { kid: 'two' })), 'editor', 'other keys remain usable');
  }
});

await test('the key set URL is discovered from the issuer, whose metadata must name itself', async (t) => {
  const documents: readonly (readonly [unknown, string, RegExp | undefined])[] = [
    [{ issuer: issuerUrl, jwks_uri: jwksUrl }, 'editor', undefined],
    [{ issuer: 'https://other.test', jwks_uri: jwksUrl }, away, /describes the issuer "https:\/\/other\.test"/],
    [{ issuer: issuerUrl, jwks_uri: 'http://issuer.test/keys' }, away, /no https:\/\/ address/],
    [{ issuer: issuerUrl, jwks_uri: 'HTTP://127.0.0.1:6379/keys' }, away, /no https:\/\/ address/],
    [{ issuer: issuerUrl }, away, /no https:\/\/ address/],
  ];
  for (const [document, expected, reason] of documents) {
    const clock = fakeClock(start);
    const log = collectingLog();
    const httpClient = new ScriptedHttpClient(({ url }) => ({
      body: url === jwksUrl ? { keys: [publicJwk(rsa, { kid: 'one' })] } : (document as object),
    }));
    const config = oidcConfig.parse({ ...base, jwksUrl: undefined });
    const issuer = openIssuer({ config, organization: 'home', httpClient, clock, log });
    t.equal(await outcome(issuer, good()), expected);
    t.equal(httpClient.exchanges[0]?.request.url, `${issuerUrl}/.well-known/openid-configuration`);
    if (reason) t.match(reasonIn(log.lines), reason);
  }
});

await test('closing aborts a pending fetch', async (t) => {
  const { issuer, answer, httpClient, clock, log } = opened(t);
  answer({ ending: 'hang' });
  issuer.warmUp();
  await clock.advance(1);
  issuer.close();
  await clock.advance(1);
  t.equal(httpClient.exchanges[0]?.fate, 'aborted');
  t.equal(clock.waiting, 0);
  t.strictSame(log.lines, []);
});

const bearerRoute: Access = { kind: 'bearer', role: 'viewer' };

await test('only JWTs are verified with the issuer’s keys, and only on routes for tokens', async (t) => {
  const seen: string[] = [];
  const services = {
    indexes: { keys: new CredentialIndex(), tokens: new CredentialIndex() },
    connections: {},
    late: { find: () => undefined },
    now: () => start,
    verifyToken: async (token: string) => {
      seen.push(token);
      return { kind: 'token', tokenId: 'oidc:x', subject: 'x', organizationId: 'home', role: 'viewer' };
    },
  } as unknown as Parameters<typeof authenticate>[2];
  const ask = async (token: string, access: Access = bearerRoute): Promise<Authenticated | undefined> => {
    const headers: Readonly<Record<string, string>> = { authorization: `Bearer ${token}` };
    return authenticate({ header: (name: string) => headers[name] } as unknown as IncomingRequest, access, services);
  };
  t.match(await ask('a.b.c'), { identity: { tokenId: 'oidc:x' } });
  for (const other of [
    'a.b',
    'a.b.c.d',
    'a.b.c.d.e',
    '..',
    'a.b.',
    'a..c',
    'a.b.c=',
    'at-slc-xyz',
    'at-slc-a.b.c',
    'sk-slc-a.b.c',
    'x',
  ]) {
    await t.rejects(ask(other), { code: 'GW_AUTH_INVALID_TOKEN' }, other);
  }
  await t.rejects(ask('a.b.c', { kind: 'connection-key' }), { code: 'GW_AUTH_INVALID_KEY' });
  t.strictSame(seen, ['a.b.c']);
});

await test('the configuration refuses issuers that cannot be trusted', (t) => {
  const problems = (settings: Claims): string[] => {
    const parsed = authConfig.safeParse({ oidc: { ...base, ...settings } });
    return parsed.success ? [] : parsed.error.issues.map(({ path }) => path.join('.'));
  };
  t.strictSame(problems({}), []);
  for (const issuer of ['http://localhost:8080/realm', 'http://127.0.0.1:1', 'http://[::1]:1', 'https://a.test']) {
    t.strictSame(problems({ issuer, jwksUrl: undefined }), [], issuer);
  }
  for (const issuer of ['http://issuer.test', 'ftp://issuer.test', 'issuer.test', '', 'http://localhost.test']) {
    t.strictSame(problems({ issuer }), ['oidc.issuer'], issuer);
    t.strictSame(problems({ jwksUrl: issuer }), ['oidc.jwksUrl'], issuer);
  }
  t.strictSame(problems({ algorithms: ['RS256'], audience: ['a', 'b'], clockSkewSeconds: 0 }), []);
  for (const algorithms of [['none'], ['HS256'], ['RS256', 'HS512'], []]) {
    t.ok(problems({ algorithms }).length > 0, String(algorithms));
  }
  for (const wrong of [
    { roles: {} },
    { roles: { a: 'root' } },
    { audience: '' },
    { audience: [] },
    { roleClaim: '' },
  ]) {
    t.ok(problems(wrong).length > 0, JSON.stringify(wrong));
  }
  t.ok(problems({ clockSkewSeconds: 301 }).length > 0);
  t.ok(problems({ surprise: true }).length > 0);
  t.end();
});
