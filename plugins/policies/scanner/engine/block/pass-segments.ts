import type { AssembledFunction } from '../../../assembly/assemble.js';
import {
  add,
  and,
  anyTrue,
  block,
  choose,
  type Code,
  equalBytes,
  get,
  i32,
  inOrder,
  isAtLeast,
  isBelow,
  isEqual,
  isZero,
  leave,
  leaveIf,
  load,
  loadUnit,
  loadVector,
  type Local,
  loop,
  multiply,
  narrow,
  or,
  set,
  shiftLeft,
  shiftRight,
  sixteen,
  store,
  storeVector,
  subtract,
  when,
  xor,
  xorVectors,
} from '../../../assembly/instructions.js';
import {
  isSegment,
  lanes,
  maxSegment,
  minSegment,
  notRead,
  passedAt,
  passedSize,
  segmentAt,
  segmentSize,
  shared,
  unitsBefore,
} from '../../../reading/reading-layout.js';
import { hashBits } from '../../../reading/word-set.js';
import { addressOf, segmentBits, segmentsBegin, tagsBegin, tagSize, unitsWithKind } from './skip-layout.js';

const [space, newLine] = [0x20, 0x0a];
const sizeBefore = 2 * unitsBefore;
/** The two halves of an entry of the table of tags. */
const tagBits = 16;
const tagMask: number = 2 ** tagBits - 1;
/** Random, and odd. */
const planSpread = 0x9e3779b1;

const [at, end, plan] = [0, 1, 2];
const [segment, hash, tag, record, offset, size, isLong, isNew, passedEnd] = [3, 4, 5, 6, 7, 8, 9, 10, 11];
const bytes = 12;

/**
 * Skips segments that were skipped before: at a place where one begins ({@link beginsSegment}), as long as they follow each other. A segment is stored
 * when one with the same beginning and length comes for the second time. What was decided about it depends on itself and on the units before it only,
 * which are compared.
 *
 * Parameters: the addresses of the place and of the end, and the number of the plan. Returns the address of the first unit that was not skipped.
 */
export const passSegments: AssembledFunction = {
  name: 'passSegments',
  parameters: 3,
  locals: [...Array.from({ length: 9 }, () => 'i32' as const), 'vector'],
  body: inOrder(
    endSegment(),
    loop(
      set(hash, hashBits(narrow(loadVector(get(at)), loadVector(get(at), lanes)), 32)),
      set(hash, xor(get(hash), multiply(get(plan), i32(planSpread)))),
      block(
        leaveIf(0, xor(and(load(tagAddress()), i32(tagMask)), and(get(hash), i32(tagMask)))),
        skipSegment(),
        leave(1),
      ),
    ),
    beginSegment(),
    get(at),
  ),
};

/** Stores the segment that ends here, if it is long enough. Conditions are combined, because branches would be unpredictable. */
function endSegment(): Code {
  return inOrder(
    set(segment, load(i32(addressOf.segment))),
    set(size, shiftRight(subtract(get(at), get(segment)), i32(1))),
    set(isLong, isAtLeast(get(size), i32(minSegment))),
    when(
      multiply(
        get(segment),
        and(
          and(get(isLong), isAtLeast(i32(maxSegment), get(size))),
          isAtLeast(get(at), load(i32(addressOf.segmentRead))),
        ),
      ),
      keepSegment(),
    ),
    set(segment, choose(i32(0), get(segment), get(isLong))),
  );
}

/** Begins a segment here, unless a shorter one goes on. */
function beginSegment(): Code {
  return inOrder(
    set(isNew, isZero(get(segment))),
    store(i32(addressOf.segment), choose(get(at), get(segment), get(isNew))),
    store(i32(addressOf.segmentHash), choose(get(hash), load(i32(addressOf.segmentHash)), get(isNew))),
    store(i32(addressOf.segmentRead), choose(i32(0), load(i32(addressOf.segmentRead)), get(isNew))),
  );
}

/** The place in the table for segments that have the hash. */
function place(): Code {
  return shiftRight(get(hash), i32(32 - segmentBits));
}

