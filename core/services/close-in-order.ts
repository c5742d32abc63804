/**
 * Closes one thing after the other. If one fails, the others are still closed.
 *
 * @throws the failure, or an AggregateError of several
 */
export async function closeInOrder(closes: readonly (() => unknown)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const close of closes) {
    try {
      await close();
    } catch (failure) {
      failures.push(failure);
    }
  }
  if (failures.length > 1) throw new AggregateError(failures, `${failures.length} of ${closes.length} failed to close`);
  if (failures.length === 1) throw failures[0];
}
