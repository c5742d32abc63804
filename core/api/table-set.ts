/**
 * Tables and migrations of one plugin. The members are MikroORM's own (`defineEntity`, `Migration`), typed in
 * `sluice/api/database`; here they are opaque, so that reading the contract does not load a database.
 */
export interface TableSet {
  /** Results of `defineEntity`. */
  readonly entities: readonly object[];
  /** In order. Names are unique in the gateway: `<plugin>-0001-<what>`. */
  readonly migrations: readonly NamedMigration[];
}

/** A step that changes tables, run once for each database. */
export interface NamedMigration {
  readonly name: string;
  /** A class that extends `Migration`. */
  readonly class: object;
}
