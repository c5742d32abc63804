import { Worker } from 'node:worker_threads';
import { queryCanceled } from '../../../api/internal/was-cancelled.js';
import { copyInputOf } from '../copy-statement.js';
import { databaseUnavailable } from '../outage.js';
import { compiledPostgres } from './compiled-postgres.js';
import { reasonOfEnd } from './reason-of-end.js';
import type { StatementRequest, StatementResult, ThreadReply, ThreadStart } from './thread-messages.js';

/** The main thread's handle of a thread with an open embedded database. It is not restarted when it ends. */
export class EmbeddedThread {
  readonly #worker: Worker;
  readonly #pending = new Map<number, PromiseWithResolvers<StatementResult>>();
  readonly #ready = Promise.withResolvers<void>();
  readonly #exit: Promise<unknown>;
  #lastId = 0;
  /** The reason for which it is being ended. */
  #reason: Error | undefined;
  #failure: Error | undefined;

  private constructor(worker: Worker) {
    this.#worker = worker;
    this.#exit = new Promise((resolve) => worker.once('exit', resolve));
    worker.on('message', (reply: ThreadReply) => this.#receive(reply));
    worker.on('error', (thrown: unknown) => {
      this.#reason = reasonOfEnd(thrown);
    });
    // Only on `exit`: a new thread is started when this one counts as ended, and two at the same time would corrupt the data.
    worker.on('exit', (code) => this.#end(code));
  }

  /** Resolves when the database is open; rejects with PostgreSQL's error when it cannot be opened. */
  static async start(start: ThreadStart): Promise<EmbeddedThread> {
    const worker = new Worker(new URL('./thread.js', import.meta.url), { workerData: start });
    const thread = new EmbeddedThread(worker);
    // Compiled here while the thread loads its own modules.
    compiledPostgres()
      .then((postgres) => worker.postMessage(postgres))
      .catch((error: Error) => {
        thread.#reason = error;
        return thread.terminate();
      })
      .catch(() => undefined);
    await thread.#ready.promise;
    return thread;
  }

  /** The reason for which the thread has ended, by `close` or a crash; undefined while it is running. */
  get failure(): Error | undefined {
    return this.#failure;
  }

  /**
   * Runs one statement. The caller must wait for its result before the next one.
   *
   * If a statement exceeds the limit (0: none), the thread is terminated. There is no other way to stop it: a busy thread receives no
   * messages.
   */
  async query(sql: string, parameters: readonly unknown[], limitMs: number): Promise<StatementResult> {
    if (this.#failure) throw databaseUnavailable(this.#failure);
    const outcome = Promise.withResolvers<StatementResult>();
    this.#lastId += 1;
    this.#pending.set(this.#lastId, outcome);
    const request = requestOf(this.#lastId, sql, parameters);
    this.#worker.postMessage(request, request.copied ? [request.copied.buffer] : []);
    if (limitMs === 0) return await outcome.promise;
    const timer = setTimeout(() => {
      const message = `The embedded database did not answer for ${limitMs} ms.`;
      this.#reason = Object.assign(new Error(message), { code: queryCanceled });
      this.terminate().catch(() => undefined);
    }, limitMs);
    return await outcome.promise.finally(() => clearTimeout(timer));
  }

  /** Shuts PostgreSQL down and ends the thread. */
  async close(): Promise<void> {
    if (!this.#failure) this.#worker.postMessage('close');
    await this.#exit;
  }

  /** Terminates the thread at once. Only uncommitted changes are lost. */
  async terminate(): Promise<void> {
    await this.#worker.terminate();
    await this.#exit;
  }

  #receive(reply: ThreadReply): void {
    if (reply.type === 'ready') {
      this.#ready.resolve();
      return;
    }
    const outcome = this.#pending.get(reply.id);
    this.#pending.delete(reply.id);
    if (reply.type === 'result') outcome?.resolve(reply.result);
    else outcome?.reject(Object.assign(new Error(), reply.details));
  }

  #end(code: number): void {
    this.#failure = this.#reason ?? new Error(`The embedded database's thread ended with code ${code}.`);
    this.#ready.reject(this.#failure);
    for (const outcome of this.#pending.values()) outcome.reject(databaseUnavailable(this.#failure));
    this.#pending.clear();
  }
}

function requestOf(id: number, sql: string, parameters: readonly unknown[]): StatementRequest {
  const copied = copyInputOf(parameters);
  return copied === undefined ? { id, sql, parameters } : { id, sql, parameters: [], copied };
}
