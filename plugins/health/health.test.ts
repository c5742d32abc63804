import { test } from 'tap';
import type {
  Clock,
  Logger,
  Readiness,
  ReadinessCheck,
  Reply,
  RouteRequest,
  StoreState,
} from '../../core/api/index.js';
import plugin from './plugin.js';

/** A clock whose sleeps end on request. */
function stoppedClock() {
  const sleeps: { readonly milliseconds: number; readonly end: () => void }[] = [];
  const clock = {
    sleep: (milliseconds: number, signal?: AbortSignal) =>
      new Promise<void>((resolve, reject) => {
        sleeps.push({ milliseconds, end: resolve });
        signal?.addEventListener('abort', () => reject(signal.reason as Error));
      }),
  } as Clock;
  return { clock, sleeps };
}

async function health(check: Readiness['check'], config: object = {}, stores: readonly StoreState[] = []) {
  const errors: object[] = [];
  const log = { error: (fields) => void errors.push(fields) } as Partial<Logger> as Logger;
  const { clock, sleeps } = stoppedClock();
  const services = { readiness: { check }, stores: { now: async () => stores }, clock };
  const { routes = [] } = await plugin.setup({ id: 'health', config: plugin.config.parse(config), services, log });
  const get = async (path: string): Promise<Reply> => {
    const route = routes.find((known) => known.path === path);
    if (route?.kind !== 'plain') throw new Error(`no route ${path}`);
    return route.handle({} as RouteRequest);
  };
  return { get, routes, errors, sleeps };
}

await test('both probes are public and are not cached', async (t) => {
  const { get, routes } = await health(async () => []);
  t.strictSame(
    routes.map(({ method, path, access }) => [method, path, access.kind]),
    [
      ['GET', '/healthz', 'public'],
      ['GET', '/readyz', 'public'],
    ],
  );
  for (const { path } of routes) t.match(await get(path), { headers: { 'cache-control': 'no-store' } });
});

await test('the liveness probe does not depend on readiness checks', async (t) => {
  const { get } = await health(() => Promise.reject(new Error('no')));
  t.match(await get('/healthz'), { status: undefined, body: { status: 'ok' } });
});

await test('the gateway is ready if every plugin is', async (t) => {
  const { get } = await health(async () => [
    { plugin: 'auth', ready: true },
    { plugin: 'connections', ready: true },
  ]);
  t.match(await get('/readyz'), {
    status: 200,
    body: {
      status: 'ready',
      checks: [
        { plugin: 'auth', ready: true },
        { plugin: 'connections', ready: true },
      ],
    },
  });
  const empty = await health(async () => []);
  t.match(await empty.get('/readyz'), { status: 200, body: { status: 'ready', checks: { length: 0 } } });
});

await test('one plugin that is not ready makes the gateway not ready, and only the documented members are shown', async (t) => {
  const checks = [
    { plugin: 'auth', ready: true, message: 'left from before' },
    { plugin: 'documents', ready: false, message: 'The vector store does not answer.', stack: 'secret' },
  ] as readonly ReadinessCheck[];
  const { get } = await health(async () => checks);
  const reply = await get('/readyz');
  t.equal(reply.status, 503);
  t.strictSame(reply.body, {
    status: 'not ready',
    checks: [
      { plugin: 'auth', ready: true },
      { plugin: 'documents', ready: false, message: 'The vector store does not answer.' },
    ],
    stores: [],
  });
});

await test('a store that is away is shown, and the gateway stays ready', async (t) => {
  const away = [{ store: 'redis', available: false }] as const;
  const { get } = await health(async () => [], {}, away);
  t.match(await get('/readyz'), { status: 200, body: { status: 'ready', stores: away } });
});

await test('a check that throws is a 503 without details, and is logged', async (t) => {
  const error = new Error('password=secret');
  const { get, errors } = await health(() => Promise.reject(error));
  t.match(await get('/readyz'), { status: 503, body: { status: 'not ready', checks: { length: 0 } } });
  t.strictSame(errors, [{ error }]);
});

await test('the check is aborted after the configured timeout', async (t) => {
  const check = (signal: AbortSignal) =>
    new Promise<readonly ReadinessCheck[]>((resolve) => {
      signal.addEventListener('abort', () => resolve([{ plugin: 'slow', ready: false }]));
    });
  const { get, sleeps } = await health(check, { timeoutMs: 300 });
  const reply = get('/readyz');
  t.equal(sleeps[0]?.milliseconds, 300);
  sleeps[0]?.end();
  t.match(await reply, { status: 503, body: { checks: [{ plugin: 'slow', ready: false }] } });
});

await test('concurrent probes share one check; the next probe runs a new one', async (t) => {
  let asked = 0;
  const { get } = await health(async () => {
    asked += 1;
    return [{ plugin: 'auth', ready: asked > 1 }];
  });
  const replies = await Promise.all([get('/readyz'), get('/readyz'), get('/readyz')]);
  t.strictSame(
    replies.map(({ status }) => status),
    [503, 503, 503],
  );
  t.equal(asked, 1);
  t.match(await get('/readyz'), { status: 200 });
  t.equal(asked, 2);
});
