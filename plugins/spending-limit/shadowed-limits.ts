import type { ConfigObjection } from '../../core/api/index.js';
import type { ConfiguredLimit } from './config.js';

/** Limits of owners that can never apply, because those of the same models before them are for all whom they are for. */
export function shadowedLimits(limits: readonly ConfiguredLimit[]): readonly ConfigObjection[] {
  const modelsOf = ({ models }: ConfiguredLimit): string => JSON.stringify(models?.toSorted());
  return limits.flatMap((limit, index) => {
    if (limit.per !== 'owner') return [];
    const same = (other: ConfiguredLimit): boolean => other.per === 'owner' && modelsOf(other) === modelsOf(limit);
    const earlier = limits.slice(0, index).filter(same);
    const isForAll = earlier.some(({ only }) => !only);
    const named = earlier.flatMap(({ only }) => only ?? []);
    if (!isForAll && !limit.only?.every((owner) => named.includes(owner))) return [];
    const message = `never applies: an entry before it is for ${isForAll ? 'all owners' : 'the same owners'}, and the first one counts`;
    return [{ within: ['limits', index], message, hint: 'Put the exception before the rule, or remove it.' }];
  });
}
