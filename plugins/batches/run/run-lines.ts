import type { RunningJob } from '../../../core/api/database.js';
import { isWithin, parseJson, type RouteAnswer, stringifyJson, type Turns } from '../../../core/api/index.js';
import { type Batch, idOf } from '../batch.js';
import { formOf } from '../batch-form.js';
import { type BatchLine, type OpenLine, openLines } from '../batch-lines.js';
import type { BatchServices } from '../batch-services.js';
import { giveUp, isGivenUp, countAlone, noteDeaths } from './deaths.js';
import { outlast } from './outlast.js';
import { isAlive, isAway, Pause, waitAfter } from './pause.js';
import type { Places } from './places.js';
import { ResultWriter } from './result-writer.js';
import { type Standing, standingOf, type Stop } from './standing.js';

/** The services of a running batch. */
export interface RunServices extends BatchServices {
  /** The places that all batches of this process share. */
  readonly places: Places;
  /** Sends requests of which processes seem to die, one at a time in this process. */
  readonly inTurn: Turns;
}

type Allowed = Exclude<Standing, { stop: Stop }>;

/** How often a waiting batch checks whether it still may run. */
const askMs = 1_000;

/**
 * Sends the requests of a batch that have no result yet, several at a time, and stores their results.
 *
 * @returns why it has stopped before all requests had a result
 */
export async function runLines(batch: Batch, job: RunningJob, services: RunServices): Promise<Stop | undefined> {
  const ending = new AbortController();
  const signal = AbortSignal.any([job.signal, ending.signal]);
  const runner = new LineRunner(batch, job, services, signal);
  const { concurrencyPerBatch } = services.config;
  try {
    const stop = await runner.run(countAlone(batch, job, concurrencyPerBatch));
    const stops = stop ? [stop] : await Promise.all(Array.from({ length: concurrencyPerBatch }, () => runner.run()));
    job.replaced.throwIfAborted();
    return stops.find((one) => one !== undefined);
  } finally {
    // If one runner has failed, the others are still running.
    ending.abort(new Error('the work on the batch has ended'));
  }
}

class LineRunner {
  readonly #batch: Batch;
  readonly #job: RunningJob;
  readonly #services: RunServices;
  readonly #signal: AbortSignal;
  readonly #writer: ResultWriter;
  readonly #replaced: AbortSignal;
  readonly #pause = new Pause();
  /** The number of answers that show that a server is there. */
  #answers = 0;
  /** When the last of them came; until then, when the work began. */
  #answeredAt: number;
  #standing: { readonly found: Promise<Standing>; readonly at: number } | undefined;
  #read: OpenLine[] = [];
  #reading: Promise<void> | undefined;
  #lastRead = 0;
  #isAllRead = false;

  constructor(batch: Batch, job: RunningJob, services: RunServices, signal: AbortSignal) {
    this.#batch = batch;
    this.#job = job;
    this.#services = services;
    this.#signal = signal;
    this.#writer = new ResultWriter(job);
    this.#replaced = job.replaced;
    this.#answeredAt = services.clock.now();
  }

