const mark = '/* with the next statement */ ';

/**
 * Marks a statement whose result nobody needs: within a transaction, it is sent to a server together with the next one, and so costs no round trip. What
 * fails in it fails the next one.
 */
export function withNext(statement: string): string {
  return mark + statement;
}

/** Whether a statement is marked by {@link withNext}. */
export function goesWithNext(statement: string): boolean {
  return statement.startsWith(mark);
}
