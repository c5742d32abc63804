import { test } from 'tap';
import {
  definePolicyType,
  GatewayError,
  type PolicyDetector,
  type PolicyMatch,
  type StreamPart,
  z,
} from '../../../core/api/index.js';
import type { Judgement, TextClassifier } from '../classifiers/text-classifier.js';
import { asking, type AtWork, policiesAtWork, textParts } from '../fixtures/policies-at-work.js';
import type { Scanner } from '../scanner/scanner.js';
import { mostAtOnce } from './inspectors/calls-in-turn.js';

const secret = 'ada@example.org';
const said = [`A sentence that goes first and is harmless, really. `, `It is ada@exam`, 'ple.org, ', 'and more.'];
const messages = [{ role: 'user', content: [{ type: 'text', text: said.join('') }] }] as const;
const kinds = ['block', 'redact'] as const;

/** Throws an error with the inspected text in its message, as a bug might. */
const brokenScanner = (): Scanner => {
  const push = (text: string): never => {
    throw new RangeError(`cannot read "${text}"`);
  };
  return { scan: push, stream: () => ({ held: 0, push, end: () => undefined }), prepare: () => undefined };
};

function detecting(detect: PolicyDetector['detect']) {
  return definePolicyType({
    policyType: 'acme_test',
    validActions: ['block', 'audit', 'redact'],
    description: 'For tests.',
    isEnabled: true,
    configuration: z.strictObject({}),
    detector: () => ({ detect }),
  });
}

const classifierThat = (judgement: () => Promise<Judgement> | Judgement): TextClassifier => ({
  open: () => ({ push: judgement, end: judgement }),
});

/** Compiles nothing: it fails while it is prepared, and where a text needs it. */
const brokenPlan = (): Scanner => {
  const build = (): never => {
    throw new RangeError('the plan cannot be built');
  };
  return { scan: build, stream: build, prepare: () => Promise.reject(new RangeError('the plan cannot be built')) };
};

type MakeBroken = (action: 'block' | 'redact' | 'audit') => AtWork;

function withScanner(scannerFor: () => Scanner): MakeBroken {
  return (action) => policiesAtWork([{ type: 'pii_detection', action }], { engines: { scannerFor } });
}

function withDetector(detect: PolicyDetector['detect'], config: object = {}): MakeBroken {
  return (action) => policiesAtWork([{ type: 'acme_test', action }], { types: [detecting(detect)], config });
}

const never = new Promise<never>(() => undefined);
const throwing = ({ text }: { readonly text: string }): never => {
  throw new Error(text);
};
const broken: readonly (readonly [title: string, make: MakeBroken])[] = [
  ['the scanner throws', withScanner(brokenScanner)],
  ['the scanner cannot be built', withScanner(brokenPlan)],
  ['a detector throws', withDetector(throwing)],
  ['a detector rejects', withDetector(({ text }) => Promise.reject(new Error(text)))],
  ['a detector takes too long', withDetector(() => never, { detectorTimeoutMs: 20 })],
  ['a detector finds something outside of its text', withDetector(() => [{ category: 'X', start: 3, end: 9999 }])],
  ['a detector gives its finding no name that can be shown', withDetector(({ text }) => [{ category: text }])],
  ['a detector gives its finding no name', withDetector(() => [{ start: 0, end: 2 } as unknown as PolicyMatch])],
  ['a detector finds something between two characters', withDetector(() => [{ category: 'X', start: 0, end: 2.5 }])],
];

