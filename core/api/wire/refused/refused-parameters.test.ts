import { test } from 'tap';
import { collectingLog } from '../../../testkit/collecting-log.js';
import { ScriptedHttpClient, type ScriptedReply, type ScriptedStep } from '../../../testkit/scripted-http-client.js';
import type { InferenceCall } from '../../call.js';
import type { JsonObject } from '../../json.js';
import type { HttpResponse } from '../../services/http-client.js';
import { isNamed, isSentByClient, RefusedParameters } from './refused-parameters.js';
import { isJsonObject } from '../json/json.js';
import type { ProviderErrors } from '../failures/read-failure.js';

const errors: ProviderErrors = {
  provider: 'acme',
  dialect: 'acme-chat',
  errorBody: (value) => (isJsonObject(value) ? value : undefined),
};
const optional = ['hot', 'top', 'odd'];
const refusal = (message: string, status = 400): ScriptedReply => ({ status, body: { error: { message } } });
const fine: ScriptedReply = { body: {} };

interface Played {
  /** Sends a call for a model that takes these optional parameters. */
  readonly send: (model: string, parameters?: readonly string[]) => Promise<HttpResponse>;
  /** The parameters of each request that was sent. */
  readonly sent: () => readonly (readonly string[])[];
  readonly log: ReturnType<typeof collectingLog>;
}

function play(steps: readonly ScriptedStep[]): Played {
  const http = new ScriptedHttpClient(...steps);
  const log = collectingLog();
  const refused = new RefusedParameters(log);
  const { signal } = new AbortController();
  return {
    log,
    sent: () => http.exchanges.map(({ body }) => JSON.parse(body) as string[]),
    send: (model, parameters = optional) =>
      refused.answer(
        {
          model,
          errors,
          send: (leftOut) => {
            const body = JSON.stringify(parameters.filter((name) => !leftOut.has(name)));
            return http.send({ method: 'POST', url: 'http://acme.test/', headers: {}, body, signal });
          },
          refusedIn: (text) => new Set(parameters.filter((name) => isNamed(name, text))),
        },
        (response) => response,
      ),
  };
}

await test('a refused parameter is omitted in a second attempt and from then on; other models still get it', async (t) => {
  const { send, sent, log } = play([refusal('hot and top are unknown'), fine]);
  t.equal((await send('a')).status, 200);
  await send('a');
  await send('b');
  t.strictSame(sent(), [optional, ['odd'], ['odd'], optional]);
  t.match(log.lines, [{ fields: { model: 'a', parameters: ['hot', 'top'] } }]);
});

await test('an answer is read from the success, whether it is the first try or the second', async (t) => {
  const http = new ScriptedHttpClient(fine, refusal('no hot'), { ...fine, status: 201 }, refusal('no reason', 403));
  const refused = new RefusedParameters(collectingLog());
  const { signal } = new AbortController();
  const call = {
    model: 'a',
    errors,
    send: () => http.send({ method: 'POST', url: 'http://acme.test/', headers: {}, signal }),
    refusedIn: () => new Set(['hot']),
  };
  const read = (response: HttpResponse): string => `status ${response.status}`;
  t.equal(await refused.answer(call, read), 'status 200');
  t.equal(await refused.answer(call, read), 'status 201');
  await t.rejects(refused.answer(call, read), { code: 'GW_PROVIDER_CREDENTIALS' });
});

await test('parameters that are refused later are omitted in addition to earlier ones', async (t) => {
  const { send, sent } = play([refusal('no hot', 422), fine, refusal('no top'), fine]);
  await send('a');
  await send('a');
  await send('a');
  t.strictSame(sent(), [optional, ['top', 'odd'], ['top', 'odd'], ['odd'], ['odd']]);
});

await test('a refusal for another reason, or of another status, is not tried again', async (t) => {
  for (const reply of [refusal('too long'), refusal('hot', 404), refusal('hot', 429), refusal('hot', 500)]) {
    const { send, sent } = play([reply, fine]);
    await t.rejects(send('a'), { name: 'GatewayError', status: reply.status ?? 0 });
    t.equal(sent().length, 1);
  }
});

await test('a provider that names one parameter after the other is sent the call until it accepts it, within limits', async (t) => {
  const { send, sent, log } = play([refusal('hot'), refusal('top', 422), refusal('odd'), fine, fine]);
  await send('a');
  await send('a');
  t.strictSame(sent(), [optional, ['top', 'odd'], ['odd'], [], []]);
  t.match(log.lines, [{ fields: { parameters: optional } }], 'all are remembered');
  const many = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7'];
  const stubborn = play(many.map((name) => refusal(name)));
  await t.rejects(stubborn.send('a', many), { message: 'a6' });
  t.equal(stubborn.sent().length, 6);
});

await test('a parameter that is refused although it was omitted is no reason for another attempt', async (t) => {
  const { send, sent } = play([refusal('hot'), refusal('hot')]);
  await t.rejects(send('a'), { message: 'hot' });
  t.equal(sent().length, 2);
});

await test('a refusal for another reason is final, and parameters whose omission did not help are not remembered', async (t) => {
  const { send, sent, log } = play([refusal('hot'), refusal('too long'), fine]);
  await t.rejects(send('a'), { message: 'too long' });
  await send('a');
  t.strictSame(sent(), [optional, ['top', 'odd'], optional]);
  t.strictSame(log.lines, []);
});

await test('two calls that learn at the same time both count', async (t) => {
  const { send, sent } = play([refusal('hot'), refusal('top'), fine]);
  await Promise.all([send('a', ['hot', 'odd']), send('a', ['top', 'odd'])]);
  await send('a');
  t.strictSame(sent().at(-1), ['odd']);
});

await test('a parameter is named as a whole word', async (t) => {
  t.ok(isNamed('top_p', "Unsupported parameter: 'top_p'."));
  t.ok(isNamed('top_p', '`top_p`'));
  t.notOk(isNamed('top', 'top_p is unknown'));
  t.notOk(isNamed('top_p', 'stop_phrases'));
});

await test('a parameter counts as sent by the client if its body or its parameters have a value for it', async (t) => {
  const isSent = (body: JsonObject): boolean =>
    isSentByClient({ source: { body } } as unknown as InferenceCall, 'temperature');
  t.ok(isSent({ temperature: 0 }));
  t.ok(isSent({ parameters: { temperature: 0.7 } }));
  t.notOk(isSent({ temperature: null, parameters: { temperature: null } }));
  t.notOk(isSent({ parameters: 'temperature' }));
  t.notOk(isSent({}));
});
