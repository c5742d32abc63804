import cluster, { type Worker } from 'node:cluster';
import type { Awaitable, GroupAnswer, GroupQuestion, ProcessGroup } from '../../api/index.js';
import { type FromProcess, isOurs, type ReloadReport, type ToProcess } from './messages.js';

/** The variable that tells a process its number. */
export const numberVariable = 'SLUICE_PROCESS_NUMBER';

/** Returns the number of this process in its group; undefined when no supervisor has started it. */
export function ownNumber(): number | undefined {
  const number = Number(process.env[numberVariable]);
  return cluster.isWorker && number >= 1 ? number : undefined;
}

type Give = () => Awaitable<string | undefined>;

/** A process's connection to its supervisor, and through it to the others. */
export class GroupLink implements ProcessGroup {
  readonly number: number;
  readonly #worker: Worker;
  readonly #answers = new Map<string, readonly Give[]>();
  readonly #asked = new Map<number, PromiseWithResolvers<readonly GroupAnswer[]>>();
  readonly #stopped = Promise.withResolvers<void>();
  #lastQuestion = 0;
  #reload: (() => Promise<ReloadReport>) | undefined;
  #hasToReload = false;
  #mayStop = false;

  constructor(number: number, worker: Worker) {
    this.number = number;
    this.#worker = worker;
    worker.on('message', (message: unknown) => {
      if (isOurs<ToProcess>(message)) this.#hear(message);
    });
    // A message that a dying supervisor does not get.
    worker.on('error', () => undefined);
    worker.once('disconnect', () => {
      // Otherwise Node would end the process at once, with the answers that are under way.
      worker.exitedAfterDisconnect = true;
      for (const { resolve } of this.#asked.values()) resolve([]);
      this.stop();
    });
    this.#send({ sluice: 'hello' });
  }

  /** Resolves when the process has to stop: it was told to, or the supervisor is gone. */
  get stopped(): Promise<void> {
    return this.#stopped.promise;
  }

  /** Stops the process: gracefully after {@link endInOrder}, at once before. */
  stop(): void {
    if (!this.#mayStop) process.exit(0);
    this.#stopped.resolve();
  }

  /** Enables graceful shutdown, from when requests may arrive. */
  endInOrder(): void {
    this.#mayStop = true;
  }

  /** Tells the supervisor that this process serves. */
  ready(port: number, welcome: string): void {
    this.#send({ sluice: 'ready', port, welcome });
  }

  /** Calls `reload` when the supervisor says so, and now if it has said so already. */
  onReload(reload: () => Promise<ReloadReport>): void {
    this.#reload = reload;
    if (this.#hasToReload) this.#reloadNow(reload);
  }

  answer(kind: string, give: Give): () => void {
    this.#answers.set(kind, [...(this.#answers.get(kind) ?? []), give]);
    return () => {
      const others = (this.#answers.get(kind) ?? []).filter((each) => each !== give);
      // A kind may be of one request only.
      if (others.length > 0) this.#answers.set(kind, others);
      else this.#answers.delete(kind);
    };
  }

  ask(kind: string, { only, withinMs }: GroupQuestion = {}): Promise<readonly GroupAnswer[]> {
    if (!this.#worker.isConnected()) return Promise.resolve([]);
    const id = ++this.#lastQuestion;
    const answers = Promise.withResolvers<readonly GroupAnswer[]>();
    this.#asked.set(id, answers);
    this.#send({ sluice: 'ask', id, kind, only, withinMs });
    return answers.promise;
  }

  #hear(message: ToProcess): void {
    switch (message.sluice) {
      case 'stop':
        return this.stop();
      case 'reload':
        if (this.#reload) this.#reloadNow(this.#reload);
        else this.#hasToReload = true;
        return;
      case 'question':
        this.#give(message.kind).then(
          (text) => this.#send({ sluice: 'answer', id: message.id, text }),
          () => this.#send({ sluice: 'answer', id: message.id }),
        );
        return;
      case 'answers':
        this.#asked.get(message.id)?.resolve(message.answers);
        this.#asked.delete(message.id);
    }
  }

  #reloadNow(reload: () => Promise<ReloadReport>): void {
    reload().then(
      (result) => this.#send({ sluice: 'reloaded', result }),
      (cause: unknown) => this.#send({ sluice: 'reloaded', result: { failure: { message: String(cause) } } }),
    );
  }

  async #give(kind: string): Promise<string | undefined> {
    return await this.#answers.get(kind)?.at(-1)?.();
  }

  #send(message: FromProcess): void {
    // Without a callback, the end of the supervisor would be an unhandled error.
    if (this.#worker.isConnected()) this.#worker.process.send?.(message, undefined, undefined, () => undefined);
  }
}
