import type { AssembledFunction } from '../../../assembly/assemble.js';
import {
  add,
  addBytes,
  and,
  andVectors,
  anyTrue,
  block,
  choose,
  type Code,
  equalBytes,
  get,
  highestBits,
  i32,
  inOrder,
  isAtLeast,
  isBelow,
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
  shiftLeft,
  shiftRight,
  sixteen,
  store,
  storeVector,
  subtract,
  trailingZeros,
  when,
  withLastUnit,
  xor,
  xorVectors,
} from '../../../assembly/instructions.js';
import { capitalToSmall, letterToLeast, letters26 } from '../../../reading/ascii.js';
import { lanes, passedAt, passedSize, shared, wordAt, wordSetSize, wordSize } from '../../../reading/reading-layout.js';
import { roomierSet } from '../../../reading/roomier-set.js';
import { addressOfUnit, indexAt } from '../../../reading/unit-address.js';
import { ownSet } from '../../../reading/word-set.js';
import {
  addressOf,
  endingUnits,
  exceptionBits,
  firstState,
  glance,
  kindOf,
  mayMatch,
  maxLetters,
  maxNewWords,
  newWordAt,
  newWordsBegin,
  newWordSize,
  noMatch,
  rowsBegin,
  rowSize,
  stateMask,
  stepSize,
  unitsWithKind,
  wordFlags,
  wordsBegin,
} from './skip-layout.js';

const spaceUnit = 0x20;
const fullStop = 0x2e;
const [doubleQuote, singleQuote, backtick] = [0x22, 0x27, 0x60];

/* The parameters and local variables by number. Positions in the text are addresses of units. */
const [start, plan, kinds, from, to] = [0, 1, 2, 3, 4];
/** The current unit; where skipping ends at the latest; the position up to which everything is certainly skipped; kind of a unit. */
const [at, end, safe, kind] = [5, 6, 7, 8];
/** The current word: number of its letters; the unit after it; which of sixteen units from its first on are letters; its set in the table. */
const [length, after, letterBits, known] = [9, 10, 11, 12];
/** Reading with the automaton: the next unit, the state, the unit read, the target of the step, where to stop. */
const [place, state, unit, reached, limit] = [13, 14, 15, 16, 17];
/** Not 0 if a guard has to be asked; 0 if an entry of the set is the word; the set for a new word; size of the list of new words. */
const [guarded, matches, newWord, fresh] = [18, 19, 20, 21];
/** Address of the word's record, if it is known; end of the list of passed words, and its end once the word is passed. */
const [record, passedEnd, passedNext] = [22, 23, 24];
/** The previous word, if it opens a sequence and has not been closed; the last one that was not closed by the word after it. */
const [opener, notClosed] = [25, 26];
/** Sixteen units from the current one on, as bytes; the word as in the table. */
const [bytes, word] = [27, 28];
/** Vector constants, created once per call; the engine would otherwise create them for each word. */
const [capitals, beforeLetters, letterCount, spaces] = [29, 30, 31, 32];

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

/** Commits the position: the word is certainly passed. */
function commit(): Code {
  return inOrder(set(safe, get(at)), set(passedEnd, get(passedNext)));
}

/** Appends the word to the list: with the model's record of it, or with the record's address if the model does not know it. */
function listWord(): Code {
  return inOrder(
    storeVector(get(passedEnd), loadVector(get(record), wordAt.leadsTo)),
    store(get(passedEnd), get(at), passedAt.at),
    when(isZero(load(get(record), wordAt.count)), store(get(passedEnd), get(record), passedAt.hash)),
    set(passedNext, add(get(passedEnd), i32(passedSize))),
  );
}

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

/**
 * Skips a known word and the space after it, the most frequent case. Leaves if the word is not known, if a match may start with it, or if it does
 * not close what the previous word has opened.
 */
