import type { ValuesConsumer } from '../../../api/services/journal.js';
import type { Logger } from '../../../api/services/logger.js';
import type { DecodedPiece } from '../lines/line-decoder.js';

/** The context of {@link storeValues}. */
interface ValuesContext {
  readonly log: Logger;
  readonly consumerOf: (kind: string) => ValuesConsumer | undefined;
}

/**
 * Delivers the values of pieces to the bulk consumers of their kinds.
 *
 * @returns false if not all of them were stored; then all entries of the pieces must be delivered as such
 */
export async function storeValues(
  pieces: readonly Pick<DecodedPiece, 'entries' | 'values'>[],
  { log, consumerOf }: ValuesContext,
): Promise<boolean> {
  const ofKinds = Map.groupBy(
    pieces.flatMap(({ values }) => [...values]),
    ([kind]) => kind,
  );
  // Otherwise these entries would be delivered after younger ones of their kind.
  if (pieces.some(({ entries }) => entries.some(({ kind }) => ofKinds.has(kind)))) return false;
  for (const [kind, found] of ofKinds) {
    try {
      const consumer = consumerOf(kind);
      // It was unregistered since the pieces were read.
      if (!consumer) return false;
      await consumer(found.map(([, values]) => values));
    } catch (error) {
      log.debug({ error, kind }, 'journal entries could not be stored in bulk; they are delivered as entries');
      return false;
    }
  }
  return true;
}
