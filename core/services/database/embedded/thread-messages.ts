/** The parameters with which the embedded database's thread is started. */
export interface ThreadStart {
  /** Folder of the cluster; absent keeps everything in memory. */
  readonly clusterFolder: string | undefined;
  /** Archive of a new cluster, which saves three seconds of initialization. */
  readonly seedFile: string | undefined;
}

/** A statement for the thread, or several separated by semicolons when there are no parameters. */
export interface StatementRequest {
  readonly id: number;
  readonly sql: string;
  readonly parameters: readonly unknown[];
  /** The input of a `copy … from stdin`. */
  readonly copied?: Uint8Array<ArrayBuffer>;
}

/** Messages to the thread. (The first message is the compiled WebAssembly module of PostgreSQL.) */
export type ThreadRequest = StatementRequest | 'close';

/** The result of a statement, in the form in which `pg` returns it. */
export interface StatementResult {
  readonly command: 'SELECT' | 'INSERT' | 'UPDATE' | 'DELETE' | 'MERGE';
  readonly rowCount: number;
  readonly rows: readonly Record<string, unknown>[];
  /** The tables whose changes were announced by what the statement has committed. */
  readonly announced?: readonly string[];
}

/** Messages from the thread. */
export type ThreadReply =
  | { readonly type: 'ready' }
  | { readonly type: 'result'; readonly id: number; readonly result: StatementResult }
  /** PostgreSQL refused the statement. `details` are the fields of its error: message, code, constraint … */
  | { readonly type: 'refused'; readonly id: number; readonly details: Readonly<Record<string, unknown>> };
