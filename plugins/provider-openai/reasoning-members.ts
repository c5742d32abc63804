/** A member of an assistant message in which servers write reasoning. A server reads it only under its own name. */
export type ReasoningMember = 'reasoning_content' | 'reasoning';

const mostModels = 1000;

/** Under which names models have written reasoning, so that it is sent back under the same. */
export class ReasoningMembers<Member extends string = ReasoningMember> {
  readonly #byModel = new Map<string, Member>();

  /** The member in which a model has last written reasoning; undefined if it has written none yet. */
  of(model: string): Member | undefined {
    return this.#byModel.get(model);
  }

  /** Remembers where a model has written reasoning. */
  add(model: string, member: Member): void {
    if (this.#byModel.get(model) === member) return;
    const [oldest] = this.#byModel.keys();
    if (oldest !== undefined && this.#byModel.size >= mostModels) this.#byModel.delete(oldest);
    this.#byModel.set(model, member);
  }
}
