import {
  type KeySettings,
  type SpendingPeriod,
  stringifyJson,
  unknownResource,
  withoutUndefined,
} from '../api/index.js';
import type { CommandLine } from './arguments.js';
import type { Composition } from './composition.js';
import { readExpiry } from './management/expiry.js';
import type { Management } from './management/management.js';
import { withManagement } from './management/open-management.js';
import { printJson, printList, stateOf } from './management/print.js';

/** `sluice key create`: prints only the secret to standard output, so that scripts can read it. */
export async function createKey(line: CommandLine, composition: Composition): Promise<number> {
  const expires = line.value('expires');
  const expiry = expires === undefined ? {} : { expiresAt: readExpiry(expires, Date.now()) };
  const made = await withManagement(line, composition, async (management) => {
    const connectionIds = await connectionIdsOf(line.values('connection'), management);
    const [defaultConnectionId] = await connectionIdsOf(line.values('default'), management);
    return management.createKey({
      name: line.value('name') ?? '',
      ...(connectionIds.length > 0 ? { connectionIds } : {}),
      ...(defaultConnectionId === undefined ? {} : { defaultConnectionId }),
      ...spendingOf(line),
      ...expiry,
    });
  });
  if (line.json) printJson(made);
  else {
    console.error(`API key ${made.keyId} "${made.name}", shown only now:`);
    console.log(made.secret);
  }
  return 0;
}

/** Validated when the key is created. */
function spendingOf(line: CommandLine): Pick<KeySettings, 'spendingLimit' | 'spendingPeriod'> {
  const [limit, period] = [line.value('spending-limit'), line.value('spending-period')];
  return withoutUndefined({ spendingLimit: limit, spendingPeriod: period as SpendingPeriod | undefined });
}

async function connectionIdsOf(wanted: readonly string[], management: Management): Promise<readonly string[]> {
  const found: string[] = [];
  for (const idOrName of wanted) {
    const connectionId = await management.findConnection(idOrName);
    if (connectionId === undefined) throw unknownResource('GW_CONNECTION_UNKNOWN', 'connection', idOrName);
    found.push(connectionId);
  }
  return found;
}

function limitOf(limit: number | null, period: SpendingPeriod | null): string {
  return limit === null ? '–' : `${stringifyJson(limit)} ${period ?? 'monthly'}`;
}

/** `sluice key list` */
export async function listKeys(line: CommandLine, composition: Composition): Promise<number> {
  const keys = await withManagement(line, composition, (management) => management.listKeys());
  printList(
    keys,
    [
      ['ID', ({ keyId }) => keyId],
      ['NAME', ({ name }) => name],
      ['SECRET', ({ prefix }) => `${prefix}…`],
      ['CONNECTIONS', ({ connectionIds }) => connectionIds?.join(',') ?? 'all'],
      ['DEFAULT', ({ defaultConnectionId }) => defaultConnectionId ?? '–'],
      ['LIMIT', ({ spendingLimit, spendingPeriod }) => limitOf(spendingLimit, spendingPeriod)],
      ['EXPIRES', ({ expires }) => expires ?? 'never'],
      ['STATE', (key) => stateOf(key, Date.now())],
    ],
    line.json,
  );
  return 0;
}

/** `sluice key revoke ID` */
export async function revokeKey(line: CommandLine, composition: Composition): Promise<number> {
  const isKnown = await withManagement(line, composition, (management) => management.revokeKey(line.operand));
  if (!isKnown) throw unknownResource('GW_KEY_UNKNOWN', 'API key', line.operand);
  if (line.json) printJson({ keyId: line.operand });
  else console.log(`The API key ${line.operand} is revoked.`);
  return 0;
}
