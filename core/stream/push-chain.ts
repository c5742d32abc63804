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
 * @param stages innermost (nearest to the provider) first
 * @param sink gets what the last stage pushes
 * @param onStop called once, when a stage ends the answer
 */
export function pushChain(stages: readonly Stage[], sink: PartSink, onStop: () => void): PushChain {
  /** Stages from this index on still work; those before have been cut off by a stop. */
  let firstAlive = 0;
  let stopped = false;

  const outputs: StageOutput[] = [];
  let next = sink;
  for (let index = stages.length - 1; index >= 0; index -= 1) {
    const stage = stages[index] as Stage;
    const output: StageOutput = {
      push: next,
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
  const first = next;

  return {
    push: (part: StreamPart) => (stopped ? undefined : first(part)),
    async finish() {
      // In order: what a stage releases at its end still passes the stages behind it.
      for (const [index, stage] of stages.entries()) {
        if (index >= firstAlive) await stage.end?.(outputs[index] as StageOutput);
      }
    },
    get stopped() {
      return stopped;
    },
  };
}
