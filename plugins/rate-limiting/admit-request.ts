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
import type { Applied, Limit } from './choose-limits.js';
import { limitHeader } from './headers.js';
import { type Choice, LimitChoice } from './limit-choice.js';
import { limitReached, neverFits, tooManyAtOnce } from './refusals.js';
import type { HeldSlots, SlotLimit, Slots } from './slots.js';
import type { Taken } from './taken.js';
import { LimitWindows, type WindowsContext } from './windows.js';

/** What was taken of one window. */
interface Charge {
  readonly limit: Limit;
  readonly taken: Taken;
  readonly points: number;
}

/** A call of which the guessed tokens are so small a part of what is left is not counted. */
const timesPlenty = 64;
/** A text has no more tokens than so many times those that are guessed, if it is all ASCII. */
const mostPerGuess = 4;

/** What the limiter works with. */
export interface LimiterParts extends WindowsContext {
  readonly limits: readonly Limit[];
  readonly tokens: TokenCounter;
  readonly slots: Slots;
}

/** Lets requests in as long as every limit that is meant for them allows it. */
export class RateLimiter {
  readonly #parts: LimiterParts;
  readonly #choice: LimitChoice;
  readonly #windows: ReadonlyMap<Limit, LimitWindows>;

  constructor(parts: LimiterParts) {
    this.#parts = parts;
    this.#choice = new LimitChoice(parts.limits);
    const counting = parts.limits.filter(({ counted }) => counted !== 'concurrent');
    this.#windows = new Map(
      counting.map((limit) => [limit, new LimitWindows(limit.name, limit.most, limit.burst, parts)]),
    );
  }

  /** Undefined when no limit is meant for the request; a promise only where Redis is asked, or a long text is counted. @throws GatewayError 429 */
  admit(admission: Admission): Awaitable<Hold> | undefined {
    const choice = this.#choice.of(admission);
    if (choice.applied.length === 0) return undefined;
    const { exchange, call } = admission;
    const tokens = call && choice.countsTokens ? this.#estimate(choice, call, exchange.signal) : 0;
    return tokens instanceof Promise
      ? tokens.then((counted) => this.#admit(choice, counted))
      : this.#admit(choice, tokens);
  }

  #admit(choice: Choice, tokens: number): Awaitable<Hold> {
    refuseWhatNeverFits(choice, tokens);
    const charging = this.#charge(choice, tokens);
    // Redis is asked for everything at the same time; here nothing is taken that would only be given back.
    if (!(charging instanceof Promise)) {
      const slots = longestRefusal(charging) ? undefined : this.#takeSlots(choice);
      return after(slots, (found) => conclude(choice, charging, found));
    }
    const asked = this.#takeSlots(choice);
    return charging.then((charges) => after(asked, (found) => conclude(choice, charges, found)));
  }

  /**
   * The input, and as much output as the call asks for at most: more than it will be, mostly, and corrected then. Where there is plenty of each limit
   * the input is guessed: the guess may be wrong by a small part of what is left, for as long as the call takes.
   */
  #estimate({ applied }: Choice, call: InferenceCall, signal: AbortSignal): Awaitable<number> {
    const output = call.kind === 'chat' ? (call.maxOutputTokens ?? 0) * (call.choices ?? 1) : 0;
    const guess = this.#parts.tokens.guessInput(call);
    if (this.#hasPlenty(applied, guess * mostPerGuess + output)) return Math.max(1, guess + output);
    return after(this.#parts.tokens.countInput(call, signal), ({ tokens }) => Math.max(1, Math.ceil(tokens + output)));
  }

  #hasPlenty(applied: readonly Applied[], tokens: number): boolean {
    for (const { key, limit } of applied) {
      if (limit.counted !== 'tokens') continue;
      if ((this.#windows.get(limit)?.leftOf(key) ?? 0) < tokens * timesPlenty) return false;
    }
    return true;
  }

  #charge({ applied }: Choice, tokens: number): Awaitable<readonly Charge[]> {
    const charges: Awaitable<Charge>[] = [];
    for (const { key, limit } of applied) {
      const windows = this.#windows.get(limit);
      const points = limit.counted === 'tokens' ? tokens : 1;
      if (!windows || points <= 0) continue;
      const taken = windows.take(key, points);
      charges.push(
        taken instanceof Promise ? taken.then((late) => ({ limit, taken: late, points })) : { limit, taken, points },
      );
    }
    return all(charges);
  }

  #takeSlots({ slots }: Choice): Awaitable<HeldSlots | SlotLimit> | undefined {
    return slots.length === 0 ? undefined : this.#parts.slots.take(slots);
  }
}

/** Lets the request in when all have something for it; what was taken of the others is given back when one has not. */
function conclude(
  { applied, policy }: Choice,
  charges: readonly Charge[],
  found: HeldSlots | SlotLimit | undefined,
): Awaitable<Hold> {
  const headers = { ratelimit: limitHeader(charges), 'ratelimit-policy': policy };
  const held = found && 'release' in found ? found : undefined;
  const full = found && !('release' in found) ? found : undefined;
  const worst = longestRefusal(charges);
  if (!worst && !full) return { headers, settle: (outcome) => settle(charges, held, outcome) };
  return after(giveBack(charges, held), () => {
    throw worst ? limitReached(worst.limit, worst.taken.endsInMs, headers) : fullOf(applied, full, headers);
  });
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

function refuseWhatNeverFits({ applied, policy, countsTokens }: Choice, tokens: number): void {
  if (!countsTokens) return;
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
