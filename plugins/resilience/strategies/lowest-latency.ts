import type { InferenceCall } from '../../../core/api/index.js';
import type { ServerStates } from './server-states.js';
import type { Member, Ranked, Strategy } from './strategy.js';

/** Models that are slower by less count as equally fast: measurements differ by as much from one minute to the next. */
const tolerance = 1.25;
/** How much slower the model of a conversation may be, because its cache has what the others would have to read again. */
const toleranceOfAffinity = 2;
/** The share of the calls by which slower models are measured again. */
const exploredShare = 1 / 20;

interface Measured extends Member {
  /** Infinite for one that fails, or that is being measured for the first time; undefined when nothing is known. */
  readonly ms: number | undefined;
  readonly isIdle: boolean;
}

/**
 * The fastest model first, and those that are about as fast. One that was never measured counts as the fastest until one call is on its way. Of
 * the calls that continue no conversation, a share goes to a slower one that has nothing to do, because it may be faster by now.
 */
export function lowestLatency({ of }: Pick<ServerStates, 'of'>, random: () => number): Strategy {
  return (drawn, { call, affinity }) => {
    const measured = drawn.map((member): Measured => {
      const latency = of(member.model)?.latencyFor(call);
      const isIdle = latency?.isIdle ?? true;
      return { ...member, isIdle, ms: latency?.estimateMs ?? (isIdle ? undefined : Infinity) };
    });
    const lowest = Math.min(...measured.map(({ ms = Infinity }) => ms));
    const isUnknown = lowest === Infinity && measured.some(({ ms }) => ms === undefined);
    const bound = isUnknown ? 0 : lowest * (affinity === undefined ? tolerance : toleranceOfAffinity);
    const ranked = measured.map((member) => rankedBy(member, lowest, bound, call));
    const explored = ranked.findIndex(({ rank }, index) => rank > 0 && measured[index]?.isIdle);
    if (explored < 0 || continuesConversation(call) || random() >= exploredShare) return ranked;
    return ranked.map((one, index) => (index === explored ? { ...one, rank: -1, reason: 'exploration' } : one));
  };
}

function rankedBy({ model, weight, ms }: Measured, lowest: number, bound: number, { stream }: InferenceCall): Ranked {
  if (ms === undefined) return { model, weight, rank: 0, reason: 'unmeasured', figure: 'not measured' };
  const shown = ms < 100 ? ms.toPrecision(3) : Math.round(ms);
  const figure = Number.isFinite(ms) ? `${shown} ms${stream ? '' : ' a token'}` : 'no answer yet';
  if (ms > bound) return { model, weight, rank: ms, reason: 'slower', figure };
  return { model, weight, rank: 0, reason: ms <= lowest * tolerance ? 'fastest' : 'conversation', figure };
}

/** Whether the model that answered before has most of the call in its cache. */
function continuesConversation(call: InferenceCall): boolean {
  return call.kind === 'chat' && call.messages.some(({ role }) => role === 'assistant');
}
