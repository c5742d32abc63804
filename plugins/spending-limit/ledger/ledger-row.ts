import { BinaryRow } from '../../../core/api/database.js';
import { asBuffer, type JsonObject, stringifyJson } from '../../../core/api/index.js';
import { budgetOfEndUser, budgetOfKey, budgetOfOrganization } from '../budgets/budget.js';

/** An entry of the ledger, by the names of its columns. */
export interface LedgerLine {
  /** Id of the attempt, shared by the entries before and after it. */
  readonly id: string;
  readonly organization_id: string;
  readonly connection_id: string;
  readonly request_id: string;
  readonly trace_id: string;
  /** 1, 2, 3 … within the request. */
  readonly attempt: number;
  /** `inference`, or the purpose of another call. */
  readonly purpose: string;
  readonly provider: string;
  readonly model: string;
  /** When it was sent, in milliseconds since 1970. */
  readonly charged_at: number;
  readonly day: string;
  /** The row of the price list that applied. */
  readonly price: JsonObject | null;
  readonly usage: JsonObject | null;
  /** Exact decimal; null when the price is unknown. */
  readonly amount: string | null;
  readonly estimated: boolean;
  /** Why it is an estimate. */
  readonly reason: string | null;
  /** The accounts of the reservation, one for each limit, separated by commas; null without a limit. */
  readonly account_id: string | null;
  /** The leases of the reservation, in the same order. */
  readonly lease_id: string | null;
  /** The API key that pays; null for a job. */
  readonly key_id: string | null;
  /** The end user that pays; null if end users have no limit. */
  readonly end_user_id: string | null;
  /** Those of the request; null without any. */
  readonly tags: readonly string[] | null;
  /** Whose the key was; null if nobody's. */
  readonly owner: string | null;
  /** No column: the budgets of some models, of the owner of the key and of tags that it counts for, as `listedIds` writes them; null for none. */
  readonly listed_budgets: string | null;
}

/**
 * The columns of a row, in order. Rows are stored in the journal, so another order needs another kind of entry. A row says how many it has: the last three
 * are only in rows that need them, or one behind them. Columns that are the same in many rows come last.
 */
export const lineColumns = [
  'id',
  'request_id',
  'trace_id',
  'charged_at',
  'usage',
  'amount',
  'organization_id',
  'connection_id',
  'day',
  'attempt',
  'purpose',
  'provider',
  'model',
  'price',
  'estimated',
  'reason',
  'account_id',
  'lease_id',
  'key_id',
  'end_user_id',
  'tags',
  'owner',
] as const satisfies readonly (keyof LedgerLine)[];

/**
 * The columns that are repeated in front of a row as text: those that are summed, so that the row need not be decoded. In place of the
 * connection there are all budgets that the line counts for, separated by commas.
 */
const summedColumns = ['id', 'connection_id', 'day', 'amount', 'account_id', 'lease_id'] as const;

/** Represents null in front of a row. */
const none = '\\N';
/** Ends the columns in front of a row. */
export const summedEnd = '\t';

/** A shared writer; its results are copies. */
const row = new BinaryRow();

/**
 * Encodes an entry in the binary format of COPY, with the summed columns in front as text, so that it need not be decoded on its way to the
 * database.
 *
 * @param before an ASCII prefix
 */
export function rowOf(line: LedgerLine, before: string): Buffer {
  const { id, amount, charged_at } = line;
  const alike = sharedOf(line);
  const count = columnsOf(line);
  row.begin(count, `${before}${id}${alike.head}${amount ?? none}${alike.tail}`);
  row.uuid(id);
  row.text(line.request_id);
  row.text(line.trace_id);
  row.time(charged_at);
  row.json(line.usage && stringifyJson(line.usage));
  row.numeric(amount);
  row.values(alike.values);
  // Not shared, because the entries of a connection may have any number of end users and tags.
  const { length } = lineColumns;
  if (count > length - 3) row.text(line.end_user_id);
  if (count > length - 2) row.texts(line.tags);
  if (count > length - 1) row.text(line.owner);
  return row.end();
}

function columnsOf({ end_user_id: endUser, tags, owner }: LedgerLine): number {
  const { length } = lineColumns;
  if (owner !== null) return length;
  if (tags !== null) return length - 1;
  return endUser === null ? length - 3 : length - 2;
}

/** The encoded values that the entries of one connection and key have in common. */
interface SharedValues {
  readonly of: LedgerLine;
  readonly values: Buffer;
  /** The text between the id and the amount. */
  readonly head: string;
  /** The text after the amount. */
  readonly tail: string;
}

function fits({ of }: SharedValues, line: LedgerLine): boolean {
  return (
    of.organization_id === line.organization_id &&
    of.connection_id === line.connection_id &&
    of.day === line.day &&
    of.attempt === line.attempt &&
    of.purpose === line.purpose &&
    of.provider === line.provider &&
    of.model === line.model &&
    of.price === line.price &&
    of.estimated === line.estimated &&
    of.reason === line.reason &&
    of.account_id === line.account_id &&
    of.lease_id === line.lease_id &&
    of.key_id === line.key_id &&
    of.end_user_id === line.end_user_id &&
    of.listed_budgets === line.listed_budgets
  );
}

/** The last shared values, by connection and key. */
type SharedCache = Map<string, Map<string | null, SharedValues>>;

/**
 * Cache of the last shared values of each connection and key. Estimated entries are separate, because with a limit each attempt has two, the
 * first an estimate.
 */
const shared: { readonly exact: SharedCache; readonly estimated: SharedCache } = {
  exact: new Map(),
  estimated: new Map(),
};
const maxShared = 64;

