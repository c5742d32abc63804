import type { AssembledFunction } from '../../assembly/assemble.js';
import {
  add,
  add64,
  anyTrue,
  half,
  storeVector,
  withLastUnit,
  or,
  or64,
  multiply,
  shiftLeft64,
  addBytes,
  and,
  andVectors,
  block,
  choose,
  type Code,
  equal64s,
  firstBytes,
  get,
  highestBits,
  highestBitsOf64s,
  i32,
  i64,
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
  lowerHalf,
  multiply64,
  narrow,
  orVectors,
  set,
  shiftLeft,
  shiftRight,
  shiftRight64,
  sixteen,
  store,
  subtract,
  trailingZeros,
  twice,
  when,
  widened,
  xor,
  xorVectors,
} from '../../assembly/instructions.js';
import {
  lanes,
  passedAt,
  passedSize,
  shared,
  wordAt,
  wordSetBits,
  wordSetSize,
  wordSize,
} from '../../reading/reading-layout.js';
import { addressOfUnit, indexAt } from '../../reading/unit-address.js';
import {
  addressOf,
  endingLetters,
  firstStep,
  kindOf,
  mayBegin,
  mostLetters,
  mostNewWords,
  newWordAt,
  newWordsBegin,
  newWordSize,
  nextStep,
  nothingBegins,
  placeBits,
  placeMask,
  setBits,
  setSize,
  stepsBegin,
  stepSize,
  unitBits,
  unitsWithKind,
  wordFlags,
  wordsBegin,
} from './quiet-layout.js';

/** Most of what begins nothing shows it within so many units. */
const glance = 24;
const capitalToSmall = 0x20;
const spaceUnit = 0x20;
const fullStop = 0x2e;
/** What is added to a byte so that small letters are the least numbers with a sign, and how many they are. */
const letterToLeast = -0x80 - 0x61;
const letters26 = 26 - 0x80;
/** Odd numbers without a pattern. */
const spread = 0x9e3779b97f4a7c15n;
const wordSpread = 0xc2b2ae3d27d4eb4fn;
const wantedMask = (1n << (unitBits + BigInt(placeBits))) - 1n;

const [start, plan, kinds, from, to] = [0, 1, 2, 3, 4];
const [at, end, safe, kind, length, place, state, step, taken] = [5, 6, 7, 8, 9, 10, 11, 12, 13];
const [limit, asked, matches, letterBits, behind, known, newWord, fresh] = [14, 15, 16, 17, 18, 19, 20, 21];
/** The record of the word, if it is known; where the list of words that were passed ends, and will end. */
const [record, passedEnd, passedNext] = [22, 23, 24];
const [wanted, bytes, mask, word] = [25, 26, 27, 28];
/** The same byte sixteen times, made once: the engine would make it for each word. */
const [capitals, beforeLetters, letterCount] = [29, 30, 31];

/**
 * Passes words of ASCII in which nothing begins, and what parts them, from one index up to another: nearly all words are known, with what they lead to; the
 * others are read ahead in steps, and each step that was ever made is known. Gives the index of the first unit that is not for it: anything else begins there, or
 * may begin, or a step is not known (`missing` tells).
 *
 * Words that are known and were passed are listed in the memory, for the model.
 *
 * It takes the place in which reading begins, the number of the plan, the address of the kinds of units, and both indices. In front of the first there is no letter,
 * and what stands before it is there as well.
 */
export const passQuiet: AssembledFunction = {
  name: 'passQuiet',
  parameters: 5,
  locals: [
    ...Array.from({ length: 20 }, () => 'i32' as const),
    'i64',
    ...Array.from({ length: 6 }, () => 'vector' as const),
  ],
  body: inOrder(
    set(at, addressOfUnit(get(from))),
    set(end, addressOfUnit(get(to))),
    set(safe, get(at)),
    set(passedEnd, load(i32(shared.passedEnd))),
    set(mask, twice(i64(wantedMask))),
    set(capitals, sixteen(capitalToSmall)),
    set(beforeLetters, sixteen(letterToLeast)),
    set(letterCount, sixteen(letters26)),
    store(i32(addressOf.missing), i32(0)),
    store(i32(addressOf.asked), i32(0)),
    block(
      loop(
        leaveIf(1, isAtLeast(get(at), get(end))),
        measureWord(),
        when(isZero(get(length)), passGap(2), leave(1)),
        leaveIf(1, isEqual(get(length), i32(lanes))),
        set(asked, and(loadByte(add(get(kinds), loadUnit(get(at)))), i32(kindOf.beginsAsked))),
        set(behind, add(get(at), shiftLeft(get(length), i32(1)))),
        leaveIf(1, isAtLeast(add(get(behind), i32(2)), get(end))),
        block(passKnownWord(), leave(1)),
        lookBehind(1),
        passWord(1),
        when(get(asked), store(i32(addressOf.asked), add(indexAt(get(at)), i32(1))), leave(2)),
        when(choose(get(record), i32(0), and(get(kind), i32(kindOf.partsWords))), writePassed()),
        set(at, get(behind)),
        // Nearly always a space.
        when(and(get(kind), i32(kindOf.silent)), set(at, add(get(at), i32(2))), keepPassed(), leave(1)),
        when(and(get(kind), i32(kindOf.endsSentence)), beginReading(2), readAhead(2), set(at, add(get(at), i32(2)))),
        keepPassed(),
        leave(0),
      ),
    ),
    store(i32(addressOf.newWords), get(fresh)),
    store(i32(shared.passedEnd), get(passedEnd)),
    indexAt(get(safe)),
  ),
};

