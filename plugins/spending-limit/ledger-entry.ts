import type { JsonObject } from '../../core/api/index.js';

/** The kind of all entries of the ledger in the journal. */
export const ledgerKind = 'spending.ledger';

/** A line of the ledger: the columns of its row under their own names. */
export interface LedgerLine {
  /** Of the attempt: the line that is written before it and the one after it share it. */
  readonly id: string;
  readonly organization_id: string;
  readonly connection_id: string;
  readonly request_id: string;
  readonly trace_id: string;
  /** 1, 2, 3 … within the request. */
  readonly attempt: number;
  /** `inference`, or what else it was for. */
  readonly purpose: string;
  readonly provider: string;
  readonly model: string;
  /** ISO 8601; when it was sent. */
  readonly charged_at: string;
  readonly day: string;
  /** The row of the price list that was in force. */
  readonly price: JsonObject | null;
  readonly usage: JsonObject | null;
  /** Exact; null when nobody knows the price. */
  readonly amount: string | null;
  readonly estimated: boolean;
  /** Why it is an estimate. */
  readonly reason: string | null;
  /** What it was held on; null on connections without a limit. */
  readonly account_id: string | null;
  /** Whoever holds it there. */
  readonly purse_id: string | null;
}

/**
 * What the journal carries, in the order of one process: `open` before an attempt is sent, with what it may cost, and then `line` with what
 * it has cost, or `cancel` when it has cost nothing. `leave`: nothing more comes from this purse.
 */
export type LedgerEntry =
  | { readonly op: 'open'; readonly process: string; readonly line: LedgerLine }
  | { readonly op: 'line'; readonly line: LedgerLine }
  | { readonly op: 'cancel'; readonly id: string }
  | { readonly op: 'leave'; readonly account: string; readonly purse: string };

/** As the journal takes it. */
export function asJson(entry: LedgerEntry): JsonObject {
  return entry as unknown as JsonObject;
}

/** As the journal gives it back. */
export function asEntry(value: JsonObject): LedgerEntry {
  return value as unknown as LedgerEntry;
}
