import { setImmediate } from 'node:timers/promises';
import type { ScanPlan } from '../engine/scan-plan.js';

/** How a plan is built. */
interface PlanSource {
  /** Builds what the plan shares with others, in small steps that do not block the event loop. */
  prepare(): Promise<void>;
  build(): ScanPlan;
}

/** What all plans that are built at a time may take. Tenants can write any number of configurations. */
interface PlanLimits {
  readonly plans: number;
  /** What the words and patterns of tenants take, with the states that texts may reach. */
  readonly bytes: number;
}

/** A plan takes up to 0.5 MB besides its words and patterns, which may take 20 MB: one long list, or a hundred short ones. */
export const planLimits: PlanLimits = { plans: 256, bytes: 200 << 20 };

/** The plans that are built. The least recently used ones are discarded where a limit is exceeded. */
export class BuiltPlans {
  readonly #limits: PlanLimits;
  readonly #plans = new Map<LazyPlan, ScanPlan>();
  #bytes = 0;

  constructor(limits = planLimits) {
    this.#limits = limits;
  }

  /** Whether a plan of usual size can be built without discarding another one. */
  get hasRoom(): boolean {
    return this.#plans.size < this.#limits.plans && this.#bytes < this.#limits.bytes;
  }

  build(owner: LazyPlan, source: PlanSource): ScanPlan {
    // First, so that the new plan can take the place of the other one in the tables of the word skippers.
    if (this.#plans.size >= this.#limits.plans) this.#discardOldest();
    const plan = source.build();
    this.#bytes += plan.ownBytes;
    while (this.#bytes > this.#limits.bytes && this.#plans.size > 0) this.#discardOldest();
    this.#plans.set(owner, plan);
    return plan;
  }

  #discardOldest(): void {
    const [first, ...others] = this.#plans.keys();
    if (!first) return;
    const oldest = others.reduce((least, each) => (each.lastUse < least.lastUse ? each : least), first);
    this.#bytes -= this.#plans.get(oldest)?.ownBytes ?? 0;
    this.#plans.delete(oldest);
    oldest.discard();
  }
}

/** Those of this process. */
export const builtPlans = new BuiltPlans();

let lastTurn: Promise<void> = Promise.resolve();

/**
 * Waits for a turn of the event loop in which no other plan is built: after a start, dozens of connections get their first requests at once, and the
 * warm-up prepares dozens of plans, whose shared parts are there already.
 */
function ownTurn(): Promise<void> {
  lastTurn = lastTurn.then(() => setImmediate());
  return lastTurn;
}

/** Counts the uses of all plans. */
let uses = 0;

/** A plan that is built with the first text, and again with the first text after it was discarded. */
export class LazyPlan {
  /** The number of its last use. Cheaper for each text than keeping the plans in the order of their use. */
  lastUse = 0;
  readonly #source: PlanSource;
  readonly #built: BuiltPlans;
  #plan: ScanPlan | undefined;
  #preparing: Promise<void> | undefined;

  constructor(source: PlanSource, built = builtPlans) {
    this.#source = source;
    this.#built = built;
  }

  get plan(): ScanPlan {
    uses += 1;
    this.lastUse = uses;
    this.#plan ??= this.#built.build(this, this.#source);
    return this.#plan;
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
      await ownTurn();
      void this.plan;
    } finally {
      this.#preparing = undefined;
    }
  }

  /** Texts that are being scanned keep the plan until they end; they are read without skipping words. */
  discard(): void {
    this.#plan?.skipper?.release();
    if (this.#plan) this.#plan.skipper = undefined;
    this.#plan = undefined;
  }
}
