import type { AssembledFunction } from '../../assembly/assemble.js';
import {
  add,
  or,
  or64,
  multiply,
  shiftLeft64,
  addBytes,
  and,
  andVectors,
  belowBytes,
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
} from '../../assembly/instructions.js';

/** Units of a text that are in memory at once. */
export const roomForUnits = 16_384;
/** Kinds of units, of so many plans at most. */
export const roomForKinds = 256;
/** Units below it have a kind. */
export const unitsWithKind = 128;

/** What a unit is to a plan: the sum of what is true of it. */
export const kindOf = {
  /** Nothing begins with it, and it parts words. */
  silent: 1,
  /** What may begin with it is read ahead, or is no word that ends in an ordinary way. */
  beginsWord: 2,
  /** Ends words in an ordinary way. */
  endsWord: 4,
  /** Ends words so where a space or a control is behind it, and then nothing begins with it that is not read ahead. */
  endsSentence: 8,
  /** As `beginsWord`, but somebody else is to be asked as well. */
  beginsAsked: 16,
} as const;

/** Units that are read in the first step of a word, and in the others. With more there are fewer steps to look up, but many more that are not known. */
export const [firstStep, nextStep] = [4, 2];
const lanes = 16;
/** Most of what begins nothing shows it within so many units. */
const glance = 24;

/** What a step leads to, other than the number of a place in the reading. */
export const nothingBegins = 0;
export const mayBegin = 1;

/** A step is 64 bits: its units (two; of the first step four, of ASCII), the place where it begins (16 bits), the place where it leads (16 bits). */
export const stepSize = 8;
/** Four steps may take each other's place; they lie in one line of the processor's cache. */
export const setSize: number = 4 * stepSize;
const setBits = 14;
const unitBits = 32n;
export const placeBits = 16;

/** Where in the memory is what; addresses in bytes. */
export const addressOf = {
  /** The step that is not known: where it is to be kept (0: all were known), the index of its units, where it begins, its units. */
  missing: 0,
  missingAt: 4,
  missingFrom: 8,
  missingUnits: 12,
  /** One more than the index of the unit that was not passed only because somebody else is to be asked about its word; 0 where it is another one. */
  asked: 16,
  kinds: 64,
  units: 64 + roomForKinds * unitsWithKind,
} as const;
export const stepsBegin: number = addressOf.units + 2 * (roomForUnits + 2 * lanes);
export const memorySize: number = stepsBegin + setSize * 2 ** setBits;

const capitalToSmall = 0x20;
const letterA = 0x61;
const space = 0x20;
/** An odd number without a pattern. */
const spread = 0x9e3779b97f4a7c15n;
const wantedMask = (1n << (unitBits + BigInt(placeBits))) - 1n;

const [start, kinds, from, to] = [0, 1, 2, 3];
const [at, end, safe, kind, length, place, state, step, taken] = [4, 5, 6, 7, 8, 9, 10, 11, 12];
const [limit, asked, matches, wanted, bytes, mask] = [13, 14, 15, 16, 17, 18];

/**
 * Passes words of ASCII in which nothing begins, and what parts them, from one index up to another: words are read ahead in steps
 * and each step that was ever made is known. Gives the index of the first unit that is not for it: anything else begins there, or may begin, or a step is
 * not known (`missing` tells).
 *
 * It takes the place in which reading begins, the address of the kinds of units, and both indices. In front of the first there is no letter.
 */
export const passQuiet: AssembledFunction = {
  name: 'passQuiet',
  parameters: 4,
  locals: [...Array.from({ length: 12 }, () => 'i32' as const), 'i64', 'vector', 'vector'],
  body: inOrder(
    set(at, addressOfUnit(get(from))),
    set(end, addressOfUnit(get(to))),
    set(safe, get(at)),
    set(mask, twice(i64(wantedMask))),
    store(i32(addressOf.missing), i32(0)),
    store(i32(addressOf.asked), i32(0)),
    block(
      loop(
        leaveIf(1, isAtLeast(get(at), get(end))),
        kindAt(get(at), 1),
        when(and(get(kind), i32(kindOf.silent)), passGap()),
        leaveIf(1, isZero(and(get(kind), i32(kindOf.beginsWord | kindOf.beginsAsked)))),
        set(asked, and(get(kind), i32(kindOf.beginsAsked))),
        measureWord(),
        readAhead(1),
        when(get(asked), store(i32(addressOf.asked), add(indexAt(get(at)), i32(1))), leave(2)),
        set(at, add(get(at), shiftLeft(get(length), i32(1)))),
        when(and(get(kind), i32(kindOf.endsSentence)), readAhead(2), set(at, add(get(at), i32(2)))),
        set(safe, get(at)),
        leave(0),
      ),
    ),
    indexAt(get(safe)),
  ),
};

/** Its kind, of the unit there; leaves where it has none. */
function kindAt(address: Code, depth: number): Code {
  return inOrder(
    set(kind, loadUnit(address)),
    leaveIf(depth, isAtLeast(get(kind), i32(unitsWithKind))),
    set(kind, loadByte(add(get(kinds), get(kind)))),
  );
}

/** Begins the loop again. */
function passGap(): Code {
  return inOrder(set(at, add(get(at), i32(2))), set(safe, get(at)), leave(1));
}

/** Leaves where the word does not end in an ordinary way. */
function measureWord(): Code {
  const units = narrow(loadVector(get(at)), loadVector(get(at), lanes));
  const areLetters = belowBytes(
    addBytes(orVectors(get(bytes), sixteen(capitalToSmall)), sixteen(-letterA)),
    sixteen(26),
  );
  return inOrder(
    set(bytes, units),
    set(length, trailingZeros(xor(highestBits(areLetters), i32(-1)))),
    leaveIf(1, isEqual(get(length), i32(lanes))),
    set(place, add(get(at), shiftLeft(get(length), i32(1)))),
    leaveIf(1, isAtLeast(add(get(place), i32(2)), get(end))),
    kindAt(get(place), 1),
    leaveIf(1, isZero(and(get(kind), i32(kindOf.endsWord | kindOf.endsSentence)))),
    when(and(get(kind), i32(kindOf.endsSentence)), leaveIf(2, isAtLeast(loadUnit(get(place), 2), i32(space + 1)))),
  );
}

/** Leaves where anything may begin at the present unit, or nobody knows. @param depth of what is left */
function readAhead(depth: number): Code {
  return inOrder(
    set(bytes, narrow(loadVector(get(at)), loadVector(get(at), lanes))),
    leaveIf(depth, and(highestBits(lessBytes(get(bytes), sixteen(1))), i32(2 ** firstStep - 1))),
    set(state, get(start)),
    set(place, get(at)),
    set(limit, add(get(at), i32(2 * glance))),
    set(limit, choose(get(limit), get(end), isBelow(get(limit), get(end)))),
    set(taken, i32(2 * firstStep)),
    set(wanted, or64(widened(firstBytes(get(bytes))), shiftLeft64(widened(get(state)), i64(unitBits)))),
    loop(
      leaveIf(depth + 1, isBelow(get(limit), add(get(place), get(taken)))),
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
        set(wanted, or64(widened(load(get(place))), shiftLeft64(widened(get(state)), i64(unitBits)))),
        leave(1),
      ),
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

function addressOfUnit(index: Code): Code {
  return add(i32(addressOf.units), shiftLeft(index, i32(1)));
}

function indexAt(address: Code): Code {
  return shiftRight(subtract(address, i32(addressOf.units)), i32(1));
}
