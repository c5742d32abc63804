/**
 * An SQL condition: the time in this column has come, by the clock of the database.
 *
 * A time that is more than two hours ahead has come, too: work is put off for an hour at most, so the time was written while the clock was
 * wrong, and anybody who waits for it might wait for years.
 *
 * @example
 * `select task_id from document_task where ${isDue('due_at')}`
 */
export const isDue = (column: string): string =>
  `(${column} <= clock_timestamp() or ${column} > clock_timestamp() + interval '2 hours')`;

/**
 * SQL: the time from which work is due that may begin at once, by the clock of the database. Columns keep milliseconds; a time that was rounded up to
 * one would not be due in the next statement, and the work would wait until it is looked for again.
 */
export const dueNow = "date_trunc('milliseconds', clock_timestamp())";
