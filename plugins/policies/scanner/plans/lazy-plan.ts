import { setImmediate } from 'node:timers/promises';
import type { ScanPlan } from '../engine/scan-plan.js';

/** How a plan is built. */
export interface PlanSource {
  /** Builds what the plan shares with others, in small steps that do not block the event loop. */
  prepare(): Promise<void>;
  build(): ScanPlan;
}

/**
 * Plans that are built at a time. Each takes up to 2 MB and some 5 ms to build, and tenants can write any number of configurations, so the least
 * recently used one is discarded.
 */
export const maxBuiltPlans = 256;

const built = new Set<LazyPlan>();
/** Counts the uses of all plans. */
let uses = 0;

/** Whether a plan can be built without discarding another one. */
export function hasRoomForPlan(): boolean {
  return built.size < maxBuiltPlans;
}

/** A plan that is built with the first text, and again with the first text after it was discarded. */
export class LazyPlan {
  readonly #source: PlanSource;
  #plan: ScanPlan | undefined;
  #preparing: Promise<void> | undefined;
  /** The number of its last use. Cheaper for each text than keeping the plans in the order of their use. */
  #lastUse = 0;

  constructor(source: PlanSource) {
    this.#source = source;
  }

  get plan(): ScanPlan {
    uses += 1;
    this.#lastUse = uses;
    return this.#plan ?? this.#build();
  }

  /** Builds the plan in small steps that do not block the event loop. Undefined if it is already built. */
  prepare(): Promise<void> | undefined {
    if (this.#plan) return undefined;
    this.#preparing ??= this.#prepare();
    return this.#preparing;
  }

  async #prepare(): Promise<void> {
    try {
      await this.#source.prepare();
      // The warm-up after a start prepares dozens of plans, one after the other, whose shared parts are there already.
      await setImmediate();
      void this.plan;
    } finally {
      this.#preparing = undefined;
    }
  }

  #build(): ScanPlan {
    // First, so that the new plan can take the place of the other one in the tables of the word skippers.
    if (built.size >= maxBuiltPlans) LazyPlan.#discardOldest();
    const plan = this.#source.build();
    this.#plan = plan;
    built.add(this);
    return plan;
  }

  /** Texts that are being scanned keep the plan until they end; they are read without skipping words. */
  #discard(): void {
    this.#plan?.skipper?.release();
    if (this.#plan) this.#plan.skipper = undefined;
    this.#plan = undefined;
    built.delete(this);
  }

  static #discardOldest(): void {
    let oldest: LazyPlan | undefined;
    for (const plan of built) if (!oldest || plan.#lastUse < oldest.#lastUse) oldest = plan;
    if (oldest) oldest.#discard();
  }
}
