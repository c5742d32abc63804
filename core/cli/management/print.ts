/** A column of a table: its heading and its values. */
export type Column<Row> = readonly [heading: string, cell: (row: Row) => string];

/** Prints rows as JSON or as a table. */
export function printList<Row>(rows: readonly Row[], columns: readonly Column<Row>[], json: boolean): void {
  if (json) return printJson(rows);
  console.log(tableOf(rows, columns));
}

export function printJson(value: unknown): void {
  console.log(JSON.stringify(value, null, 2));
}

function tableOf<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): string {
  const lines = [
    columns.map(([heading]) => heading),
    ...rows.map((row) => columns.map(([, cell]) => shown(cell(row)))),
  ];
  const widths = columns.map((_, index) => Math.max(...lines.map((line) => line[index]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, index) => cell.padEnd(widths[index] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Escapes control characters: names come from users, and terminals interpret escape sequences. */
function shown(text: string): string {
  return text.replaceAll(/\p{C}/gu, '�');
}

/** Returns the current state of a credential in one word. */
export function stateOf(
  { expires, revoked }: { readonly expires: string | null; readonly revoked: string | null },
  now: number,
): string {
  if (revoked !== null) return 'revoked';
  return expires !== null && Date.parse(expires) <= now ? 'expired' : 'active';
}
