/**
 * The load generator: a closed loop over keep-alive connections, in a process of its own so that its garbage
 * collection and event loop do not count as a contestant's latency. Takes a `LoadPlan` message, answers with a
 * `LoadResult`.
 */
import { ascending, quantile } from '../statistics.js';
import { ClientConnection, requestBytes } from '../wire/client-connection.js';
import { BlankRequest } from './blank-request.js';
import { ConversationRequest } from './conversation-request.js';
import { Exchange } from './exchange.js';
import { MarkedRequest } from './marked-request.js';
import type { RequestSource } from './request-source.js';
import type { LoadPlan, LoadResult, Quantiles } from './load-plan.js';

/** The maximum time from the end of a round until its last answer; later ones count as errors, so that every run ends. */
const LAST_ANSWER_SECONDS = 20;

/** A running plan. */
class LoadRun {
  readonly #plan: LoadPlan;
  readonly #begun = performance.now();
  readonly #result = Promise.withResolvers<LoadResult>();
  readonly #latencies: number[] = [];
  readonly #firstTokens: number[] = [];
  /** The open connections, with the sources of their requests. */
  readonly #open: Map<ClientConnection, RequestSource>;
  #errors = 0;
  #firstError: string | undefined;

  constructor(plan: LoadPlan) {
    this.#plan = plan;
    // New connections for each run, because a server may close an idle connection just when it is used again.
    this.#open = new Map(
      Array.from({ length: plan.connections }, () => [new ClientConnection(plan.origin), requestsOf(plan)]),
    );
  }

  async complete(): Promise<LoadResult> {
    const limit = setTimeout(() => this.#giveUp(), (this.#plan.seconds + LAST_ANSWER_SECONDS) * 1000);
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
    if (performance.now() >= this.#begun + this.#plan.seconds * 1000) {
      this.#open.delete(client);
      client.destroy();
      if (this.#open.size === 0) this.#finish();
      return;
    }
    this.#send(client, requests);
  }

  #send(client: ClientConnection, requests: RequestSource): void {
    const done = (exchange: Exchange): void => {
      this.#count(exchange);
      // Retries in another turn of the event loop, so that an unavailable contestant does not cause unbounded recursion.
      if (exchange.problem === undefined) {
        requests.answered?.(exchange.body);
        this.#next(client, requests);
      } else setImmediate(() => this.#next(client, requests));
    };
    client.send(requests.next(), new Exchange(this.#plan.stream, done));
  }

  #count({ problem, latency, firstToken }: Exchange): void {
    if (problem !== undefined) {
      this.#errors++;
      this.#firstError ??= problem;
      return;
    }
    this.#latencies.push(latency);
    if (firstToken !== undefined) this.#firstTokens.push(firstToken);
  }

  #giveUp(): void {
    for (const client of this.#open.keys()) client.destroy();
    this.#errors += this.#open.size;
    this.#firstError ??= `no complete answer ${LAST_ANSWER_SECONDS} s after the end of the round`;
    this.#finish();
  }

  #finish(): void {
    this.#result.resolve({
      requests: this.#latencies.length,
      errors: this.#errors,
      ...(this.#firstError === undefined ? {} : { firstError: this.#firstError }),
      seconds: (performance.now() - this.#begun) / 1000,
      latency: quantilesOf(this.#latencies),
      ...(this.#plan.stream ? { firstToken: quantilesOf(this.#firstTokens) } : {}),
    });
  }
}

function requestsOf(plan: LoadPlan): RequestSource {
  if (plan.questions !== undefined) return new ConversationRequest(plan, plan.questions);
  const bytes = requestBytes(plan.origin, plan);
  return plan.blank === undefined ? new MarkedRequest(bytes, plan.mark) : new BlankRequest(bytes, plan.blank);
}

function quantilesOf(values: readonly number[]): Quantiles {
  const sorted = ascending(values);
  return { p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99) };
}

process.on('message', (plan: LoadPlan) => {
  new LoadRun(plan).complete().then(
    (result) => process.send?.(result),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
process.on('disconnect', () => process.exit(0));
