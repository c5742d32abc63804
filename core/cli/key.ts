import {
  type ApiKeyDocument,
  counted,
  type KeyChange,
  type KeyRateLimit,
  type KeySettings,
  type ModelSpendingLimit,
  type SpendingPeriod,
  stringifyJson,
  unknownResource,
  withoutUndefined,
} from '../api/index.js';
import { type CommandLine, UsageError } from './arguments.js';
import type { Composition } from './composition.js';
import { readExpiry } from './management/expiry.js';
import type { Management } from './management/management.js';
import { withManagement } from './management/open-management.js';
import { printJson, printList, stateOf } from './management/print.js';

/** `sluice key create`: prints only the secret to standard output, so that scripts can read it. */
export async function createKey(line: CommandLine, composition: Composition): Promise<number> {
  const settings = settingsOf(line);
  const made = await withManagement(line, composition, async (management) => {
    const { name = '', ...others } = { ...settings, ...(await connectionsOf(line, management)) };
    return management.createKey({ name, ...withoutNull(others) });
  });
  if (line.json) printJson(made);
  else {
    console.error(`API key ${made.keyId} "${made.name}", shown only now:`);
    console.log(made.secret);
  }
  return 0;
}

/** `sluice key change ID` */
export async function changeKey(line: CommandLine, composition: Composition): Promise<number> {
  const settings = settingsOf(line);
  const given = { ...settings, connections: listOf(line, 'connection'), byDefault: listOf(line, 'default') };
  if (Object.values(given).every((setting) => setting === undefined)) {
    throw new UsageError('"key change" needs a setting to change', 'key change');
  }
  const changed = await withManagement(line, composition, async (management) => {
    const before = (await management.listKeys()).find(({ keyId }) => keyId === line.operand.toLowerCase());
    if (!before) return undefined;
    const rateLimit = settings.rateLimit === undefined ? undefined : rateLimitOf(line, before.rateLimit);
    const change = { ...settings, ...withoutUndefined({ rateLimit }), ...(await connectionsOf(line, management)) };
    return management.changeKey(line.operand, change);
  });
  if (!changed) throw unknownResource('GW_KEY_UNKNOWN', 'API key', line.operand);
  if (line.json) printJson(changed);
  else console.log(`The API key ${changed.keyId} "${changed.name}" is changed.`);
  return 0;
}

/** The settings that need no look-up. Null for one that is given without a value: `--expires=`. The others are validated by whoever makes the key. */
function settingsOf(line: CommandLine): Omit<KeyChange, 'connectionIds' | 'defaultConnectionId'> {
  const expires = orNull(line.value('expires'));
  return withoutUndefined({
    name: line.value('name'),
    owner: orNull(line.value('owner')),
    tags: listOf(line, 'tag'),
    spendingLimit: orNull(line.value('spending-limit')),
    spendingPeriod: orNull(line.value('spending-period') as SpendingPeriod | '' | undefined),
    modelSpendingLimits: modelLimitsOf(line),
    allowedModelIdentifiersList: listOf(line, 'model'),
    allowedAddresses: listOf(line, 'address'),
    rateLimit: rateLimitOf(line),
    expiresAt: typeof expires === 'string' ? readExpiry(expires, Date.now()) : expires,
  });
}

function orNull<T extends string>(value: T | '' | undefined): T | null | undefined {
  return value === '' ? null : value;
}

async function connectionsOf(
  line: CommandLine,
  management: Management,
): Promise<Pick<KeyChange, 'connectionIds' | 'defaultConnectionId'>> {
  const connections = listOf(line, 'connection');
  const byDefault = listOf(line, 'default');
  const [defaultConnectionId] = await connectionIdsOf(byDefault ?? [], management);
  return withoutUndefined({
    connectionIds: connections && (await connectionIdsOf(connections, management)),
    defaultConnectionId: byDefault === null ? null : defaultConnectionId,
  });
}

/** The values of an option; null if there is only an empty one, undefined without the option. */
function listOf(
  line: CommandLine,
  option: 'connection' | 'default' | 'model' | 'model-limit' | 'address' | 'tag',
): readonly string[] | null | undefined {
  const given = line.values(option);
  if (given.length === 0) return undefined;
  return given.every((value) => value === '') ? null : given;
}

