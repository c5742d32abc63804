/** How the embedded database's thread is started. */
export interface ThreadStart {
  /** Folder of the cluster; absent keeps everything in memory. */
  readonly clusterFolder: string | undefined;
  /** Archive of a fresh cluster to begin with, instead of initializing one (three seconds more). */
  readonly seedFile: string | undefined;
}

/** A statement for the thread, or several separated by semicolons when there are no parameters. */
export interface StatementRequest {
  readonly id: number;
  readonly sql: string;
  readonly parameters: readonly unknown[];
  /** What a `copy … from stdin` reads. */
  readonly copied?: Uint8Array<ArrayBuffer>;
}

/** What the thread is told, once it has been given PostgreSQL as a compiled WebAssembly module. */
export type ThreadRequest = StatementRequest | 'close';

/** The outcome of a statement, in the shape in which `pg` reports it. */
export interface StatementResult {
  readonly command: 'SELECT' | 'INSERT' | 'UPDATE' | 'DELETE' | 'MERGE';
  readonly rowCount: number;
  readonly rows: readonly Record<string, unknown>[];
}

/** What the thread says. */
export type ThreadReply =
  | { readonly type: 'ready' }
  | { readonly type: 'result'; readonly id: number; readonly result: StatementResult }
  /** PostgreSQL refused the statement. `details` are the fields of its error: message, code, constraint … */
  | { readonly type: 'refused'; readonly id: number; readonly details: Readonly<Record<string, unknown>> };
