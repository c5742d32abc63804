import type { Admission, Hold, InferenceCall, Outcome, TokenCounter, Usage } from '../../core/api/index.js';
import { type Applied, chooseLimits, type Limit } from './choose-limits.js';
import { type Left, limitHeader, policyHeader } from './headers.js';
import { limitReached, neverFits, tooManyAtOnce } from './refusals.js';
import type { HeldSlots, SlotLimit, Slots } from './slots.js';
import { LimitWindows, type Taken, type WindowsContext } from './windows.js';

/** What was taken of one window. */
interface Charge extends Applied {
  readonly taken: Taken;
  readonly points: number;
}

/** What the limiter works with. */
export interface LimiterParts extends WindowsContext {
  readonly limits: readonly Limit[];
  readonly tokens: TokenCounter;
  readonly slots: Slots;
}

/** Lets requests in as long as every limit that is meant for them allows it. */
export class RateLimiter {
  readonly #parts: LimiterParts;
  readonly #windows: ReadonlyMap<Limit, LimitWindows>;

  constructor(parts: LimiterParts) {
    this.#parts = parts;
    const counting = parts.limits.filter(({ counted }) => counted !== 'concurrent');
    this.#windows = new Map(
      counting.map((limit) => [limit, new LimitWindows(limit.name, limit.most, limit.burst, parts)]),
    );
  }

  /** Undefined when no limit is meant for the request. @throws GatewayError 429 */
  admit(admission: Admission): Promise<Hold> | undefined {
    const applied = chooseLimits(this.#parts.limits, admission);
    return applied.length === 0 ? undefined : this.#admit(applied, admission);
  }

  async #admit(applied: readonly Applied[], { exchange, call }: Admission): Promise<Hold> {
    const needsTokens = applied.some(({ limit }) => limit.counted === 'tokens');
    const tokens = call && needsTokens ? await this.#estimate(call, exchange.signal) : 0;
    const policy = policyHeader(applied);
    refuseWhatNeverFits(applied, tokens, policy);
    const charges = await this.#charge(applied, tokens);
    const headers = { ratelimit: limitHeader(charges.map(leftOf)), 'ratelimit-policy': policy };
    const refused = charges.filter(({ taken }) => !taken.allowed);
    const [worst] = refused.toSorted((a, b) => b.taken.endsInMs - a.taken.endsInMs);
    if (worst) {
      await giveBack(charges);
      throw limitReached(worst.limit, worst.taken.endsInMs, headers);
    }
    const slots = await this.#takeSlots(applied, charges, headers);
    return { headers, settle: (outcome) => settle(charges, slots, outcome) };
  }

  /** The input, and as much output as the call asks for at most: more than it will be, mostly, and corrected then. */
  async #estimate(call: InferenceCall, signal: AbortSignal): Promise<number> {
    const { tokens } = await this.#parts.tokens.countInput(call, signal);
    const output = call.kind === 'chat' ? (call.maxOutputTokens ?? 0) * (call.choices ?? 1) : 0;
    return Math.max(1, Math.ceil(tokens + output));
  }

  async #charge(applied: readonly Applied[], tokens: number): Promise<readonly Charge[]> {
    const charging = applied.flatMap((one) => {
      const windows = this.#windows.get(one.limit);
      const points = one.limit.counted === 'tokens' ? tokens : 1;
      return windows && points > 0 ? [windows.take(one.key, points).then((taken) => ({ ...one, taken, points }))] : [];
    });
    return Promise.all(charging);
  }

  async #takeSlots(
    applied: readonly Applied[],
    charges: readonly Charge[],
    headers: Readonly<Record<string, string>>,
  ): Promise<HeldSlots | undefined> {
    const concurrent = applied.filter(({ limit }) => limit.counted === 'concurrent');
    if (concurrent.length === 0) return undefined;
    const wanted = concurrent.map(({ key, limit }): SlotLimit => ({ key, most: limit.most }));
    const slots = await this.#parts.slots.take(wanted);
    if ('release' in slots) return slots;
    await giveBack(charges);
    const full = concurrent.find(({ key }) => key === slots.key) as Applied;
    throw tooManyAtOnce(full.limit, headers);
  }
}

function leftOf({ limit, taken }: Charge): Left {
  return { limit, remaining: taken.remaining, endsInMs: taken.endsInMs };
}

function refuseWhatNeverFits(applied: readonly Applied[], tokens: number, policy: string): void {
  const tooSmall = applied.find(({ limit }) => limit.counted === 'tokens' && tokens > limit.most);
  if (tooSmall) throw neverFits(tooSmall.limit, tokens, { 'ratelimit-policy': policy });
}

/** A refused request has used nothing. */
async function giveBack(charges: readonly Charge[]): Promise<void> {
  await Promise.all(charges.map(({ taken, points }) => taken.correct(-points)));
}

async function settle(charges: readonly Charge[], slots: HeldSlots | undefined, outcome: Outcome): Promise<void> {
  const corrections = charges.map(({ limit, taken, points }) =>
    limit.counted === 'tokens' ? taken.correct(usedBy(outcome, points) - points) : undefined,
  );
  await Promise.all([slots?.release(), ...corrections]);
}

/** What the provider has counted; nothing when no provider was asked; the estimate when it was and has not said. */
function usedBy({ usage, attempts }: Outcome, estimate: number): number {
  if (usage) return totalOf(usage);
  return attempts.length === 0 ? 0 : estimate;
}

function totalOf({ inputTokens, outputTokens }: Usage): number {
  return Math.max(0, Math.ceil(inputTokens + outputTokens));
}
