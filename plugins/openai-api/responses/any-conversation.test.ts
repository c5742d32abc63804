/** Whatever way a client sends a conversation, the model gets the same one. */
import { test } from 'tap';
import {
  type ChatCall,
  type Exchange,
  type Journal,
  type JsonObject,
  newId,
  type Outcome,
  type StreamPart,
} from '../../../core/api/index.js';
import { collected } from '../../../core/testkit/sample-call.js';
import type { Database } from '../../../core/api/database.js';
import { fakeClock, testConnection } from '../../../core/testkit/index.js';
import { fc, seed } from '../../../test/fixtures/random.js';
import { storedItemsConfig } from '../stored-items/config.js';
import { ItemStore } from '../stored-items/item-store.js';
import { AnswerKeeper } from '../stored-items/keep-answers.js';
import { responsesDialect } from './responses-dialect.js';

/** A response, and the conversation up to it as items that a client could send. */
interface Turn {
  readonly id: string;
  readonly items: readonly JsonObject[];
}

const now = Date.UTC(2030, 0, 1);
const start: StreamPart = { type: 'start', id: 'c', model: 'm', created: 9 };

/** A gateway without anything around the dialect, whose process has everything in memory. */
function startDialect() {
  const clock = fakeClock(now);
  const journal = { append: () => undefined, refusal: () => undefined, backlog: { bytes: 0 } } as unknown as Journal;
  const store = new ItemStore(storedItemsConfig.parse({}), { database: {} as Database, journal, clock });
  const keeper = new AnswerKeeper(store);
  const dialect = responsesDialect({ store, keeper });
  return (sent: JsonObject, answer: readonly StreamPart[]) => {
    const signal = new AbortController().signal;
    const exchange = { id: newId(now), receivedAt: now, connection: testConnection, signal } as unknown as Exchange;
    const body = dialect.resolve?.({ model: 'm', ...sent }, exchange) as JsonObject;
    const call = { ...dialect.decode(body, exchange), source: { body } } as unknown as ChatCall;
    Object.assign(call.source, { original: call });
    const hold = keeper.hold(call, exchange);
    const response = dialect.encode(call, exchange).whole(collected(answer)) as JsonObject;
    if (hold?.settle({} as Outcome) instanceof Promise) throw new Error('It is not settled at once.');
    return { messages: call.messages, id: response['id'] as string, output: response['output'] as JsonObject[] };
  };
}

/** The ways to send a conversation and what is new. */
const ways = {
  inFull: ({ items }: Turn, input: readonly JsonObject[]) => ({ input: [...items, ...input] }),
  withoutIds: ({ items }: Turn, input: readonly JsonObject[]) => ({
    input: [...items.map(({ id: _id, status: _status, ...item }) => item), ...input],
  }),
  withReferences: ({ items }: Turn, input: readonly JsonObject[]) => ({
    input: [
      ...items.map((item) => (item['id'] === undefined ? item : { type: 'item_reference', id: item['id'] })),
      ...input,
    ],
  }),
  continued: ({ id, items }: Turn, input: readonly JsonObject[]) =>
    items.length === 0 ? { input } : { previous_response_id: id, input },
};

const word = fc.constantFrom('a', 'b');
const userItem = word.map((content): JsonObject => ({ role: 'user', content }));
const part = fc.oneof(
  word.map((text): StreamPart[] => [{ type: 'text', choice: 0, text }]),
  word.map((text): StreamPart[] => [{ type: 'refusal', choice: 0, text }]),
  word.map((text): StreamPart[] => [{ type: 'reasoning', choice: 0, text, signature: text }]),
  fc.constant<StreamPart[]>([{ type: 'reasoning', choice: 0, text: '', encrypted: 'e' }]),
  word.map((text): StreamPart[] => [
    { type: 'tool-call', choice: 0, index: 0, id: text, name: 'look' },
    { type: 'tool-arguments', choice: 0, index: 0, text: `{"a":"${text}"}` },
  ]),
);
const anyTurn = fc.record({
  from: fc.nat(),
  way: fc.constantFrom(...(Object.keys(ways) as (keyof typeof ways)[])),
  input: fc.array(
    fc.oneof(
      userItem,
      word.map((output): JsonObject => ({ type: 'function_call_output', call_id: 'a', output })),
    ),
    { minLength: 1, maxLength: 3 },
  ),
  parts: fc.uniqueArray(part, { maxLength: 4, selector: ([first]) => first?.type }),
  finish: fc.constantFrom('stop', 'length'),
});

await test('a conversation is the same for the model, in whatever ways its turns and branches are sent', (t) => {
  t.comment(`seed ${seed}`);
  fc.assert(
    fc.property(fc.array(anyTurn, { minLength: 1, maxLength: 12 }), (turns) => {
      const [ask, askInFull] = [startDialect(), startDialect()];
      const made: Turn[] = [{ id: '', items: [] }];
      return turns.every(({ from, way, input, parts, finish }) => {
        const turn = made[from % made.length] as Turn;
        const answer = [start, ...parts.flat(), { type: 'finish', choice: 0, reason: finish } as const];
        const { messages, id, output } = ask(ways[way](turn, input), answer);
        const inFull = askInFull({ input: [...turn.items, ...input], store: false }, answer);
        made.push({ id, items: [...turn.items, ...input, ...output] });
        return JSON.stringify(messages) === JSON.stringify(inFull.messages);
      });
    }),
    { seed, numRuns: 300 },
  );
  t.end();
});
