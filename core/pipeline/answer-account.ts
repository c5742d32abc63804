import { type FinishReason, incompleteAnswer, type StreamPart } from '../api/index.js';

/** Keeps the account of an answer as the client gets it: whether it is complete, and why it ended. */
export class AnswerAccount {
  #finishReason: FinishReason | undefined;
  #started = false;
  #isEmpty = true;
  #hasVectors = false;
  readonly #begun: number[] = [];
  /** Nearly every part belongs to the choice of the part before it. */
  #lastChoice: number | undefined;
  readonly #finished: number[] = [];

  /** Of choice 0. */
  get finishReason(): FinishReason | undefined {
    return this.#finishReason;
  }

  /** Whether nothing of the answer itself has come: at most that it begins, and what it uses. */
  get isEmpty(): boolean {
    return this.#isEmpty;
  }

  /** Another answer takes the place of one of which nothing has come. */
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
   * A stream that was cut off must not look like one that is complete, whatever the provider or a stage has made of it.
   *
   * @throws GatewayError `GW_PROVIDER_INCOMPLETE`
   */
  checkComplete(): void {
    if (!this.#started) throw incompleteAnswer('it never began');
    if (this.#hasVectors) return;
    if (this.#finished.length === 0) throw incompleteAnswer('it has no end');
    for (const choice of this.#begun)
      if (!this.#finished.includes(choice)) throw incompleteAnswer(`choice ${choice} has no end`);
  }
}
