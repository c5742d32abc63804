import { test } from 'tap';
import type { Dispatcher } from 'undici';
import { GatewayError } from '../../api/errors.js';
import type { IncomingRequest } from '../../api/exchange.js';
import { ArrivedResponses } from './arrived-responses.js';
import { type CallSettings, HttpCall, releaseMs } from './http-call.js';
import { OverdueCalls, ticksOf } from './overdue-calls.js';

const limits = { headersTimeoutMs: 1000, idleTimeoutMs: 2000 };

function settings(): CallSettings {
  return { overdue: new OverdueCalls(), arrived: new ArrivedResponses(), ...limits };
}

/** A call that undici is sending, and the reason with which it was aborted. */
function sent(common: CallSettings) {
  const aborting = new AbortController();
  const call = new HttpCall('upstream.test', { signal: aborting.signal }, common);
  const aborted: Error[] = [];
  const controller = {
    paused: false,
    pause: () => void (controller.paused = true),
    resume: () => void (controller.paused = false),
    abort(reason: Error) {
      aborted.push(reason);
      call.onResponseError(this as unknown as Dispatcher.DispatchController, reason);
    },
  };
  const undici = controller as unknown as Dispatcher.DispatchController;
  call.onRequestStart(undici);
  return { call, undici, controller, aborted, abort: () => aborting.abort() };
}

const look = ({ overdue }: CallSettings, times: number): void => {
  for (let time = 0; time < times; time += 1) overdue.look();
};

await test('response headers that arrive in one turn are delivered together, and an abort before that takes precedence', async (t) => {
  const common = settings();
  const calls = [sent(common), sent(common), sent(common)] as const;
  const told: string[] = [];
  const waits = calls.map(async ({ call }, index) => {
    await call.head.then(
      ({ status }) => told.push(`${index}: ${status}`),
      ({ code }: { code: string }) => told.push(`${index}: ${code}`),
    );
  });
  for (const { call, undici } of calls) call.onResponseStart(undici, 200, {});
  await Promise.resolve();
  t.strictSame(told, [], 'not one by one');
  calls[1].abort();
  await Promise.all(waits);
  t.strictSame(told, ['1: GW_CLIENT_GONE', '0: 200', '2: 200']);
});

await test('the last response of a turn is delivered after those that have ended before it', async (t) => {
  const common = settings();
  const [first, last] = [sent(common), sent(common)];
  const told: string[] = [];
  const waits = [first.call.head.then(() => told.push('first')), last.call.head.then(() => told.push('last'))];
  first.call.onResponseStart(first.undici, 200, {});
  first.call.onResponseEnd();
  t.equal(common.overdue.size, 1);
  last.call.onResponseStart(last.undici, 200, {});
  await Promise.all(waits);
  t.strictSame(told, ['first', 'last']);
});

await test('response headers that arrive alone are delivered at once', async (t) => {
  const { call, undici } = sent(settings());
  call.onResponseStart(undici, 200, {});
  const turn = new Promise((resolve) => setImmediate(resolve, 'a turn later'));
  t.equal(await Promise.race([call.head, turn]), call);
});

await test('a call without a response fails after the time limit', async (t) => {
  const common = settings();
  const { call, aborted } = sent(common);
  look(common, ticksOf(limits.headersTimeoutMs) - 1);
  t.equal(aborted.length, 0);
  look(common, 1);
  t.equal(aborted.length, 1);
  await t.rejects(call.head, { code: 'GW_UPSTREAM_TIMEOUT', message: /did not begin/ });
  t.equal(common.overdue.size, 0);
});