/** Only now is it certain that the word was passed. */
function keepPassed(): Code {
  return inOrder(set(safe, get(at)), set(passedEnd, get(passedNext)));
}

/** What the model knows of the word, or else where its record is. */
function writePassed(): Code {
  return inOrder(
    storeVector(get(passedEnd), loadVector(get(record), wordAt.leadsTo)),
    store(get(passedEnd), get(at), passedAt.at),
    when(isZero(load(get(record), wordAt.count)), store(get(passedEnd), get(record), passedAt.hash)),
    set(passedNext, add(get(passedEnd), i32(passedSize))),
  );
}

/** Its kind, of the unit there; leaves where it has none. */
function kindAt(address: Code, depth: number): Code {
  return inOrder(
    set(kind, loadUnit(address)),
    leaveIf(depth, isAtLeast(get(kind), i32(unitsWithKind))),
    set(kind, loadByte(add(get(kinds), get(kind)))),
  );
}

/** Leaves where anything but letters may begin. */
function passGap(depth: number): Code {
  return inOrder(
    kindAt(get(at), depth),
    leaveIf(depth, isZero(and(get(kind), i32(kindOf.silent)))),
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

/** Passes a word that is known, with the space behind it, as nearly all are. Leaves where it is another one, or something may begin. */
function passKnownWord(): Code {
  return inOrder(
    set(newWord, i32(0)),
    set(record, i32(0)),
    set(passedNext, get(passedEnd)),
    leaveIf(0, isAtLeast(get(length), i32(mostLetters + 1))),
    findWord(0),
    when(get(asked), set(asked, multiply(get(asked), isZero(and(get(state), opensSentence()))))),
    leaveIf(0, or(get(asked), xor(loadUnit(get(behind)), i32(spaceUnit)))),
    leaveIf(0, isZero(or(isZero(and(get(state), i32(placeMask))), and(get(state), whatSpaceEnds())))),
    writePassed(),
    set(at, add(get(behind), i32(2))),
    keepPassed(),
  );
}

/** Leaves where the word does not end in an ordinary way. */
function lookBehind(depth: number): Code {
  return inOrder(
    kindAt(get(behind), depth),
    leaveIf(depth, isZero(and(get(kind), i32(kindOf.endsWord | kindOf.endsSentence)))),
    when(
      and(get(kind), i32(kindOf.endsSentence)),
      leaveIf(depth + 1, isAtLeast(loadUnit(get(behind), 2), i32(spaceUnit + 1))),
    ),
  );
}

/** Leaves where anything may begin with the word, or nobody knows. @param depth of what is left */
function passWord(depth: number): Code {
  const [unknown, passed] = [0, 1];
  return block(
    block(
      leaveIf(unknown, isZero(get(record))),
      leaveIf(passed, or(isZero(and(get(state), i32(placeMask))), and(get(state), whatSentenceEnds()))),
      set(state, and(get(state), i32(placeMask))),
      leaveIf(depth + 2, isEqual(get(state), i32(mayBegin))),
      set(place, get(behind)),
      set(taken, i32(2 * nextStep)),
      limitReading(),
      leaveIf(depth + 2, isBelow(get(limit), add(get(place), get(taken)))),
      set(wanted, or64(widened(load(get(place))), shiftLeft64(widened(get(state)), i64(unitBits)))),
      readAhead(depth + 2),
      leave(passed),
    ),
    beginReading(depth + 1),
    readAhead(depth + 1),
    when(get(newWord), rememberWord()),
  );
}

/** Where the word leads; leaves where it is not known. Both places are looked at without a branch: nobody foretells where it lies. */
function findWord(depth: number): Code {
  const isOther = (offset: number): Code => anyTrue(xorVectors(loadVector(get(known), offset), get(word)));
  const place64 = add64(multiply64(half(get(word), 0), i64(spread)), multiply64(half(get(word), 1), i64(wordSpread)));
  return inOrder(
    set(
      word,
      withLastUnit(andVectors(get(bytes), loadVector(subtract(i32(shared.masks + lanes), get(length)))), get(plan)),
    ),
    set(
      known,
      add(i32(wordsBegin), multiply(lowerHalf(shiftRight64(place64, i64(BigInt(64 - wordSetBits)))), i32(wordSetSize))),
    ),
    set(matches, isOther(wordSize)),
    when(and(isOther(0), get(matches)), set(newWord, get(known)), leave(depth + 1)),
    set(record, add(get(known), multiply(isZero(get(matches)), i32(wordSize)))),
    set(state, load(get(record), wordAt.leadsTo)),
  );
}

/** The flags of words with which nothing begins, as the space and what follows it stand behind them. */
function whatSpaceEnds(): Code {
  const next = and(shiftRight(get(letterBits), add(get(length), i32(1))), i32(2 ** endingLetters - 1));
  const areLetters = isEqual(next, i32(2 ** endingLetters - 1));
  return or(i32(wordFlags.spaceEnds), multiply(areLetters, i32(wordFlags.lettersEnd)));
}

/** The same, as the end of a sentence stands behind them. */
function whatSentenceEnds(): Code {
  const isSentence = isEqual(load(get(behind)), i32((spaceUnit << 16) | fullStop));
  return multiply(isSentence, i32(wordFlags.sentenceEnds));
}

/** The flag of words about which nobody has to be asked, as this stands before them. */
function opensSentence(): Code {
  const isStop = and(
    isEqual(load(subtract(get(at), i32(4))), i32((spaceUnit << 16) | fullStop)),
    isBelow(loadUnit(subtract(get(at), i32(6))), i32(unitsWithKind)),
  );
  return multiply(isStop, i32(wordFlags.opensSentence));
}

/** Keeps a word with which nothing begins whatever follows, if nobody is asked about it; others are to be learnt. */
function rememberWord(): Code {
  const told = add(i32(newWordsBegin), get(fresh));
  return inOrder(
    when(
      and(isZero(get(asked)), isAtLeast(get(behind), add(get(place), get(taken)))),
      storeVector(get(newWord), loadVector(get(newWord)), wordSize),
      storeVector(get(newWord), loadVector(get(newWord), lanes), wordSize + lanes),
      storeVector(get(newWord), get(word)),
      store(get(newWord), i32(nothingBegins), wordAt.leadsTo),
      store(get(newWord), i32(0), wordAt.count),
      leave(1),
    ),
    when(
      isBelow(get(fresh), i32(mostNewWords * newWordSize)),
      storeVector(told, get(word), newWordAt.letters),
      store(told, get(newWord), newWordAt.set),
      store(told, indexAt(get(at)), newWordAt.at),
      store(told, get(length), newWordAt.count),
      set(fresh, add(get(fresh), i32(newWordSize))),
    ),
  );
}

/** Leaves where nobody can know what the first step leads to. @param depth of what is left */
function beginReading(depth: number): Code {
  return inOrder(
    set(bytes, narrow(loadVector(get(at)), loadVector(get(at), lanes))),
    leaveIf(depth, and(highestBits(lessBytes(get(bytes), sixteen(1))), i32(2 ** firstStep - 1))),
    set(state, get(start)),
    set(place, get(at)),
    limitReading(),
    set(taken, i32(2 * firstStep)),
    leaveIf(depth, isBelow(get(limit), add(get(place), get(taken)))),
    set(wanted, or64(widened(firstBytes(get(bytes))), shiftLeft64(widened(get(state)), i64(unitBits)))),
  );
}

function limitReading(): Code {
  return inOrder(
    set(limit, add(get(at), i32(2 * glance))),
    set(limit, choose(get(limit), get(end), isBelow(get(limit), get(end)))),
  );
}

/** Reads on. Leaves where anything may begin at the present unit, or nobody knows. @param depth of what is left */
function readAhead(depth: number): Code {
  return loop(
    set(step, add(i32(stepsBegin), multiply(tableIndex(), i32(setSize)))),
    set(matches, or(matchesAt(0), shiftLeft(matchesAt(1), i32(2)))),
    when(isZero(get(matches)), missStep(depth + 2)),
    set(step, add(get(step), multiply(trailingZeros(get(matches)), i32(stepSize)))),
    set(state, shiftRight(load(get(step), 4), i32(placeBits))),
    leaveIf(depth + 1, isEqual(get(state), i32(mayBegin))),
    when(
      get(state),
      set(place, add(get(place), get(taken))),
      set(taken, i32(2 * nextStep)),
      leaveIf(depth + 2, isBelow(get(limit), add(get(place), get(taken)))),
      set(wanted, or64(widened(load(get(place))), shiftLeft64(widened(get(state)), i64(unitBits)))),
      leave(1),
    ),
  );
}

/** Which of two steps of a set is wanted. */
function matchesAt(half: 0 | 1): Code {
  const pair = loadVector(get(step), half * 2 * stepSize);
  return highestBitsOf64s(equal64s(andVectors(pair, get(mask)), twice(get(wanted))));
}

function missStep(depth: number): Code {
  return inOrder(
    store(i32(addressOf.missing), get(step)),
    store(i32(addressOf.missingAt), indexAt(get(place))),
    store(i32(addressOf.missingFrom), get(state)),
    store(i32(addressOf.missingUnits), lowerHalf(get(wanted))),
    leave(depth),
  );
}

function tableIndex(): Code {
  return lowerHalf(shiftRight64(multiply64(get(wanted), i64(spread)), i64(BigInt(64 - setBits))));
}
