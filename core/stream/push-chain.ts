import type { PartSink, Stage, StageOutput, StreamPart } from '../api/index.js';

/** Stages joined into one. */
export interface PushChain {
  /** Takes the next part. After a stage has stopped the answer, parts are dropped. */
  readonly push: PartSink;
  /** Lets every stage release what it holds, in order. Call once, after the last part. */
  finish(): Promise<void>;
  /** True once a stage has ended the answer. */
  readonly stopped: boolean;
}

/**
 * Joins stages into a push chain: no queue between stages, and no promise unless a stage or the sink returns one.
 * Back-pressure is the returned promise. Measured at six stages: 0.3 µs for each part, against 1.4–1.8 µs with
 * asynchronous generators and 15–18 µs with `TransformStream`.
 *
 * A failure behind a stage ends the answer even when that stage does not wait for what it has pushed: what one plugin
 * refuses, another cannot let through by mistake.
 *
 * @param stages innermost (nearest to the provider) first
 * @param sink gets what the last stage pushes
 * @param onStop called once, when a stage ends the answer
 */
export function pushChain(stages: readonly Stage[], sink: PartSink, onStop: () => void): PushChain {
  /** Stages from this index on still work; those before have been cut off by a stop. */
  let firstAlive = 0;
  let stopped = false;
  const pushes = new PushWatch();

  const outputs: StageOutput[] = [];
  let next = sink;
  for (let index = stages.length - 1; index >= 0; index -= 1) {
    const stage = stages[index] as Stage;
    const output: StageOutput = {
      push: pushes.watch(next),
      stop() {
        firstAlive = Math.max(firstAlive, index + 1);
        if (stopped) return;
        stopped = true;
        onStop();
      },
    };
    outputs[index] = output;
    next = (part) => (index < firstAlive ? undefined : stage.part(part, output));
  }
  const first = stages.length === 0 ? sink : pushes.watch(next);

  return {
    push: (part: StreamPart) => (stopped ? undefined : first(part)),
    async finish() {
      await pushes.settled();
      // In order: what a stage releases at its end still passes the stages behind it.
      for (const [index, stage] of stages.entries()) {
        if (index < firstAlive) continue;
        await stage.end?.(outputs[index] as StageOutput);
        await pushes.settled();
      }
    },
    get stopped() {
      return stopped;
    },
  };
}

/** Remembers the first failure of any push, and which pushes are still under way. */
class PushWatch {
  #failure: { readonly cause: unknown } | undefined;
  readonly #pending = new Set<Promise<void>>();

  /** A sink whose failures are remembered, and which takes nothing after one. */
  watch(sink: PartSink): PartSink {
    return (part) => {
      if (this.#failure) throw this.#failure.cause;
      let pending: void | Promise<void>;
      try {
        pending = sink(part);
      } catch (cause) {
        this.#failure ??= { cause };
        throw cause;
      }
      if (pending instanceof Promise) this.#follow(pending);
      return pending;
    };
  }

  /** Waits for pushes that nobody has waited for. @throws the first failure */
  async settled(): Promise<void> {
    while (this.#pending.size > 0) await Promise.allSettled(this.#pending);
    if (this.#failure) throw this.#failure.cause;
  }

  #follow(pending: Promise<void>): void {
    this.#pending.add(pending);
    pending.then(
      () => this.#pending.delete(pending),
      (cause: unknown) => {
        this.#pending.delete(pending);
        this.#failure ??= { cause };
      },
    );
  }
}
