import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { test } from 'tap';
import { checkAnswers, hasRightAnswers } from './check-answers.js';
import { undiciRelay } from './contestants/relays.js';
import { sluice } from './contestants/sluice.js';
import { startField } from './field.js';
import { entrantsOf } from './proxy.js';

await test('the answers of a gateway are compared with the upstream on both lanes', async (t) => {
  await using field = await startField([undiciRelay, sluice]);
  const right = {
    whole: 'right',
    wholeUsage: 'right',
    stream: 'right',
    streamUsage: 'right',
    streaming: 'right',
  };
  for (const entrant of entrantsOf(field)) {
    const check = await checkAnswers(field.upstream.origin, entrant);
    t.strictSame(check, right, `${entrant.name} ${entrant.lane}`);
    t.ok(hasRightAnswers(check));
  }
});

await test('a gateway with other answers is found out', async (t) => {
  await using field = await startField([undiciRelay]);
  const [relay] = entrantsOf(field);
  if (relay === undefined) throw new Error('the relay takes part everywhere');
  // The relay passes requests of this lane to the other dialect.
  const target = { ...relay.contestant.target('verbatim'), path: '/v1/messages' };
  const other = { ...relay, contestant: { ...relay.contestant, target: () => target } };
  const check = await checkAnswers(field.upstream.origin, other);
  t.match(check, { whole: /unexpected/, wholeUsage: /unexpected/, stream: /unexpected/, streamUsage: /unexpected/ });
  t.notOk(hasRightAnswers(check));
  await relay.contestant.process.stop();
  const gone = await checkAnswers(field.upstream.origin, relay);
  t.match(gone, { whole: /fetch failed/, stream: /fetch failed/ });
  t.notOk(hasRightAnswers(gone));
});

await test('a gateway that collects a stream before it passes it on is found out', async (t) => {
  await using field = await startField([undiciRelay]);
  const relay = entrantsOf(field)[0];
  if (relay === undefined) throw new Error('the relay takes part everywhere');
  const collecting = createServer((request, response) => {
    text(request)
      .then((body) => fetch(`${field.upstream.origin}${request.url}`, { method: 'POST', body }))
      .then((answer) => answer.text())
      .then((answer) => response.end(answer))
      .catch(() => response.destroy());
  });
  t.teardown(() => collecting.close());
  await once(collecting.listen(0, '127.0.0.1'), 'listening');
  const origin = `http://127.0.0.1:${(collecting.address() as AddressInfo).port}`;
  const process = { ...relay.contestant.process, origin };
  const check = await checkAnswers(field.upstream.origin, { ...relay, contestant: { ...relay.contestant, process } });
  t.match(check, { whole: 'right', stream: 'right', streaming: 'the first token comes after the end' });
  t.notOk(hasRightAnswers(check));
});
