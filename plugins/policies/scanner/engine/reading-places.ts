import { mayBegin } from './quiet-layout.js';
import type { Screen } from './screen.js';
import { quietMemory } from './units.js';

/** Of all screens together. */
const mostPlaces = 60_000;
const first = mayBegin + 1;

/** States of a screen, as long as they mean the same. */
interface Numbered {
  readonly generation: number;
  readonly byState: Map<number, number>;
}

/** By number. */
let states: number[] = [];
let numbered = new WeakMap<Screen, Numbered>();
let round = 0;

/** Numbers for the states of all screens, so that what is known of their steps can lie in one table. */
export const readingPlaces = {
  /** How often all numbers were forgotten. */
  round: (): number => round,

  /** The number of a state of a screen. It may forget all others. */
  numberOf(screen: Screen, state: number): number {
    let known = numbered.get(screen);
    if (known?.generation !== screen.generation) {
      known = { generation: screen.generation, byState: new Map() };
      numbered.set(screen, known);
    }
    const number = known.byState.get(state);
    if (number !== undefined) return number;
    if (states.length === mostPlaces) {
      forget();
      return readingPlaces.numberOf(screen, state);
    }
    const added = first + states.length;
    states.push(state);
    known.byState.set(state, added);
    return added;
  },

  stateOf(number: number): number {
    return states[number - first] as number;
  },
} as const;

function forget(): void {
  states = [];
  numbered = new WeakMap();
  round += 1;
  quietMemory?.forgetSteps();
}
