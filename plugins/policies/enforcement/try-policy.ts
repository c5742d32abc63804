import type { Policy, PolicyAction, PolicySurface } from '../../../core/api/index.js';
import {
  compileEnforcement,
  type Enforcement,
  type Engines,
  prepareScanners,
  type SurfaceRules,
  whyUnenforceable,
} from './enforcement.js';
import type { ExchangePolicies } from './exchange-policies.js';
import type { Found } from './inspectors/inspector.js';
import { actionOn } from './inspectors/rule.js';
import { governing, governText } from './texts/govern-text.js';
import { unavailableError, unenforceableError } from './texts/policy-block.js';
import { sliceLength, slicesOf } from './texts/turn-budget.js';

/** A finding of a policy that is being tested. */
export interface TrialFinding {
  readonly category: string;
  readonly action: PolicyAction;
  readonly score: number;
  readonly start: number;
  readonly end: number;
}

/** The result of testing a policy on a text. */
export interface PolicyTrial {
  /** Sorted by their start. */
  readonly findings: readonly TrialFinding[];
  /** The text after redaction; null when it would be blocked. */
  readonly text: string | null;
}

/** The context of a test. */
export interface TrialContext {
  readonly engines: Engines;
  readonly policies: ExchangePolicies;
  readonly surface: PolicySurface;
}

/**
 * Tests a policy on a text.
 *
 * @throws GatewayError when the policy cannot be enforced
 */
export async function tryPolicy(policy: Policy, text: string, context: TrialContext): Promise<PolicyTrial> {
  const { engines, policies, surface } = context;
  const reason = whyUnenforceable(policy, engines);
  if (reason !== undefined) throw unenforceableError({ policy, reason });
  const enforcement = compileEnforcement({ policies: [policy] }, engines) as Enforcement;
  await prepareScanners(enforcement, policies);
  const found = await findAll(text, enforcement.surfaces[surface], context);
  const findings = found
    .flatMap(({ rule, category, score, start, end }): TrialFinding[] => {
      const action = actionOn(rule, category);
      return action === 'ignore' ? [] : [{ category, action, score, start, end }];
    })
    .toSorted((a, b) => a.start - b.start);
  const isBlocked = findings.some(({ action }) => action === 'block');
  const passed = isBlocked ? null : await governText(text, governing(enforcement, { surface }, policies));
  return { findings, text: passed };
}

async function findAll(text: string, { sources }: SurfaceRules, context: TrialContext): Promise<readonly Found[]> {
  const { policies, surface } = context;
  const found: Found[] = [];
  for (const source of sources) {
    try {
      const inspector = source.open({ surface }, policies);
      for (const piece of source.takesSlices?.(surface) ? slicesOf(text) : [text]) {
        await policies.turns.take(Math.min(piece.length, sliceLength));
        append(found, (await inspector.push(piece)).found);
      }
      append(found, (await inspector.end()).found);
    } catch (cause) {
      policies.signal.throwIfAborted();
      policies.reportFailure(source.rules, cause);
      throw unavailableError(source.rules);
    }
  }
  return found;
}

/** Appends without spread arguments, whose number is limited. */
function append(found: Found[], more: readonly Found[]): void {
  for (const each of more) found.push(each);
}
