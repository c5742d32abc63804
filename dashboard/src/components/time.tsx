const format = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** A time in the reader's time zone; hovering shows it in UTC. */
export function Time({ at }: { readonly at: string | number | null | undefined }) {
  if (at === null || at === undefined) return <>–</>;
  // Connections have Unix seconds, everything else ISO 8601.
  const date = new Date(typeof at === 'number' ? at * 1_000 : at);
  return (
    <time dateTime={date.toISOString()} title={date.toISOString()}>
      {format.format(date)}
    </time>
  );
}
