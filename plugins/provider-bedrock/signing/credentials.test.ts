import { test } from 'tap';
import { GatewayError } from '../../../core/api/index.js';
import { collectingLog } from '../../../core/testkit/collecting-log.js';
import { fakeClock } from '../../../core/testkit/fake-clock.js';
import { ScriptedHttpClient } from '../../../core/testkit/scripted-http-client.js';
import { providerConfig } from '../config.js';
import { credentialSource } from './credential-chain.js';
import { type AwsCredentials, Credentials, type CredentialSource } from './credentials.js';
import { answer, keys, refusal, sampleCall, sampleExchange, sampleProvider } from '../fixtures/sample-provider.js';

const minute = 60_000;

/** Credentials that expire after an hour; each finding has another id. */
function hourly(clock = fakeClock()) {
  const log = collectingLog();
  const asked: boolean[] = [];
  const source: CredentialSource = async (fresh) => {
    asked.push(fresh);
    const expiration = new Date(clock.now() + 60 * minute);
    return { ...keys, accessKeyId: `key-${asked.length}`, expiration };
  };
  return { clock, log, asked, credentials: new Credentials({ provider: 'bedrock', source, clock, log }) };
}

await test('credentials are found once, and renewed before they expire, while the old ones are used', async (t) => {
  const { clock, asked, credentials } = hourly();
  const [first, second] = await Promise.all([credentials.get(), credentials.get()]);
  t.equal(first, second);
  t.match(credentials.get(), { accessKeyId: 'key-1' }, 'from memory, without a promise');
  await clock.advance(54 * minute);
  t.match(credentials.get(), { accessKeyId: 'key-1' });
  t.strictSame(asked, [false]);
  await clock.advance(2 * minute);
  t.match(credentials.get(), { accessKeyId: 'key-1' }, 'a request does not wait');
  await clock.advance(1);
  t.match(credentials.get(), { accessKeyId: 'key-2' });
  await clock.advance(60 * minute - 1);
  t.match(await credentials.get(), { accessKeyId: 'key-3' }, 'those that expire now are not used');
});

await test('credentials that are refused are looked up again, past what others keep', async (t) => {
  const { clock, asked, credentials } = hourly();
  await credentials.get();
  credentials.forget();
  t.match(await credentials.get(), { accessKeyId: 'key-2' });
  t.strictSame(asked, [false, true]);
  credentials.forget();
  t.match(credentials.get(), { accessKeyId: 'key-2' }, 'once every five seconds');
  await clock.advance(5000);
  credentials.forget();
  t.match(await credentials.get(), { accessKeyId: 'key-3' });
  clock.set(-60 * minute);
  credentials.forget();
  t.match(await credentials.get(), { accessKeyId: 'key-4' }, 'also after the clock was set back');
});

await test('without credentials a client learns nothing, the log says what to do, and requests fail at once for a while', async (t) => {
  const clock = fakeClock();
  const log = collectingLog();
  let tries = 0;
  const source = async (): Promise<AwsCredentials> => {
    tries += 1;
    throw new Error('Could not load credentials of arn:aws:iam::123456789012:role/x');
  };
  const credentials = new Credentials({ provider: 'bedrock', source, clock, log });
  const get = async () => credentials.get();
  const error = await refusal(get());
  t.match(error, { code: 'GW_PROVIDER_CREDENTIALS', status: 503, upstream: { provider: 'bedrock' } });
  t.notMatch(error.message, /arn|123456789012|load/);
  t.match(log.lines, [
    { level: 'error', message: /no AWS credentials: set .*AWS_ACCESS_KEY_ID.*role/, fields: { error: Error } },
  ]);
  t.equal(await refusal(get()), error);
  t.equal(tries, 1);
  await clock.advance(5000);
  await refusal(get());
  t.equal(tries, 2);
  clock.set(-60 * minute);
  await refusal(get());
  t.equal(tries, 3, 'nor for an hour when the clock was set back by that');
});

await test('a renewal that fails changes nothing as long as the old credentials are valid', async (t) => {
  const clock = fakeClock();
  const found = { ...keys, expiration: new Date(clock.now() + 10 * minute) };
  let works = true;
  const source = async (): Promise<AwsCredentials> => {
    if (!works) throw new Error('No.');
    return found;
  };
  const credentials = new Credentials({ provider: 'bedrock', source, clock, log: collectingLog() });
  t.equal(await credentials.get(), found);
  works = false;
  await clock.advance(6 * minute);
  t.equal(credentials.get(), found);
  await clock.advance(1);
  t.equal(credentials.get(), found);
  await clock.advance(5 * minute);
  t.match(await refusal((async () => credentials.get())()), { status: 503 });
});

