import { type Contributions, definePlugin, type Plugin, z } from '../api/index.js';

/**
 * Creates a plugin from hooks alone, for tests of the chain.
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
