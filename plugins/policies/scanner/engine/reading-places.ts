import { mayBegin } from './quiet-layout.js';
import type { Screen } from './screen.js';
import { quietMemory } from './units.js';

/** Limit for all screens together. */
const mostPlaces = 60_000;
const first = mayBegin + 1;

/** The numbers of a screen's states, valid for one generation of its automaton. */
interface Numbered {
  readonly generation: number;
  readonly byState: Map<number, number>;
}

/** State by number. */
let states: number[] = [];
let numbered = new WeakMap<Screen, Numbered>();
let round = 0;

/** Assigns numbers to the states of all screens, so that their steps fit into one table. */
export const readingPlaces = {
  /** Number of times that all numbers were discarded. */
  round: (): number => round,

  /** The number of a screen's state. May discard all other numbers. */
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
