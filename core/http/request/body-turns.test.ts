import { createServer } from 'node:http';
import { type Test, test } from 'tap';
import { until } from '../../../test/fixtures/components/until.js';
import { turn } from '../../../test/fixtures/time/event-loop-turns.js';
import { RawConnection } from '../../../test/fixtures/clients/raw-connection.js';
import { listenUntilEnd } from '../../../test/fixtures/components/listen-until-end.js';
import { BodyTurns, requestsInTurns } from './body-turns.js';

/** Bodies that take turns, and which of them were read on, in order. */
function bodies() {
  const turns = new BodyTurns();
  const readOn: string[] = [];
  const open = (name: string) => {
    const body = { _read: () => void readOn.push(name) };
    /** @returns whether all of these pieces may be followed by more */
    const pieces = (count: number): boolean => {
      let goesOn = true;
      for (let piece = 0; piece < count; piece += 1) goesOn = turns.take(body);
      return goesOn;
    };
    return { pieces, wantsMore: () => turns.holdsBack(body) };
  };
  return { open, readOn };
}

await test('bodies of many pieces go on one after the other, and those of few pieces at once', async (t) => {
  const { open, readOn } = bodies();
  const [a, b, c] = [open('a'), open('b'), open('c')];
  t.equal(a.pieces(250), true);
  t.equal(a.wantsMore(), false, 'no turn is needed yet');
  t.equal(a.pieces(250), false);
  t.equal(b.pieces(65), false);
  t.equal(c.pieces(64), true, 'this is its share');
  for (const each of [a, b]) t.equal(each.wantsMore(), true);
  t.equal(c.wantsMore(), false);
  for (const expected of [['a'], ['a', 'b'], ['a', 'b']]) {
    await turn();
    t.strictSame(readOn, expected);
  }
  t.equal(a.pieces(250), true, 'nobody waits any more');
});

await test('a body whose reader wants no more yet is not read when its turn comes, and at once when it does', async (t) => {
  const { open, readOn } = bodies();
  const a = open('a');
  t.equal(a.pieces(1_000), false);
  await turn();
  t.strictSame(readOn, []);
  t.equal(a.wantsMore(), false);
});

class CountedTurns extends BodyTurns {
  pieces = 0;
  onPiece: () => void = () => undefined;

  override take(body: Parameters<BodyTurns['take']>[0]): boolean {
    this.pieces += 1;
    this.onPiece();
    return super.take(body);
  }
}

/** A server that reads bodies to their end, and answers other requests with the number of pieces that it has read by then. */
async function startCounting(t: Test) {
  const turns = new CountedTurns();
  let bodies = 0;
  const server = createServer({ IncomingMessage: requestsInTurns(turns) }, (request, response) => {
    if (request.method === 'GET') return response.end(String(turns.pieces));
    bodies += 1;
    request.resume();
  });
  return { turns, port: await listenUntilEnd(t, server), begun: () => bodies };
}

const piece = '1\r\nx\r\n';
/** What Node reads from a socket at once, of which all pieces are delivered. */
const piecesOfRead = 65_536 / piece.length;

await test('bodies of one-byte chunks on ten connections do not keep other requests waiting', async (t) => {
  const { turns, port, begun } = await startCounting(t);
  const flood = Buffer.from(piece.repeat(400_000));
  const flooding = await Promise.all(Array.from({ length: 10 }, () => RawConnection.open(port)));
  const other = await RawConnection.open(port);
  for (const one of flooding) one.send('POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n');
  await until(() => begun() === flooding.length, 'all bodies are read');
  const ask = (): void => void other.send('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  const answered = async (): Promise<number> => Number((await other.reply()).body);

  // The request arrives while the first piece is read, so that everything else that has arrived comes before it.
  turns.onPiece = () => {
    turns.onPiece = () => undefined;
    ask();
  };
  for (const one of flooding) one.send(flood);
  let last = await answered();
  t.ok(last < (flooding.length + 3) * piecesOfRead, `${last} pieces, of at most one read of each body`);
  for (let request = 2; request <= 5; request += 1) {
    ask();
    const now = await answered();
    t.ok(now - last < 4 * piecesOfRead, `${now - last} pieces, of bodies that go on one after the other`);
    last = now;
  }
  t.ok(turns.pieces < flooding.length * 400_000, 'the bodies have not ended yet');
});