function sharedOf(line: LedgerLine): SharedValues {
  const ofKind = line.estimated ? shared.estimated : shared.exact;
  let byKey = ofKind.get(line.connection_id);
  const known = byKey?.get(line.key_id);
  if (known && fits(known, line)) return known;
  const made: SharedValues = {
    // Without values of the single entry, which the cache would keep alive.
    of: { ...line, usage: null, tags: null },
    values: valuesOf(line),
    head: `|${budgetsOf(line)}|${line.day}|`,
    tail: `|${line.account_id ?? none}|${line.lease_id ?? none}${summedEnd}`,
  };
  if (ofKind.size >= maxShared) ofKind.clear();
  if (!byKey || byKey.size >= maxShared) byKey = new Map();
  byKey.set(line.key_id, made);
  ofKind.set(line.connection_id, byKey);
  return made;
}

/**
 * The ids of the budgets that a line counts for, whether they have limits or not, except that end users, owners, tags and some models count only while they
 * have one. Those of the end user come last.
 */
function budgetsOf({ connection_id, key_id, organization_id, end_user_id, listed_budgets }: LedgerLine): string {
  const ofKey = key_id === null ? '' : `${budgetOfKey(key_id, organization_id)},`;
  const ofEndUser = end_user_id === null ? '' : `,${budgetOfEndUser(organization_id, end_user_id)}`;
  const [others = '', ofEndUserAndModels = ''] = listed_budgets?.split(';') ?? [];
  const always = `${connection_id},${ofKey}${budgetOfOrganization(organization_id)}`;
  return `${always}${others && `,${others}`}${ofEndUser}${ofEndUserAndModels && `,${ofEndUserAndModels}`}`;
}

function valuesOf(line: LedgerLine): Buffer {
  row.begin(0);
  const { length } = row;
  row.text(line.organization_id);
  row.uuid(line.connection_id);
  row.date(line.day);
  row.integer(line.attempt);
  row.text(line.purpose);
  row.text(line.provider);
  row.text(line.model);
  row.json(line.price && stringifyJson(line.price));
  row.boolean(line.estimated);
  row.text(line.reason);
  row.text(line.account_id);
  row.text(line.lease_id);
  row.text(line.key_id);
  return row.since(length);
}

/** A row with its id. */
interface StoredRow {
  readonly id: string;
  readonly row: Uint8Array;
}

/** The columns of a row that are summed. Several ids are separated by commas. */
export interface SummedRow extends StoredRow {
  /** Ids of the budgets that it counts for. */
  readonly budgets: string;
  readonly day: string;
  /** Exact decimal; undefined when the price is unknown. */
  readonly amount: string | undefined;
  readonly accounts: string | undefined;
  readonly leases: string | undefined;
  /** Whether the amount was reserved, by a lease or an account; the attempt was then recorded before it was sent. */
  readonly isHeld: boolean;
}

/** Decodes the columns in front of a row, without the row itself. */
export function summed(bytes: Buffer): SummedRow {
  const end = bytes.indexOf(summedEnd);
  return summedOf(bytes.toString('latin1', 0, end), bytes.subarray(end + 1));
}

/** @param columns the summed columns of a row, separated by `|` */
export function summedOf(columns: string, bytes: Uint8Array): SummedRow {
  const [id = '', budgets = '', day = '', amount = none, accounts = none, leases = none] = columns.split(
    '|',
    summedColumns.length,
  );
  return {
    id,
    row: bytes,
    budgets,
    day,
    amount: amount === none ? undefined : amount,
    accounts: accounts === none ? undefined : accounts,
    leases: leases === none ? undefined : leases,
    isHeld: accounts !== none || leases !== none,
  };
}

/** The number of columns of a row, with which it begins, in two bytes. */
export function columnsIn({ row }: Pick<StoredRow, 'row'>): number {
  return ((row[0] ?? 0) << 8) | (row[1] ?? 0);
}

/** The end user of a row, with its organization; undefined when it has none, which is never an empty name. */
export function endUserIn(
  stored: StoredRow,
): { readonly organizationId: string; readonly endUserId: string } | undefined {
  if (columnsIn(stored) <= lineColumns.indexOf('end_user_id')) return undefined;
  const [organizationId = '', endUserId = ''] = valuesIn(stored.row, ['organization_id', 'end_user_id']).map(String);
  return endUserId === '' ? undefined : { organizationId, endUserId };
}

/** Before the elements of a list are the number of its dimensions, whether any is null, their type, how many they are, and the first index. */
const listBegin = 20;

/** The tags of a row, with its organization; undefined when it has none. */
export function tagsIn(
  stored: StoredRow,
): { readonly organizationId: string; readonly tags: readonly string[] } | undefined {
  if (columnsIn(stored) <= lineColumns.indexOf('tags')) return undefined;
  const [organizationId, list] = valuesIn(stored.row, ['organization_id', 'tags']);
  if (!organizationId || !list || list.length === 0) return undefined;
  const tags: string[] = [];
  let at = listBegin;
  while (at < list.length) {
    const end = at + 4 + list.readInt32BE(at);
    tags.push(list.toString('utf8', at + 4, end));
    at = end;
  }
  return { organizationId: String(organizationId), tags };
}

/** The values of these columns of a row, in the order of {@link lineColumns}: each follows its length. */
function valuesIn(bytes: Uint8Array, wanted: readonly (keyof LedgerLine)[]): readonly Buffer[] {
  const row = asBuffer(bytes);
  const values: Buffer[] = [];
  let at = 2;
  for (const name of lineColumns.slice(0, columnsIn({ row: bytes }))) {
    const length = Math.max(0, row.readInt32BE(at));
    at += 4 + length;
    if (wanted.includes(name)) values.push(row.subarray(at - length, at));
  }
  return values;
}
