import { type ConfigObjection, fitsAny } from '../../core/api/index.js';
import type { ConfiguredLimit } from './config.js';

/** Limits of owners and tags that can never apply, because those of the same models before them are for all whom they are for. */
export function shadowedLimits(limits: readonly ConfiguredLimit[]): readonly ConfigObjection[] {
  const modelsOf = ({ models }: ConfiguredLimit): string => JSON.stringify(models?.toSorted());
  return limits.flatMap((limit, index) => {
    const { per } = limit;
    if (per !== 'owner' && per !== 'tag') return [];
    const same = (other: ConfiguredLimit): boolean => other.per === per && modelsOf(other) === modelsOf(limit);
    const earlier = limits.slice(0, index).filter(same);
    const isForAll = earlier.some(({ only }) => !only);
    const named = earlier.flatMap(({ only }) => only ?? []);
    // Beginnings of tags stand for themselves, and whatever goes on after them.
    const isNamed = (one: string): boolean => (per === 'tag' ? fitsAny(named, one) : named.includes(one));
    if (!isForAll && !limit.only?.every(isNamed)) return [];
    const message = `never applies: an entry before it is for ${isForAll ? 'all' : 'the same'} ${per}s, and the first one counts`;
    return [{ within: ['limits', index], message, hint: 'Put the exception before the rule, or remove it.' }];
  });
}
