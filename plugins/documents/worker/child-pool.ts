import { ProcessingError, type ProcessingSummary } from '../processing/processing-contract.js';
import type { ChildJob, DraftBatch, FromChild } from './child-messages.js';
import { Child, type ChildOptions } from './child-process.js';
import type { WatchedProcess } from './time-limit.js';

/** Receives the output of a child process. */
export interface ChildReport {
  /** A process begins with the document. */
  begun(child: WatchedProcess): void;
  progress(percent: number): void;
  ocrPage(): void;
  pluginFailed(plugin: string, reason: string): void;
  /** The next batch is sent when it resolves; a rejection cancels the job. */
  chunks(batch: DraftBatch): Promise<void>;
}

/** A child is replaced after this many documents, or when it has grown, which bounds memory leaks. */
const maxDocuments = 200;
const maxRssBytes = 500 * 1024 * 1024;
/** Idle time in milliseconds after which the processes are ended. */
const idleMs = 60_000;

interface Idle {
  readonly child: Child;
  readonly documents: number;
  readonly timer: NodeJS.Timeout;
}

/** Runs each document in a child process that works on nothing else meanwhile. */
export class ChildPool {
  readonly #options: ChildOptions;
  readonly #idle: Idle[] = [];
  readonly #busy = new Set<Child>();
  #closed = false;

  constructor(options: ChildOptions) {
    this.#options = options;
  }

  /**
   * Processes one document. Aborting the signal ends the child at once.
   *
   * @throws ProcessingError when the document is the cause; the signal's reason; other errors for other causes
   */
  async process(id: string, job: ChildJob, report: ChildReport, signal: AbortSignal): Promise<ProcessingSummary> {
    signal.throwIfAborted();
    const { child, documents } = this.#take();
    this.#busy.add(child);
    report.begun(child);
    try {
      const { summary, rssBytes } = await converse(child, { id, job, isNew: documents === 0, report, signal });
      this.#giveBack(child, documents + 1, rssBytes);
      return summary;
    } catch (cause) {
      // A child that has reported an error can be reused; any other may still be busy.
      if (cause instanceof ChildFailure) this.#giveBack(child, documents + 1, cause.rssBytes);
      else child.kill();
      throw cause instanceof ChildFailure ? cause.reason : cause;
    } finally {
      this.#busy.delete(child);
    }
  }

  /** Ends all processes. */
  close(): void {
    this.#closed = true;
    for (const child of this.#busy) child.kill();
    for (const { child, timer } of this.#idle.splice(0)) {
      clearTimeout(timer);
      child.kill();
    }
  }

  #take(): { readonly child: Child; readonly documents: number } {
    const idle = this.#idle.pop();
    if (!idle) return { child: new Child(this.#options), documents: 0 };
    clearTimeout(idle.timer);
    return idle;
  }

  #giveBack(child: Child, documents: number, rssBytes: number): void {
    if (this.#closed || documents >= maxDocuments || rssBytes > maxRssBytes) return child.kill();
    const remove = (): void => {
      const at = this.#idle.findIndex((idle) => idle.child === child);
      if (at >= 0) clearTimeout(this.#idle.splice(at, 1)[0]?.timer);
    };
    const timer = setTimeout(() => {
      remove();
      child.kill();
    }, idleMs).unref();
    this.#idle.push({ child, documents, timer });
    child.listen({ heard: () => undefined, ended: remove });
  }
}

/** The failure that a child has reported. */
class ChildFailure extends Error {
  readonly reason: Error;
  readonly rssBytes: number;

  constructor(reason: Error, rssBytes: number) {
    super(reason.message);
    this.reason = reason;
    this.rssBytes = rssBytes;
  }
}

interface Conversation {
  readonly id: string;
  readonly job: ChildJob;
  /** Whether the child is new; it then gets its job when it reports that it is ready. */
  readonly isNew: boolean;
  readonly report: ChildReport;
  readonly signal: AbortSignal;
}

type Done = Extract<FromChild, { readonly type: 'done' }>;

function converse(child: Child, { id, job, isNew, report, signal }: Conversation): Promise<Done> {
  return new Promise((resolve, reject) => {
    const settle = (outcome: () => void): void => {
      signal.removeEventListener('abort', onAbort);
      child.listen({ heard: () => undefined, ended: () => undefined });
      outcome();
    };
    const fail = (cause: unknown): void => settle(() => reject(cause as Error));
    const onAbort = (): void => fail(signal.reason);
    const begin = (): void => child.tell({ type: 'process', id, job });
    signal.addEventListener('abort', onAbort, { once: true });
    const heard = (message: FromChild): void => {
      if (message.type === 'ready') return begin();
      if (message.id !== id) return undefined;
      switch (message.type) {
        case 'progress':
          return report.progress(message.percent);
        case 'ocr-page':
          return report.ocrPage();
        case 'plugin-failed':
          return report.pluginFailed(message.plugin, message.reason);
        case 'chunks':
          return void report.chunks(message.batch).then(() => child.tell({ type: 'stored', id }), fail);
        case 'done':
          return settle(() => resolve(message));
        case 'failed':
          return fail(failureOf(message));
      }
    };
    child.listen({ heard, ended: (how) => fail(new ChildEnded(how)) });
    if (!isNew) begin();
  });
}

function failureOf({ reason, final, rssBytes }: Extract<FromChild, { readonly type: 'failed' }>): ChildFailure {
  return new ChildFailure(final ? new ProcessingError(reason) : new Error(reason), rssBytes);
}

/** The process has ended in the middle of its work: out of memory, most of the time. */
export class ChildEnded extends Error {
  override readonly name = 'ChildEnded';
  /** The plugin whose module was reading the document, if it was one. */
  readonly plugin: string | undefined;

  constructor(how: string, plugin?: string) {
    super(how);
    this.plugin = plugin;
  }
}
