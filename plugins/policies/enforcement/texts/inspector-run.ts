import type { Awaitable } from '../../../../core/api/index.js';
import type { ExchangePolicies } from '../exchange-policies.js';
import type { Inspection, Inspector, InspectorSource, TextOrigin } from '../inspectors/inspector.js';
import { isEnforcing, isHolding } from '../inspectors/rule.js';
import { PolicyBlock, unavailableError } from './policy-block.js';

type InspectorCall = (inspector: Inspector) => Awaitable<Inspection>;

/** A source that cannot be opened fails like an inspector: with the error, or unnoticed, that its rules stand for. */
function opened(source: InspectorSource, origin: TextOrigin, policies: ExchangePolicies): Inspector {
  try {
    return source.open(origin, policies);
  } catch (cause) {
    const fail = (): never => {
      throw cause;
    };
    return { push: fail, end: fail };
  }
}

/**
 * Runs one inspector on one text. Inspectors that hold text back are awaited; others run concurrently, and if they block, the text is
 * blocked at the next piece. An inspector that fails blocks the text if it enforces anything, and is ignored if it only audits.
 */
export class InspectorRun {
  readonly #inspector: Inspector;
  readonly #take: (inspection: Inspection) => void;
  readonly #policies: ExchangePolicies;
  readonly #rules: InspectorSource['rules'];
  readonly #enforces: boolean;
  readonly #holds: boolean;
  /** Whether a long text is pushed in slices. */
  readonly takesSlices: boolean;
  #decided = 0;
  #dead = false;
  /** The pending work of an inspector that is not awaited. */
  #pending: Promise<void> | undefined;
  #failure: { readonly cause: unknown } | undefined;

  constructor(
    source: InspectorSource,
    origin: TextOrigin,
    take: (inspection: Inspection) => void,
    policies: ExchangePolicies,
  ) {
    const { rules } = source;
    this.takesSlices = source.takesSlices?.(origin.surface) === true;
    this.#inspector = opened(source, origin, policies);
    this.#take = take;
    this.#policies = policies;
    this.#rules = rules;
    this.#enforces = rules.some(isEnforcing);
    this.#holds = rules.some(isHolding);
  }

  /** The text before this index need not be held back. */
  get decided(): number {
    return this.#holds ? this.#decided : Number.POSITIVE_INFINITY;
  }

  push(text: string): Promise<void> | undefined {
    return this.#call((inspector) => inspector.push(text), false);
  }

  end(): Promise<void> | undefined {
    return this.#call((inspector) => inspector.end(), true);
  }

  #call(call: InspectorCall, last: boolean): Promise<void> | undefined {
    if (this.#failure) throw this.#failure.cause;
    if (this.#dead) return undefined;
    if (this.#pending) return this.#callConcurrently(call, last);
    let result: Awaitable<Inspection>;
    try {
      result = call(this.#inspector);
      if (!(result instanceof Promise)) return this.#settle(result);
    } catch (cause) {
      return this.#fail(cause);
    }
    const settled = result.then(
      (inspection) => this.#settle(inspection),
      (cause: unknown) => this.#fail(cause),
    );
    if (this.#holds) return settled;
    this.#follow(settled);
    return last ? this.#awaitPending() : undefined;
  }

  #callConcurrently(call: InspectorCall, last: boolean): Promise<void> | undefined {
    const result = this.#pending?.then(() => (this.#dead || this.#failure ? undefined : call(this.#inspector)));
    const settled = result?.then(
      (inspection) => (inspection ? this.#settle(inspection) : undefined),
      (cause: unknown) => this.#fail(cause),
    );
    if (settled) this.#follow(settled);
    return last ? this.#awaitPending() : undefined;
  }

  #follow(settled: Promise<void>): void {
    this.#pending = settled.catch((cause: unknown) => {
      this.#failure ??= { cause };
    });
  }

  /** Waits for pending work at the end of an answer, if the inspector can block; one that only audits is not awaited. */
  async #awaitPending(): Promise<void> {
    if (!this.#enforces) return;
    await this.#pending;
    if (this.#failure) throw this.#failure.cause;
  }

  #settle(inspection: Inspection): undefined {
    this.#decided = inspection.decided;
    this.#take(inspection);
  }

  #fail(cause: unknown): undefined {
    if (cause instanceof PolicyBlock) throw cause;
    this.#policies.signal.throwIfAborted();
    this.#policies.reportFailure(this.#rules, cause);
    this.#dead = true;
    if (this.#enforces) throw unavailableError(this.#rules);
  }
}
