import type { AssembledFunction } from '../../assembly/assemble.js';
import {
  add,
  add64,
  addBytes,
  and,
  andVectors,
  anyTrue,
  belowBytes,
  block,
  choose,
  type Code,
  equalBytes,
  get,
  half,
  highestBits,
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
  loadSignedByte,
  loadUnit,
  loadVector,
  loop,
  lowerHalf,
  multiply,
  multiply64,
  narrow,
  or,
  orVectors,
  set,
  shiftLeft,
  shiftRight,
  shiftRight64,
  sixteen,
  store,
  storeVector,
  subtract,
  trailingZeros,
  when,
  xor,
  xorVectors,
} from '../../assembly/instructions.js';
import { pairMultiplier } from './hash-features.js';
import { leastSpaced } from './read-words.js';

/** Where in the memory is what; addresses in bytes. */
export const addressOf = {
  /** Hash of the word before. */
  previous: 0,
  /** Of the words passed: the sum of their weights, and the number of their features. */
  sum: 4,
  count: 8,
  /** The set of the word that is not known; 0 where reading has ended otherwise. */
  missingSet: 12,
  /** The letters of that word, behind them 0. */
  missingLetters: 16,
  /** Sixteen bytes of ones, and sixteen of zeros. */
  masks: 32,
  units: 64,
} as const;
/** In UTF-16 units; more are read, and not looked at. */
export const roomForUnits = 4096;
const lanes = 16;
/** One known word: its letters, its hash, its sum, the number of its features and pairs. */
export const wordAt = { letters: 0, hash: 16, sum: 20, count: 24 } as const;
export const wordSize = 32;
/** Two words that may take each other's place, in one line of the processor's cache. */
export const setSize = 2 * wordSize;
const setBits = 13;
export const wordsBegin = addressOf.units + 2 * (roomForUnits + 2 * lanes);
export const weightsBegin = wordsBegin + setSize * 2 ** setBits;

const capitalToSmall = 0x20;
const letterA = 0x61;
const digit0 = 0x30;
const [letters26, digits10] = [26, 10];
const space = 0x20;
const apostrophe = 0x27;
const backtick = 0x60;
/** Odd numbers without a pattern, so that all letters of a word tell where it lies. */
const spread = [0x9e3779b97f4a7c15n, 0xc2b2ae3d27d4eb4fn] as const;

const [from, to] = [0, 1];
const [at, end, next, length, gap, letterBits, known, hash, previous, sum, count, singles] = [
  2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13,
];
const [safeAt, safePrevious, safeSum, safeCount, mixing, other] = [14, 15, 16, 17, 18, 19];
/** Of the function that looks for ends of sentences. */
const someUnits = 5;
const [bytes, small, letters] = [20, 21, 22];
/** The same byte sixteen times, made once: the engine would make it for each word. */
const [capitals, beforeLetters, letterCount, beforeDigits, digitCount] = [23, 24, 25, 26, 27];

/**
 * Reads units from one index up to another as long as they are words of ASCII that are known, and what stands between words; adds up what the words weigh.
 * It is {@link WordReader} and {@link WindowScorer} in one for what is nearly all of a text, sixteen characters at a time.
 *
 * Gives the index of the first word that was not passed: it is not known (`missingSet` tells), has more than fifteen letters or something else
 * than ASCII in it, touches the end, or begins a row of letters that may have been pulled apart.
 *
 * @param shift of hashes of 32 bits, so that they are places of weights
 */
export function passWords(shift: number): AssembledFunction {
  return {
    name: 'passWords',
    parameters: 2,
    locals: [
      ...Array.from({ length: 18 }, () => 'i32' as const),
      ...Array.from({ length: 8 }, () => 'vector' as const),
    ],
    body: inOrder(
      set(at, addressOfUnit(get(from))),
      set(end, addressOfUnit(get(to))),
      set(previous, load(i32(addressOf.previous))),
      keepSafe,
      set(capitals, sixteen(capitalToSmall)),
      set(beforeLetters, sixteen(-letterA)),
      set(letterCount, sixteen(letters26)),
      set(beforeDigits, sixteen(-digit0)),
      set(digitCount, sixteen(digits10)),
      store(i32(addressOf.missingSet), i32(0)),
      block(loop(leaveIf(1, isAtLeast(get(at), get(end))), measureWord, when(get(length), passWord(shift)), goOn)),
      store(i32(addressOf.previous), get(safePrevious)),
      store(i32(addressOf.sum), get(safeSum)),
      store(i32(addressOf.count), get(safeCount)),
      shiftRight(subtract(get(safeAt), i32(addressOf.units)), i32(1)),
    ),
  };
}

