import { registerHooks } from 'node:module';

/** What the package exports to plugins. */
export const entryPoints: readonly string[] = ['sluice/api', 'sluice/api/database', 'sluice/testkit'];
let registered = false;

/**
 * From now on whoever imports `sluice/…` gets it from this gateway. A plugin then needs no copy of the package beside it, and one that brings
 * a copy shares the contract of the gateway that runs it all the same: there is one `GatewayError`, and one `z`.
 */
export function lendOwnContract(): void {
  if (registered) return;
  registered = true;
  // Before there is a hook that would be asked about them.
  const own = new Map(entryPoints.map((name) => [name, import.meta.resolve(name)]));
  registerHooks({
    resolve(specifier, context, next) {
      const url = own.get(specifier);
      return url === undefined ? next(specifier, context) : { url, format: 'module', shortCircuit: true };
    },
  });
}
