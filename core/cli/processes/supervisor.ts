import type { ConfigSource } from '../../api/internal/config-source.js';
import { ConfigurationError } from '../../host/configuration-error.js';
import type { ReloadResult } from '../../host/gateway.js';
import type { AdjustableLogger } from '../../services/log/logger.js';
import { type Asked, type Ended, MemberProcess, type Ready } from './member-process.js';
import type { ReloadReport } from './messages.js';
import { restartDelay } from './restart-delay.js';

/** A process that has served for this long has not ended because of its start. */
const stableMs = 10_000;
/** When a process that has not taken a configuration, unlike another one, is told again to. */
const retryMs = 30_000;
/** How long the processes have for an answer, if the question does not say. */
const usualPatienceMs = 2_000;

/** A place in the group: a process, or the wait for the next one. */
interface Place {
  process: MemberProcess;
  /** How many processes of this place in a row have ended soon after their start. */
  deaths: number;
  /** Ends the wait for the next process; undefined while one is running. */
  endWait?: (() => void) | undefined;
}

/** Keeps a number of processes running, replaces those that end, and passes messages between them. */
export class Supervisor {
  readonly #count: number;
  readonly #log: AdjustableLogger;
  readonly #places = new Map<number, Place>();
  #reloading: Promise<unknown> = Promise.resolve();
  /** Those that have missed a reload, until they are told again. */
  readonly #retries = new Map<MemberProcess, NodeJS.Timeout>();
  #isStopping = false;

  constructor(count: number, log: AdjustableLogger) {
    this.#count = count;
    this.#log = log;
    // However this process ends, except by SIGKILL, after which the others find out by themselves.
    process.on('exit', () => this.#kill());
  }

  /** Starts the first process, which prepares what all share: the tables of the database, the first credentials. */
  async startFirst(): Promise<Ready | Ended> {
    const place = this.#fill(1);
    const started = await place.process.started;
    if ('sluice' in started) this.#keepFilled(place);
    return started;
  }

  /** Starts the others. */
  startOthers(): void {
    for (let number = 2; number <= this.#count; number += 1) this.#keepFilled(this.#fill(number));
  }

  /** Whether the group is stopping or has stopped. */
  get isStopping(): boolean {
    return this.#isStopping;
  }

  /**
   * Makes all processes read the configuration again: first one of them, and the others only if that one takes it. Reloads run one after the
   * other.
   *
   * @param changed the configuration, as this process has read it
   * @throws ConfigurationError or Error with what was wrong with it; then no process has taken it
   */
  reload(changed: ConfigSource): Promise<ReloadResult> {
    const result = this.#reloading.then(() => this.#reloadAll(changed));
    this.#reloading = result.catch(() => undefined);
    return result;
  }

  /** Stops all processes gracefully. @returns the exit code: 1 if one has failed to stop */
  async stop(): Promise<number> {
    this.#isStopping = true;
    const codes = await Promise.all(
      [...this.#places.values()].map(async ({ process: member, endWait }) => {
        if (endWait) return endWait();
        member.stop();
        const { code, servedMs } = await member.ended;
        return servedMs === undefined ? 0 : code;
      }),
    );
    return codes.every((code) => code === 0 || code === undefined) ? 0 : 1;
  }

  #fill(number: number): Place {
    const place = { process: this.#fork(number), deaths: 0 };
    this.#places.set(number, place);
    return place;
  }

  #fork(number: number): MemberProcess {
    return new MemberProcess(
      number,
      (asked, from) => this.#inBackground(this.#answer(asked, from)),
      (than) => [...this.#places.values()].some(({ process: member }) => member !== than && member.isListening),
    );
  }

  #keepFilled(place: Place): void {
    this.#inBackground(this.#replace(place));
  }

