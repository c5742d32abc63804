import { counted } from '../../api/text/counted.js';

/**
 * The thread that watches the event loop of the main thread. While hooks run, it asks for an answer ten times a second; if none comes, it looks which
 * hook runs. The main thread only stores a number at the beginning and the end of a hook.
 */
import { writeSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { hookFields, type HookPlace } from '../../api/internal/running-hook.js';
import type { Blockage } from './watch-event-loop.js';

const everyMs = 100;
/** How long it goes on watching after the last hook has begun, because hooks wait for providers before they go on. */
const watchMs = 60_000;
/** After this many unanswered questions, half a second, the event loop counts as blocked. */
const leastMissed = 5;
/** After this many, this thread reports it itself, because the main thread may never do so. */
const tooMany = 100;

const memory = workerData as Int32Array;
const read = (field: number): number => Atomics.load(memory, field);

let places: readonly (HookPlace | undefined)[] = [];
let enteredBefore = 0;
let watchUntil = 0;
let answeredBefore = 0;
let lookedAt = performance.now();
let askedAt: number | undefined;
/** How often each place was running while the event loop was blocked. */
let found = new Map<number, number>();

parentPort?.on('message', (all: typeof places) => {
  places = all;
});
setInterval(look, everyMs);

function look(): void {
  const now = performance.now();
  // This thread has not run either: the machine was asleep, or is overloaded.
  const wasAway = now - lookedAt > 10 * everyMs;
  lookedAt = now;
  if (askedAt === undefined) return askIfUsed(now);
  if (read(hookFields.answered) === answeredBefore) return wasAway ? forget(now) : miss();
  if (!wasAway) report(now - askedAt - everyMs);
  forget(now);
  askedAt = undefined;
}

function askIfUsed(now: number): void {
  const entered = read(hookFields.entered);
  if (entered !== enteredBefore) watchUntil = now + watchMs;
  enteredBefore = entered;
  if (now > watchUntil) return;
  answeredBefore = read(hookFields.answered);
  askedAt = now;
  parentPort?.postMessage(undefined);
}

function miss(): void {
  const place = read(hookFields.running);
  found.set(place, (found.get(place) ?? 0) + 1);
  if (Atomics.add(memory, hookFields.missed, 1) + 1 === tooMany) complain(mostFound());
}

function forget(now: number): void {
  found = new Map();
  askedAt = now;
  Atomics.store(memory, hookFields.missed, 0);
  Atomics.store(memory, hookFields.returned, 0);
}

function report(ms: number): void {
  if (read(hookFields.missed) < leastMissed) return;
  const blockage: Blockage = { seconds: ms / 1000, place: mostFound(), suspect: read(hookFields.returned) };
  parentPort?.postMessage(blockage);
}

/** The place that was running most of the time; 0 if there is none. */
function mostFound(): number {
  const [place = 0, times = 0] = [...found].toSorted(([, a], [, b]) => b - a)[0] ?? [];
  return times * 2 > read(hookFields.missed) ? place : 0;
}

/** Written to the standard error, because the log belongs to the main thread. */
function complain(place: number): void {
  const { plugin, hook } = places[place] ?? {};
  const who = plugin === undefined ? 'Something' : `The plugin "${plugin}"`;
  const where = hook === undefined ? '' : ` in "${hook}"`;
  const seconds = (tooMany * everyMs) / 1000;
  writeSync(
    2,
    `${who} has kept the event loop busy${where} for ${counted(seconds, 'second')} and goes on: no request is answered meanwhile.\n`,
  );
}
