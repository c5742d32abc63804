import type { JsonObject, Policy, PolicyAction, PolicySurface } from '../../../core/api/index.js';
import { type SensitivityLevel, sensitivityLevels } from '../sensitivity-level.js';
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
interface TrialFinding {
  readonly category: string;
  readonly action: PolicyAction;
  readonly score: number;
  /** The lowest level at which it is found; null where levels make no difference, or a service decided. */
  readonly level: SensitivityLevel | null;
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
interface TrialContext {
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
  const levelOf = await lowestLevels(policy, text, found, context);
  const findings = found
    .flatMap((each): TrialFinding[] => {
      const { rule, category, score, start, end } = each;
      const action = actionOn(rule, category);
      return action === 'ignore' ? [] : [{ category, action, score, level: levelOf(each), start, end }];
    })
    .toSorted((a, b) => a.start - b.start);
  const isBlocked = findings.some(({ action }) => action === 'block');
  const passed = isBlocked ? null : await governText(text, governing(enforcement, { surface }, policies));
  return { findings, text: passed };
}

/** Other types find the same at all levels, or ask a service. */
const leveledTypes: ReadonlySet<string> = new Set([
  'pii_detection',
  'secret_detection',
  'content_filtering',
  'prompt_attack',
]);

/**
 * Tries the policy at the lower levels, and tells where each finding is there already. A score alone does not tell, because the thresholds of classifiers
 * depend on the category and the place. Services are not called again.
 */
async function lowestLevels(
  policy: Policy,
  text: string,
  found: readonly Found[],
  context: TrialContext,
): Promise<(found: Found) => SensitivityLevel | null> {
  const levels = new Map<Found, SensitivityLevel>();
  let open = leveledTypes.has(policy.type) ? found : [];
  for (const level of sensitivityLevels) {
    if (open.length === 0) break;
    const enforcement = compileEnforcement({ policies: [atLevel(policy, level)] }, context.engines);
    const { sources = [] } = enforcement?.surfaces[context.surface] ?? {};
    const free = sources.filter(({ isRepeatable }) => isRepeatable);
    if (!enforcement || free.length === 0) break;
    await prepareScanners(enforcement, context.policies);
    const there = await findAll(text, { sources: free }, context);
    for (const each of open) if (there.some((other) => isSame(each, other))) levels.set(each, level);
    open = open.filter((each) => !levels.has(each));
  }
  return (each) => levels.get(each) ?? null;
}

function isSame(one: Found, other: Found): boolean {
  return one.category === other.category && one.start < other.end && other.start < one.end;
}

/** The policy at another level, which also replaces those of single categories. */
function atLevel(policy: Policy, level: SensitivityLevel): Policy {
  const { categories } = policy.configuration as { readonly categories?: Readonly<Record<string, string>> };
  const replaced = Object.entries(categories ?? {}).map(([name, own]) => [name, own === 'off' ? own : level]);
  return {
    ...policy,
    configuration: {
      ...policy.configuration,
      sensitivityLevel: level,
      ...(categories && { categories: Object.fromEntries(replaced) as JsonObject }),
    },
  };
}

async function findAll(
  text: string,
  { sources }: Pick<SurfaceRules, 'sources'>,
  context: TrialContext,
): Promise<readonly Found[]> {
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
