import {
  type Admission,
  after,
  type Awaitable,
  type Exchange,
  type GatewayError,
  type Hold,
  type InferenceCall,
  mayBeBilled,
  type Outcome,
  type TokenCounter,
  type Usage,
} from '../../core/api/index.js';
import { awaitAll } from './await-all.js';
import { type AppliedLimit, type Limit, limitsOfKey } from './choose-limits.js';
import { limitHeader } from './headers.js';
import { type Choice, inBackground, LimitChoice } from './limit-choice.js';
import { limitReached, neverFits, tooEarly, tooManyAtOnce } from './refusals.js';
import type { HeldSlots, SlotLimit, Slots } from './slots/slots.js';
import type { Consumption } from './windows/consumed-points.js';
import { longestSeconds } from './windows/limit-window.js';
import { LimitWindows, type WindowsContext } from './windows/windows.js';

/** Points that were taken from one window. */
interface Charge {
  readonly limit: Limit;
  readonly taken: Consumption;
  readonly points: number;
}

/** The tokens of a call are estimated, not counted, if the remaining limit is more than this many times the estimate. */
const timesPlenty = 64;
/** An ASCII text has at most this many times the estimated tokens. */
const maxPerGuess = 4;

/** The dependencies of {@link RateLimiter}. */
interface LimiterParts extends WindowsContext {
  readonly limits: readonly Limit[];
  readonly tokens: TokenCounter;
  readonly slots: Slots;
}

/** Admits requests if all limits that apply to them allow it. */
export class RateLimiter {
  readonly #parts: LimiterParts;
  readonly #choice: LimitChoice;
  /** By the names of limits. Those of all keys' own limits share theirs. */
  readonly #windows: ReadonlyMap<string, LimitWindows>;

  constructor(parts: LimiterParts) {
    this.#parts = parts;
    this.#choice = new LimitChoice(parts.limits);
    const counting = parts.limits.filter(({ counted }) => counted !== 'concurrent');
    this.#windows = new Map(
      [...counting, ...limitsOfKey({ requests: 1, tokens: 1 })].map(({ name, burst, config: { window } }) => [
        name,
        new LimitWindows(name, { window, burst }, parts),
      ]),
    );
  }

  /** Undefined when no limit applies to the request. Asynchronous only if Redis must be called, or a long text counted. @throws GatewayError 429 */
  admit(admission: Admission): Awaitable<Hold> | undefined {
    const chosen = this.#choice.of(admission);
    if (chosen.applied.length === 0) return undefined;
    const { exchange, call } = admission;
    const choice = exchange.isBackground ? inBackground(chosen) : chosen;
    const tokens = call && choice.countsTokens ? this.#estimate(choice, call, exchange) : 0;
    return after(tokens, (counted) => this.#admit(choice, counted));
  }

  #admit(choice: Choice, tokens: number): Awaitable<Hold> {
    refuseWhatNeverFits(choice, tokens);
    const charging = this.#charge(choice, tokens);
    // With Redis, slots are asked for while the other limits are charged; in memory, only if none of these has refused.
    if (!(charging instanceof Promise)) {
      const slots = longestRefusal(choice, charging) ? undefined : this.#takeSlots(choice);
      return after(slots, (found) => conclude(choice, charging, found));
    }
    const asked = this.#takeSlots(choice);
    return charging.then((charges) => after(asked, (found) => conclude(choice, charges, found)));
  }

  /**
   * Estimates the tokens of a call: its input, plus its output limit, which is usually too high and is corrected when the call ends. If
   * much remains of every limit, the input is estimated by its length instead of counted; the error is then a small part of what remains.
   */
  #estimate({ applied }: Choice, call: InferenceCall, exchange: Exchange): Awaitable<number> {
    const output = call.kind === 'chat' ? (call.maxOutputTokens ?? 0) * (call.choices ?? 1) : 0;
    const guess = this.#parts.tokens.guessInput(call);
    if (this.#hasPlenty(applied, guess * maxPerGuess + output)) return Math.max(1, guess + output);
    return after(this.#parts.tokens.countInput(call, exchange), ({ tokens }) =>
      Math.max(1, Math.ceil(tokens + output)),
    );
  }

  #hasPlenty(applied: readonly AppliedLimit[], tokens: number): boolean {
    for (const { key, limit } of applied) {
      if (limit.counted !== 'tokens') continue;
      if ((this.#windows.get(limit.name)?.leftOf(key, limit.most) ?? 0) < tokens * timesPlenty) return false;
    }
    return true;
  }

  #charge({ applied, isBackground = false }: Choice, tokens: number): Awaitable<readonly Charge[]> {
    const charges: Awaitable<Charge>[] = [];
    for (const { key, limit } of applied) {
      const windows = this.#windows.get(limit.name);
      const points = limit.counted === 'tokens' ? tokens : 1;
      if (!windows || points <= 0) continue;
      const taking = windows.take({ key, points, most: limit.most }, !isBackground);
      charges.push(after(taking, (taken) => ({ limit, taken, points })));
    }
    return awaitAll(charges);
  }

  #takeSlots({ slots }: Choice): Awaitable<HeldSlots | SlotLimit> | undefined {
    return slots.length === 0 ? undefined : this.#parts.slots.take(slots);
  }
}

