/**
 * The load generator: a closed loop over keep-alive connections, in a process of its own so that its garbage
 * collection and event loop do not count as a contestant's latency. Takes a `LoadPlan` message, answers with a
 * `LoadResult`.
 */
import { ascending, quantile } from '../statistics.js';
import { ClientConnection, requestBytes } from '../wire/client-connection.js';
import { Exchange } from './exchange.js';
import type { LoadPlan, LoadResult, Quantiles } from './load-plan.js';

/** Connections are kept between runs against one contestant, so that what was warmed up stays warm. */
const connections = new Map<string, readonly ClientConnection[]>();

function connectionsFor({ origin, connections: count }: LoadPlan): readonly ClientConnection[] {
  const key = `${origin} ${count}`;
  let list = connections.get(key);
  if (list === undefined) {
    list = Array.from({ length: count }, () => new ClientConnection(origin));
    connections.set(key, list);
  }
  return list;
}

/** An answer that takes longer than this beyond the end of a round counts as an error, so that every run ends. */
const LAST_ANSWER_SECONDS = 20;

function run(plan: LoadPlan): Promise<LoadResult> {
  const request = requestBytes(plan.origin, plan);
  const clients = connectionsFor(plan);
  const begun = performance.now();
  const end = begun + plan.seconds * 1000;
  const latencies: number[] = [];
  const firstTokens: number[] = [];
  let errors = 0;
  let firstError: string | undefined;
  const open = new Set(clients);

  return new Promise((resolve) => {
    const limit = setTimeout(
      () => {
        for (const client of open) client.destroy();
        errors += open.size;
        firstError ??= `no complete answer ${LAST_ANSWER_SECONDS} s after the end of the round`;
        finish();
      },
      (plan.seconds + LAST_ANSWER_SECONDS) * 1000,
    );
    const finish = (): void => {
      clearTimeout(limit);
      resolve({
        requests: latencies.length,
        errors,
        ...(firstError === undefined ? {} : { firstError }),
        seconds: (performance.now() - begun) / 1000,
        latency: quantilesOf(latencies),
        ...(plan.stream ? { firstToken: quantilesOf(firstTokens) } : {}),
      });
    };
    const count = (exchange: Exchange): void => {
      if (exchange.problem === undefined) {
        latencies.push(exchange.latency);
        if (exchange.firstToken !== undefined) firstTokens.push(exchange.firstToken);
      } else {
        errors++;
        firstError ??= exchange.problem;
      }
    };
    const next = (client: ClientConnection): void => {
      if (performance.now() >= end) {
        open.delete(client);
        if (open.size === 0) finish();
        return;
      }
      const done = (exchange: Exchange): void => {
        count(exchange);
        // After a failure the next try waits a turn, so that a contestant that is down cannot recurse us to death.
        if (exchange.problem === undefined) next(client);
        else setImmediate(next, client);
      };
      client.send(request, new Exchange(plan.stream, done));
    };
    const apart = (plan.stagger ?? 0) / clients.length;
    for (const [index, client] of clients.entries()) {
      if (apart === 0) next(client);
      else setTimeout(next, index * apart, client);
    }
  });
}

function quantilesOf(values: readonly number[]): Quantiles {
  const sorted = ascending(values);
  return { p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99) };
}

process.on('message', (plan: LoadPlan) => {
  run(plan).then(
    (result) => process.send?.(result),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
process.on('disconnect', () => process.exit(0));