await test('a text that cannot be checked is refused if a policy blocks or redacts', async (t) => {
  for (const [title, make] of broken) {
    for (const action of kinds) {
      const atWork = make(action);
      await t.rejects(
        atWork.govern({ messages }),
        { code: 'GW_POLICY_UNAVAILABLE', status: 503, message: /^The policy p-0 \(\w+\) could not be checked/ },
        `${title}: input, ${action}`,
      );
      const { error, text } = await make(action).answer(textParts(said));
      t.match(error, { code: 'GW_POLICY_UNAVAILABLE' }, `${title}: output, ${action}`);
      t.notMatch(text(), /ada|exam/, title);
      t.notMatch(
        JSON.stringify([error, atWork.log]) + String(error?.stack),
        /ada@|harmless/,
        `${title}: nothing of the text is told`,
      );
      t.match(atWork.log, [
        { level: 'error', message: 'policy could not be checked', fields: { requestId: 'r', policyIds: ['p-0'] } },
      ]);
    }
  }
});

await test('the log says what has failed and where in the detector, but not with which words', async (t) => {
  const failing = new GatewayError({ code: 'GW_UPSTREAM_UNREACHABLE', status: 502, message: said.join('') });
  const imitating = `${said.join('')}\n    at ada@example.org (file:///ada@example.org:1:2)`;
  const at = /^file:.*\/fail-closed\.test\.js:\d+:\d+$/;
  for (const [thrown, fields] of [
    [() => Promise.reject(failing), { failure: 'GW_UPSTREAM_UNREACHABLE' }],
    [() => JSON.parse(said.join('')), { failure: 'SyntaxError', at }],
    [() => Promise.reject(new RangeError(imitating)), { failure: 'RangeError', at }],
    [() => Promise.reject(new Error()), { failure: 'Error', at }],
    [() => Promise.reject(Object.assign(new Error(imitating), { message: 'other' })), { failure: 'Error' }],
    [() => Promise.reject(said), { failure: 'object' }],
  ] as const) {
    const atWork = withDetector(thrown)('block');
    await t.rejects(atWork.govern({ messages }), { code: 'GW_POLICY_UNAVAILABLE' });
    t.match(atWork.log, [{ message: 'policy could not be checked', fields }], String(thrown));
    t.notMatch(JSON.stringify(atWork.log), /ada@|harmless/);
  }
});

await test('the log says what is wrong with the result of a detector', async (t) => {
  for (const [result, failure] of [
    [undefined, 'a detector returned something other than a list of matches'],
    [true, 'a detector returned something other than a list of matches'],
    [[{ category: 'code name' }], 'a detector returned a match without a valid "category"'],
    [[{ category: 'X', start: 5, end: 2 }], 'a detector returned a match whose "start" and "end" are not in its text'],
  ] as const) {
    const detect = (() => result) as unknown as PolicyDetector['detect'];
    const atWork = withDetector(detect)('block');
    await t.rejects(atWork.govern({ messages }), { code: 'GW_POLICY_UNAVAILABLE' });
    t.match(atWork.log, [{ message: 'policy could not be checked', fields: { failure } }]);
  }
});

await test('a detector is asked about some pieces of a text at a time, and about no more of them once it has failed, which ends the others', async (t) => {
  const pieces = 5 * mostAtOnce;
  const text = 'This sentence is long enough to be a window. '.repeat(pieces);
  const asked: PromiseWithResolvers<readonly PolicyMatch[]>[] = [];
  const atWork = (): AtWork => {
    asked.length = 0;
    const detect: PolicyDetector['detect'] = (_text, signal) => {
      const one = Promise.withResolvers<readonly PolicyMatch[]>();
      signal.addEventListener('abort', () => one.reject(signal.reason), { once: true });
      asked.push(one);
      return one.promise;
    };
    return withDetector(detect)('block');
  };
  const turn = (): Promise<void> => new Promise(setImmediate);
  const call = asking(text);

  const governed = atWork().govern(call);
  await turn();
  t.equal(asked.length, mostAtOnce);
  asked[7]?.resolve([]);
  await turn();
  t.equal(asked.length, mostAtOnce + 1);
  for (let at = 0; at < asked.length; at += 1) {
    asked[at]?.resolve([]);
    await turn();
  }
  await governed;
  t.ok(asked.length > 3 * mostAtOnce, `${asked.length} pieces`);

  const refused = t.rejects(atWork().govern(call), { code: 'GW_POLICY_UNAVAILABLE' });
  await turn();
  asked[7]?.reject(new Error('no'));
  await refused;
  for (const one of asked) await t.rejects(one.promise, { message: 'no' });
  t.equal(asked.length, mostAtOnce);
});

