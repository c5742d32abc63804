import type { ConfigProblem, ToolFunction, ToolFunctions } from '../api/index.js';
import type { Installed } from '../pipeline/installed.js';
import { ConfigurationError } from './configuration-error.js';
import type { Prepared } from './prepare.js';

/** The functions of one generation; filled once, when every plugin is set up. */
export class HostToolFunctions implements ToolFunctions {
  #functions: ReadonlyMap<string, ToolFunction> = new Map();

  fill(functions: readonly ToolFunction[]): void {
    this.#functions = new Map(functions.map((one) => [one.tool.name, one]));
  }

  list(): readonly ToolFunction[] {
    return [...this.#functions.values()];
  }

  find(name: string): ToolFunction | undefined {
    return this.#functions.get(name);
  }
}

/** What every provider takes as the name of a function. */
const validName = /^[A-Za-z_][A-Za-z0-9_-]{0,63}$/;

/**
 * All functions of a generation.
 *
 * @throws ConfigurationError when two plugins contribute functions of one name, naming both, or when a name is not valid
 */
export function gatherToolFunctions(prepared: Prepared, installed: readonly Installed[]): readonly ToolFunction[] {
  const owners = new Map<string, string>();
  const problems: ConfigProblem[] = [];
  for (const [index, { id, contributions }] of installed.entries()) {
    for (const { tool } of contributions.functions ?? []) {
      const other = owners.get(tool.name);
      owners.set(tool.name, other ?? id);
      const contributes = `"${id}" contributes the function "${tool.name}"`;
      const mistake =
        other === undefined
          ? validName.test(tool.name)
            ? undefined
            : `${contributes}; a name has up to 64 letters, digits, underscores and hyphens`
          : `${contributes}, which "${other}" contributes already`;
      const problem = mistake === undefined ? undefined : prepared.plugins[index]?.entry.problem(mistake);
      if (problem) problems.push(problem);
    }
  }
  if (problems.length > 0) throw new ConfigurationError(problems);
  return installed.flatMap(({ contributions }) => contributions.functions ?? []);
}
