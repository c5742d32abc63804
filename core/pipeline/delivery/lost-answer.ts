import { type Attempt, GatewayError } from '../../api/index.js';
import { pluginError, PluginFailure } from '../internal-error.js';
import type { AnswerAccount } from './answer-account.js';

/**
 * The error when a plugin has lost the end of an answer.
 *
 * @param plugins those that may have done it
 * @param how what was lost, in the words of the message
 */
export function lostBy(
  plugins: readonly string[],
  { hook, how, cause }: { readonly hook: 'around' | 'transform'; readonly how: string; readonly cause: unknown },
): GatewayError {
  const [only, ...others] = plugins;
  const where = `${hook}: ${how}`;
  if (only !== undefined && others.length === 0) return pluginError(new PluginFailure(only, hook, { cause, where }));
  const names = plugins.map((name) => `"${name}"`).join(', ');
  return pluginError(new Error(`one of the plugins ${names} failed in ${where}`, { cause }));
}

/**
 * Attributes an incomplete answer to the `around` hooks that made or wrapped it if the provider is not to blame: it has sent its end, or was
 * never asked.
 *
 * @param wrappers plugins whose `around` has returned an answer of its own
 */
export function lostInside(
  cause: unknown,
  account: AnswerAccount,
  { attempts, wrappers }: { readonly attempts: readonly Attempt[]; readonly wrappers: readonly string[] },
): unknown {
  const isIncomplete = GatewayError.is(cause) && cause.code === 'GW_PROVIDER_INCOMPLETE';
  if (!isIncomplete || account.hasEnd || wrappers.length === 0 || attempts.at(-1)?.complete === false) return cause;
  return lostBy(wrappers, { hook: 'around', how: '"deliver" of its answer has not pushed the "finish" part', cause });
}
