import { Worker } from 'node:worker_threads';
import { copiedText } from '../copy-statement.js';
import { databaseUnavailable } from '../outage.js';
import { compiledPostgres } from './compiled-postgres.js';
import { reasonOfEnd } from './reason-of-end.js';
import type { StatementRequest, StatementResult, ThreadReply, ThreadStart } from './thread-messages.js';

/** A thread with an open embedded database, seen from the main thread. When it ends it stays ended. */
export class EmbeddedThread {
  readonly #worker: Worker;
  readonly #pending = new Map<number, PromiseWithResolvers<StatementResult>>();
  readonly #ready = Promise.withResolvers<void>();
  readonly #exit: Promise<unknown>;
  #lastId = 0;
  /** Why it is about to end. */
  #reason: Error | undefined;
  #failure: Error | undefined;

  private constructor(worker: Worker) {
    this.#worker = worker;
    this.#exit = new Promise((resolve) => worker.once('exit', resolve));
    worker.on('message', (reply: ThreadReply) => this.#receive(reply));
    worker.on('error', (thrown: unknown) => {
      this.#reason = reasonOfEnd(thrown);
    });
    // Not before: whoever sees this one ended starts another, and two at once would destroy the data.
    worker.on('exit', (code) => this.#end(code));
  }

  /** Resolves when the database is open. Rejects with what PostgreSQL said when it cannot be. */
  static async start(start: ThreadStart): Promise<EmbeddedThread> {
    const worker = new Worker(new URL('./thread.js', import.meta.url), { workerData: start });
    const thread = new EmbeddedThread(worker);
    // The thread loads its own modules while this compiles.
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

  /** Why the thread has ended, by `close` or by a crash; undefined while it runs. */
  get failure(): Error | undefined {
    return this.#failure;
  }

  /**
   * Runs one statement. The caller waits for its outcome before it asks for another.
   *
   * A statement that takes longer than the limit (0: none) ends the thread, the only way to stop it: nothing can be sent to a
   * thread that computes, and a PostgreSQL that panics in WebAssembly may spin for ever.
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
      this.#reason = new Error(`The embedded database did not answer for ${limitMs} ms.`);
      this.terminate().catch(() => undefined);
    }, limitMs);
    return await outcome.promise.finally(() => clearTimeout(timer));
  }

  /** Shuts PostgreSQL down and ends the thread. */
  async close(): Promise<void> {
    if (!this.#failure) this.#worker.postMessage('close');
    await this.#exit;
  }

  /** Ends the thread at once, whatever it is doing. What was not committed is lost, nothing else. */
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
  const copied = copiedText(parameters);
  return copied === undefined ? { id, sql, parameters } : { id, sql, parameters: [], copied };
}