/** Admits the request if all limits allow it. Otherwise, returns what was taken from the other limits, and throws. */
function conclude(
  choice: Choice,
  charges: readonly Charge[],
  found: HeldSlots | SlotLimit | undefined,
): Awaitable<Hold> {
  const left = limitHeader(charges);
  // A list without members is not sent at all (RFC 9651, section 3.1).
  const headers = { ...(left !== '' && { ratelimit: left }), 'ratelimit-policy': choice.policy };
  const held = found && 'release' in found ? found : undefined;
  const full = found && 'key' in found ? choice.slots.find(({ key }) => key === found.key) : undefined;
  const worst = longestRefusal(choice, charges);
  const error = worst ? errorOf(worst, headers) : full && tooManyAtOnce(full.limit, headers);
  if (!error) return { headers, settle: (outcome) => settle(charges, held, outcome) };
  return after(giveBack(charges, held), () => {
    throw error;
  });
}

/** A limit that refuses a request for so long. */
interface Refusal {
  readonly charge: Charge;
  readonly waitMs: number;
}

function errorOf({ charge, waitMs }: Refusal, headers: Readonly<Record<string, string>>): GatewayError {
  return (charge.taken.allowed ? tooEarly : limitReached)(charge.limit, waitMs, headers);
}

function longestRefusal({ isBackground }: Choice, charges: readonly Charge[]): Refusal | undefined {
  let worst: Refusal | undefined;
  for (const charge of charges) {
    const { allowed, endsInMs } = charge.taken;
    if (allowed && !isBackground) continue;
    const waitMs = allowed ? aheadMs(charge) : endsInMs;
    if ((!allowed || waitMs > 0) && (!worst || waitMs > worst.waitMs)) worst = { charge, waitMs };
  }
  return worst;
}

/**
 * How far what was taken before is ahead of the time, if the limit were used up evenly. Requests in the background wait for that: so at each time others
 * find as much of the limit as there is left of its time, and without others nearly all of it is used.
 */
function aheadMs({ limit: { most, config }, taken: { remaining, endsInMs }, points }: Charge): number {
  return Math.max(0, endsInMs - (1_000 * longestSeconds[config.window] * (remaining + points)) / most);
}

function refuseWhatNeverFits({ applied, policy, countsTokens }: Choice, tokens: number): void {
  if (!countsTokens) return;
  const tooSmall = applied.find(({ limit }) => limit.counted === 'tokens' && tokens > limit.most);
  if (tooSmall) throw neverFits(tooSmall.limit, tokens, { 'ratelimit-policy': policy });
}

/** Returns everything that was taken for a request that is refused. */
function giveBack(charges: readonly Charge[], slots: HeldSlots | undefined): Awaitable<unknown> {
  return awaitAll([slots?.release(), ...charges.map(({ taken, points }) => taken.correct(-points))]);
}

function settle(charges: readonly Charge[], slots: HeldSlots | undefined, outcome: Outcome): Awaitable<void> {
  const given: Awaitable<void>[] = [];
  for (const { limit, taken, points } of charges) {
    if (limit.counted === 'tokens') given.push(taken.correct(usedBy(outcome, points) - points));
  }
  if (slots) given.push(slots.release());
  return after(awaitAll(given), () => undefined);
}

/** The tokens of a finished call: as the provider has reported; the estimate if it has reported none; 0 if none was called, or all have refused. */
function usedBy({ usage, attempts }: Outcome, estimate: number): number {
  if (usage) return totalOf(usage);
  return attempts.some(mayBeBilled) ? estimate : 0;
}

function totalOf({ inputTokens, outputTokens }: Usage): number {
  return Math.max(0, Math.ceil(inputTokens + outputTokens));
}
