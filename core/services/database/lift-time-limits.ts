/**
 * Lifts the limits that an operator sets for requests, for the rest of a transaction that may take long: they would end a migration, its wait for another
 * process, or a copy of all rows. PostgreSQL has one for transactions since version 17.
 */
export const liftTimeLimits = `select set_config(name, '0', true) from pg_settings
  where name in ('statement_timeout', 'transaction_timeout')`;