function skipKnownWord(): Code {
  return inOrder(
    set(newWord, i32(0)),
    set(record, i32(0)),
    set(passedNext, get(passedEnd)),
    leaveIf(0, isZero(get(length))),
    set(guarded, and(loadByte(add(get(kinds), loadUnit(get(at)))), i32(kindOf.startsGuarded))),
    set(after, add(get(at), shiftLeft(get(length), i32(1)))),
    leaveIf(0, or(isAtLeast(get(length), i32(maxLetters + 1)), isAtLeast(add(get(after), i32(2)), get(end)))),
    findWord(0),
    when(get(opener), closeSequence(1)),
    when(get(guarded), set(guarded, multiply(get(guarded), isZero(and(get(state), rejectsAtSentenceStart()))))),
    leaveIf(0, or(get(guarded), xor(loadUnit(get(after)), i32(spaceUnit)))),
    when(
      isZero(and(get(state), spaceConditions())),
      leaveIf(1, or(isZero(and(get(state), i32(wordFlags.opens))), isEqual(get(at), get(notClosed)))),
      set(opener, get(at)),
    ),
    listWord(),
    set(at, add(get(after), i32(2))),
    set(passedEnd, get(passedNext)),
    set(safe, choose(get(safe), get(at), get(opener))),
  );
}

/** The opener is certainly passed if the word closes; leaves otherwise. */
function closeSequence(depth: number): Code {
  const isSpace = isEqual(loadUnit(get(after)), i32(spaceUnit));
  return inOrder(
    leaveIf(depth, isZero(and(get(state), multiply(isSpace, i32(wordFlags.closes))))),
    set(opener, i32(0)),
    set(safe, get(at)),
  );
}

/** Back to the opener, which has to be read on in steps. */
function returnToOpener(): Code {
  return inOrder(
    set(at, get(opener)),
    set(notClosed, get(opener)),
    set(opener, i32(0)),
    set(passedEnd, subtract(get(passedEnd), i32(passedSize))),
  );
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

/**
 * Leaves where a match may start with the word, or a step is missing.
 *
 * @param depth of the enclosing block to leave
 */
function skipWord(depth: number): Code {
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

/** Looks the word up; leaves if it is not known. Both entries of the set are compared without a branch, because the branch would be unpredictable. */
function findWord(depth: number): Code {
  const isOther = (offset: number): Code => anyTrue(xorVectors(loadVector(get(known), offset), get(word)));
  return inOrder(
    set(
      word,
      withLastUnit(andVectors(get(bytes), loadVector(subtract(i32(shared.masks + lanes), get(length)))), get(plan)),
    ),
    set(known, ownSet(get(word), wordsBegin)),
    set(matches, isOther(wordSize)),
    when(
      and(isOther(0), get(matches)),
      set(newWord, roomierSet(get(known))),
      set(known, xor(get(known), i32(wordSetSize))),
      set(matches, isOther(wordSize)),
      leaveIf(depth + 1, and(isOther(0), get(matches))),
      set(newWord, i32(0)),
    ),
    set(record, add(get(known), multiply(isZero(get(matches)), i32(wordSize)))),
    set(state, load(get(record), wordAt.leadsTo)),
  );
}

/** The flags of words with which no match starts, given that a space and the window units follow. */
function spaceConditions(): Code {
  const all = 2 ** endingUnits - 1;
  const areLettersOrSpaces = or(get(letterBits), highestBits(equalBytes(get(bytes), get(spaces))));
  const following = and(shiftRight(areLettersOrSpaces, add(get(length), i32(1))), i32(all));
  const isException = isEqual(loadUnit(get(after), 2), shiftRight(get(state), i32(exceptionBits)));
  const doEnd = isZero(or(xor(following, i32(all)), isException));
  return or(i32(wordFlags.spaceEnds), multiply(doEnd, i32(wordFlags.lettersEnd)));
}

/** The flag of words that need no guard after a full stop and a space, if those precede. */
function rejectsAtSentenceStart(): Code {
  const isStop = and(
    isEqual(load(subtract(get(at), i32(4))), i32((spaceUnit << 16) | fullStop)),
    isBelow(loadUnit(subtract(get(at), i32(6))), i32(unitsWithKind)),
  );
  return multiply(isStop, i32(wordFlags.rejectsAtSentenceStart));
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
function readFromStart(depth: number): Code {
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
