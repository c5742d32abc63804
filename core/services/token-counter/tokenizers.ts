import { Worker } from 'node:worker_threads';
import { type Awaitable, type Logger, token, type TokenEncoding } from '../../api/index.js';
import { untilAborted } from '../../api/waiting/until-aborted.js';
import { countTexts, unitsPerToken } from './count-texts.js';
import { TextTokens } from './text-tokens.js';
import type { CountedTexts, CountRequest, ThreadReply } from './thread-messages.js';
import { looseMaxTokensOf } from './token-bounds.js';
import { Vocabulary } from './vocabulary.js';

/** The most UTF-16 units that are counted on the main thread, which takes it up to two milliseconds. */
export const maxUnitsAtOnce = 8_192;
const maxWorkAtOnce = 16_000;

/** The most UTF-16 units of one call that are sent to the thread; copying more would block the main thread for too long. */
const maxUnitsSent = 4_000_000;
/** The most UTF-16 units that are queued for the thread. Beyond this, calls are estimated, so that the thread does not become a bottleneck. */
const maxUnitsWaiting = 32_000_000;

/** How long a call waits for the thread. Less than the ten seconds that a hook may take: on a busy machine, loading a vocabulary may take longer. */
const usualPatienceMs = 8_000;

/** The vocabularies of this process. They never change, so a gateway that is started after another one has them at once. */
const countersOfProcess = new Map<TokenEncoding, TextTokens>();

interface Waiting {
  readonly outcome: PromiseWithResolvers<CountedTexts | undefined>;
  readonly impatience: NodeJS.Timeout;
  readonly units: number;
  readonly encoding: TokenEncoding;
}

/**
 * Counts texts: short ones synchronously, long ones in a worker thread. There is one instance in a process. The thread is started by the
 * first count, and restarted by the next one if it has died.
 */
export class Tokenizers {
  readonly #log: Logger;
  readonly #patienceMs: number;
  readonly #counters: Map<TokenEncoding, TextTokens>;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #unitsWaiting = 0;
  #lastId = 0;

  /** @param patienceMs what takes longer to count is estimated @param counters by vocabulary */
  constructor(log: Logger, patienceMs = usualPatienceMs, counters = countersOfProcess) {
    this.#log = log;
    this.#patienceMs = patienceMs;
    this.#counters = counters;
  }

  /** Counts texts together, synchronously if possible. Rejects only with the signal's reason. */
  count(texts: readonly string[], encoding: TokenEncoding, signal?: AbortSignal): Awaitable<CountedTexts> {
    const units = sum(texts.map(({ length }) => length));
    if (units === 0) return { tokens: 0, exact: true, atMost: 0 };
    const counter = this.#counters.get(encoding);
    if (counter && units <= maxUnitsAtOnce) {
      const counted = countTexts(counter, texts, maxWorkAtOnce);
      if (counted.exact) return counted;
    }
    if (this.#unitsWaiting + units > maxUnitsWaiting) return guessed(texts);
    return this.#countInThread(texts, units, encoding, signal);
  }

  /** Ends the thread. Pending counts resolve with an estimate. */
  async close(): Promise<void> {
    const worker = this.#worker;
    // A count that ends now must not unreference it: the process could end before the thread.
    this.#worker = undefined;
    await worker?.terminate();
  }

  async #countInThread(
    texts: readonly string[],
    units: number,
    encoding: TokenEncoding,
    signal: AbortSignal | undefined,
  ): Promise<CountedTexts> {
    signal?.throwIfAborted();
    const sent = units <= maxUnitsSent ? texts : beginningOf(texts, maxUnitsSent);
    const counted = (await untilAborted(this.#ask({ encoding, texts: sent }, units), signal)) ?? guessed(sent);
    if (sent === texts) return counted;
    const tokens = Math.ceil((counted.tokens * units) / maxUnitsSent);
    return { tokens, exact: false, atMost: sum(texts.map(looseMaxTokensOf)) };
  }

  /** Undefined when the thread has failed, or takes too long. */
  #ask({ encoding, texts }: Omit<CountRequest, 'id'>, units: number): Promise<CountedTexts | undefined> {
    const outcome = Promise.withResolvers<CountedTexts | undefined>();
    this.#lastId += 1;
    const id = this.#lastId;
    // The thread is still waited for, because it may have a vocabulary for the counts to come.
    const impatience = setTimeout(() => outcome.resolve(undefined), this.#patienceMs);
    this.#waiting.set(id, { outcome, impatience, units, encoding });
    this.#unitsWaiting += units;
    this.#worker ??= this.#start();
    // Referenced only while a count is pending, so that the thread does not keep the process alive.
    this.#worker.ref();
    this.#worker.postMessage({ id, encoding, texts } satisfies CountRequest);
    return outcome.promise;
  }

  #start(): Worker {
    // The thread allocates only short-lived objects; with the default, twenty megabytes of garbage would accumulate.
    const resourceLimits = { maxYoungGenerationSizeMb: 8 };
    const worker = new Worker(new URL('./tokenizer-thread.js', import.meta.url), { resourceLimits });
    worker.on('message', (reply: ThreadReply) => this.#receive(reply));
    worker.on('error', (error) => this.#log.error({ error }, 'the thread that counts tokens has failed'));
    worker.on('exit', () => {
      if (this.#worker === worker) this.#worker = undefined;
      for (const id of this.#waiting.keys()) this.#settle(id, undefined);
    });
    return worker;
  }

  #receive(reply: ThreadReply): void {
    if ('failure' in reply) {
      this.#log.error({ reason: reply.failure }, 'tokens could not be counted and are estimated');
      this.#settle(reply.id, undefined);
      return;
    }
    const encoding = this.#waiting.get(reply.id)?.encoding;
    if (encoding && reply.vocabulary) this.#counters.set(encoding, new TextTokens(new Vocabulary(reply.vocabulary)));
    this.#settle(reply.id, reply.counted);
  }

  #settle(id: number, counted: CountedTexts | undefined): void {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    clearTimeout(waiting.impatience);
    this.#waiting.delete(id);
    this.#unitsWaiting -= waiting.units;
    if (this.#waiting.size === 0) this.#worker?.unref();
    waiting.outcome.resolve(counted);
  }
}

/** The process's tokenizers, for the token counter of each generation; not for plugins. */
export const TextCounters = token<Tokenizers>('tokenizers');

function guessed(texts: readonly string[]): CountedTexts {
  const units = sum(texts.map(({ length }) => length));
  return { tokens: Math.ceil(units / unitsPerToken), exact: false, atMost: sum(texts.map(looseMaxTokensOf)) };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** The beginnings of the texts, up to this total length. */
function beginningOf(texts: readonly string[], most: number): readonly string[] {
  const beginning: string[] = [];
  let left = most;
  for (const text of texts) {
    if (left === 0) break;
    const piece = text.length <= left ? text : text.slice(0, left);
    beginning.push(piece);
    left -= piece.length;
  }
  return beginning;
}
