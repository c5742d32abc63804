import type { AssembledFunction } from '../../../assembly/assemble.js';
import {
  type Code,
  add,
  addBytes,
  and,
  block,
  choose,
  get,
  highestBits,
  i32,
  inOrder,
  isAtLeast,
  isEqual,
  isZero,
  leave,
  leaveIf,
  lessBytes,
  load,
  loadByte,
  loadUnit,
  loadVector,
  loop,
  multiply,
  narrow,
  or,
  orVectors,
  set,
  sixteen,
  store,
  subtract,
  trailingZeros,
  when,
  xor,
} from '../../../assembly/instructions.js';
import { capitalToSmall, letterToLeast, letters26 } from '../../../reading/ascii-letters.js';
import { lanes, shared } from '../../../reading/reading-layout.js';
import { addressOfUnit, indexAt } from '../../../reading/unit-address.js';
import { skipWord, readFromStart } from './read-words.js';
import { skipKnownWord, returnToOpener } from './skip-known-words.js';
import { addressOf, kindOf, unitsWithKind } from './skip-layout.js';
import {
  kinds,
  from,
  to,
  at,
  end,
  safe,
  kind,
  length,
  guarded,
  letterBits,
  after,
  fresh,
  record,
  passedEnd,
  opener,
  bytes,
  capitals,
  beforeLetters,
  letterCount,
  spaces,
  spaceUnit,
  commit,
  listWord,
} from './skip-registers.js';

const [doubleQuote, singleQuote, backtick] = [0x22, 0x27, 0x60];

/**
 * Skips ASCII words with which no match can start, and the separators between them, from one index to another. Nearly all words are found in the
 * table of known words; the others are read with the prefilter's automaton, of which the memory holds the steps that words have needed. Returns the
 * index of the first unit that could not be skipped: a match may start there, or a step is not in memory (see `missing`).
 *
 * Known words that were passed are listed in the memory, for the classifier model.
 *
 * Parameters: the number of the start state, the number of the plan, the address of the plan's unit kinds, and the two indices. The unit before the
 * first index must not be a letter, and it must be in memory.
 */
export const skipWords: AssembledFunction = {
  name: 'skipWords',
  parameters: 5,
  locals: [...Array.from({ length: 22 }, () => 'i32' as const), ...Array.from({ length: 6 }, () => 'vector' as const)],
  body: inOrder(
    set(at, addressOfUnit(get(from))),
    set(end, addressOfUnit(get(to))),
    set(safe, get(at)),
    set(passedEnd, load(i32(shared.passedEnd))),
    set(capitals, sixteen(capitalToSmall)),
    set(beforeLetters, sixteen(letterToLeast)),
    set(letterCount, sixteen(letters26)),
    set(spaces, sixteen(spaceUnit)),
    store(i32(addressOf.missing), i32(0)),
    store(i32(addressOf.guardedAt), i32(0)),
    block(
      loop(
        leaveIf(1, isAtLeast(get(at), get(end))),
        measureWord(),
        block(skipKnownWord(), leave(1)),
        when(get(opener), returnToOpener(), leave(1)),
        when(isZero(get(length)), skipGap(2), leave(1)),
        leaveIf(1, or(isEqual(get(length), i32(lanes)), isAtLeast(add(get(after), i32(2)), get(end)))),
        testFollowing(1),
        skipWord(1),
        when(get(guarded), store(i32(addressOf.guardedAt), add(indexAt(get(at)), i32(1))), leave(2)),
        when(choose(get(record), i32(0), and(get(kind), i32(kindOf.partsWords))), listWord()),
        set(at, get(after)),
        // Nearly always a space.
        when(and(get(kind), i32(kindOf.separator)), set(at, add(get(at), i32(2))), commit(), leave(1)),
        when(
          and(get(kind), i32(kindOf.endsSentence)),
          block(leaveIf(0, endsBeforeSpace()), readFromStart(3)),
          set(at, add(get(at), i32(2))),
        ),
        commit(),
        leave(0),
      ),
    ),
    store(i32(addressOf.newWords), get(fresh)),
    store(i32(shared.passedEnd), get(passedEnd)),
    indexAt(get(safe)),
  ),
};

/** Loads the kind of the unit at an address; leaves if the unit has none. */
function kindAt(address: Code, depth: number): Code {
  return inOrder(
    set(kind, loadUnit(address)),
    leaveIf(depth, isAtLeast(get(kind), i32(unitsWithKind))),
    set(kind, loadByte(add(get(kinds), get(kind)))),
  );
}

/** Skips a unit that no match starts with; leaves at any other. */
function skipGap(depth: number): Code {
  return inOrder(
    kindAt(get(at), depth),
    when(
      isZero(and(get(kind), i32(kindOf.separator))),
      leaveIf(depth + 1, or(isZero(endsBeforeSpace()), isAtLeast(add(get(at), i32(2)), get(end)))),
    ),
    set(at, add(get(at), i32(2))),
    set(safe, get(at)),
  );
}

function measureWord(): Code {
  const units = narrow(loadVector(get(at)), loadVector(get(at), lanes));
  const areLetters = lessBytes(addBytes(orVectors(get(bytes), get(capitals)), get(beforeLetters)), get(letterCount));
  return inOrder(
    set(bytes, units),
    set(letterBits, highestBits(areLetters)),
    set(length, trailingZeros(xor(get(letterBits), i32(-1)))),
  );
}

/** Not 0 if the unit ends a sentence, and no match starts with it because a space follows. */
function endsBeforeSpace(): Code {
  return and(get(kind), multiply(isEqual(loadUnit(get(at), 2), i32(spaceUnit)), i32(kindOf.endsBeforeSpace)));
}

/** Leaves unless the unit after the word ends it in an ordinary way. */
function testFollowing(depth: number): Code {
  return inOrder(
    kindAt(get(after), depth),
    leaveIf(depth, isZero(and(get(kind), i32(kindOf.endsWord | kindOf.endsUnquoted | kindOf.endsSentence)))),
    when(and(get(kind), i32(kindOf.endsUnquoted)), leaveIf(depth + 1, isQuoted())),
    when(
      and(get(kind), i32(kindOf.endsSentence)),
      leaveIf(depth + 1, isAtLeast(loadUnit(get(after), 2), i32(spaceUnit + 1))),
    ),
  );
}

/** Whether an ASCII quotation mark precedes the word. */
function isQuoted(): Code {
  const is = (quote: number): Code => isEqual(loadUnit(subtract(get(at), i32(2))), i32(quote));
  return or(is(doubleQuote), or(is(singleQuote), is(backtick)));
}