/** Gives the index of the first unit from one index up to another that may end a sentence: a mark of ASCII that does, or what is not ASCII. */
export const passSentence: AssembledFunction = {
  name: 'passSentence',
  parameters: 2,
  locals: ['i32', 'i32', 'i32', 'vector'],
  body: inOrder(
    set(at, addressOfUnit(get(from))),
    set(end, addressOfUnit(get(to))),
    block(
      loop(
        leaveIf(1, isAtLeast(get(at), get(end))),
        set(someUnits, narrow(loadVector(get(at)), loadVector(get(at), lanes))),
        set(
          next,
          highestBits(
            ['.', '!', '?', '\n'].reduce(
              (found, mark) => orVectors(found, equalBytes(get(someUnits), sixteen(mark.charCodeAt(0)))),
              lessBytes(get(someUnits), sixteen(1)),
            ),
          ),
        ),
        set(at, add(get(at), shiftLeft(choose(trailingZeros(get(next)), i32(lanes), get(next)), i32(1)))),
        leaveIf(1, get(next)),
        leave(0),
      ),
    ),
    set(at, shiftRight(subtract(get(at), i32(addressOf.units)), i32(1))),
    choose(get(at), get(to), isBelow(get(at), get(to))),
  ),
};

/** A word that is a single letter counts when the next longer one has come: until then it may be of one that was pulled apart. */
const keepSafe = inOrder(
  set(safeAt, get(at)),
  set(safePrevious, get(previous)),
  set(safeSum, get(sum)),
  set(safeCount, get(count)),
);

const withoutGap = isZero(get(gap));

/** Of characters of which small letters and digits are made; capitals are small here. */
const areWord = orVectors(
  belowBytes(addBytes(get(small), get(beforeLetters)), get(letterCount)),
  belowBytes(addBytes(get(bytes), get(beforeDigits)), get(digitCount)),
);

/** How many letters stand here, and how many characters behind them that part words. Leaves where no word ends here that could be passed. */
const measureWord = inOrder(
  set(bytes, narrow(loadVector(get(at)), loadVector(get(at), lanes))),
  set(small, orVectors(get(bytes), get(capitals))),
  set(letterBits, highestBits(areWord)),
  set(length, trailingZeros(xor(get(letterBits), i32(-1)))),
  set(next, add(get(at), shiftLeft(get(length), i32(1)))),
  leaveIf(1, isAtLeast(get(next), get(end))),
  // Nearly always; what stands behind is a word, or a gap without a word before it.
  set(gap, and(isEqual(loadUnit(get(next)), i32(space)), isBelow(get(length), i32(lanes)))),
  when(
    withoutGap,
    set(
      gap,
      trailingZeros(
        xor(
          shiftRight(and(xor(or(get(letterBits), highestBits(isOdd())), i32(-1)), i32(0xffff)), get(length)),
          i32(-1),
        ),
      ),
    ),
    leaveIf(2, withoutGap),
  ),
);

const goOn = inOrder(
  set(next, add(get(next), shiftLeft(get(gap), i32(1)))),
  set(at, choose(get(next), get(end), isBelow(get(next), get(end)))),
  when(isZero(get(singles)), keepSafe),
  leave(0),
);

function passWord(shift: number): Code {
  return inOrder(
    // Digits are the same as small letters.
    set(letters, andVectors(get(small), loadVector(subtract(i32(addressOf.masks + lanes), get(length))))),
    set(
      known,
      add(
        i32(wordsBegin),
        multiply(lowerHalf(shiftRight64(placeOf(get(letters)), i64(BigInt(64 - setBits)))), i32(setSize)),
      ),
    ),
    // Without a branch: nobody foretells which of both it is.
    set(other, isOther(get(known), wordSize)),
    when(
      and(isOther(get(known), 0), get(other)),
      store(i32(addressOf.missingSet), get(known)),
      storeVector(i32(addressOf.missingLetters), get(letters)),
      leave(3),
    ),
    set(known, add(get(known), multiply(isZero(get(other)), i32(wordSize)))),
    set(hash, load(get(known), wordAt.hash)),
    set(
      sum,
      add(
        add(get(sum), load(get(known), wordAt.sum)),
        loadSignedByte(
          shiftRight(mixed(xor(multiply(get(previous), i32(pairMultiplier)), get(hash))), i32(shift)),
          weightsBegin,
        ),
      ),
    ),
    set(count, add(get(count), load(get(known), wordAt.count))),
    set(previous, get(hash)),
    set(singles, choose(add(get(singles), i32(1)), i32(0), isEqual(get(length), i32(1)))),
    leaveIf(2, isEqual(get(singles), i32(leastSpaced))),
  );
}

/** What is no letter and parts no words, or is not ASCII. */
function isOdd(): Code {
  const isMark = orVectors(equalBytes(get(bytes), sixteen(apostrophe)), equalBytes(get(bytes), sixteen(backtick)));
  return orVectors(lessBytes(get(bytes), sixteen(1)), isMark);
}

function isOther(address: Code, offset: number): Code {
  return anyTrue(xorVectors(loadVector(address, offset), get(letters)));
}

function placeOf(vector: Code): Code {
  return add64(multiply64(half(vector, 0), i64(spread[0])), multiply64(half(vector, 1), i64(spread[1])));
}

/** As {@link mix} does it. */
function mixed(value: Code): Code {
  const folded = (bits: number): Code => set(mixing, xor(get(mixing), shiftRight(get(mixing), i32(bits))));
  return inOrder(
    set(mixing, value),
    folded(16),
    set(mixing, multiply(get(mixing), i32(0x85ebca6b))),
    folded(13),
    set(mixing, multiply(get(mixing), i32(0xc2b2ae35))),
    folded(16),
    get(mixing),
  );
}

function addressOfUnit(index: Code): Code {
  return add(i32(addressOf.units), shiftLeft(index, i32(1)));
}
