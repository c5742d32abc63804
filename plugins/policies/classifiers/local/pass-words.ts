import type { AssembledFunction } from '../../assembly/assemble.js';
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
  loadSignedByte,
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
  xor,
  xorVectors,
} from '../../assembly/instructions.js';
import { capitalToSmall, letterToLeast, letters26 } from '../../reading/ascii.js';
import {
  lanes,
  lengthBits,
  passedAt,
  passedSize,
  shared,
  wordAt,
  wordSetSize,
  wordSize,
} from '../../reading/reading-layout.js';
import { roomierSet } from '../../reading/roomier-set.js';
import { addressOfUnit, indexAt } from '../../reading/unit-address.js';
import { ownSet } from '../../reading/word-set.js';
import { minLength, maxLength } from '../sentence-windows.js';
import { pairMultiplier } from './hash-features.js';
import { addressOf, windowAt, windowsBegin, windowSize, wordsBegin } from './model-layout.js';
import { mayEndSentence } from './pass-sentence.js';
import { minSpaced } from './read-words.js';

/** Longer words have no padding in their record. */
const maxLettersStored = 13;

/** The same for digits as for letters: see `letterToLeast`. */
const digitToLeast = -0x80 - 0x30;
const digits10 = 10 - 0x80;
const space = 0x20;
const apostrophe = 0x27;
const backtick = 0x60;

const [from, to, start, isWhole] = [0, 1, 2, 3];
const [at, end, next, length, gap, letterBits, known, hash, previous, sum, count, singles] = [
  4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15,
];
const [safeAt, safePrevious, safeSum, safeCount, mixing, other] = [16, 17, 18, 19, 20, 21];
/** The next word that the scanner has read, and the entry of the current word in the same form. */
const [passed, wordEntry, packed] = [22, 23, 24];
/** Start and latest end of the window, end of the text, and address for the next completed window. */
const [windowStart, windowLimit, textEnd, window] = [25, 26, 27, 28];
const [pairs, pairShift] = [29, 30];
const [bytes, small, letters] = [31, 32, 33];
/** Vectors of one repeated byte, created once, because the engine would create them for each word. */
const [capitals, beforeLetters, letterCount, beforeDigits, digitCount] = [34, 35, 36, 37, 38];

/**
 * A WebAssembly function that reads consecutive words of ASCII that are in the cache, with the separators between them, and adds up their
 * weights. It does the work of {@link WordReader} and {@link WindowScorer} for nearly all of a text, sixteen characters at a time. For words
 * that the scanner has read before, it uses the entry that was stored with the scanner, without reading their letters.
 *
 * In a whole text it continues from window to window, with the boundaries of {@link SentenceWindows}, and stores each completed window. A call
 * continues with the windows and sums that are in memory.
 *
 * Returns the index of the first word that it could not read: one that is not in the cache (see `missingSet`), has more than fifteen letters
 * or non-ASCII characters, touches the end, or begins a sequence of single letters, which may be a spaced word.
 *
 * Its parameters are the two indexes, the start of the window, and whether the text ends at the second index; if not, the window ends there,
 * or continues after it.
 */
export function passWords(): AssembledFunction {
  return {
    name: 'passWords',
    parameters: 4,
    locals: [
      ...Array.from({ length: 27 }, () => 'i32' as const),
      ...Array.from({ length: 8 }, () => 'vector' as const),
    ],
    body: inOrder(
      set(at, addressOfUnit(get(from))),
      set(end, addressOfUnit(get(to))),
      set(previous, load(i32(addressOf.previous))),
      set(passed, load(i32(addressOf.passed))),
      set(pairs, load(i32(addressOf.pairs))),
      set(pairShift, load(i32(addressOf.pairShift))),
      set(capitals, sixteen(capitalToSmall)),
      set(beforeLetters, sixteen(letterToLeast)),
      set(letterCount, sixteen(letters26)),
      set(beforeDigits, sixteen(digitToLeast)),
      set(digitCount, sixteen(digits10)),
      store(i32(addressOf.missingSet), i32(0)),
      set(window, add(i32(windowsBegin), load(i32(addressOf.windows)))),
      set(sum, load(i32(addressOf.sum))),
      set(count, load(i32(addressOf.count))),
      set(textEnd, get(end)),
      set(windowStart, addressOfUnit(get(start))),
      block(
        when(get(isWhole), findBorder(1)),
        loop(
          loop(block(weighPassed(), leave(1))),
          set(at, choose(get(at), get(end), isBelow(get(at), get(end)))),
          when(isAtLeast(get(at), get(end)), endWindow(2), leave(1)),
          loop(
            when(
              isBelow(load(get(passed), passedAt.at), get(at)),
              set(passed, add(get(passed), i32(passedSize))),
              leave(1),
            ),
          ),
          block(block(takePassed, leave(1)), measureWord, when(get(length), findWord())),
          when(get(length), weighWord()),
          set(next, add(get(next), shiftLeft(get(gap), i32(1)))),
          set(at, choose(get(next), get(end), isBelow(get(next), get(end)))),
          leave(0),
        ),
      ),
      when(isZero(get(singles)), keepSafe),
      reopenWindows(),
      store(i32(addressOf.windows), subtract(get(window), i32(windowsBegin))),
      store(i32(addressOf.passed), get(passed)),
      store(i32(addressOf.previous), get(safePrevious)),
      store(i32(addressOf.sum), get(safeSum)),
      store(i32(addressOf.count), get(safeCount)),
      indexAt(get(safeAt)),
    ),
  };
}

