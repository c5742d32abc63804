import type { Contributions, Logger, Plugin, StartNote, Token } from '../api/index.js';
import { reasonOf } from './reason-of.js';
import { withinBudget } from '../pipeline/hooks/within-budget.js';
import type { Installed } from '../pipeline/chain/installed.js';
import { closePlugin } from './close-plugin.js';
import type { Recipient, ServiceContainer } from './container.js';
import { checkContributions } from './contributions/check-contributions.js';
import { idleContributions } from './contributions/idle-contributions.js';
import type { PreparedPlugin } from './loading/prepare.js';
import { warnIfSlow } from './warn-if-slow.js';

/** Time limit for `setup`, and for `started`. Long enough for a plugin to wait for a service that starts together with the gateway. */
const startTimeoutMs = 60_000;
const defaultHookTimeoutMs = 10_000;

/** What a plugin is set up and started with, besides its services. */
export interface StartingUp {
  readonly log: Logger;
  /** Ends the wait for a plugin, when the gateway stops meanwhile. */
  readonly signal?: AbortSignal | undefined;
}

/** What a plugin is set up with. */
interface SettingUp extends StartingUp {
  /** Whether any plugin of the list needs or wants a service. */
  readonly isUsed: (service: Token<unknown>) => boolean;
}

/**
 * Sets up one plugin. If its setup returns after the time limit or an abort, the contributions are closed.
 *
 * @throws Error with the plugin's id when its setup throws, returns invalid contributions, or exceeds the time limit
 */
export async function setUpPlugin(
  { entry, plugin, config }: PreparedPlugin,
  container: ServiceContainer,
  { log, signal, isUsed }: SettingUp,
): Promise<Installed> {
  const { id } = entry;
  const pluginLog = log.child({ plugin: id });
  const services = servicesFor(plugin, container, { id, name: plugin.name, log: pluginLog });
  const late = (contributions: Contributions | undefined): void => {
    if (contributions) closePlugin(contributions, pluginLog).catch(() => undefined);
  };
  let contributions: Contributions;
  try {
    const setUp = (): Promise<Contributions> => {
      const result = Promise.resolve(plugin.setup({ id, config, services, log: pluginLog }));
      return withinBudget(result, { hookTimeoutMs: startTimeoutMs }, { late, signal });
    };
    contributions = await warnIfSlow(setUp, { plugin: id, what: 'to be set up', log });
    try {
      checkContributions(contributions);
    } catch (cause) {
      if (contributions) await closePlugin(contributions, pluginLog);
      throw cause;
    }
  } catch (cause) {
    throw new Error(`plugin "${id}" could not be set up: ${reasonOf(cause)}`, { cause });
  }
  for (const idle of idleContributions(contributions, isUsed))
    pluginLog.warn({}, `part of plugin "${id}" has no effect: ${idle}`);
  return {
    id,
    onFailure: entry.onFailure ?? plugin.onFailure ?? 'closed',
    hookTimeoutMs: plugin.hookTimeoutMs ?? defaultHookTimeoutMs,
    log: pluginLog,
    contributions,
    honours: plugin.honours ?? [],
  };
}

function servicesFor(
  { needs, wants }: Plugin,
  container: ServiceContainer,
  recipient: Recipient,
): Readonly<Record<string, unknown>> {
  const needed = Object.entries(needs ?? {}).map(([name, one]) => [name, container.resolveFor(one, recipient)]);
  const wanted = Object.entries(wants ?? {}).map(([name, one]) => [
    name,
    container.has(one) ? container.resolveFor(one, recipient) : undefined,
  ]);
  return Object.fromEntries([...needed, ...wanted]);
}

/**
 * Calls the `started` hook of one plugin.
 *
 * @throws Error with the plugin's id when the hook throws or exceeds the time limit
 */
export async function startPlugin(
  { id, contributions }: Installed,
  { log, signal }: StartingUp,
): Promise<readonly StartNote[]> {
  try {
    const start = () =>
      withinBudget(Promise.resolve(contributions.started?.()), { hookTimeoutMs: startTimeoutMs }, { signal });
    const notes = (await warnIfSlow(start, { plugin: id, what: 'to start', log })) ?? [];
    if (!Array.isArray(notes)) throw new Error('its "started" must return a list of notes, or nothing');
    const wrong = notes.findIndex((note) => typeof Object(note).label !== 'string' || typeof note.value !== 'string');
    if (wrong < 0) return notes;
    throw new Error(`its "started" returned [${wrong}], which is not a note: { id, label, value }, all of them texts`);
  } catch (cause) {
    throw new Error(`plugin "${id}" could not start: ${reasonOf(cause)}`, { cause });
  }
}
