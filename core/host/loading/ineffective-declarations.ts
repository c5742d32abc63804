import { nearestName, type Plugin } from '../../api/index.js';
import type { ConfigProblem } from '../../api/internal/config-problem.js';
import type { ConfigSource } from '../../api/internal/config-source.js';
import type { PreparedPlugin } from './prepare.js';

/** The parts of a configuration that the checks need. */
interface CheckContext {
  readonly plugins: readonly PreparedPlugin[];
  readonly source: Pick<ConfigSource, 'skippedPlugins'>;
  /** Names of the plugins that come with the gateway. */
  readonly bundled: readonly string[];
}

/** The name of the token in `sluice/api/database`, which the host does not import. */
const databaseToken = 'database';

/**
 * Finds declarations of plugins that have no effect, or an ambiguous one. They do not prevent a start, but would not be noticed otherwise.
 *
 * @returns warnings, with their positions in the file
 */
export function ineffectiveDeclarations(context: CheckContext): readonly ConfigProblem[] {
  const known = knownNames(context);
  return context.plugins.flatMap((prepared) => {
    const { entry, plugin } = prepared;
    return [
      ...takenName(prepared, known),
      ...unknownPredecessors(plugin, context.plugins, known),
      ...meaninglessMembers(plugin),
    ].map(({ message, hint }) => entry.problem(message, { hint }));
  });
}

interface Warning {
  readonly message: string;
  readonly hint: string;
}

interface KnownNames {
  readonly plugins: ReadonlySet<string>;
  readonly switchedOff: ReadonlySet<string>;
  /** The first plugin of each name. */
  readonly first: ReadonlyMap<string, PreparedPlugin>;
}

function knownNames({ plugins, source, bundled }: CheckContext): KnownNames {
  return {
    plugins: new Set([...plugins.map((one) => one.plugin.name), ...bundled]),
    switchedOff: new Set(source.skippedPlugins.flatMap(({ id, use }) => [id, use])),
    first: new Map(plugins.toReversed().map((one) => [one.plugin.name, one])),
  };
}

/** Finds a plugin of the same name that is not the same plugin: an `after` with the name would mean both. */
function takenName({ entry, plugin }: PreparedPlugin, { first }: KnownNames): Warning[] {
  const other = first.get(plugin.name);
  if (!other || other.plugin === plugin) return [];
  return [
    {
      message: `"${entry.use}" and "${other.entry.use}" are different plugins of the same name, "${plugin.name}", so an "after" with it means both`,
      hint: 'Give the plugin a name of its own in its definePlugin.',
    },
  ];
}

/** Finds names in `after` that no plugin has. (A plugin that exists but is not in the list, or is switched off, is not a mistake.) */
function unknownPredecessors(plugin: Plugin, plugins: CheckContext['plugins'], known: KnownNames): Warning[] {
  return (plugin.after ?? [])
    .filter((name) => !known.plugins.has(name) && !known.switchedOff.has(name))
    .map((name) => ({
      message: `plugin "${plugin.name}" must come after "${name}", but no plugin here has this name, so the rule has no effect`,
      hint: meantBy(name, plugins, known.plugins),
    }));
}

function meantBy(name: string, plugins: readonly PreparedPlugin[], names: Iterable<string>): string {
  const byId = plugins.find(({ entry }) => entry.id === name);
  if (byId) return `"after" takes the names of plugins, not their ids: "${byId.plugin.name}".`;
  const nearest = nearestName(name, names);
  if (nearest !== undefined) return `Did you mean "${nearest}"?`;
  return 'The rule takes effect when a plugin of that name is in the list.';
}

function meaninglessMembers(plugin: Plugin): Warning[] {
  const warnings: Warning[] = [];
  if ('before' in plugin) {
    const message = `plugin "${plugin.name}" has a "before", which does not exist and has no effect`;
    warnings.push({ message, hint: 'Put the name of this plugin into the "after" of the other plugin.' });
  }
  if (plugin.tables && !Object.values(plugin.needs ?? {}).some(({ name }) => name === databaseToken)) {
    const message = `plugin "${plugin.name}" has tables but does not need the database, so they may not be created`;
    warnings.push({ message, hint: 'Add Database of "sluice/api/database" to its "needs".' });
  }
  return warnings;
}
