import type { Attempt, FinishReason, GatewayError, StreamPart } from '../../api/index.js';
import { incompleteAnswer } from '../../api/internal/incomplete-answer.js';
import type { PushChain } from '../../stream/push-chain.js';
import { lostBy } from './lost-answer.js';
import type { OwnedStage } from './stages-for.js';

/** Tracks an answer as the client gets it: whether it is complete, and why it ended. */
export class AnswerAccount {
  #finishReason: FinishReason | undefined;
  #started = false;
  #isEmpty = true;
  #hasVectors = false;
  #wasStopped = false;
  readonly #begun: number[] = [];
  /** Cache: nearly every part belongs to the same choice as the part before it. */
  #lastChoice: number | undefined;
  readonly #finished: number[] = [];
  readonly #attempts: readonly Attempt[];

  /** @param attempts the calls of providers, the last of which has made the answer */
  constructor(attempts: readonly Attempt[]) {
    this.#attempts = attempts;
  }

  /** The finish reason of choice 0. */
  get finishReason(): FinishReason | undefined {
    return this.#finishReason;
  }

  /** Whether the end of any choice has arrived. */
  get hasEnd(): boolean {
    return this.#finished.length > 0;
  }

  /** Whether a stage has ended the answer, so that the provider has not come to its end. */
  get wasStopped(): boolean {
    return this.#wasStopped;
  }

  /** Whether no content has arrived, only start and usage parts at most. */
  get isEmpty(): boolean {
    return this.#isEmpty;
  }

  /** Resets the state for another answer, which replaces one without content. */
  restart(): void {
    this.#started = false;
  }

  add(part: StreamPart): void {
    if (this.#isEmpty) this.#isEmpty = part.type === 'start' || part.type === 'usage';
    switch (part.type) {
      case 'start':
        this.#started = true;
        return;
      case 'embedding':
        this.#hasVectors = true;
        return;
      case 'media':
      case 'usage':
      case 'policy':
        return;
      case 'finish':
        if (part.choice === 0) this.#finishReason = part.reason;
        this.#finished.push(part.choice);
        return;
      default:
        if (part.choice === this.#lastChoice) return;
        this.#lastChoice = part.choice;
        if (!this.#begun.includes(part.choice)) this.#begun.push(part.choice);
    }
  }

  /**
   * Checks that the answer is complete, so that a stream that was cut off, by the provider or by a stage, never looks complete to the client.
   *
   * @throws GatewayError `GW_PROVIDER_INCOMPLETE` if it is not; `GW_PLUGIN_FAILED` if a stage has kept its beginning, or all of its end
   */
  checkPassed(passed: PushChain, stages: readonly OwnedStage[]): void {
    this.#wasStopped = passed.stopped;
    try {
      this.checkComplete();
    } catch (cause) {
      const kept = this.#keptIn(passed);
      if (kept === undefined) throw cause;
      const owners = stages.map(({ owner }) => owner);
      throw lostBy(owners, { hook: 'transform', how: `its stage has not pushed the "${kept}" part on`, cause });
    }
  }

  /** What has come into the stages, and not out of them. */
  #keptIn({ began, ended, stopped }: PushChain): 'start' | 'finish' | undefined {
    if (this.#finished.length === 0) return ended || stopped ? 'finish' : undefined;
    return began && !this.#started ? 'start' : undefined;
  }

  /** @throws GatewayError `GW_PROVIDER_INCOMPLETE` if the answer is not complete */
  checkComplete(): void {
    if (!this.#started) throw this.#incomplete('it never began');
    if (this.#hasVectors) return;
    if (this.#finished.length === 0) throw this.#incomplete('it has no end');
    for (const choice of this.#begun)
      if (!this.#finished.includes(choice)) throw this.#incomplete(`choice ${choice} has no end`);
  }

  #incomplete(what: string): GatewayError {
    return incompleteAnswer(what, this.#attempts.at(-1)?.provider);
  }
}
