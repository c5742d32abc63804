import { type ConfigObjection, fitsAny } from '../../core/api/index.js';
import type { CacheRule } from './config.js';

/** Rules that can never apply, because one before them is for all of their calls. */
export function shadowedRules(rules: readonly CacheRule[]): readonly ConfigObjection[] {
  return rules.flatMap((rule, index) => {
    const earlier = rules.slice(0, index).findIndex((other) => isForAllOf(rule, other));
    if (earlier < 0) return [];
    const message = `never applies: rules[${earlier}] is for all of its calls, and the first rule counts`;
    return [{ within: ['rules', index], message, hint: 'Put the exception before the rule, or remove it.' }];
  });
}

function isForAllOf(rule: CacheRule, other: CacheRule): boolean {
  return (
    rule.connections.every((pattern) => fitsAny(other.connections, pattern)) &&
    rule.models.every((pattern) => fitsAny(other.models, pattern)) &&
    rule.calls.every((kind) => other.calls.includes(kind))
  );
}
