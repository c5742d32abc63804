import { registerHooks } from 'node:module';

/** The entry points of the package for plugins. */
export const entryPoints: readonly string[] = ['sluice/api', 'sluice/api/database', 'sluice/testkit'];
let registered = false;

/**
 * Registers a module hook that resolves imports of `sluice/…` to this gateway. Plugins then need no copy of the package, and one that has a copy
 * still shares the contract of the gateway: there is one `GatewayError` and one `z`.
 */
export function shareContract(): void {
  if (registered) return;
  registered = true;
  // Resolve these before the hook below is registered.
  const own = new Map(entryPoints.map((name) => [name, import.meta.resolve(name)]));
  registerHooks({
    resolve(specifier, context, next) {
      const url = own.get(specifier);
      return url === undefined ? next(specifier, context) : { url, format: 'module', shortCircuit: true };
    },
  });
}
