import { type Contributions, definePlugin, type Plugin, z } from '../api/index.js';

/**
 * A plugin that is nothing but its hooks, for tests of the chain.
 *
 * @example
 * pluginOf('late-refusal', { govern: () => { throw new GatewayError({ code: 'ACME_NO', status: 403, message: 'No.' }); } });
 */
export function pluginOf(
  name: string,
  contributions: Contributions,
  members: Partial<Omit<Plugin, 'name' | 'config' | 'setup'>> = {},
): Plugin {
  return definePlugin({
    apiVersion: 1,
    name,
    config: z.strictObject({}),
    ...members,
    setup: () => contributions,
  }) as Plugin;
}
