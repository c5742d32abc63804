const minutes = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
const seconds = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'medium' });

interface TimeProps {
  readonly at: string | number | null | undefined;
  /** With seconds, for what follows one another fast. */
  readonly isExact?: boolean;
}

/** A time in the reader's time zone; hovering shows it in UTC. */
export function Time({ at, isExact = false }: TimeProps) {
  if (at === null || at === undefined) return <>–</>;
  // Connections have Unix seconds, everything else ISO 8601.
  const date = new Date(typeof at === 'number' ? at * 1_000 : at);
  return (
    <time dateTime={date.toISOString()} title={date.toISOString()}>
      {(isExact ? seconds : minutes).format(date)}
    </time>
  );
}
