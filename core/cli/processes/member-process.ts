import cluster, { type Worker } from 'node:cluster';
import { answerInTime, type GroupAnswer } from '../../api/index.js';
import { numberVariable } from './group-link.js';
import { type FromProcess, isOurs, type ReloadReport, type ToProcess } from './messages.js';
import { UntakenConnections } from './untaken-connections.js';

/** What a process says when it serves. */
export type Ready = Extract<FromProcess, { readonly sluice: 'ready' }>;
/** A question of a process to the others. */
export type Asked = Extract<FromProcess, { readonly sluice: 'ask' }>;

/** How a process has ended. */
export interface Ended {
  /** Its exit code; null when a signal ended it. */
  readonly code: number | null;
  readonly signal: string | null;
  /** How long it has served, in milliseconds; undefined if it never did. */
  readonly servedMs: number | undefined;
}

/** A process that serves, as its supervisor sees it. */
export class MemberProcess {
  readonly number: number;
  /** Resolves when it serves, or has ended before. */
  readonly started: Promise<Ready | Ended>;
  readonly ended: Promise<Ended>;
  readonly #worker: Worker;
  readonly #untaken: UntakenConnections;
  readonly #reloads: ((report: ReloadReport | undefined) => void)[] = [];
  readonly #questions = new Map<number, (text: string | undefined) => void>();
  #lastQuestion = 0;
  /** Messages for a process that does not hear yet, in which they would be lost. */
  #unheard: ToProcess[] | undefined = [];
  #isOver = false;
  #servesSince: number | undefined;

  /**
   * Starts it.
   *
   * @param onAsked called with its questions to the others
   * @param othersListen whether other processes can take the connections that it leaves
   */
  constructor(
    number: number,
    onAsked: (asked: Asked, from: MemberProcess) => void,
    othersListen: (than: MemberProcess) => boolean,
  ) {
    this.number = number;
    this.#worker = cluster.fork({ [numberVariable]: String(number) });
    this.#untaken = new UntakenConnections(this.#worker, () => othersListen(this));
    // A process that dies while it is handed a connection is disconnected without the event.
    for (const event of ['disconnect', 'exit'] as const) {
      this.#worker.on(event, () => {
        if (!this.#worker.isConnected()) this.#untaken.release();
      });
    }
    const ready = Promise.withResolvers<Ready>();
    const ended = Promise.withResolvers<Ended>();
    this.#worker.on('message', (message: unknown) => {
      if (!isOurs<FromProcess>(message)) return;
      if (message.sluice === 'hello') this.#sendUnheard();
      else if (message.sluice === 'ready') {
        this.#servesSince = performance.now();
        ready.resolve(message);
      } else if (message.sluice === 'reloaded') this.#reloads.shift()?.(message.result);
      else if (message.sluice === 'answer') this.#questions.get(message.id)?.(message.text);
      else onAsked(message, this);
    });
    // Also of messages that a dying process does not get, but that process has an exit, unlike one that could not be started at all.
    this.#worker.on('error', () => {
      if (this.pid === undefined) ended.resolve(this.#end(null, null));
    });
    this.#worker.on('exit', (code, signal) => ended.resolve(this.#end(code, signal)));
    this.ended = ended.promise;
    this.started = Promise.race([ready.promise, ended.promise]);
  }

  get pid(): number | undefined {
    return this.#worker.process.pid;
  }

  get isServing(): boolean {
    return this.#servesSince !== undefined && this.#worker.isConnected();
  }

  /** Whether it takes connections. */
  get isListening(): boolean {
    return this.#untaken.listens;
  }

  /** Stops it: gracefully, or at once if its start has only begun. */
  stop(): void {
    if (this.#unheard) this.kill();
    else this.#send({ sluice: 'stop' });
  }

  /** Ends it at once. */
  kill(): void {
    if (!this.#isOver) this.#worker.process.kill('SIGKILL');
  }

  /** Tells it to read the configuration again. @returns its report; undefined when it has ended instead, and its successor reads the new one */
  reload(): Promise<ReloadReport | undefined> {
    if (this.#isOver) return Promise.resolve(undefined);
    const report = new Promise<ReloadReport | undefined>((resolve) => this.#reloads.push(resolve));
    this.#send({ sluice: 'reload' });
    return report;
  }

  /** Asks it a question. @returns undefined when it has no answer, or none in time */
  async ask(kind: string, withinMs: number): Promise<string | undefined> {
    if (this.#isOver) return undefined;
    const id = ++this.#lastQuestion;
    const answer = Promise.withResolvers<string | undefined>();
    this.#questions.set(id, answer.resolve);
    this.#send({ sluice: 'question', id, kind });
    const text = await answerInTime(answer.promise, withinMs);
    this.#questions.delete(id);
    return text;
  }

  /** Tells it what the others have answered to its question. */
  tell(id: number, answers: readonly GroupAnswer[]): void {
    this.#send({ sluice: 'answers', id, answers });
  }

  #end(code: number | null, signal: string | null): Ended {
    this.#isOver = true;
    // Whoever waits is told here: a race with `ended` would keep a part of every question for as long as the process lives.
    for (const resolve of this.#reloads.splice(0)) resolve(undefined);
    for (const resolve of this.#questions.values()) resolve(undefined);
    return { code, signal, servedMs: this.#servesSince && performance.now() - this.#servesSince };
  }

  #sendUnheard(): void {
    const messages = this.#unheard ?? [];
    this.#unheard = undefined;
    for (const message of messages) this.#send(message);
  }

  #send(message: ToProcess): void {
    if (this.#unheard) {
      this.#unheard.push(message);
      return;
    }
    // Without a callback, the end of the process would be an unhandled error.
    if (this.#worker.isConnected()) this.#worker.send(message, () => undefined);
  }
}
