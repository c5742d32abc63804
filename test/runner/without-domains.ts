/**
 * Loaded before a test file. Tap tracks every promise and callback of the process with an async hook, to attribute uncaught errors to a test. That is a
 * tenth of the instructions of a test with a gateway, and a quarter of its cycles (docs/decisions/0101). Without the hook, an uncaught error ends the
 * process: the file fails, and the error says where it was thrown.
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
