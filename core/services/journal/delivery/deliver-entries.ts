import { wasCancelled } from '../../../api/internal/was-cancelled.js';
import type { Clock } from '../../../api/services/clock.js';
import type { AnyJournalEntry } from '../../../api/services/journal.js';
import type { Logger } from '../../../api/services/logger.js';
import { asTemporary } from '../../database/outage.js';
import { OutageReasons } from '../../outage-reasons.js';
import type { AnyConsumer } from './consumers.js';

const firstPauseMs = 100;
const longestPauseMs = 5_000;
const triesOfOne = 3;

/** The context of a delivery. */
export interface DeliveryContext {
  readonly clock: Clock;
  readonly log: Logger;
  readonly signal: AbortSignal;
  consumerOf(kind: string): AnyConsumer | undefined;
  /** Called whenever the database proves unavailable. */
  readonly onOutage: () => void;
  /** Stores an undeliverable entry for the next start. */
  setAside(entry: AnyJournalEntry): Promise<void>;
}

/**
 * Delivers entries to the consumers of their kinds, and resolves when each is in the database or set aside. While the database is
 * unavailable, or its schema does not fit, it retries with a backoff. An entry that its consumer rejects does not delay the others.
 *
 * @throws the signal's reason when aborted; some entries may have been delivered
 */
export async function deliverEntries(entries: readonly AnyJournalEntry[], context: DeliveryContext): Promise<void> {
  for (const [kind, ofKind] of Map.groupBy(entries, (entry) => entry.kind)) {
    const consumer = context.consumerOf(kind);
    context.signal.throwIfAborted();
    if (consumer) await deliverTo(consumer, ofKind, context);
    else await keepForNobody(ofKind, kind, context);
  }
}

/** A plugin has been removed from the list. Its entries are there when it comes back. */
async function keepForNobody(
  entries: readonly AnyJournalEntry[],
  kind: string,
  context: DeliveryContext,
): Promise<void> {
  context.log.warn(
    { kind, entries: entries.length },
    `no plugin of the list takes journal entries of the kind "${kind}"; they are kept until one does`,
  );
  for (const entry of entries) await context.setAside(entry);
}

async function deliverTo(
  consumer: AnyConsumer,
  entries: readonly AnyJournalEntry[],
  context: DeliveryContext,
): Promise<void> {
  const failure = await attempt(consumer, entries, context);
  if (failure === undefined) return;
  const [first] = entries;
  if (entries.length > 1) {
    const middle = entries.length >> 1;
    await deliverTo(consumer, entries.slice(0, middle), context);
    await deliverTo(consumer, entries.slice(middle), context);
  } else if (first) {
    const { id, kind } = first;
    context.log.error(
      { entry: id, kind, error: failure },
      'a journal entry cannot be delivered; it is kept for the next start',
    );
    await context.setAside(first);
  }
}

/** Returns undefined if the entries were accepted, otherwise the error. */
async function attempt(
  consumer: AnyConsumer,
  entries: readonly AnyJournalEntry[],
  { clock, log, signal, onOutage }: DeliveryContext,
): Promise<unknown> {
  const isOne = entries.length === 1;
  const reasons = new OutageReasons();
  for (let tries = 1, pause = firstPauseMs; ; pause = Math.min(2 * pause, longestPauseMs)) {
    signal.throwIfAborted();
    const error = await failureOf(consumer, entries);
    // Fewer entries take less time.
    if (error === undefined || (wasCancelled(error) && !isOne)) return error;
    if (asTemporary(error)) {
      if (reasons.isNew(error)) log.warn({ error }, 'the journal is waiting for the database');
      onOutage();
    } else {
      // Among several entries, the invalid one is searched for. A single entry is retried, because the failure may be temporary.
      if (!isOne || tries === triesOfOne) return error;
      tries += 1;
    }
    await clock.sleep(pause, signal);
  }
}

async function failureOf(consumer: AnyConsumer, entries: readonly AnyJournalEntry[]): Promise<unknown> {
  try {
    await consumer(entries);
    return undefined;
  } catch (error) {
    return error ?? new Error('the consumer gave no reason');
  }
}
