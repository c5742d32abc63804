import { maxAutomatonStates } from '../../automaton/automaton.js';
import { firstState, maxStates } from '../block/skip-layout.js';
import type { Prefilter } from './prefilter.js';
import { skipTables } from '../block/text-block.js';

/** Limit for all prefilters together. */
const maxNumbers = maxStates - firstState;

/** The numbers of a prefilter's states, valid for one generation of its automaton. */
interface Numbered {
  readonly generation: number;
  /** By state; 0 for those without a number. */
  readonly byState: Uint16Array;
}

const noState = -1;
/** State by number. */
let states: number[] = [];
let numbered = new WeakMap<Prefilter, Numbered>();
let round = 0;

/** Assigns numbers to the states of all prefilters, so that their steps fit into one table. */
export const stateNumbers = {
  /** Number of times that all numbers were discarded. */
  round: (): number => round,

  /** The number of a prefilter's state. May discard all other numbers. */
  numberOf(prefilter: Prefilter, state: number): number {
    let known = numbered.get(prefilter);
    if (known?.generation !== prefilter.generation) {
      known = { generation: prefilter.generation, byState: new Uint16Array(maxAutomatonStates) };
      numbered.set(prefilter, known);
    }
    const number = known.byState[state] as number;
    if (number !== 0) return number;
    if (states.length === maxNumbers) {
      discardAll();
      return stateNumbers.numberOf(prefilter, state);
    }
    const added = add(state);
    known.byState[state] = added;
    return added;
  },

  /** A number that no state has, until all are discarded. May discard all other numbers. */
  reserve(): number {
    if (states.length === maxNumbers) discardAll();
    return add(noState);
  },

  stateOf(number: number): number {
    return states[number - firstState] as number;
  },
} as const;

function add(state: number): number {
  states.push(state);
  return firstState + states.length - 1;
}

function discardAll(): void {
  states = [];
  numbered = new WeakMap();
  round += 1;
  skipTables?.clear();
}
