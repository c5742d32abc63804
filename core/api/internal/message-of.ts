/** The message of anything that was thrown, with those of the errors that it collects. */
export function messageOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  const collected = thrown instanceof AggregateError ? thrown.errors.map(messageOf).join('; ') : '';
  return [thrown.message, collected].filter(Boolean).join(': ') || `${thrown.name} without a message`;
}
