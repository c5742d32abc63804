/**
 * Loaded before a test file. Tap follows every promise and every callback of a process, to know which test one belongs to that fails with nobody to
 * catch it; that is a twentieth of what tests with a gateway take. Here such an error ends the process, which fails the file and says where it was.
 */
import asyncHooks from 'node:async_hooks';
import { syncBuiltinESMExports } from 'node:module';

const { createHook } = asyncHooks;

asyncHooks.createHook = (callbacks) => {
  const hook = createHook(callbacks);
  if (new Error().stack?.includes('async-hook-domain')) hook.enable = () => hook;
  return hook;
};
syncBuiltinESMExports();
