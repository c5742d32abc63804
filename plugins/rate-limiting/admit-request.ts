import type {
  Admission,
  Awaitable,
  GatewayError,
  Hold,
  InferenceCall,
  Outcome,
  TokenCounter,
  Usage,
} from '../../core/api/index.js';
import { after, all } from './awaitables.js';
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

  /** Undefined when no limit is meant for the request; a promise only where Redis counts, or a long text is counted. @throws GatewayError 429 */
  admit(admission: Admission): Awaitable<Hold> | undefined {
    const applied = chooseLimits(this.#parts.limits, admission);
    if (applied.length === 0) return undefined;
    const { exchange, call } = admission;
    const needsTokens = applied.some(({ limit }) => limit.counted === 'tokens');
    const tokens = call && needsTokens ? this.#estimate(call, exchange.signal) : 0;
    return after(tokens, (counted) => this.#admit(applied, counted));
  }

  #admit(applied: readonly Applied[], tokens: number): Awaitable<Hold> {
    const policy = policyHeader(applied);
    refuseWhatNeverFits(applied, tokens, policy);
    const charging = this.#charge(applied, tokens);
    // Redis is asked for everything at the same time; here nothing is taken that would only be given back.
    const asked = charging instanceof Promise ? this.#takeSlots(applied) : undefined;
    return after(charging, (charges) => {
      const headers = { ratelimit: limitHeader(charges.map(leftOf)), 'ratelimit-policy': policy };
      const worst = longestRefusal(charges);
      const slots = asked ?? (worst ? undefined : this.#takeSlots(applied));
      return after(slots, (found) => {
        const full = found && !('release' in found) ? found : undefined;
        const held = found && 'release' in found ? found : undefined;
        if (!worst && !full) return { headers, settle: (outcome) => settle(charges, held, outcome) };
        return after(giveBack(charges, held), () => {
          throw worst ? limitReached(worst.limit, worst.taken.endsInMs, headers) : fullOf(applied, full, headers);
        });
      });
    });
  }

  /** The input, and as much output as the call asks for at most: more than it will be, mostly, and corrected then. */
  #estimate(call: InferenceCall, signal: AbortSignal): Awaitable<number> {
    const output = call.kind === 'chat' ? (call.maxOutputTokens ?? 0) * (call.choices ?? 1) : 0;
    return after(this.#parts.tokens.countInput(call, signal), ({ tokens }) => Math.max(1, Math.ceil(tokens + output)));
  }

  #charge(applied: readonly Applied[], tokens: number): Awaitable<readonly Charge[]> {
    const charging: Awaitable<Charge>[] = [];
    for (const { key, limit } of applied) {
      const windows = this.#windows.get(limit);
      const points = limit.counted === 'tokens' ? tokens : 1;
      if (windows && points > 0) {
        charging.push(after(windows.take(key, points), (taken) => ({ key, limit, taken, points })));
      }
    }
    return all(charging);
  }

  #takeSlots(applied: readonly Applied[]): Awaitable<HeldSlots | SlotLimit | undefined> {
    const concurrent = applied.filter(({ limit }) => limit.counted === 'concurrent');
    if (concurrent.length === 0) return undefined;
    return this.#parts.slots.take(concurrent.map(({ key, limit }): SlotLimit => ({ key, most: limit.most })));
  }
}

function longestRefusal(charges: readonly Charge[]): Charge | undefined {
  let worst: Charge | undefined;
  for (const charge of charges) {
    if (!charge.taken.allowed && (!worst || charge.taken.endsInMs > worst.taken.endsInMs)) worst = charge;
  }
  return worst;
}

function fullOf(
  applied: readonly Applied[],
  full: SlotLimit | undefined,
  headers: Readonly<Record<string, string>>,
): GatewayError {
  const { limit } = applied.find(({ key, limit }) => key === full?.key && limit.counted === 'concurrent') as Applied;
  return tooManyAtOnce(limit, headers);
}

function leftOf({ limit, taken }: Charge): Left {
  return { limit, remaining: taken.remaining, endsInMs: taken.endsInMs };
}

function refuseWhatNeverFits(applied: readonly Applied[], tokens: number, policy: string): void {
  const tooSmall = applied.find(({ limit }) => limit.counted === 'tokens' && tokens > limit.most);
  if (tooSmall) throw neverFits(tooSmall.limit, tokens, { 'ratelimit-policy': policy });
}

/** A refused request has used nothing. */
function giveBack(charges: readonly Charge[], slots: HeldSlots | undefined): Awaitable<unknown> {
  return all([slots?.release(), ...charges.map(({ taken, points }) => taken.correct(-points))]);
}

function settle(charges: readonly Charge[], slots: HeldSlots | undefined, outcome: Outcome): Awaitable<void> {
  const given: Awaitable<void>[] = [];
  for (const { limit, taken, points } of charges) {
    if (limit.counted === 'tokens') given.push(taken.correct(usedBy(outcome, points) - points));
  }
  if (slots) given.push(slots.release());
  return after(all(given), () => undefined);
}

/** What the provider has counted; nothing when no provider was asked; the estimate when it was and has not said. */
function usedBy({ usage, attempts }: Outcome, estimate: number): number {
  if (usage) return totalOf(usage);
  return attempts.length === 0 ? 0 : estimate;
}

function totalOf({ inputTokens, outputTokens }: Usage): number {
  return Math.max(0, Math.ceil(inputTokens + outputTokens));
}
