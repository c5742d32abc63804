import { isWordUnit } from '../automaton/alphabet.js';
import type { Finding } from '../finding.js';
import { AnnouncedPlaces } from './announced-places.js';
import { block, loadBlock, units } from './block/text-block.js';
import { maxLookbehind } from './limits.js';
import { Matcher } from './matcher.js';
import { allGroups, isAllowed, isInsideWord, passGuards, type ScanPlan, wordShift } from './scan-plan.js';
import { isJoinedBefore } from './text/invisible-boundaries.js';
import { isBesideDigits } from './text/match-boundaries.js';

/** Decided text is dropped only once it has this many characters, because dropping copies the rest. */
const maxKept = 256;
/** Idle matchers that a plan keeps. */
const maxIdle = 16;

/** Cheap test that runs at every start of a word. */
function mayBeInvisible(unit: number): boolean {
  return unit >= minInvisible;
}

/** The soft hyphen. */
const minInvisible = 0xad;

/** One text that is scanned by a plan, from left to right. */
export class TextScan {
  /** The part of the text that is buffered: undecided text and look-behind. */
  text: string;
  /** Matches that start before this index of `text` are decided. */
  cursor: number;
  /** Whether the undecided text is part of a finding whose end is not known yet. */
  isInsideFinding = false;
  readonly #plan: ScanPlan;
  /** Created on first use, because most texts need none. */
  #matcher: Matcher | undefined;
  /** Whether the matcher has the current block of the text. */
  #hasBlock = false;
  #isClosed = false;
  /** All findings so far end at or before this index. */
  #coveredEnd = 0;
  /** Index of the start of the text in `text`; negative once it was dropped. */
  #origin: number;
  /** Created on first use, because most texts announce none. */
  #places: AnnouncedPlaces | undefined;

  constructor(plan: ScanPlan, before: string) {
    this.#plan = plan;
    this.text = before.slice(-maxLookbehind);
    this.cursor = this.text.length;
    this.#origin = this.cursor;
  }

