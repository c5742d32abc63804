import type { ConfigObjection } from '../../api/index.js';
import type { Installed } from '../../pipeline/chain/installed.js';
import { ConfigurationError } from '../configuration-error.js';
import type { Prepared } from '../loading/prepare.js';
import { listAtOnce } from './list-at-once.js';

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
  if (!plugin) return [];
  const { id, contributions } = plugin;
  return listAtOnce(id, 'check its configuration', () => contributions.check?.() ?? [], checkObjections);
}

function checkObjections(objections: readonly unknown[]): void {
  const wrong = objections.findIndex((one) => !isObjection(one));
  if (wrong >= 0)
    throw new Error(`it returned [${wrong}], which is not an objection: { within: ['models', 0], message: '…' }`);
}

function isObjection(value: unknown): boolean {
  const { within, message } = Object(value) as Partial<ConfigObjection>;
  return Array.isArray(within) && typeof message === 'string';
}
