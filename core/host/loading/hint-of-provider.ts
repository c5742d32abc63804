import { nearestName, type Token } from '../../api/index.js';
import { type BundledPlugins, loadPlugin } from './load-plugin.js';

/**
 * How to get a service that no plugin of the list provides: by the bundled plugin that does, or by the name that was meant.
 *
 * @param known names of the services that there are
 */
export async function hintOfProvider(
  { key, name }: Token<unknown>,
  bundled: BundledPlugins,
  known: Iterable<string>,
): Promise<string> {
  for (const plugin of Object.keys(bundled)) {
    const { provides } = (await loadPlugin(plugin, '', bundled).catch(() => undefined)) ?? {};
    if (Object.values(provides ?? {}).some((token) => token.key === key))
      return `Add the plugin "${plugin}" to the list.`;
  }
  const meant = nearestName(name, known);
  return meant === undefined ? 'Add the plugin that provides it to the list.' : `Did you mean the service "${meant}"?`;
}
