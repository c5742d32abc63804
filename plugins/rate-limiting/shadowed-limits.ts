import type { ConfigObjection } from '../../core/api/index.js';
import { type LimitConfig, limitedUnits } from './config.js';
import { scopeOf } from './choose-limits.js';

/** Limits that can never apply, because those before them count the same for all whom they are for. */
export function shadowedLimits(limits: readonly LimitConfig[]): readonly ConfigObjection[] {
  return limits.flatMap((limit, index) =>
    limitedUnits.flatMap((counted): readonly ConfigObjection[] => {
      if (limit[counted] === undefined) return [];
      const same = (other: LimitConfig): boolean =>
        other[counted] !== undefined && scopeOf(other, counted) === scopeOf(limit, counted);
      const earlier = limits.slice(0, index).filter(same);
      const isForAll = earlier.some(({ only }) => !only);
      const named = earlier.flatMap(({ only }) => only ?? []);
      if (!isForAll && !limit.only?.every((name) => named.includes(name))) return [];
      const message = `never applies: an entry before it limits the same ${counted}, for ${isForAll ? 'all' : 'the same names'}, and the first one counts`;
      return [
        { within: ['limits', index, counted], message, hint: 'Put the exception before the rule, or remove it.' },
      ];
    }),
  );
}