/**
 * Stores a completed window, and finds the end of the next. Exits at the end of the text, or where JavaScript must decide.
 *
 * @param depth of the block to exit
 */
function endWindow(depth: number): Code {
  return inOrder(
    leaveIf(depth, isZero(get(isWhole))),
    // Nothing follows that single letters could belong to.
    when(isEqual(get(end), get(textEnd)), set(singles, i32(0)), leave(depth + 1)),
    store(get(window), indexAt(get(end)), windowAt.end),
    store(get(window), get(sum), windowAt.sum),
    store(get(window), get(count), windowAt.count),
    set(window, add(get(window), i32(windowSize))),
    set(sum, i32(0)),
    set(count, i32(0)),
    set(windowStart, get(end)),
    findBorder(depth),
  );
}

/**
 * Finds the end of the window: after a sentence, or at the end of the text. Exits where JavaScript must decide.
 *
 * @param depth of the block to exit
 */
function findBorder(depth: number): Code {
  const isInside = isBelow(get(next), get(windowLimit));
  return inOrder(
    set(windowLimit, add(get(windowStart), i32(2 * (maxLength - 1)))),
    set(windowLimit, choose(get(windowLimit), get(textEnd), isBelow(get(windowLimit), get(textEnd)))),
    set(next, add(get(windowStart), i32(2 * (minLength - 1)))),
    set(next, choose(get(next), get(at), isBelow(get(at), get(next)))),
    loop(
      set(bytes, narrow(loadVector(get(next)), loadVector(get(next), lanes))),
      set(letterBits, highestBits(mayEndSentence(get(bytes)))),
      set(next, add(get(next), shiftLeft(choose(trailingZeros(get(letterBits)), i32(lanes), get(letterBits)), i32(1)))),
      when(isZero(or(get(letterBits), isZero(isInside))), leave(1)),
    ),
    // The rest of the text may be longer than a window, and a non-ASCII unit may not be punctuation.
    leaveIf(depth, isZero(or(isInside, isEqual(get(windowLimit), get(textEnd))))),
    leaveIf(depth, and(isInside, isAtLeast(subtract(loadUnit(get(next)), i32(1)), i32(0x7f)))),
    set(end, choose(add(get(next), i32(2)), get(textEnd), isInside)),
  );
}

/** Discards the windows that ended after the place from which JavaScript continues, which is before single letters. */
function reopenWindows(): Code {
  const isAfter = isBelow(indexAt(get(safeAt)), load(subtract(get(window), i32(windowSize)), windowAt.end));
  return loop(
    when(
      multiply(isBelow(i32(windowsBegin), get(window)), isAfter),
      set(window, subtract(get(window), i32(windowSize))),
      leave(1),
    ),
  );
}

/** A single letter is counted only when a longer word follows: until then it may belong to a word with spaced letters. */
const keepSafe = inOrder(
  set(safeAt, get(at)),
  set(safePrevious, get(previous)),
  set(safeSum, get(sum)),
  set(safeCount, get(count)),
);

const withoutGap = isZero(get(gap));

/** Mask of letters and digits; capitals have been converted to lower case. */
const areWord = orVectors(
  lessBytes(addBytes(get(small), get(beforeLetters)), get(letterCount)),
  lessBytes(addBytes(get(bytes), get(beforeDigits)), get(digitCount)),
);

/** Uses the weights that the scanner has found for the word here. Exits if it has none, or if no readable word ends here. */
const takePassed = inOrder(
  leaveIf(0, xor(load(get(passed), passedAt.at), get(at))),
  set(packed, load(get(passed), passedAt.count)),
  leaveIf(0, isZero(get(packed))),
  set(length, shiftRight(get(packed), i32(lengthBits))),
  set(next, add(get(at), shiftLeft(get(length), i32(1)))),
  leaveIf(3, isAtLeast(get(next), get(end))),
  set(gap, add(isEqual(loadUnit(get(next), 2), i32(space)), i32(1))),
  set(wordEntry, get(passed)),
  set(passed, add(get(passed), i32(passedSize))),
);