  /** Replaces each process of a place that ends, until the group stops. */
  async #replace(place: Place): Promise<void> {
    for (;;) {
      const { process: member } = place;
      const { number, pid } = member;
      const started = await member.started;
      if ('sluice' in started) this.#log.info({ process: number, pid }, 'a process serves');
      const { code: exitCode, signal, servedMs = 0 } = await member.ended;
      if (this.#isStopping) return;
      if (servedMs >= stableMs) place.deaths = 0;
      const waitMs = restartDelay(place.deaths);
      place.deaths += 1;
      const level = exitCode === 0 ? 'info' : 'error';
      this.#log[level](
        { process: number, pid, exitCode, signal, waitMs },
        'a process has ended; another one replaces it',
      );
      await waitIn(place, waitMs);
      if (this.#isStopping) return;
      place.process = this.#fork(number);
    }
  }

  async #reloadAll(changed: ConfigSource): Promise<ReloadResult> {
    for (const retry of this.#retries.values()) clearTimeout(retry);
    this.#retries.clear();
    const places = [...this.#places.values()];
    const members = places.filter(({ endWait }) => !endWait).map(({ process: member }) => member);
    // The new configuration may be what the missing ones are waiting for.
    for (const { endWait } of places) endWait?.();
    const serving = members.filter(({ isServing }) => isServing);
    // Those that are starting may have read the file before it changed; they answer when they have started.
    for (const member of members) if (!member.isServing) this.#inBackground(this.#reloadRest(member));
    let result: ReloadResult | undefined;
    while (result === undefined) {
      const first = serving.shift();
      if (!first) break;
      const report = await first.reload();
      result = report && resultOf(report);
    }
    await Promise.all(serving.map((member) => this.#reloadRest(member)));
    this.#log.setLevel(changed.settings.log.level);
    return result ?? { needRestart: [] };
  }

  /** Reloads a process after another one has taken the configuration; again and again until it has taken it, too. */
  async #reloadRest(member: MemberProcess, isRetry = false): Promise<void> {
    const { number, pid } = member;
    const report = await member.reload();
    if (this.#isStopping || !report) return;
    try {
      const { needRestart } = resultOf(report);
      if (isRetry) this.#log.info({ process: number, pid, needRestart }, 'configuration reloaded');
    } catch (error) {
      this.#log.error(
        { error, process: number, pid, retryMs },
        'one process has not taken the new configuration; the previous one stays in force there until this has been tried again with success',
      );
      clearTimeout(this.#retries.get(member));
      this.#retries.set(member, setTimeout(() => this.#retry(member), retryMs).unref());
    }
  }

  #retry(member: MemberProcess): void {
    this.#retries.delete(member);
    if (!this.#isStopping) this.#inBackground(this.#reloadRest(member, true));
  }

  async #answer({ id, kind, only, withinMs = usualPatienceMs }: Asked, from: MemberProcess): Promise<void> {
    const asked = [...this.#places.values()]
      .map(({ process: member }) => member)
      .filter((member) => member.isServing && (only === undefined || member.number === only));
    const answers = await Promise.all(
      asked.map(async (member) => ({ process: member.number, text: await member.ask(kind, withinMs) })),
    );
    from.tell(
      id,
      answers.flatMap(({ process: number, text }) => (text === undefined ? [] : [{ process: number, text }])),
    );
  }

  #inBackground(work: Promise<void>): void {
    work.catch((error: unknown) => this.#log.error({ error }, 'the processes could not be supervised'));
  }

  #kill(): void {
    for (const { process: member } of this.#places.values()) member.kill();
  }
}

/** Waits before the next process of a place is started, or until somebody ends the wait. */
async function waitIn(place: Place, waitMs: number): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, waitMs);
    place.endWait = () => {
      clearTimeout(timer);
      resolve();
    };
  });
  place.endWait = undefined;
}

function resultOf(report: ReloadReport): ReloadResult {
  if ('needRestart' in report) return report;
  if ('problems' in report) throw new ConfigurationError(report.problems);
  const { message, stack } = report.failure;
  const error = new Error(message);
  if (stack !== undefined) error.stack = stack;
  throw error;
}
