import { ClientConnection, requestBytes } from '../wire/client-connection.js';
import { Exchange } from './exchange.js';
import type { LoadPlan, LoadResult } from './load-plan.js';
import { lastAnswerSeconds, LoadTally } from './load-tally.js';

/** The timer of Node has no finer resolution. */
const tick = 1;

/**
 * Sends requests at a fixed rate, whether or not the earlier ones are answered (open loop): a slow answer delays no other request, so each
 * one counts with the latency that a client would have seen. A request takes an idle connection, or opens one.
 */
export class FixedRateRun {
  readonly #plan: LoadPlan;
  readonly #rate: number;
  readonly #total: number;
  readonly #request: Buffer;
  readonly #tally: LoadTally;
  readonly #result = Promise.withResolvers<LoadResult>();
  readonly #idle: ClientConnection[] = [];
  readonly #busy = new Set<ClientConnection>();
  #due = 0;
  #unsent = 0;

  constructor(plan: LoadPlan, rate: number) {
    this.#plan = plan;
    this.#rate = rate;
    this.#total = Math.round(rate * plan.seconds);
    this.#request = requestBytes(plan.origin, plan);
    this.#tally = new LoadTally(plan);
  }

  async complete(): Promise<LoadResult> {
    const limit = setTimeout(() => this.#giveUp(), (this.#plan.seconds + lastAnswerSeconds) * 1000);
    this.#sendDue();
    try {
      return await this.#result.promise;
    } finally {
      clearTimeout(limit);
      for (const client of [...this.#idle, ...this.#busy]) client.destroy();
    }
  }

  #sendDue(): void {
    const due = Math.min(this.#total, 1 + Math.floor((this.#tally.elapsed * this.#rate) / 1000));
    for (; this.#due < due; this.#due++) this.#send();
    if (this.#due < this.#total) setTimeout(() => this.#sendDue(), tick);
    else this.#finishIfDone();
  }

  #send(): void {
    const client = this.#idle.pop() ?? this.#open();
    if (client === undefined) {
      this.#unsent++;
      return;
    }
    this.#busy.add(client);
    const done = (exchange: Exchange): void => {
      this.#tally.count(exchange);
      this.#busy.delete(client);
      this.#idle.push(client);
      this.#finishIfDone();
    };
    client.send(this.#request, new Exchange(this.#plan.stream, done));
  }

  #open(): ClientConnection | undefined {
    return this.#busy.size < this.#plan.connections ? new ClientConnection(this.#plan.origin) : undefined;
  }

  #finishIfDone(): void {
    if (this.#due === this.#total && this.#busy.size === 0) this.#finish();
  }

  #giveUp(): void {
    this.#tally.giveUp(this.#busy.size);
    this.#finish();
  }

  #finish(): void {
    this.#result.resolve({ ...this.#tally.result(), unsent: this.#unsent });
  }
}
