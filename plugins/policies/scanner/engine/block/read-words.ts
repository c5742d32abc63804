import {
  type Code,
  add,
  and,
  block,
  choose,
  get,
  i32,
  inOrder,
  isAtLeast,
  isBelow,
  isEqual,
  isZero,
  leave,
  leaveIf,
  loadUnit,
  loop,
  multiply,
  set,
  store,
  storeVector,
  when,
} from '../../../assembly/instructions.js';
import { indexAt } from '../../../reading/unit-address.js';
import {
  addressOf,
  firstState,
  glance,
  maxNewWords,
  mayMatch,
  newWordAt,
  newWordSize,
  newWordsBegin,
  noMatch,
  rowSize,
  rowsBegin,
  stateMask,
  stepSize,
  unitsWithKind,
} from './skip-layout.js';
import {
  start,
  at,
  end,
  length,
  place,
  state,
  unit,
  reached,
  limit,
  after,
  newWord,
  fresh,
  record,
  word,
} from './skip-registers.js';

/**
 * Leaves where a match may start with the word, or a step is missing.
 *
 * @param depth of the enclosing block to leave
 */
export function skipWord(depth: number): Code {
  const [unknown, passed] = [0, 1];
  return block(
    block(
      leaveIf(unknown, isZero(get(record))),
      set(state, and(get(state), i32(stateMask))),
      leaveIf(passed, isEqual(get(state), i32(noMatch))),
      leaveIf(depth + 2, isEqual(get(state), i32(mayMatch))),
      set(place, get(after)),
      readAhead(depth + 2),
      leave(passed),
    ),
    readFromStart(depth + 1),
    when(get(newWord), addNewWord()),
  );
}

/** Adds the word to the words to learn, if there is room. */
function addNewWord(): Code {
  const added = add(i32(newWordsBegin), get(fresh));
  return when(
    isBelow(get(fresh), i32(maxNewWords * newWordSize)),
    storeVector(added, get(word), newWordAt.letters),
    store(added, get(newWord), newWordAt.set),
    store(added, indexAt(get(at)), newWordAt.at),
    store(added, get(length), newWordAt.count),
    set(fresh, add(get(fresh), i32(newWordSize))),
  );
}

/**
 * Reads from the start state on, from the current unit.
 *
 * @param depth of the enclosing block to leave
 */
export function readFromStart(depth: number): Code {
  return inOrder(set(state, get(start)), set(place, get(at)), readAhead(depth));
}

/**
 * Follows known steps. Leaves where a match may start at the current unit, a step is missing, or a unit is not ASCII.
 *
 * @param depth of the enclosing block to leave
 */
function readAhead(depth: number): Code {
  return inOrder(
    set(limit, add(get(at), i32(2 * glance))),
    set(limit, choose(get(limit), get(end), isBelow(get(limit), get(end)))),
    loop(
      leaveIf(depth + 1, isAtLeast(get(place), get(limit))),
      set(unit, loadUnit(get(place))),
      leaveIf(depth + 1, isAtLeast(get(unit), i32(unitsWithKind))),
      set(reached, loadUnit(add(multiply(get(state), i32(rowSize)), multiply(get(unit), i32(stepSize))), rowsBegin)),
      when(isZero(get(reached)), missStep(depth + 2)),
      set(place, add(get(place), i32(2))),
      when(isAtLeast(get(reached), i32(firstState)), set(state, get(reached)), leave(1)),
    ),
    leaveIf(depth, isEqual(get(reached), i32(mayMatch))),
  );
}

function missStep(depth: number): Code {
  return inOrder(
    store(i32(addressOf.missing), add(indexAt(get(place)), i32(1))),
    store(i32(addressOf.missingFrom), get(state)),
    leave(depth),
  );
}