await test('when a detector throws for one window, a later rejection for an earlier window is handled', async (t) => {
  let calls = 0;
  const late = Promise.withResolvers<never>();
  const types = [
    detecting(() => {
      calls += 1;
      if (calls > 1) throw new Error('second window');
      return late.promise;
    }),
  ];
  const atWork = policiesAtWork([{ type: 'acme_test', action: 'block' }], { types });
  const text = 'This sentence is long enough to be a window. '.repeat(3);
  await t.rejects(atWork.govern(asking(text)), {
    code: 'GW_POLICY_UNAVAILABLE',
  });
  t.equal(calls, 2);
  const unhandled: unknown[] = [];
  const listener = (cause: unknown): unknown => unhandled.push(cause);
  process.on('unhandledRejection', listener);
  t.teardown(() => process.off('unhandledRejection', listener));
  late.reject(new Error('first window'));
  await new Promise(setImmediate);
  t.strictSame(unhandled, []);
});

await test('a text that cannot be checked passes if the policy only audits', async (t) => {
  for (const [title, make] of broken) {
    const atWork = make('audit');
    const call = await atWork.govern({ messages });
    t.equal(call.messages[0], messages[0], title);
    t.notOk(atWork.hasStage());
    t.ok(atWork.observe(textParts(said)));
    // Auditing inspectors are not awaited, but their failures are logged.
    while (atWork.log.length === 0) await new Promise(setImmediate);
    t.notMatch(JSON.stringify(atWork.log), /ada@|harmless/);
  }
});

await test('a policy that only audits never stops a text', async (t) => {
  const types = [detecting(() => Promise.reject(new Error('no')))];
  const atWork = policiesAtWork(
    [
      { type: 'acme_test', action: 'audit' },
      { type: 'pii_detection', action: 'redact' },
    ],
    { types },
  );
  const delivered = await atWork.answer(textParts(said));
  t.equal(delivered.text(), said.join('').replace(secret, '[EMAIL_ADDRESS]'));
  t.equal(delivered.error, undefined);
});

await test('testing a policy that cannot be enforced or checked is an error, and not a text without findings', async (t) => {
  await t.rejects(policiesAtWork([{ type: 'gone_type', action: 'block' }]).tryPolicy(said.join('')), {
    code: 'GW_POLICY_UNENFORCEABLE',
  });
  for (const [title, make] of broken) {
    const atWork = make('audit');
    await t.rejects(atWork.tryPolicy(said.join('')), { code: 'GW_POLICY_UNAVAILABLE', status: 503 }, title);
    t.match(atWork.log, [{ message: 'policy could not be checked', fields: { policyIds: ['p-0'] } }]);
    t.notMatch(JSON.stringify(atWork.log), /ada@|harmless/);
  }
  const reason = new Error('the client has left');
  const signal = AbortSignal.abort(reason);
  const left = policiesAtWork([{ type: 'acme_test', action: 'block' }], {
    types: [detecting((_, until) => until.throwIfAborted() as never)],
    signal,
  });
  await t.rejects(left.tryPolicy('Hello'), reason);
  t.strictSame(left.log, []);
});

await test('when a judge fails, at the start or in the middle, no more text passes', async (t) => {
  let pushes = 0;
  const later = classifierThat(() => {
    pushes += 1;
    return pushes < 2 ? { judged: 20, findings: [] } : Promise.reject(new Error('the service is away'));
  });
  const { answer } = policiesAtWork([{ type: 'content_filtering', action: 'block' }], {
    engines: { classifierFor: () => later },
  });
  const delivered = await answer(textParts(said));
  t.match(delivered.error, { code: 'GW_POLICY_UNAVAILABLE' });
  t.equal(delivered.text(), said.join('').slice(0, 20));
});