await test('a client that leaves does not wait for credentials', async (t) => {
  const gone = new GatewayError({ code: 'GW_CLIENT_GONE', status: 499, message: 'Gone.' });
  const http = new ScriptedHttpClient(() => new Error('nothing may be sent'));
  const dispatch = await sampleProvider(http, { accessKeyId: '', secretAccessKey: '', profile: 'of-nobody' });
  const signal = AbortSignal.abort(gone);
  t.equal(await refusal(dispatch(sampleCall(), sampleExchange({ signal }))), gone);
});

/** Sets variables of the environment until the end of a test. */
function withEnvironment(t: { teardown(after: () => void): void }, variables: Readonly<Record<string, string>>): void {
  const cleared = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'AWS_SESSION_TOKEN', 'AWS_PROFILE', 'AWS_ROLE_ARN'];
  const isolated = {
    AWS_EC2_METADATA_DISABLED: 'true',
    AWS_CONFIG_FILE: '/none',
    AWS_SHARED_CREDENTIALS_FILE: '/none',
  };
  const before = { ...process.env };
  for (const name of cleared) delete process.env[name];
  Object.assign(process.env, isolated, variables);
  t.teardown(() => {
    for (const name of Object.keys(process.env)) if (before[name] === undefined) delete process.env[name];
    Object.assign(process.env, before);
  });
}

const withoutKeys = providerConfig.parse({ region: 'eu-central-1' });

await test('the chain of the SDKs finds keys in the environment', async (t) => {
  withEnvironment(t, {
    AWS_ACCESS_KEY_ID: 'AKIAENV',
    AWS_SECRET_ACCESS_KEY: 'of-the-environment',
    AWS_SESSION_TOKEN: 'x',
  });
  const source = credentialSource(withoutKeys, 'eu-central-1', new ScriptedHttpClient(), collectingLog());
  t.match(await source(false), { accessKeyId: 'AKIAENV', secretAccessKey: 'of-the-environment', sessionToken: 'x' });
  t.match(await source(true), { accessKeyId: 'AKIAENV' });
});

await test('the chain reads the profile that is named', async (t) => {
  const folder = t.testdir({
    credentials: '[work]\naws_access_key_id = AKIAWORK\naws_secret_access_key = of-the-profile\n',
  });
  withEnvironment(t, { AWS_SHARED_CREDENTIALS_FILE: `${folder}/credentials` });
  const config = providerConfig.parse({ region: 'eu-central-1', profile: 'work' });
  const source = credentialSource(config, 'eu-central-1', new ScriptedHttpClient(), collectingLog());
  t.match(await source(false), { accessKeyId: 'AKIAWORK' });
});

const assumedRole = `<AssumeRoleWithWebIdentityResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/">
  <AssumeRoleWithWebIdentityResult>
    <AssumedRoleUser><Arn>arn:aws:sts::123456789012:assumed-role/gateway/x</Arn><AssumedRoleId>A:x</AssumedRoleId></AssumedRoleUser>
    <Credentials>
      <AccessKeyId>ASIAROLE</AccessKeyId><SecretAccessKey>of-the-role</SecretAccessKey>
      <SessionToken>token-of-the-role</SessionToken><Expiration>2099-01-01T00:00:00Z</Expiration>
    </Credentials>
  </AssumeRoleWithWebIdentityResult>
</AssumeRoleWithWebIdentityResponse>`;

await test('a role is assumed with a web identity, through the gateway’s own client and so through its proxies', async (t) => {
  const folder = t.testdir({ token: 'token-of-the-pod' });
  withEnvironment(t, {
    AWS_WEB_IDENTITY_TOKEN_FILE: `${folder}/token`,
    AWS_ROLE_ARN: 'arn:aws:iam::123456789012:role/gateway',
  });
  const http = new ScriptedHttpClient({ headers: { 'content-type': 'text/xml' }, body: assumedRole });
  const source = credentialSource(withoutKeys, 'eu-central-1', http, collectingLog());
  t.match(await source(false), {
    accessKeyId: 'ASIAROLE',
    sessionToken: 'token-of-the-role',
    expiration: new Date('2099-01-01T00:00:00.000Z'),
  });
  const [sent] = http.exchanges;
  t.match(sent?.request, { method: 'POST', url: /^https:\/\/sts\.eu-central-1\.amazonaws\.com\/$/ });
  t.match(sent?.body, /Action=AssumeRoleWithWebIdentity.*WebIdentityToken=token-of-the-pod/);
});

await test('where nothing is found, the request fails and nothing is sent', async (t) => {
  withEnvironment(t, {});
  const http = new ScriptedHttpClient({ body: answer });
  const log = collectingLog();
  const dispatch = await sampleProvider(http, { accessKeyId: '', secretAccessKey: '' }, { log });
  t.match(await refusal(dispatch(sampleCall())), { code: 'GW_PROVIDER_CREDENTIALS', status: 503 });
  t.equal(http.exchanges.length, 0);
  t.match(log.lines.at(-1), { level: 'error', message: /no AWS credentials/ });
});
