import { Worker } from 'node:worker_threads';
import { databaseUnavailable } from '../outage.js';
import type { StatementRequest, StatementResult, ThreadReply, ThreadStart } from './thread-messages.js';

/** A thread with an open embedded database, seen from the main thread. When it ends it stays ended. */
export class EmbeddedThread {
  readonly #worker: Worker;
  readonly #pending = new Map<number, PromiseWithResolvers<StatementResult>>();
  readonly #ready = Promise.withResolvers<void>();
  readonly #exit: Promise<unknown>;
  #lastId = 0;
  #failure: Error | undefined;

  private constructor(worker: Worker) {
    this.#worker = worker;
    this.#exit = new Promise((resolve) => worker.once('exit', resolve));
    worker.on('message', (reply: ThreadReply) => this.#receive(reply));
    worker.on('error', (error: Error) => this.#end(error));
    worker.on('exit', (code) => this.#end(new Error(`The embedded database's thread ended with code ${code}.`)));
  }

  /** Resolves when the database is open. Rejects with what PostgreSQL said when it cannot be. */
  static async start(start: ThreadStart): Promise<EmbeddedThread> {
    const worker = new Worker(new URL('./thread.js', import.meta.url), { workerData: start });
    const thread = new EmbeddedThread(worker);
    await thread.#ready.promise;
    return thread;
  }

  /** False once the thread has ended, by `close` or by a crash. */
  get running(): boolean {
    return this.#failure === undefined;
  }

  /** Runs one statement. The caller waits for its outcome before it asks for another. */
  query(sql: string, parameters: readonly unknown[]): Promise<StatementResult> {
    if (this.#failure) return Promise.reject(databaseUnavailable(this.#failure));
    const outcome = Promise.withResolvers<StatementResult>();
    this.#lastId += 1;
    this.#pending.set(this.#lastId, outcome);
    this.#worker.postMessage({ id: this.#lastId, sql, parameters } satisfies StatementRequest);
    return outcome.promise;
  }

  /** Shuts PostgreSQL down and ends the thread. */
  async close(): Promise<void> {
    if (this.running) this.#worker.postMessage('close');
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

  #end(failure: Error): void {
    this.#failure ??= failure;
    this.#ready.reject(this.#failure);
    for (const outcome of this.#pending.values()) outcome.reject(databaseUnavailable(this.#failure));
    this.#pending.clear();
  }
}