await test('a late verdict stops an answer in progress, and the answer does not end before the verdict', async (t) => {
  const verdict = Promise.withResolvers<Judgement>();
  const late = classifierThat(() => verdict.promise);
  const configuration = { streamMode: 'async' };
  const { answer } = policiesAtWork([{ type: 'content_filtering', action: 'block', configuration }], {
    engines: { classifierFor: () => late },
  });
  const delivering = answer(textParts(said));
  await new Promise(setImmediate);
  verdict.resolve({ judged: 10, findings: [{ category: 'hate', score: 0.9, start: 2, end: 10 }] });
  const delivered = await delivering;
  t.equal(delivered.text(), said.join(''));
  t.match(delivered.parts.at(-1), { type: 'finish', reason: 'content_filter' });
  t.match(delivered.parts.at(-2), { type: 'policy', categories: ['hate'], discardFrom: 2 });
});

await test('an unknown part does not pass', async (t) => {
  const unknown = { type: 'hologram', choice: 0, text: secret } as unknown as StreamPart;
  const { parts, error } = await policiesAtWork([{ type: 'pii_detection', action: 'redact' }]).answer([
    ...textParts(said).slice(0, 2),
    unknown,
  ]);
  t.ok(error);
  t.notMatch(JSON.stringify(parts), 'hologram');
});

await test('text that is held back is not sent when an answer breaks off', async (t) => {
  const { answer } = policiesAtWork([{ type: 'pii_detection', action: 'redact' }]);
  const { text } = await answer(textParts(said).slice(0, 3));
  t.notMatch(text(), /ada/);
  const aborted = new AbortController();
  const atWork = policiesAtWork([{ type: 'acme_test', action: 'block' }], {
    types: [detecting(() => never)],
    signal: aborted.signal,
    config: { detectorTimeoutMs: 30 },
  });
  aborted.abort(new Error('the client has left'));
  await t.rejects(atWork.govern({ messages }), /the client has left/);
});

await test('an answer fails if its tool calls or JSON exceed the limit of held text', async (t) => {
  const long: StreamPart[] = [
    { type: 'start', id: 'a', model: 'm', created: 1 },
    { type: 'tool-call', choice: 0, index: 0, id: 'c', name: 'n' },
    { type: 'tool-arguments', choice: 0, index: 0, text: `{"a":"${'x'.repeat(2000)}` },
  ];
  const { error } = await policiesAtWork([{ type: 'pii_detection', action: 'redact' }], {
    config: { maxHeldCharacters: 1000 },
  }).answer(long);
  t.match(error, { code: 'GW_ANSWER_TOO_LARGE' });
});

await test('an answer fails if it has more choices, tool calls or unknown parts than can be told apart', async (t) => {
  const begin: StreamPart = { type: 'start', id: 'a', model: 'm', created: 1 };
  const many: readonly (readonly [title: string, part: (index: number) => StreamPart])[] = [
    // A space, since what is read of a letter takes far more memory per choice.
    ['choices', (choice) => ({ type: 'text', choice, text: ' ' })],
    ['calls', (index) => ({ type: 'tool-call', choice: 0, index, id: `c${index}`, name: 'n' })],
    ['calls of one index', () => ({ type: 'tool-call', choice: 0, index: 0, id: 'c', name: 'n' })],
    ['parts', () => ({ type: 'opaque', choice: 0, dialect: 'd', value: {} })],
  ];
  for (const [title, part] of many) {
    const parts = [begin, ...Array.from({ length: 100_000 }, (_, index) => part(index))];
    const { error, taken } = await policiesAtWork([{ type: 'pii_detection', action: 'redact' }]).answer(parts);
    t.match(error, { code: 'GW_ANSWER_TOO_LARGE', status: 502 }, title);
    t.ok(taken > 20_000, `${title}: no real answer has as many`);
  }
});
