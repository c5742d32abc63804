/**
 * The load generator: a closed loop over keep-alive connections, or a fixed rate, in a process of its own so that its garbage
 * collection and event loop do not count as a contestant's latency. Takes a `LoadPlan` message, answers with a
 * `LoadResult`.
 */
import { ClientConnection, requestBytes } from '../wire/client-connection.js';
import { BlankRequest } from './blank-request.js';
import { ConversationRequest } from './conversation-request.js';
import { Exchange } from './exchange.js';
import { FixedRateRun } from './fixed-rate-run.js';
import { MarkedRequest } from './marked-request.js';
import type { RequestSource } from './request-source.js';
import type { LoadPlan, LoadResult } from './load-plan.js';
import { lastAnswerSeconds, LoadTally } from './load-tally.js';

/** A running plan. */
class LoadRun {
  readonly #plan: LoadPlan;
  readonly #tally: LoadTally;
  readonly #result = Promise.withResolvers<LoadResult>();
  /** The open connections, with the sources of their requests. */
  readonly #open: Map<ClientConnection, RequestSource>;

  constructor(plan: LoadPlan) {
    this.#plan = plan;
    this.#tally = new LoadTally(plan);
    // New connections for each run, because a server may close an idle connection just when it is used again.
    this.#open = new Map(
      Array.from({ length: plan.connections }, () => [new ClientConnection(plan.origin), requestsOf(plan)]),
    );
  }

  async complete(): Promise<LoadResult> {
    const limit = setTimeout(() => this.#giveUp(), (this.#plan.seconds + lastAnswerSeconds) * 1000);
    const apart = (this.#plan.stagger ?? 0) / this.#open.size;
    for (const [index, [client, requests]] of [...this.#open].entries()) {
      // Guarantees at least one answer per connection, even in a short round on a busy machine.
      if (apart === 0) this.#send(client, requests);
      else setTimeout(() => this.#send(client, requests), index * apart);
    }
    try {
      return await this.#result.promise;
    } finally {
      clearTimeout(limit);
    }
  }

  #next(client: ClientConnection, requests: RequestSource): void {
    if (this.#tally.elapsed >= this.#plan.seconds * 1000) {
      this.#open.delete(client);
      client.destroy();
      if (this.#open.size === 0) this.#finish();
      return;
    }
    this.#send(client, requests);
  }

  #send(client: ClientConnection, requests: RequestSource): void {
    const done = (exchange: Exchange): void => {
      this.#tally.count(exchange);
      // Retries in another turn of the event loop, so that an unavailable contestant does not cause unbounded recursion.
      if (exchange.problem === undefined) {
        requests.answered?.(exchange.body);
        this.#next(client, requests);
      } else setImmediate(() => this.#next(client, requests));
    };
    client.send(requests.next(), new Exchange(this.#plan.stream, done));
  }

  #giveUp(): void {
    for (const client of this.#open.keys()) client.destroy();
    this.#tally.giveUp(this.#open.size);
    this.#finish();
  }

  #finish(): void {
    this.#result.resolve(this.#tally.result());
  }
}

function requestsOf(plan: LoadPlan): RequestSource {
  if (plan.questions !== undefined) return new ConversationRequest(plan, plan.questions);
  const bytes = requestBytes(plan.origin, plan);
  return plan.blank === undefined ? new MarkedRequest(bytes, plan.mark) : new BlankRequest(bytes, plan.blank);
}

process.on('message', (plan: LoadPlan) => {
  const run = plan.rate === undefined ? new LoadRun(plan) : new FixedRateRun(plan, plan.rate);
  run.complete().then(
    (result) => process.send?.(result),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
process.on('disconnect', () => process.exit(0));