function modelLimitsOf(line: CommandLine): readonly ModelSpendingLimit[] | null | undefined {
  const given = listOf(line, 'model-limit');
  return given?.map(modelLimitOf) ?? (given === null ? null : undefined);
}

/** @example modelLimitOf('large-*,o3=12.50/daily'); // { models: ['large-*', 'o3'], amount: '12.50', period: 'daily' } */
function modelLimitOf(text: string): ModelSpendingLimit {
  const found = /^(?<models>.+)=(?<amount>[\d.]+)(?:\/(?<period>daily|weekly|monthly|total))?$/.exec(text)?.groups;
  const { models, amount, period = 'monthly' } = found ?? {};
  if (models === undefined || amount === undefined)
    throw new UsageError(
      `--model-limit takes models, an amount and a period, like "large-*,o3=12.50/daily", not "${text}"`,
    );
  return { models: models.split(','), amount, period: period as SpendingPeriod };
}

/** @returns undefined if no limit by the minute is given; null if there is none any more */
function rateLimitOf(line: CommandLine, before: KeyRateLimit | null = null): KeyRateLimit | null | undefined {
  const counted = ['requests', 'tokens', 'concurrent'] as const;
  if (counted.every((one) => line.value(one) === undefined)) return undefined;
  const limit: KeyRateLimit = withoutUndefined(
    Object.fromEntries(counted.map((one) => [one, wholeNumber(line, one, before?.[one])])),
  );
  return Object.keys(limit).length === 0 ? null : limit;
}

function wholeNumber(line: CommandLine, option: keyof KeyRateLimit, before: number | undefined): number | undefined {
  const text = line.value(option);
  if (text === undefined) return before;
  if (text === '') return undefined;
  if (!/^\d{1,15}$/.test(text)) throw new UsageError(`--${option} takes a whole number like 60, not "${text}"`);
  return Number(text);
}

function withoutNull(settings: KeyChange): Omit<KeySettings, 'name'> {
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== null));
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

const mostNamed = 4;

/** A list in a cell of a table; `--json` has all of it. */
function named(names: readonly string[]): string {
  const more = names.length - mostNamed;
  return names.slice(0, mostNamed).join(',') + (more > 0 ? ` +${more}` : '');
}

/** What the key may spend: `50 monthly; large-*,o3 12.5 daily`. */
function limitsOf({ spendingLimit, spendingPeriod, modelSpendingLimits }: ApiKeyDocument): string {
  const ofAll = spendingLimit === null ? [] : [`${stringifyJson(spendingLimit)} ${spendingPeriod ?? 'monthly'}`];
  const ofModels = modelSpendingLimits?.map(
    ({ models, amount, period }) => `${named(models)} ${stringifyJson(amount)} ${period}`,
  );
  return [...ofAll, ...(ofModels ?? [])].join('; ') || '–';
}

/** What the key may do in a minute, and at the same time: `60 requests, 200000 tokens, 5 concurrent`. */
function rateOf({ rateLimit }: ApiKeyDocument): string {
  const { requests, tokens, concurrent } = rateLimit ?? {};
  const counts = [
    requests !== undefined && counted(requests, 'request'),
    tokens !== undefined && counted(tokens, 'token'),
    concurrent !== undefined && `${concurrent} concurrent`,
  ];
  return counts.filter((count) => count !== false).join(', ') || '–';
}

/** `sluice key list` */
export async function listKeys(line: CommandLine, composition: Composition): Promise<number> {
  const keys = await withManagement(line, composition, (management) => management.listKeys());
  printList(
    keys,
    [
      ['ID', ({ keyId }) => keyId],
      ['NAME', ({ name }) => name],
      ['OWNER', ({ owner }) => owner ?? '–'],
      ['SECRET', ({ prefix }) => `${prefix}…`],
      ['CONNECTIONS', ({ connectionIds }) => connectionIds?.join(',') ?? 'all'],
      ['DEFAULT', ({ defaultConnectionId }) => defaultConnectionId ?? '–'],
      ['TAGS', ({ tags }) => (tags ? named(tags) : '–')],
      [
        'MODELS',
        ({ allowedModelIdentifiersList }) => (allowedModelIdentifiersList ? named(allowedModelIdentifiersList) : 'all'),
      ],
      ['FROM', ({ allowedAddresses }) => (allowedAddresses ? named(allowedAddresses) : 'any address')],
      ['LIMIT', limitsOf],
      ['RATE LIMIT', rateOf],
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
