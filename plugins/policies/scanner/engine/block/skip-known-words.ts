import {
  type Code,
  add,
  and,
  andVectors,
  anyTrue,
  choose,
  equalBytes,
  get,
  highestBits,
  i32,
  inOrder,
  isAtLeast,
  isBelow,
  isEqual,
  isZero,
  leaveIf,
  load,
  loadByte,
  loadUnit,
  loadVector,
  multiply,
  or,
  set,
  shiftLeft,
  shiftRight,
  subtract,
  when,
  withLastUnit,
  xor,
  xorVectors,
} from '../../../assembly/instructions.js';
import { lanes, passedSize, shared, wordAt, wordSetSize, wordSize } from '../../../reading/reading-layout.js';
import { roomierSet } from '../../../reading/roomier-set.js';
import { ownSet } from '../../../reading/word-set.js';
import { endingUnits, exceptionBits, kindOf, maxLetters, unitsWithKind, wordFlags, wordsBegin } from './skip-layout.js';
import {
  plan,
  kinds,
  at,
  end,
  safe,
  length,
  state,
  guarded,
  matches,
  letterBits,
  after,
  known,
  newWord,
  record,
  passedEnd,
  passedNext,
  opener,
  notClosed,
  bytes,
  word,
  spaces,
  spaceUnit,
  listWord,
} from './skip-registers.js';

const fullStop = 0x2e;

/**
 * Skips a known word and the space after it, the most frequent case. Leaves if the word is not known, if a match may start with it, or if it does
 * not close what the previous word has opened.
 */
export function skipKnownWord(): Code {
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
export function returnToOpener(): Code {
  return inOrder(
    set(at, get(opener)),
    set(notClosed, get(opener)),
    set(opener, i32(0)),
    set(passedEnd, subtract(get(passedEnd), i32(passedSize))),
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
