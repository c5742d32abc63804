import type { Connection, Connections, ConnectionSetting, Logger } from '../api/index.js';
import type { HonouredSettings, UnhonouredSetting } from '../pipeline/chain/honoured-settings.js';

/** The most connections that a log line names; the others are only counted. */
const maxNames = 5;

/**
 * Logs connections that have settings which no plugin honours: existing connections in one line for each setting, later changes one by one.
 *
 * @returns a function that ends the subscription
 */
export function warnOfUnhonouredSettings(
  connections: Pick<Connections, 'follow'>,
  honoured: HonouredSettings,
  log: Pick<Logger, 'warn' | 'error'>,
): () => void {
  if (honoured.isComplete) return () => undefined;
  const found = new Map<string, Found>();
  const told = new Map<string, string>();
  let isStart = true;

  const stop = connections.follow((connection) => {
    const lacking = honoured.lackedBy(connection);
    const text = lacking.map(keyOf).join();
    const { connectionId } = connection;
    if (text === (told.get(connectionId) ?? '')) return;
    if (text === '') told.delete(connectionId);
    else told.set(connectionId, text);
    for (const one of lacking) {
      if (isStart) gather(found, one, connection);
      else tell({ ...one, count: 1, names: [connection.name] });
    }
  });
  isStart = false;
  for (const one of found.values()) tell(one);
  return stop;

  function tell({ setting, refuses, count, names }: Found): void {
    const quoted = names.map((name) => `"${name}"`).join(', ');
    const who = count === 1 ? `connection ${quoted} has` : `${count} connections have`;
    const which = count === 1 ? '' : ` (${quoted}${count > names.length ? ', …' : ''})`;
    const lack = `${who} ${honoured.meaningOf(setting)}${which}, and no plugin honours "${setting}"`;
    const outcome = refuses ? 'so nothing passes' : 'so requests pass without it';
    const message = `${lack}, ${outcome}. ${honoured.howToMend(setting)}`;
    if (refuses) log.error({ setting, connections: count }, message);
    else log.warn({ setting, connections: count }, message);
  }
}

/** Connections with the same setting that no plugin honours. */
interface Found extends UnhonouredSetting {
  readonly setting: ConnectionSetting;
  count: number;
  readonly names: string[];
}

function gather(found: Map<string, Found>, one: UnhonouredSetting, { name }: Connection): void {
  const known = found.get(keyOf(one)) ?? { ...one, count: 0, names: [] };
  found.set(keyOf(one), known);
  known.count += 1;
  if (known.names.length < maxNames) known.names.push(name);
}

function keyOf({ setting, refuses }: UnhonouredSetting): string {
  return `${setting}${refuses ? '!' : ''}`;
}
