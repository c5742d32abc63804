import type { Contributions, ToolFunction, ToolFunctions } from '../../api/index.js';
import type { ConfigProblem } from '../../api/internal/config-problem.js';
import type { Installed } from '../../pipeline/chain/installed.js';
import { pluginError } from '../../pipeline/internal-error.js';
import { ConfigurationError } from '../configuration-error.js';
import type { Prepared } from '../loading/prepare.js';
import { checkFunctions } from './check-contributions.js';
import { listAtOnce } from './list-at-once.js';

type FunctionSource = NonNullable<Contributions['functions']>;

/** The functions of one generation; filled when every plugin is set up. */
export class HostToolFunctions implements ToolFunctions {
  #sources: readonly FunctionSource[] = [];
  /** Functions of fixed lists, by name. */
  #known: ReadonlyMap<string, ToolFunction> = new Map();
  /** Cache for lists that can change: a plugin returns the same array as long as nothing has changed. */
  readonly #names = new WeakMap<readonly ToolFunction[], ReadonlyMap<string, ToolFunction>>();

  fill(sources: readonly FunctionSource[]): void {
    this.#sources = sources;
    const known = sources.flatMap((source) => (typeof source === 'function' ? [] : source));
    this.#known = new Map(known.map((one) => [one.tool.name, one]));
  }

  list(): readonly ToolFunction[] {
    const byName = new Map<string, ToolFunction>();
    for (const one of this.#sources.flatMap(functionsOf))
      if (!byName.has(one.tool.name)) byName.set(one.tool.name, one);
    return [...byName.values()];
  }

  find(name: string): ToolFunction | undefined {
    const known = this.#known.get(name);
    if (known) return known;
    for (const source of this.#sources) {
      const found = typeof source === 'function' ? this.#namesOf(source()).get(name) : undefined;
      if (found) return found;
    }
    return undefined;
  }

  #namesOf(list: readonly ToolFunction[]): ReadonlyMap<string, ToolFunction> {
    const known = this.#names.get(list);
    if (known) return known;
    // If two have the same name, the first one counts.
    const names = new Map(list.toReversed().map((one) => [one.tool.name, one]));
    this.#names.set(list, names);
    return names;
  }
}

function functionsOf(source: FunctionSource): readonly ToolFunction[] {
  return typeof source === 'function' ? source() : source;
}

const task = 'list its functions';

/** Names that every provider accepts for a function. */
const validName = /^[A-Za-z_][A-Za-z0-9_-]{0,63}$/;

/**
 * Collects the sources of all functions of a generation.
 *
 * @throws ConfigurationError when two plugins contribute functions with the same name, with the names of both, or when a name is invalid
 * @throws Error with the plugin's id when a plugin cannot list its functions
 */
export function gatherToolFunctions(prepared: Prepared, installed: readonly Installed[]): readonly FunctionSource[] {
  const owners = new Map<string, string>();
  const problems: ConfigProblem[] = [];
  for (const [index, { entry }] of prepared.plugins.entries()) {
    const source = installed[index]?.contributions.functions ?? [];
    const check = (functions: readonly ToolFunction[]): void => checkFunctions(functions, 'it');
    for (const { tool } of listAtOnce(entry.id, task, () => functionsOf(source), check)) {
      const mistake = mistakeIn(tool.name, owners.get(tool.name));
      if (!owners.has(tool.name)) owners.set(tool.name, entry.id);
      if (mistake !== undefined)
        problems.push(entry.problem(`"${entry.id}" contributes the function "${tool.name}"${mistake}`));
    }
  }
  if (problems.length > 0) throw new ConfigurationError(problems);
  return installed.map(sourceOf).filter((source) => source !== undefined);
}

/** What is wrong with a function of this name, to continue a sentence; `owner` is the plugin that already contributes one. */
function mistakeIn(name: string, owner: string | undefined): string | undefined {
  if (owner !== undefined) return `, which "${owner}" already contributes`;
  return validName.test(name) ? undefined : '; a name consists of up to 64 letters, digits, underscores and hyphens';
}

/** The plugin's list; if it is a function, one whose failures name the plugin, because it is called in the hooks of other plugins. */
function sourceOf({ id, contributions: { functions } }: Installed): FunctionSource | undefined {
  if (typeof functions !== 'function') return functions;
  return () => {
    try {
      return listAtOnce(id, task, functions);
    } catch (cause) {
      throw pluginError(cause as Error);
    }
  };
}
