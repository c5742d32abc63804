import { Worker } from 'node:worker_threads';
import {
  type Awaitable,
  type CountedFor,
  FairShares,
  type Logger,
  organizationOf,
  token,
  type TokenEncoding,
} from '../../api/index.js';
import { TurnQueue } from '../../api/internal/turn-queue.js';
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
/** The most UTF-16 units that wait for the thread. Beyond this, calls are estimated, so that the thread does not become a bottleneck. */
const maxUnitsWaiting = 32_000_000;

/** How long a call waits for the thread. Less than the ten seconds that a hook may take: on a busy machine, loading a vocabulary may take longer. */
const usualPatienceMs = 8_000;

/** The vocabularies of this process. They never change, so a gateway that is started after another one has them at once. */
const countersOfProcess = new Map<TokenEncoding, TextTokens>();

/** What waits for the thread, or is counted by it. */
interface Count extends CountRequest {
  /** Of its texts. */
  readonly units: number;
  readonly organization: string;
  /** Undefined when the thread has failed. */
  readonly outcome: PromiseWithResolvers<CountedTexts | undefined>;
}

/**
 * Counts texts: short ones synchronously, long ones in a worker thread. There is one instance in a process. The thread is started by the
 * first count, and restarted by the next one if it has died.
 */
export class Tokenizers {
  readonly #log: Logger;
  readonly #patienceMs: number;
  readonly #counters: Map<TokenEncoding, TextTokens>;
  /** By organization: one with many long texts does not delay another with one. */
  readonly #waiting = new TurnQueue<string, Count>();
  /** What organizations have waiting, or in the thread. */
  readonly #units = new FairShares(maxUnitsWaiting);
  #running: Count | undefined;
  #worker: Worker | undefined;

  /** @param patienceMs what takes longer to count is estimated @param counters by vocabulary */
  constructor(log: Logger, patienceMs = usualPatienceMs, counters = countersOfProcess) {
    this.#log = log;
    this.#patienceMs = patienceMs;
    this.#counters = counters;
  }

  /** Counts texts together, synchronously if possible. Rejects only with the reason of the exchange's signal. */
  count(texts: readonly string[], encoding: TokenEncoding, exchange?: CountedFor): Awaitable<CountedTexts> {
    const units = sum(texts.map(({ length }) => length));
    if (units === 0) return { tokens: 0, exact: true, atMost: 0 };
    const counter = this.#counters.get(encoding);
    if (counter && units <= maxUnitsAtOnce) {
      const counted = countTexts(counter, texts, maxWorkAtOnce);
      if (counted.exact) return counted;
    }
    const organization = exchange ? organizationOf(exchange.identity) : '';
    if (!this.#units.hasRoom(organization, units)) return guessed(texts);
    return this.#countInThread({ texts, encoding, units, organization }, exchange?.signal);
  }

  /**
   * The text that token ids stand for; undefined if one of them is unknown, or if they are too many for a text.
   *
   * @throws Error if the vocabulary cannot be loaded
   */
  async textOf(ids: readonly number[], encoding: TokenEncoding, exchange?: CountedFor): Promise<string | undefined> {
    if (!this.#counters.has(encoding)) {
      const organization = exchange ? organizationOf(exchange.identity) : '';
      // A count of nothing loads the vocabulary.
      await this.#countInThread({ texts: [], encoding, units: 0, organization }, exchange?.signal);
    }
    const counter = this.#counters.get(encoding);
    if (!counter) throw new Error(`The vocabulary ${encoding} has not been loaded.`);
    return counter.textOf(ids);
  }

  /** Ends the thread. Pending counts resolve with an estimate. */
  async close(): Promise<void> {
    const worker = this.#worker;
    // A count that ends now must not unreference it: the process could end before the thread.
    this.#worker = undefined;
    this.#giveUpWaiting();
    await worker?.terminate();
  }

  async #countInThread(asked: Omit<Count, 'outcome'>, signal: AbortSignal | undefined): Promise<CountedTexts> {
    signal?.throwIfAborted();
    const { texts, units } = asked;
    const sent = units <= maxUnitsSent ? texts : beginningOf(texts, maxUnitsSent);
    const counted = (await this.#ask({ ...asked, texts: sent }, signal)) ?? guessed(sent);
    if (sent === texts) return counted;
    const tokens = Math.ceil((counted.tokens * units) / maxUnitsSent);
    return { tokens, exact: false, atMost: sum(texts.map(looseMaxTokensOf)) };
  }

  /** Undefined when the thread has failed, or takes too long. */
  async #ask(asked: Omit<Count, 'outcome'>, signal: AbortSignal | undefined): Promise<CountedTexts | undefined> {
    const count: Count = { ...asked, outcome: Promise.withResolvers() };
    const { organization, units, outcome } = count;
    const impatience = setTimeout(() => outcome.resolve(undefined), this.#patienceMs);
    this.#units.take(organization, units);
    this.#waiting.push(organization, count);
    this.#sendNext();
    try {
      return await untilAborted(outcome.promise, signal);
    } finally {
      clearTimeout(impatience);
      // What the thread is counting is still waited for, because it may have a vocabulary for the counts to come.
      if (this.#waiting.remove(organization, count)) this.#forget(count);
    }
  }

  #sendNext(): void {
    if (this.#running) return;
    this.#running = this.#waiting.shift();
    if (!this.#running) {
      this.#worker?.unref();
      return;
    }
    const { encoding, texts } = this.#running;
    this.#worker ??= this.#start();
    // Referenced only while a count is pending, so that the thread does not keep the process alive.
    this.#worker.ref();
    this.#worker.postMessage({ encoding, texts } satisfies CountRequest);
  }

  #start(): Worker {
    // The thread allocates only short-lived objects; with the default, twenty megabytes of garbage would accumulate.
    const resourceLimits = { maxYoungGenerationSizeMb: 8 };
    const worker = new Worker(new URL('./tokenizer-thread.js', import.meta.url), { resourceLimits });
    worker.on('message', (reply: ThreadReply) => this.#receive(reply));
    worker.on('error', (error) => this.#log.error({ error }, 'the thread that counts tokens has failed'));
    worker.on('exit', () => {
      if (this.#worker === worker) this.#worker = undefined;
      // Another one has been started since it was closed.
      if (this.#worker) return;
      this.#giveUpWaiting();
      this.#endRunning(undefined);
    });
    return worker;
  }

  #receive(reply: ThreadReply): void {
    if ('failure' in reply) {
      this.#log.error({ reason: reply.failure }, 'tokens could not be counted and are estimated');
      this.#endRunning(undefined);
      return;
    }
    const encoding = this.#running?.encoding;
    if (encoding && reply.vocabulary) this.#counters.set(encoding, new TextTokens(new Vocabulary(reply.vocabulary)));
    this.#endRunning(reply.counted);
  }

  #endRunning(counted: CountedTexts | undefined): void {
    const count = this.#running;
    if (!count) return;
    this.#running = undefined;
    this.#forget(count);
    count.outcome.resolve(counted);
    this.#sendNext();
  }

  #giveUpWaiting(): void {
    for (const count of this.#waiting.clear()) {
      this.#forget(count);
      count.outcome.resolve(undefined);
    }
  }

  #forget({ organization, units }: Count): void {
    this.#units.giveBack(organization, units);
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
