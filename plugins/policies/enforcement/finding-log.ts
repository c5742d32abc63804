import type { PolicyAction, PolicyFinding, PolicySurface } from '../../../core/api/index.js';
import type { Rule } from './rule.js';

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** More different findings are counted together: patterns have names of their own, and there may be thousands of them. */
const mostDifferent = 200;

/** Counts what the policies of one exchange find: which, where and how often, and nothing of what stood there. */
export class FindingLog {
  readonly #findings = new Map<string, Writable<PolicyFinding>>();

  get list(): readonly PolicyFinding[] {
    return [...this.#findings.values()];
  }

  add(
    { policyId, policyType }: Rule,
    action: PolicyAction,
    category: string,
    surface: PolicySurface,
    score: number,
  ): void {
    const isFull = this.#findings.size >= mostDifferent;
    const named = isFull && !this.#findings.has(keyOf(policyId, action, category, surface)) ? 'other' : category;
    const key = keyOf(policyId, action, named, surface);
    const known = this.#findings.get(key);
    if (known) {
      known.count += 1;
      known.score = Math.max(known.score, score);
    } else {
      this.#findings.set(key, { policyId, policyType, action, category: named, surface, score, count: 1 });
    }
  }
}

function keyOf(...parts: readonly string[]): string {
  return parts.join(' ');
}
