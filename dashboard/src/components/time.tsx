const day = { month: 'short', day: 'numeric' } as const;
const minute = { hour: 'numeric', minute: '2-digit' } as const;
const minutes = formatsOf({ ...day, ...minute });
const seconds = formatsOf({ ...day, ...minute, second: '2-digit' });

interface TimeProps {
  readonly at: string | number | null | undefined;
  /** With seconds, for events in quick succession. */
  readonly isExact?: boolean;
}

/** A time in the reader's time zone, with its year unless it is this one; hovering shows it whole, in UTC. */
export function Time({ at, isExact = false }: TimeProps) {
  if (at === null || at === undefined) return <>–</>;
  // Connections have Unix seconds, everything else ISO 8601.
  const date = new Date(typeof at === 'number' ? at * 1_000 : at);
  const isThisYear = date.getFullYear() === new Date().getFullYear();
  const { ofThisYear, ofOthers } = isExact ? seconds : minutes;
  return (
    <time dateTime={date.toISOString()} title={date.toISOString()}>
      {(isThisYear ? ofThisYear : ofOthers).format(date)}
    </time>
  );
}

function formatsOf(parts: Intl.DateTimeFormatOptions): Record<'ofThisYear' | 'ofOthers', Intl.DateTimeFormat> {
  return {
    ofThisYear: new Intl.DateTimeFormat(undefined, parts),
    ofOthers: new Intl.DateTimeFormat(undefined, { ...parts, year: 'numeric' }),
  };
}