  /**
   * Sends one request after another, until none is left or the job must continue elsewhere. Several of these loops run at the same time.
   *
   * @param most how many requests are sent, each alone and with a note before it; without it, all
   */
  async run(most?: number): Promise<Stop | undefined> {
    for (let sent = 0; sent !== most && !this.#replaced.aborted; sent += 1) {
      const line = await this.#next();
      if (!line) return undefined;
      const isAlone = most !== undefined;
      const stop =
        isAlone && isGivenUp(line)
          ? await giveUp(line, this.#batch, this.#job, this.#services.log)
          : await this.#send(line, isAlone);
      if (stop) return stop;
    }
    return undefined;
  }

  async #next(): Promise<OpenLine | undefined> {
    while (this.#read.length === 0 && !this.#isAllRead) {
      this.#reading ??= this.#readMore().finally(() => {
        this.#reading = undefined;
      });
      await this.#reading;
    }
    return this.#read.shift();
  }

  /** Reads only as many as are sent at a time, because they may be long. */
  async #readMore(): Promise<void> {
    const page = { after: this.#lastRead, limit: this.#services.config.concurrencyPerBatch };
    const { database } = this.#services;
    const lines = await this.#outlast(() => openLines(database.fork(), this.#batch.batchId, page));
    this.#read.push(...lines);
    this.#lastRead = lines.at(-1)?.line ?? this.#lastRead;
    this.#isAllRead = lines.length === 0;
  }

  /**
   * Sends a request until there is a final answer, and stores it. A failure counts against the request if others were answered meanwhile, or if nothing
   * has been answered for long.
   */
  async #send(line: OpenLine, isAlone: boolean): Promise<Stop | undefined> {
    const { clock } = this.#services;
    let [failures, answers] = [0, this.#answers];
    for (let attempts = 0; !this.#replaced.aborted; ) {
      const stop = await this.#whilePaused();
      if (stop) return stop;
      const tried = await this.#whenItsTurn(line, () => this.#try(line, isAlone));
      if (!tried) continue;
      if ('ending' in tried) return tried;
      this.#signal.throwIfAborted();
      attempts += 1;
      if (isAlive(tried)) this.#noteAnswer();
      else if (answers !== this.#answers || !isAway(tried, clock.now() - this.#answeredAt)) failures += 1;
      answers = this.#answers;
      const wait = waitAfter(tried, attempts, failures);
      if (wait === undefined) {
        await this.#store(line, tried);
        return undefined;
      }
      if (isAlone) await noteDeaths(line, line.deaths, this.#job);
      this.#pause.extend(wait, clock.now());
    }
    return undefined;
  }

  /** When there is a place; with other suspects of this process only one after the other, so that it is known which of them it dies of. */
  #whenItsTurn<T>({ deaths }: OpenLine, work: () => Promise<T>): Promise<T> {
    const { places, inTurn } = this.#services;
    const whenPlaced = (): Promise<T> => places.with(this.#batch.organizationId, work);
    return deaths > 0 ? inTurn(whenPlaced, this.#signal) : whenPlaced();
  }

  #noteAnswer(): void {
    this.#answers += 1;
    this.#answeredAt = this.#services.clock.now();
  }

  get #pauseLeft(): number {
    return this.#replaced.aborted ? 0 : this.#pause.left(this.#services.clock.now());
  }

  /** Waits for the end of the pause, and checks meanwhile whether the batch still may run: once for all of its requests. */
  async #whilePaused(): Promise<Stop | undefined> {
    for (let left = this.#pauseLeft; left > 0; left = this.#pauseLeft) {
      const { stop } = await this.#recentStanding();
      if (stop) return stop;
      await this.#services.clock.sleep(Math.min(left, askMs), this.#signal);
    }
    return undefined;
  }

  #recentStanding(): Promise<Standing> {
    const now = this.#services.clock.now();
    if (this.#standing && isWithin(askMs, this.#standing.at, now)) return this.#standing.found;
    this.#standing = { found: this.#standingNow(), at: now };
    return this.#standing.found;
  }

  #standingNow(): Promise<Standing> {
    return this.#outlast(() => standingOf(this.#batch, this.#services));
  }

  #outlast<T>(work: () => Promise<T>): Promise<T> {
    return outlast(work, this.#services, this.#signal);
  }

  /**
   * Called when there is a place. That may be long after the last request, so only now is it known who may send what.
   *
   * @returns undefined if the request is not to be sent now
   */
  async #try(line: OpenLine, isAlone: boolean): Promise<Stop | RouteAnswer | undefined> {
    this.#signal.throwIfAborted();
    if (this.#replaced.aborted || this.#pauseLeft > 0) return undefined;
    const standing = await this.#standingNow();
    if (standing.stop) return standing.stop;
    return isAlone ? this.#callAlone(line, standing) : this.#call(line, standing);
  }

  async #callAlone(line: OpenLine, standing: Allowed): Promise<RouteAnswer> {
    await noteDeaths(line, line.deaths + 1, this.#job);
    try {
      return await this.#call(line, standing);
    } finally {
      // The process stops in order.
      if (this.#signal.aborted) await noteDeaths(line, line.deaths, this.#job);
    }
  }

  #call({ request }: BatchLine, { identity, connection }: Allowed): Promise<RouteAnswer> {
    const { endpoint, caller } = this.#batch;
    const { headers, remoteAddress } = caller;
    const { calls } = this.#services;
    return calls.send({
      path: endpoint,
      body: request,
      headers,
      remoteAddress,
      isBackground: true,
      batchId: idOf(this.#batch),
      identity,
      connection,
      signal: this.#signal,
    });
  }

  #store({ line, customId }: BatchLine, { error, usage, ...answer }: RouteAnswer): Promise<void> {
    const isError = error !== undefined;
    // Providers may write an answer on several lines.
    const body = stringifyJson(parseJson(answer.body));
    const result = formOf(this.#batch).answered(customId, { ...answer, body }, isError);
    return this.#writer.write({ line, outcome: isError ? 'errored' : 'succeeded', result, usage });
  }
}
