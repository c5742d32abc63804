import type { ConfigObjection } from '../../api/index.js';
import { reasonOf } from '../reason-of.js';
import type { Installed } from '../../pipeline/chain/installed.js';
import { ConfigurationError } from '../configuration-error.js';
import type { Prepared } from '../loading/prepare.js';

/**
 * Runs the `check` hooks of all plugins.
 *
 * @throws ConfigurationError with all objections
 */
export function refuseObjections({ plugins }: Prepared, installed: readonly Installed[]): void {
  const problems = plugins.flatMap(({ entry }, index) =>
    objectionsOf(installed[index]).map(({ within, message, hint }) =>
      entry.problem(message, { at: 'config', within, ...(hint === undefined ? {} : { hint }) }),
    ),
  );
  if (problems.length > 0) throw new ConfigurationError(problems);
}

function objectionsOf(plugin: Installed | undefined): readonly ConfigObjection[] {
  try {
    const objections: unknown = plugin?.contributions.check?.() ?? [];
    if (objections instanceof Promise) objections.catch(() => undefined);
    if (!Array.isArray(objections)) throw new Error('its "check" must return a list of objections, at once');
    const wrong = objections.findIndex((one) => !isObjection(one));
    if (wrong < 0) return objections as readonly ConfigObjection[];
    throw new Error(
      `its "check" returned [${wrong}], which is not an objection: { within: ['models', 0], message: '…' }`,
    );
  } catch (cause) {
    throw new Error(`plugin "${plugin?.id}" could not check its configuration: ${reasonOf(cause)}`, { cause });
  }
}

function isObjection(value: unknown): boolean {
  const { within, message } = Object(value) as Partial<ConfigObjection>;
  return Array.isArray(within) && typeof message === 'string';
}
