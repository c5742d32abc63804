import { Candidate, type ContextReader } from './candidate.js';
import { ContextTrail } from './context-trail.js';
import type { AcceptedPatterns } from './field.js';
import type { MatchingDetectors } from './field-matches.js';
import type { FittedDetector } from './fitted-detector.js';
import { isJoinedBehind } from './invisible-edges.js';
import { behindMatch, contextBefore, longestMatch } from './limits.js';
import { isPossibleEnd, touchesDigits } from './match-edges.js';
import type { Reading, Telling } from './narrow-readings.js';
import { noText, type PresentText } from './present-text.js';
import { fieldBit, isInsideWord, lastBit, type PlannedField, type ScanPlan } from './scan-plan.js';
import { Spelling } from './spelling.js';
import { Verdict } from './verdict.js';
import { Walk } from './walk.js';
import type { Wish } from './wish.js';
import { WordsBehind } from './words-behind.js';

/** `open`: more text is needed. */
export type Outcome = 'found' | 'nothing' | 'open';

/** In so many characters few matches end: to look at them takes no longer than to read the words before. */
const fewEnds = 20;

/** From so many places on that lie within the walk from the one before, it is worth a glance whether less can be read. */
const longRow = 4;
/** So many characters behind a place from which less was read, the row goes on. */
const nearby = 24;

/** Of a number. */
const mostBits = 32;

/** Rounds of all decisions: detectors are of several, which take turns. */
let rounds = 0;

function nextRound(): number {
  rounds += 1;
  return rounds;
}

/** Decides what begins at a place, for every request that has no finding there already. */
export class Decision implements ContextReader {
  /** By request: what it gets. Valid after `found`. */
  readonly verdicts: readonly Verdict[];
  /** After `open`: whatever follows, the text from here on is part of a finding. */
  isInsideFinding = false;
  readonly #plan: ScanPlan;
  readonly #trail: ContextTrail;
  /** By request: where its last finding ends. */
  readonly busyUntil: number[];
  /** By field; made when something is to be read. */
  readonly #walks: (Walk | undefined)[];
  /** By field: how far a walk has led that was long. What begins up to there may be in a row in which each place leads as far. */
  readonly #rowUntil: Int32Array;
  /** By field: so many long walks have begun within the one before. */
  readonly #rowLength: Int32Array;
  /** By what is read in such rows. */
  readonly #narrowWalks = new Map<Reading, Walk>();
  /** How far the ends of findings were looked for, of the place in question. */
  readonly #tails = new Map<FittedDetector, number>();
  #at = -1;
  /** What ends at the place that is looked at. */
  #candidate: Candidate | undefined;
  /** How what begins at the place reads. */
  readonly #spelling = new Spelling();
  /** Detectors were asked whether anything of theirs may begin here, and where it ends at most. */
  #hasAsked = false;
  /** By patterns that are complete together: the round in which nobody wants matches any more that end behind an index. */
  #doneIn = new Uint32Array(64);
  /** That index, by the same. */
  #doneBehind = new Int32Array(64);
  /** By number of patterns, a bit each: nobody wants any of their matches any more. */
  #passed = 0;
  #round = 0;
  #touchesDigits: boolean | undefined;
  #present: PresentText = noText;
  #isDecided = false;
  #distances: ReadonlyMap<number, number> | undefined;
  readonly #behind: WordsBehind;

  constructor(plan: ScanPlan) {
    this.#plan = plan;
    this.#trail = new ContextTrail(plan.contexts);
    this.#behind = new WordsBehind(plan.contexts);
    this.busyUntil = Array.from({ length: plan.requests }, () => 0);
    this.verdicts = this.busyUntil.map(() => new Verdict());
    this.#walks = plan.fields.map(() => undefined);
    this.#rowUntil = new Int32Array(plan.fields.length);
    this.#rowLength = new Int32Array(plan.fields.length);
  }

