/** Where a plugin's code runs: which instance, in which hook. */
export interface HookPlace {
  /** Id of the instance. */
  readonly plugin: string;
  readonly hook: string;
}

/** Indexes of the numbers in {@link hookMemory}. */
export const hookFields = {
  /** The place whose code runs now; 0 if it does not belong to a plugin. */
  running: 0,
  /** How often a place was entered. */
  entered: 1,
  /** How often the event loop has answered the thread that watches it. */
  answered: 2,
  /** How often that thread has found the event loop blocked since it was last answered. */
  missed: 3,
  /** The first place that an asynchronous hook has returned from since {@link hookFields.missed} was 0; 0 if none has. */
  returned: 4,
} as const;

/** Memory that the main thread writes while hooks run, so that another thread can tell which one blocks the event loop. */
export const hookMemory = new Int32Array(new SharedArrayBuffer(4 * Object.keys(hookFields).length));

const { running, entered, missed, returned } = hookFields;
/** The numbers of places by hook and plugin: in two maps, because this is asked for each request, and a key of both would have to be joined. */
const numbers = new Map<string, Map<string, number>>();
const places: (HookPlace | undefined)[] = [undefined];

/** The number of a place, the same for every loaded configuration. */
export function placeOf(plugin: string, hook: string): number {
  const known = numbers.get(hook)?.get(plugin);
  if (known !== undefined) return known;
  const number = places.push({ plugin, hook }) - 1;
  numbers.set(hook, (numbers.get(hook) ?? new Map<string, number>()).set(plugin, number));
  return number;
}

/** All places by their numbers; 0 stands for no place. */
export function hookPlaces(): readonly (HookPlace | undefined)[] {
  return places;
}

/** Code of this place begins to run. @returns the place whose code has called it, to be restored when it has returned */
function enter(place: number): number {
  const outer = hookMemory[running] as number;
  hookMemory[running] = place;
  hookMemory[entered] = ((hookMemory[entered] as number) + 1) | 0;
  return outer;
}

/** Marks a place while this work runs. */
export function during<T>(place: number, work: () => T): T {
  const outer = enter(place);
  try {
    return work();
  } finally {
    hookMemory[running] = outer;
  }
}

/** A function that marks a place while it runs. */
export function marked<A extends readonly unknown[], R>(place: number, work: (...given: A) => R): (...given: A) => R {
  return (...given) => {
    const outer = enter(place);
    try {
      return work(...given);
    } finally {
      hookMemory[running] = outer;
    }
  };
}

/** An asynchronous hook has ended: if the event loop was blocked just before, probably by the rest of it. */
export function noteReturn(plugin: string, hook: string): void {
  if (hookMemory[missed] !== 0 && hookMemory[returned] === 0) hookMemory[returned] = placeOf(plugin, hook);
}
