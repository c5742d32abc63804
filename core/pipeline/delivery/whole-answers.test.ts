import { type Test, test } from 'tap';
import { plainGateway } from '../../../test/fixtures/gateways/test-gateway.js';
import type { Plugin, Relay, RelayedPiece, Stage, StreamPart } from '../../api/index.js';
import { pluginOf } from '../../testkit/plugin-of.js';
import { scriptedProvider, textAnswer } from '../../testkit/scripted-provider.js';

const parts = textAnswer('said');
const body = '{"own":"bytes"}';

/** A whole answer whose bytes differ from its parts, so that a test sees which of the two has left. */
function wholeRelay(pieces: readonly Partial<RelayedPiece>[] = [{}], inPieces = false): Relay {
  return {
    dialect: 'plain',
    contentType: 'application/json; own=yes',
    streaming: false,
    headers: {},
    inPieces,
    deliver: () => Promise.reject(new Error('not asked in this way')),
    async deliverPieces(take) {
      for (const piece of pieces) await take([{ bytes: Buffer.from(body), parts, plain: true, ...piece }]);
      return undefined;
    },
  };
}

/** A stage that passes everything on, and records its calls. */
function looking(passes: Stage['passes'], seen: string[], name = 'looking'): Plugin {
  const stage = (): Stage => ({
    ...(passes && { passes }),
    part(part, { push }) {
      seen.push(part.type);
      return push(part);
    },
    end: () => void seen.push('end'),
  });
  return pluginOf(name, { transform: { stage } });
}

async function ask(t: Test, relay: Relay, plugins: readonly Plugin[]): Promise<Response> {
  const provider = scriptedProvider({ parts: [], relay });
  const gateway = await plainGateway(t, [...plugins, provider]);
  return gateway.post('/plain', {});
}

function observing(shown: StreamPart[]): Plugin {
  return pluginOf('observing', { observe: () => (part) => void shown.push(part) });
}

await test('a whole answer that every stage passes is relayed: no stage gets a part, observers get all', async (t) => {
  const asked: (readonly StreamPart[])[] = [];
  const seen: string[] = [];
  const shown: StreamPart[] = [];
  const passing = looking((all) => asked.push(all) > 0, seen);
  const response = await ask(t, wholeRelay(), [observing(shown), passing, passing]);
  t.equal(response.headers.get('content-type'), 'application/json; own=yes');
  t.equal(await response.text(), body);
  t.strictSame(asked, [parts, parts], 'each was asked once');
  t.strictSame(seen, []);
  t.strictSame(shown, parts);
});

await test('an answer that one stage does not pass goes through all stages, and observers get it once', async (t) => {
  for (const passes of [() => false, undefined]) {
    const seen: string[] = [];
    const shown: StreamPart[] = [];
    const plugins = [observing(shown), looking(() => true, seen), looking(passes, [], 'other')];
    const response = await ask(t, wholeRelay(), plugins);
    t.equal(await response.text(), body, 'nothing was changed');
    t.strictSame(seen, ['start', 'text', 'finish', 'usage', 'end']);
    t.strictSame(shown, parts);
  }
});

await test('bytes that contain more than their parts are neither passed as a whole nor relayed', async (t) => {
  const seen: string[] = [];
  const response = await ask(t, wholeRelay([{ plain: false }]), [looking(() => true, seen)]);
  t.not(await response.text(), body);
  t.strictSame(seen, ['start', 'text', 'finish', 'usage', 'end']);
  const watched = await ask(t, wholeRelay([{ plain: false }], true), []);
  t.not(await watched.text(), body, 'nor without a stage');
});

await test('an answer that passes as a whole is complete, or an error like any other', async (t) => {
  const cut = await ask(t, wholeRelay([{ parts: parts.slice(0, 2) }]), [looking(() => true, [])]);
  t.equal(cut.status, 502);
  t.match(await cut.text(), /GW_PROVIDER_INCOMPLETE/);
  const goesOn = await ask(t, wholeRelay([{}, {}]), [looking(() => true, [])]);
  t.equal(goesOn.status, 500, 'a whole answer does not go on');
  t.notMatch(await goesOn.text(), /own/);
});

await test('a stage whose passes throws fails the answer', async (t) => {
  const failing = looking(() => {
    throw new Error('a bug');
  }, []);
  const response = await ask(t, wholeRelay(), [failing]);
  t.equal(response.status, 500);
  t.notMatch(await response.text(), /own|said/);
});
