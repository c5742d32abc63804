import type { ServerStates } from './server-states.js';
import type { Member, Strategy } from './strategy.js';

/**
 * A conversation stays with its model up to this multiple of the average of open requests: consistent hashing with bounded loads
 * (https://arxiv.org/abs/1608.01350), with the factor that is usual for it.
 */
const boundOfAffinity = 1.25;

/**
 * The model with the fewest open requests for its weight first; with an affinity, all models that do not have too many. A model that has just failed
 * is taken for as busy as the least busy other one: failing fast must not attract calls.
 */
export function leastRequests({ of }: Pick<ServerStates, 'of'>): Strategy {
  return (drawn, { affinity }) => {
    const members = drawn.map((member) => {
      const { openRequests = 0, isFailing = false } = of(member.model) ?? {};
      return { ...member, openRequests, isFailing, load: openRequests / member.weight };
    });
    const share = (boundOfAffinity * (sumOf(members, 'openRequests') + 1)) / sumOf(members, 'weight');
    const lowest = Math.min(...members.filter(({ isFailing }) => !isFailing).map(({ load }) => load));
    const rankOf = ({ weight, openRequests, load, isFailing }: (typeof members)[number]): number => {
      if (affinity !== undefined && openRequests < Math.ceil(share * weight)) return 0;
      return isFailing ? Math.max(load, lowest) : load;
    };
    return members.map((member) => ({ model: member.model, weight: member.weight, rank: rankOf(member) }));
  };
}

function sumOf<K extends string>(members: readonly (Member & Readonly<Record<K, number>>)[], key: K): number {
  return members.reduce((total, member) => total + member[key], 0);
}
