import type { PolicyAction, PolicyDetector, PolicyType, PolicyTypes } from '../../api/index.js';
import { marked, placeOf } from '../../api/internal/running-hook.js';
import type { ConfigProblem } from '../../api/internal/config-problem.js';
import { schemaFailure } from '../../api/internal/validation/schema-failure.js';
import type { Installed } from '../../pipeline/chain/installed.js';
import { ConfigurationError } from '../configuration-error.js';
import type { Prepared } from '../loading/prepare.js';

/** The types of policies of one generation; filled when every plugin is set up. */
export class HostPolicyTypes implements PolicyTypes {
  #types: ReadonlyMap<string, PolicyType> = new Map();

  fill(types: readonly PolicyType[]): void {
    this.#types = new Map(types.map((type) => [type.policyType, type]));
  }

  list(): readonly PolicyType[] {
    return [...this.#types.values()];
  }

  find(policyType: string): PolicyType | undefined {
    return this.#types.get(policyType);
  }
}

/**
 * Collects all types of policies of a generation.
 *
 * @throws ConfigurationError when two plugins contribute the same type, with the names of both, or when a type is invalid
 */
export function gatherPolicyTypes(prepared: Prepared, installed: readonly Installed[]): readonly PolicyType[] {
  const owners = new Map<string, string>();
  const problems: ConfigProblem[] = [];
  for (const [index, { entry }] of prepared.plugins.entries()) {
    const report = (message: string, hint: string): void => void problems.push(entry.problem(message, { hint }));
    for (const type of installed[index]?.contributions.policyTypes ?? []) {
      const { policyType } = type;
      const other = owners.get(policyType);
      owners.set(policyType, other ?? entry.id);
      const contributes = `"${entry.id}" contributes the policy type "${policyType}"`;
      if (other !== undefined) {
        report(`${contributes}, which "${other}" already contributes`, 'Remove one of the two plugins from the list.');
      }
      const mistake = mistakeIn(type);
      if (mistake !== undefined) report(`${contributes}, but ${mistake}`, 'This is a mistake in the plugin.');
    }
  }
  if (problems.length > 0) throw new ConfigurationError(problems);
  return installed.flatMap(({ id, contributions }) => (contributions.policyTypes ?? []).map((type) => owned(type, id)));
}

/** The type with a detector whose plugin is known while it runs, which it does inside of the hooks of another plugin. */
function owned(type: PolicyType, id: string): PolicyType {
  if (!type.detector) return type;
  const place = placeOf(id, 'detector');
  return {
    ...type,
    detector(configuration) {
      const detector = type.detector?.(configuration) as PolicyDetector;
      return { detect: marked(place, (text, signal) => detector.detect(text, signal)) };
    },
  };
}

const actions: readonly string[] = ['block', 'audit', 'redact'] satisfies PolicyAction[];

/** Validates a type of policies at the start, so that mistakes are not found only when the first policy is created. */
function mistakeIn(type: PolicyType): string | undefined {
  const { policyType, validActions, configuration } = type;
  if (!/^[a-z][a-z0-9_]{0,99}$/.test(policyType))
    return 'a name consists of up to 100 lower-case letters, digits and underscores';
  if (validActions.length === 0) return 'a type needs at least one valid action';
  const unknown = validActions.find((action) => !actions.includes(action));
  if (unknown !== undefined) return `"${unknown}" is not an action; the actions are "block", "audit" and "redact"`;
  if (type.detector !== undefined && typeof type.detector !== 'function')
    return 'its detector is not a function: detector: (configuration) => ({ detect })';
  return mistakeInConfiguration(configuration);
}

function mistakeInConfiguration(configuration: PolicyType['configuration']): string | undefined {
  try {
    const { success, error } = configuration.safeParse({});
    const reason = error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
    return success ? undefined : `its configuration must accept {}, which means the defaults (${reason})`;
  } catch (cause) {
    return `the schema of its configuration failed on {}: ${schemaFailure(cause)}`;
  }
}