  /** Ends the text. Its matcher is returned to the plan for reuse, because creating one takes as long as scanning a short text. */
  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    if (!this.#matcher) return;
    this.#matcher.reset();
    if (this.#plan.idle.length < maxIdle) this.#plan.idle.push(this.#matcher);
  }

  /** Converts an index of `text` to an offset in the whole text. */
  offsetOf(index: number): number {
    return index - this.#origin;
  }

  indexOf(offset: number): number {
    return offset + this.#origin;
  }

  append(text: string): void {
    // Its matcher may already belong to another text.
    if (this.#isClosed) throw new Error('a text that had ended goes on');
    this.text = this.text === '' ? text : this.text + text;
  }

  /**
   * Decides as far as the available text allows.
   *
   * @param isFinal whether the text is complete
   * @param found called for each finding, ordered by start
   */
  advance(isFinal: boolean, found: (finding: Finding) => void): void {
    const { text } = this;
    this.isInsideFinding = false;
    let isPartial = false;
    while (this.cursor < text.length && !isPartial) {
      const from = this.cursor;
      this.#hasBlock = false;
      isPartial = this.#scanBlock(from, loadBlock(text, from, isFinal), isFinal, found);
    }
    this.isInsideFinding = isPartial && this.#hasBlock && this.#matcher?.isInsideFinding === true;
  }

  /**
   * Scans the units that were read.
   *
   * @param from index of the first of them
   * @param count number of starts to decide
   * @param isFinal whether the text is complete
   * @returns whether more text is needed
   */
  #scanBlock(from: number, count: number, isFinal: boolean, found: (finding: Finding) => void): boolean {
    const end = from + count;
    while (this.cursor < end) {
      const next = this.#places?.next ?? end;
      if (next <= this.cursor) {
        if (this.#decidePlace(from, isFinal, found)) return true;
      } else if (this.#scanStarts(from, Math.min(end, next), isFinal, found)) return true;
    }
    return false;
  }

  /**
   * Decides the starts from the cursor on, as long as no place is announced.
   *
   * @param from index of the first unit that was read
   * @param until index of the first start that is not to be decided
   * @returns whether more text is needed
   */
  #scanStarts(from: number, until: number, isFinal: boolean, found: (finding: Finding) => void): boolean {
    const { text } = this;
    const { begins, insideWords, joining, prefilters, skipper, guarded } = this.#plan;
    const { skipEnd } = block;
    const prefiltered = prefilters?.everywhere.bits ?? 0;
    let coveredEnd = this.#coveredEnd - from;
    const end = text.length - from;
    let wasWord = this.cursor > 0 ? (isWordUnit[text.charCodeAt(this.cursor - 1)] as number) : 0;
    let at = this.cursor - from;
    let count = until - from;
    let nextSkip = 0;
    let guardedAt = -1;
    while (at < count) {
      if (skipper && at >= nextSkip && wasWord === 0) {
        at = Math.min(count, skipper.skip(at, skipEnd));
        if (at === count) break;
        nextSkip = skipper.next;
        ({ guardedAt } = skipper);
      }
      const kind = begins[units[at] as number] as number;
      const isWord = kind >>> wordShift;
      // Without a branch, because the starts of words are unpredictable.
      let groups = kind & allGroups & (insideWords | ((isWord & wasWord) - 1));
      wasWord = isWord;
      at += 1;
      if (groups === 0) continue;
      const place = at - 1;
      if (from + place > 0 && mayBeInvisible(place > 0 ? (units[place - 1] as number) : text.charCodeAt(from - 1))) {
        const isJoined = isJoinedBefore(text, from + place, isFinal);
        if (isJoined === undefined) {
          this.cursor = from + place;
          return true;
        }
        if (isJoined) groups &= ~joining;
        if (groups === 0) continue;
      }
      if (skipper && place === guardedAt) groups &= skipper.otherGroups;
      else if (prefilters && (groups & prefiltered) !== 0) {
        const prefilter =
          place < coveredEnd
            ? prefilters.inside(this.#matcherAt(from, isFinal).covered.bitsAt(from + place))
            : prefilters.everywhere;
        groups &= ~prefiltered | prefilter.read(units, place, end, isFinal);
        // At most positions no group is left here.
        if ((groups & prefiltered) !== 0 && isBesideDigits(text, from + place))
          groups &= ~prefiltered | prefilters.besideDigits.read(units, place, end, isFinal);
      }
      if (groups === 0) continue;
      if (place < coveredEnd) groups = this.#matcherAt(from, isFinal).covered.freeGroups(groups, from + place);
      if ((groups & guarded) !== 0) groups = passGuards(this.#plan, groups, text, from + place);
      if (groups === 0) continue;
      const matcher = this.#matcherAt(from, isFinal);
      const outcome = matcher.decide(from + place, groups);
      if (outcome === 'partial') {
        this.cursor = from + place;
        return true;
      }
      if (matcher.announced.length > 0) {
        this.#announce(matcher, from + at);
        count = at;
      }
      if (outcome === 'nothing') continue;
      at = this.#report(matcher, from + place, found) - from;
      coveredEnd = this.#coveredEnd - from;
      if (at > place + 1) wasWord = isWordUnit[text.charCodeAt(from + at - 1)] as number;
    }
    this.cursor = from + at;
    return false;
  }

  /** Adds what the matches before a position announce. */
  #announce({ announced }: Matcher, at: number): void {
    this.#places ??= new AnnouncedPlaces();
    this.#places.add(announced, at);
  }

  /**
   * Decides the start at the cursor if an announced place may begin there.
   *
   * @returns whether more text is needed
   */
  #decidePlace(from: number, isFinal: boolean, found: (finding: Finding) => void): boolean {
    const { text, cursor } = this;
    const places = this.#places as AnnouncedPlaces;
    places.moveTo(cursor, text, isFinal);
    if (places.next > cursor) return false;
    const here = places.at(cursor);
    const matcher = this.#matcherAt(from, isFinal);
    const groups = here && this.#groupsAt(matcher, cursor, isFinal);
    if (groups === undefined) return true;
    const outcome = matcher.decide(cursor, groups, here);
    if (outcome === 'partial') return true;
    this.cursor = outcome === 'found' ? this.#report(matcher, cursor, found) : cursor + 1;
    if (matcher.announced.length > 0) this.#announce(matcher, this.cursor);
    places.next = this.cursor;
    return false;
  }

  /** The groups in which a match can start at a position, without the shortcuts of a block; undefined if more text is needed. */
  #groupsAt(matcher: Matcher, at: number, isFinal: boolean): number | undefined {
    const { begins, insideWords, joining } = this.#plan;
    const { text } = this;
    let groups = (begins[text.charCodeAt(at)] as number) & allGroups;
    if (isInsideWord(text, at)) groups &= insideWords;
    if (groups !== 0 && at > 0 && mayBeInvisible(text.charCodeAt(at - 1))) {
      const isJoined = isJoinedBefore(text, at, isFinal);
      if (isJoined === undefined) return undefined;
      if (isJoined) groups &= ~joining;
    }
    return passGuards(this.#plan, matcher.covered.freeGroups(groups, at), text, at);
  }

  /** The matcher, updated to the current block of the text. */
  #matcherAt(from: number, isFinal: boolean): Matcher {
    const { text } = this;
    const matcher = (this.#matcher ??= this.#plan.idle.pop() ?? new Matcher(this.#plan));
    if (!this.#hasBlock) matcher.enter({ text, length: text.length, origin: this.#origin, isFinal, from });
    this.#hasBlock = true;
    return matcher;
  }

  /** @returns the next index at which a match can start */
  #report({ bestMatches, covered }: Matcher, at: number, found: (finding: Finding) => void): number {
    for (const [request, best] of bestMatches.entries()) {
      if (!best.detector) continue;
      covered.cover(request, best.end);
      if (best.isHarmless || isAllowed(this.#plan, request, this.text, at, best.end)) continue;
      const { category, score } = best;
      found({ category, start: this.offsetOf(at), end: this.offsetOf(best.end), request, score });
    }
    this.#coveredEnd = covered.lastEnd;
    return Math.max(at + 1, covered.commonEnd);
  }

  /**
   * Drops decided text that is not needed as look-behind.
   *
   * @param needed index from which the caller still needs the text
   */
  dropDecided(needed: number): void {
    const dropped = Math.min(this.cursor, needed) - maxLookbehind - 1;
    if (dropped < maxKept) return;
    this.text = this.text.slice(dropped);
    this.cursor -= dropped;
    this.#origin -= dropped;
    this.#coveredEnd -= dropped;
    this.#places?.shift(dropped);
    this.#matcher?.shift(dropped);
  }
}