  /** Knows nothing of the text any more: ready for another. */
  reset(): void {
    this.#begin(-1);
    this.#behind.forget();
    this.#spelling.begin('', 0);
    this.#forgetVerdicts();
    this.busyUntil.fill(0);
    for (const walk of this.#walks) walk?.forget();
    for (const walk of this.#narrowWalks.values()) walk.forget();
    this.#rowUntil.fill(0);
    this.#trail.forget();
    this.#candidate = undefined;
    this.#present = noText;
    this.#behind.enter(noText);
    this.isInsideFinding = false;
  }

  /** What the next decisions are about. */
  enter(present: PresentText): void {
    this.#present = present;
    this.#behind.enter(present);
    this.isInsideFinding = false;
  }

  /** The bits of fields without those of which nobody who has no finding there wants anything. */
  freeFields(fields: number, at: number): number {
    const { askers } = this.#plan;
    let free = fields;
    for (let index = 0; index < askers.length && index < lastBit; index += 1)
      if (!this.#isAnyFreeAt(askers[index] as readonly number[], at)) free &= ~fieldBit(index);
    return free;
  }

  /** @param fields bits of the fields that can begin at this place, and whose gates are open */
  decide(at: number, fields: number): Outcome {
    if (at !== this.#at) this.#begin(at);
    if (this.#isDecided) this.#forgetVerdicts();
    let isFound = false;
    for (let index = 0; index < this.#walks.length; index += 1) {
      if ((fields & fieldBit(index)) === 0) continue;
      const outcome = this.#decideField(index);
      if (outcome === 'open') return 'open';
      if (outcome === 'found') isFound = true;
    }
    return isFound ? 'found' : 'nothing';
  }

  #forgetVerdicts(): void {
    for (const verdict of this.verdicts) verdict.clear();
    this.#isDecided = false;
  }

  /** The text lost so many characters in front. */
  shift(characters: number): void {
    this.#at -= characters;
    this.#behind.forget();
    for (const walk of this.#walks) walk?.shift(characters);
    for (const walk of this.#narrowWalks.values()) walk.shift(characters);
    for (const index of this.#rowUntil.keys()) this.#rowUntil[index] = (this.#rowUntil[index] as number) - characters;
    this.#trail.shift(characters);
    for (const [detector, from] of this.#tails) this.#tails.set(detector, from - characters);
  }

  #begin(at: number): void {
    this.#at = at;
    this.#distances = undefined;
    if (this.#tails.size > 0) this.#tails.clear();
  }

  #decideField(index: number): Outcome {
    const { text, isFinal } = this.#present;
    const planned = this.#plan.fields[index] as PlannedField;
    if (index >= lastBit && !this.#mayBegin(planned)) return 'nothing';
    const reading = this.#readingOf(index, planned);
    if (planned.narrow && reading.field.begins[text.charCodeAt(this.#at)] === 0) return 'nothing';
    const walk = this.#walkOf(index, reading);
    walk.run(this.#present, this.#at);
    if (planned.narrow && walk.isLong) this.#goOnWithRow(index, walk.reached);
    if (walk.isOpen && !isFinal) return 'open';
    const { longest } = walk;
    if (longest < 0) return 'nothing';
    if (!isFinal && longest + behindMatch > text.length) return 'open';
    return this.#decideMatches(planned, reading, walk);
  }

  /** A long walk has begun at the place. */
  #goOnWithRow(index: number, reached: number): void {
    const isInRow = this.#at < (this.#rowUntil[index] as number);
    this.#rowLength[index] = isInRow ? (this.#rowLength[index] as number) + 1 : 1;
    this.#rowUntil[index] = reached;
  }

  #isInLongRow(index: number): boolean {
    return (this.#rowLength[index] as number) >= longRow && this.#at < (this.#rowUntil[index] as number);
  }

  /** What is read of a field at the place. */
  #readingOf(index: number, { narrow }: PlannedField): Reading {
    const whole = this.#plan.readings[index] as Reading;
    if (!narrow || !this.#isInLongRow(index)) return whole;
    const closed = narrow.closedAt(this.#present, this.#at);
    if (closed === 0) return whole;
    const reading = narrow.reading(closed, this.#telling(narrow.asksWords(closed)));
    if (reading) this.#rowUntil[index] = Math.max(this.#rowUntil[index] as number, this.#at + nearby);
    return reading ?? whole;
  }

  #walkOf(index: number, reading: Reading): Walk {
    if (reading === this.#plan.readings[index]) return (this.#walks[index] ??= new Walk(reading.field));
    const known = this.#narrowWalks.get(reading);
    if (known) return known;
    const walk = new Walk(reading.field);
    this.#narrowWalks.set(reading, walk);
    return walk;
  }

  /**
   * Which words may tell what stands at the place.
   *
   * @param isWorthReading words before it are read where they may tell something, which takes longer than most walks
   */
  #telling(isWorthReading: boolean): Telling {
    if (this.#maySpeakBefore() && (!isWorthReading || this.#spoken().size > 0)) return 'before';
    return this.#behind.isSilentBetween(this.#at, this.#at + longestMatch) ? 'nothing' : 'behind';
  }

  /** Asked for fields that have no bit of their own. */
  #mayBegin({ field, gate }: PlannedField): boolean {
    const { text } = this.#present;
    return (field.insideWords || !isInsideWord(text, this.#at)) && gate?.mayBegin(text, this.#at) !== false;
  }

  #decideMatches(planned: PlannedField, reading: Reading, walk: Walk): Outcome {
    this.#hasAsked = false;
    this.#round = nextRound();
    this.#spelling.begin(this.#present.text, this.#at);
    let isFound = false;
    this.#passed = 0;
    while (walk.next(this.#passed)) {
      const { end, patternsThere: accepted } = walk;
      if (this.#isDone(accepted.number, end)) {
        walk.pass(this.#doneBehind[accepted.number] as number);
        continue;
      }
      const outcome = this.#decideEnd(planned, reading, accepted, end);
      if (outcome === 'open') return 'open';
      if (outcome === 'found') isFound = true;
    }
    for (let match = walk.count - 1; match >= 0; match -= 1) {
      const accepted = walk.patterns[match] as AcceptedPatterns;
      const end = walk.ends[match] as number;
      if (this.#isDone(accepted.number, end)) continue;
      const outcome = this.#decideEnd(planned, reading, accepted, end);
      if (outcome === 'open') return 'open';
      if (outcome === 'found') isFound = true;
    }
    return isFound ? 'found' : 'nothing';
  }

  /** @param accepted the patterns that are complete at the end */
  #decideEnd(
    { isBuiltIn }: PlannedField,
    { field, matches }: Reading,
    accepted: AcceptedPatterns,
    end: number,
  ): Outcome {
    const matching = matches.of(accepted);
    let isPossible = isPossibleEnd(this.#present, end, field.insideWords);
    if (isPossible && isBuiltIn) {
      const isJoined = isJoinedBehind(this.#present.text, end, this.#present.isFinal);
      if (isJoined === undefined) return 'open';
      if (isJoined) isPossible = false;
    }
    if (!isPossible && matching.tailed.length === 0) return 'nothing';
    if (isPossible && matching.isLongestOnly) this.#beDone(accepted.number, this.#at);
    // Where a tail follows, the match need not end at a word's end.
    const outcome = this.#decideMatch(isPossible ? this.#askedOf(matching, end) : matching.tailed, end);
    if (outcome === 'nothing' && this.#hasAsked) this.#beDone(accepted.number, this.#furthestOf(matching.all));
    return outcome;
  }

  /** Those that may count here: most are some number only where words say so. */
  #askedOf({ all, unspoken, alone, askers }: MatchingDetectors, end: number): readonly FittedDetector[] {
    if (askers.length > 0 && this.#isAnyFree(askers) && this.#spoken().size > 0) return all;
    if (alone.length === unspoken.length || !this.#behind.isSilent(end)) return unspoken;
    return this.#spoken().size === 0 ? alone : unspoken;
  }

  #isAnyFree(requests: readonly number[]): boolean {
    return this.#isAnyFreeAt(requests, this.#at);
  }

  #isAnyFreeAt(requests: readonly number[], at: number): boolean {
    for (let index = 0; index < requests.length; index += 1)
      if ((this.busyUntil[requests[index] as number] as number) <= at) return true;
    return false;
  }

  /** Nobody wants matches of these patterns that end behind an index. */
  #beDone(number: number, behind: number): void {
    if (number >= this.#doneIn.length) {
      const [grown, behinds] = [new Uint32Array(number * 2), new Int32Array(number * 2)];
      grown.set(this.#doneIn);
      behinds.set(this.#doneBehind);
      this.#doneIn = grown;
      this.#doneBehind = behinds;
    }
    if (behind <= this.#at && number < mostBits) this.#passed |= 1 << number;
    this.#doneBehind[number] =
      this.#doneIn[number] === this.#round ? Math.min(behind, this.#doneBehind[number] as number) : behind;
    this.#doneIn[number] = this.#round;
  }

  #isDone(number: number, end: number): boolean {
    return this.#doneIn[number] === this.#round && end > (this.#doneBehind[number] as number);
  }

  #decideMatch(detectors: readonly FittedDetector[], end: number): Outcome {
    this.#candidate = undefined;
    this.#touchesDigits = undefined;
    let isFound = false;
    for (let index = 0; index < detectors.length; index += 1) {
      const detector = detectors[index] as FittedDetector;
      if (detector.longestOnly && this.#hasPassed(detector)) continue;
      if (detector.isAsked && !this.#mayReach(detector, end)) continue;
      const outcome = this.#consider(detector, end);
      if (outcome === 'open') return 'open';
      if (outcome === 'found') isFound = true;
    }
    return isFound ? 'found' : 'nothing';
  }

  /** Whether the detector has looked at a longer match; it has looked at one from now on. */
  #hasPassed(detector: FittedDetector): boolean {
    if (detector.passedIn === this.#round) return true;
    detector.passedIn = this.#round;
    return false;
  }

  #mayReach(detector: FittedDetector, end: number): boolean {
    if (detector.askedIn !== this.#round) {
      this.#candidate ??= this.#candidateUntil(end);
      detector.askedIn = this.#round;
      detector.furthest = this.#reachOf(detector, this.#candidate, end);
      this.#hasAsked = true;
    }
    return end <= detector.furthest;
  }

  #reachOf(detector: FittedDetector, candidate: Candidate, end: number): number {
    const { shape, mayBegin, leastWish } = detector;
    if (shape?.mayBegin(candidate) === false) return this.#at;
    const answer = mayBegin?.(candidate.showTo(detector, leastWish, 0)) ?? true;
    if (typeof answer === 'number') return candidate.endOf(answer);
    return answer ? end : this.#at;
  }

  #candidateUntil(end: number): Candidate {
    return new Candidate(this.#present.text, this.#at, end, this, this.#spelling);
  }

  /** Where the longest match ends at most that any of the detectors may take. Those that were not asked may take all. */
  #furthestOf(detectors: readonly FittedDetector[]): number {
    let furthest = this.#at;
    for (let index = 0; index < detectors.length; index += 1) {
      const detector = detectors[index] as FittedDetector;
      furthest = Math.max(furthest, detector.askedIn === this.#round ? detector.furthest : this.#present.length);
    }
    return furthest;
  }

  #consider(detector: FittedDetector, end: number): Outcome {
    const at = this.#at;
    if (!detector.besideDigits) {
      this.#touchesDigits ??= touchesDigits(this.#present.text, at, end);
      if (this.#touchesDigits) return 'nothing';
    }
    let isFound = false;
    for (const wish of detector.wishes) {
      if ((this.busyUntil[wish.request] as number) > at) continue;
      const score = this.#scoreFor(wish, detector, end);
      if (score === undefined) return 'open';
      if (score < wish.leastScore) continue;
      const tailEnd = detector.tail ? this.#tailEnd(detector, end) : end;
      if (tailEnd === undefined) return 'open';
      const match = { end: tailEnd, score, distance: this.#distance(detector) ?? contextBefore };
      this.#isDecided = true;
      (this.verdicts[wish.request] as Verdict).offer(detector, wish, match);
      isFound = true;
    }
    return isFound ? 'found' : 'nothing';
  }

  /** @returns 0: it is none; undefined: more text is needed to tell */
  #scoreFor(wish: Wish, detector: FittedDetector, end: number): number | undefined {
    // Most numbers are some number only where words say so: those are looked for first, once for all.
    if (detector.scoreAlone < wish.leastScore && !this.speaksOf(detector) && !this.#maySpeakBehind(detector, wish, end))
      return 0;
    this.#candidate ??= this.#candidateUntil(end);
    if (detector.shape?.isOf(this.#candidate) === false) return 0;
    const checked = detector.check(this.#candidate.showTo(detector, wish, this.#longerScore(wish, end)));
    if (checked === false) return 0;
    const score = checked === true ? detector.score : checked;
    if (detector.context < 0 || score >= detector.contextScore) return score;
    if (this.speaksOf(detector)) return detector.contextScore;
    if (score >= wish.leastScore || !detector.countsBehind(wish)) return score;
    if (this.#behind.isCut(end)) return undefined;
    return this.#behind.read(end).has(detector.context) ? detector.scoreBehind : score;
  }

  /** What a longer match has come to. */
  #longerScore({ request }: Wish, end: number): number {
    const verdict = this.verdicts[request] as Verdict;
    return verdict.detector && verdict.end > end ? verdict.score : 0;
  }

  /** Whether words behind a match may say what it is. Where they are not there yet, it is looked at, as nobody should wait for them in vain. */
  #maySpeakBehind(detector: FittedDetector, wish: Wish, end: number): boolean {
    if (!detector.countsBehind(wish)) return false;
    return this.#behind.isCut(end) || this.#behind.read(end).has(detector.context);
  }

  /** Words of the detector's context stand before the place. */
  speaksOf(detector: FittedDetector): boolean {
    return this.#distance(detector) !== undefined;
  }

  /** The same, or words behind what ends up to an index may be of its context, and count. */
  maySpeakOf(detector: FittedDetector, wish: Wish, end: number): boolean {
    if (detector.countsBehind(wish) && !this.#behind.isSilentBetween(this.#at, end)) return true;
    return this.#maySpeakBefore() && (end - this.#at < fewEnds || this.speaksOf(detector));
  }

  #maySpeakBefore(): boolean {
    return this.#distances ? this.#distances.size > 0 : this.#trail.maySpeak(this.#present.text, this.#at);
  }

  #tailEnd(detector: FittedDetector, end: number): number | undefined {
    const { text, isFinal } = this.#present;
    const from = this.#tails.get(detector) ?? end;
    const tail = detector.tail?.read(text, this.#at, from, isFinal);
    if (!tail || tail.isKnown) return tail?.end ?? end;
    this.#tails.set(detector, tail.end);
    this.isInsideFinding = true;
    return undefined;
  }

  /** Words between the place and those that say what stands there; undefined when none do. */
  #distance({ context }: FittedDetector): number | undefined {
    if (context < 0) return undefined;
    return this.#spoken().get(context);
  }

  /** What words before the place speak of. */
  #spoken(): ReadonlyMap<number, number> {
    this.#distances ??= this.#trail.read(this.#present.text, this.#at);
    return this.#distances;
  }
}