/** Counts the letters here, and the separators after them. Exits if no readable word ends here. */
const measureWord = inOrder(
  set(bytes, narrow(loadVector(get(at)), loadVector(get(at), lanes))),
  set(small, orVectors(get(bytes), get(capitals))),
  set(letterBits, highestBits(areWord)),
  set(length, trailingZeros(xor(get(letterBits), i32(-1)))),
  set(next, add(get(at), shiftLeft(get(length), i32(1)))),
  leaveIf(2, isAtLeast(get(next), get(end))),
  // Nearly always; otherwise there is another word, or a separator without a word.
  set(gap, and(isEqual(loadUnit(get(next)), i32(space)), isBelow(get(length), i32(lanes)))),
  when(
    withoutGap,
    set(
      gap,
      trailingZeros(
        xor(
          shiftRight(and(xor(or(get(letterBits), highestBits(isUnreadable())), i32(-1)), i32(0xffff)), get(length)),
          i32(-1),
        ),
      ),
    ),
    leaveIf(3, withoutGap),
  ),
);

/** Exits if the word is not in the cache. */
function findWord(): Code {
  return inOrder(
    // Digits are not changed by the conversion to lower case.
    set(letters, andVectors(get(small), letterMask())),
    set(known, ownSet(get(letters), wordsBegin)),
    // Branchless, because this is unpredictable.
    set(other, isOther(loadVector(get(known), wordSize))),
    when(
      and(isOther(loadVector(get(known))), get(other)),
      store(i32(addressOf.missingSet), roomierSet(get(known))),
      storeVector(i32(addressOf.missingLetters), get(letters)),
      set(known, xor(get(known), i32(wordSetSize))),
      set(other, isOther(loadVector(get(known), wordSize))),
      leaveIf(4, and(isOther(loadVector(get(known))), get(other))),
      store(i32(addressOf.missingSet), i32(0)),
    ),
    set(wordEntry, add(add(get(known), i32(wordAt.leadsTo)), multiply(isZero(get(other)), i32(wordSize)))),
    set(packed, load(get(wordEntry), passedAt.count)),
    when(isEqual(load(get(passed), passedAt.at), get(at)), storeWithScanner()),
  );
}

/** Stores the entry of a word with the scanner, which then provides it next time. */
function storeWithScanner(): Code {
  return inOrder(
    leaveIf(0, or(load(get(passed), passedAt.count), isAtLeast(get(length), i32(maxLettersStored + 1)))),
    set(known, load(get(passed), passedAt.hash)),
    // The word may have been evicted.
    leaveIf(
      0,
      or(
        isOther(andVectors(orVectors(loadVector(get(known)), get(capitals)), letterMask())),
        loadByte(add(get(known), get(length))),
      ),
    ),
    store(get(known), load(get(wordEntry), passedAt.hash), wordAt.hash),
    store(get(known), load(get(wordEntry), passedAt.sum), wordAt.sum),
    store(get(known), get(packed), wordAt.count),
  );
}

/**
 * Adds the weights of a word of several letters that the scanner has read, the most frequent case, and skips the separators after it. Exits
 * if there is none.
 */
function weighPassed(): Code {
  return inOrder(
    leaveIf(0, xor(load(get(passed), passedAt.at), get(at))),
    set(packed, load(get(passed), passedAt.count)),
    leaveIf(0, isBelow(get(packed), i32(2 << lengthBits))),
    set(next, add(get(at), shiftLeft(shiftRight(get(packed), i32(lengthBits)), i32(1)))),
    leaveIf(0, isAtLeast(get(next), get(end))),
    set(wordEntry, get(passed)),
    weigh(),
    set(singles, i32(0)),
    set(passed, add(get(passed), i32(passedSize))),
    // Punctuation is often followed by a space.
    set(at, add(add(get(next), i32(2)), shiftLeft(isEqual(loadUnit(get(next), 2), i32(space)), i32(1)))),
  );
}

function weighWord(): Code {
  return inOrder(
    set(singles, multiply(add(get(singles), i32(1)), isEqual(get(length), i32(1)))),
    when(isEqual(get(singles), i32(1)), keepSafe),
    leaveIf(2, isEqual(get(singles), i32(minSpaced))),
    weigh(),
  );
}

function weigh(): Code {
  return inOrder(
    set(hash, load(get(wordEntry), passedAt.hash)),
    set(
      sum,
      add(
        add(get(sum), load(get(wordEntry), passedAt.sum)),
        loadSignedByte(
          add(
            get(pairs),
            shiftRight(mixed(xor(multiply(get(previous), i32(pairMultiplier)), get(hash))), get(pairShift)),
          ),
        ),
      ),
    ),
    set(count, add(get(count), and(get(packed), i32(2 ** lengthBits - 1)))),
    set(previous, get(hash)),
  );
}

/** Mask of the letters of the word. */
function letterMask(): Code {
  return loadVector(subtract(i32(shared.masks + lanes), get(length)));
}

/** Mask of units that are neither letters nor separators, or not ASCII. */
function isUnreadable(): Code {
  const isMark = orVectors(equalBytes(get(bytes), sixteen(apostrophe)), equalBytes(get(bytes), sixteen(backtick)));
  return orVectors(lessBytes(get(bytes), sixteen(1)), isMark);
}

function isOther(vector: Code): Code {
  return anyTrue(xorVectors(vector, get(letters)));
}

/** The same as {@link mix}. */
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