function tagAddress(): Code {
  return add(i32(tagsBegin), multiply(place(), i32(tagSize)));
}

function recordAddress(): Code {
  return add(i32(segmentsBegin), multiply(place(), i32(segmentSize)));
}

/** Whether a sign and white space precede. A unit before these may be invisible, and the word before it part of a title. */
export function beginsSegment(at: Code): Code {
  const before = (units: number): Code => loadUnit(subtract(at, i32(2 * units)));
  return and(
    and(or(isEqual(before(1), i32(space)), isEqual(before(1), i32(newLine))), isBelow(i32(space), before(2))),
    and(isBelow(before(2), i32(unitsWithKind)), isBelow(before(3), i32(unitsWithKind))),
  );
}

/** Skips a known segment; leaves if it is another one. */
function skipSegment(): Code {
  const text = subtract(get(at), i32(sizeBefore));
  return inOrder(
    set(record, recordAddress()),
    leaveIf(0, xor(load(get(record), segmentAt.plan), get(plan))),
    set(size, load(get(record), segmentAt.length)),
    leaveIf(0, isBelow(get(end), add(get(at), shiftLeft(get(size), i32(1))))),
    set(offset, i32(0)),
    set(size, add(get(size), i32(unitsBefore - lanes))),
    loop(
      leaveIf(1, anyTrue(xorVectors(bytesAt(text, offset), loadVector(add(get(record), get(offset)), segmentAt.text)))),
      when(
        isBelow(get(offset), get(size)),
        // The last sixteen overlap the others.
        set(offset, add(get(offset), i32(lanes))),
        set(offset, choose(get(offset), get(size), isBelow(get(offset), get(size)))),
        leave(1),
      ),
    ),
    set(passedEnd, load(i32(shared.passedEnd))),
    store(get(passedEnd), get(at), passedAt.at),
    store(get(passedEnd), get(record), passedAt.hash),
    store(get(passedEnd), load(get(record), segmentAt.stamp), passedAt.sum),
    store(get(passedEnd), i32(isSegment), passedAt.count),
    store(i32(shared.passedEnd), add(get(passedEnd), i32(passedSize))),
    set(at, add(get(at), shiftLeft(add(get(size), i32(lanes - unitsBefore)), i32(1)))),
    set(segment, i32(0)),
  );
}

/** Stores the segment that ends here, if it has come before. */
function keepSegment(): Code {
  const text = subtract(get(segment), i32(sizeBefore));
  const other = and(add(get(hash), get(size)), i32(tagMask));
  return block(
    set(hash, load(i32(addressOf.segmentHash))),
    set(tag, load(tagAddress())),
    when(
      xor(shiftRight(get(tag), i32(tagBits)), other),
      store(tagAddress(), or(and(get(tag), i32(tagMask)), shiftLeft(other, i32(tagBits)))),
      leave(1),
    ),
    store(tagAddress(), and(get(hash), i32(tagMask))),
    set(record, recordAddress()),
    store(get(record), i32(0), segmentAt.plan),
    set(offset, i32(0)),
    loop(
      set(bytes, bytesAt(text, offset)),
      storeVector(add(get(record), get(offset)), get(bytes), segmentAt.text),
      // A unit of 0 would be equal to one above 0x8000.
      leaveIf(1, anyTrue(equalBytes(get(bytes), sixteen(0)))),
      set(offset, add(get(offset), i32(lanes))),
      leaveIf(0, isBelow(get(offset), add(get(size), i32(unitsBefore)))),
    ),
    store(i32(addressOf.stamp), add(load(i32(addressOf.stamp)), i32(1))),
    store(get(record), load(i32(addressOf.stamp)), segmentAt.stamp),
    store(get(record), get(size), segmentAt.length),
    store(get(record), i32(notRead), segmentAt.count),
    store(get(record), get(plan), segmentAt.plan),
  );
}

/** Sixteen units of a text as bytes. */
function bytesAt(text: Code, offset: Local): Code {
  const address = add(text, shiftLeft(get(offset), i32(1)));
  return narrow(loadVector(address), loadVector(address, lanes));
}