await test('each chunk restarts the time limit, and it does not run while the reader is slow', async (t) => {
  const common = settings();
  const { call, undici, controller, aborted } = sent(common);
  const most = ticksOf(limits.idleTimeoutMs) - 1;
  call.onResponseStart(undici, 200, {});
  look(common, most);
  // A long chunk that takes a moment to pass on would let other work run before the socket is read again.
  for (let count = 0; count < 2; count += 1) call.onResponseData(undici, Buffer.alloc(10_000));
  t.equal(controller.paused, true, 'nobody has asked for the body');
  look(common, 10 * most);
  t.equal(aborted.length, 0);
  const reading = call.deliver(() => undefined);
  look(common, most);
  t.equal(aborted.length, 0, 'the time begins when the socket is read again');
  look(common, 1);
  await t.rejects(reading, { code: 'GW_UPSTREAM_TIMEOUT', message: /in the middle/ });
});

await test('a server that does not end a released body is disconnected, whatever it sends', async (t) => {
  const common = settings();
  const { call, undici, aborted } = sent(common);
  call.onResponseStart(undici, 200, {});
  const pushed: string[] = [];
  const reading = call.deliver((chunk) => {
    pushed.push(chunk.toString());
    call.release();
  });
  reading.catch(() => undefined);
  for (let tick = 1; tick < ticksOf(releaseMs); tick += 1) {
    call.onResponseData(undici, Buffer.from(`${tick}`));
    look(common, 1);
  }
  t.equal(aborted.length, 0);
  look(common, 1);
  t.equal(aborted.length, 1);
  await t.rejects(reading, { message: 'The answer was discarded.' });
  t.equal(common.overdue.size, 0);
});

await test('a body that ends after it was released ends as any other', async (t) => {
  const common = settings();
  const { call, undici, aborted } = sent(common);
  call.onResponseStart(undici, 200, {});
  const reading = call.deliver(() => call.release());
  call.onResponseData(undici, Buffer.from('last'));
  call.onResponseEnd();
  await reading;
  look(common, ticksOf(releaseMs));
  t.equal(aborted.length, 0);
});

await test('a call that has ended is not watched', (t) => {
  const common = settings();
  const [whole, given] = [sent(common), sent(common)];
  whole.call.onResponseStart(whole.undici, 200, {});
  whole.call.onResponseEnd();
  given.call.head.catch(() => undefined);
  given.call.discard();
  t.equal(common.overdue.size, 0);
  t.end();
});

await test('a call is aborted with its exchange, whether that reports the abort itself or has only a signal', async (t) => {
  const reason = new GatewayError({ code: 'GW_REQUEST_DEADLINE', status: 504, message: 'too late' });
  for (const tells of [true, false]) {
    for (const when of ['before it is sent', 'while it waits', 'after its answer']) {
      const { exchange, abort } = abortable(tells);
      if (when === 'before it is sent') abort(reason);
      const call = new HttpCall('upstream.test', { exchange }, settings());
      t.equal(call.isOver, when === 'before it is sent');
      if (when === 'after its answer') answer(call);
      else if (when === 'while it waits') abort(reason);
      const outcome = await call.head.then(
        ({ status }) => status,
        (cause: unknown) => cause,
      );
      t.equal(outcome, when === 'after its answer' ? 200 : reason, `${when}, ${tells ? 'told' : 'by signal'}`);
      abort(reason);
    }
  }
});

/** The parts of an exchange that calls use. */
function abortable(tells: boolean) {
  const aborting = new AbortController();
  const listeners: (() => void)[] = [];
  const { signal } = aborting;
  const told = {
    signal,
    get isAborted() {
      return signal.aborted;
    },
    onAbort: (listener: () => void) => void (signal.aborted ? listener() : listeners.push(listener)),
  };
  const abort = (reason: Error): void => {
    aborting.abort(reason);
    for (const listener of listeners) listener();
  };
  return { exchange: (tells ? told : { signal }) as unknown as IncomingRequest, abort };
}

/** The server answers with a body that has come with its head. */
function answer(call: HttpCall): void {
  const controller = { paused: false, abort: () => undefined } as unknown as Dispatcher.DispatchController;
  call.onRequestStart(controller);
  call.onResponseStart(controller, 200, {});
  call.onResponseData(controller, Buffer.from('{}'));
  call.onResponseEnd();
  if (call.bytes(1000) instanceof Promise) throw new Error('the body was not complete');
}
