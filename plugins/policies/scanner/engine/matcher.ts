import type { Announcement } from './announced-places.js';
import { BestMatch } from './best-match.js';
import { CoveredRequests } from './covered-requests.js';
import { contextBit } from './context/phrases-of-word.js';
import { PositionContext } from './context/position-context.js';
import { Candidate, type ContextLookup } from './detectors/candidate.js';
import type { PlannedDetector } from './detectors/planned-detector.js';
import type { Subscription } from './detectors/subscription.js';
import type { AutomatonRun } from './groups/automaton-run.js';
import type { MatchingDetectors } from './groups/detector-lookup.js';
import { GroupReader } from './groups/group-reader.js';
import { SettledEnds } from './groups/settled-ends.js';
import { maxContextBefore, maxDecisionLength, maxLookahead } from './limits.js';
import { groupBit, isInsideWord, lastBit, type PlannedGroup, type ScanPlan } from './scan-plan.js';
import { isJoinedAfter } from './text/invisible-boundaries.js';
import { isAfterIgnored, isPossibleEnd, touchesDigits } from './text/match-boundaries.js';
import { NormalizedText } from './text/normalized-text.js';
import { emptyWindow, type TextWindow } from './text/text-window.js';

/** `partial`: more text is needed. */
export type Outcome = 'found' | 'nothing' | 'partial';

const noPlaces: readonly Announcement[] = [];

/** Counter shared by all matchers, because the memos in detectors are shared by several matchers. */
let rounds = 0;

function nextRound(): number {
  rounds += 1;
  return rounds;
}

/** Decides which findings start at a position, for every request without a finding that covers it. */
export class Matcher implements ContextLookup {
  /** By request: its best match. Valid after `found`. */
  readonly bestMatches: readonly BestMatch[];
  /** After `partial`: whether the text from the position on is part of a finding, whatever follows. */
  isInsideFinding = false;
  /** The requests with findings so far. */
  readonly covered: CoveredRequests;
  /** Valid after any outcome but `partial`: what the matches at the position announce. */
  announced = noPlaces;
  readonly #plan: ScanPlan;
  readonly #context: PositionContext;
  /** By group; created on first use. */
  readonly #readers: (GroupReader | undefined)[];
  /** By detector: index up to which the end of its tail was searched from the current position. */
  readonly #tails = new Map<PlannedDetector, number>();
  #at = -1;
  /** The match under consideration. */
  #candidate: Candidate | undefined;
  /** The normalized text from the current position on. */
  readonly #normalized = new NormalizedText();
  /** Whether a detector had a precheck at this position. */
  #hasPrechecked = false;
  readonly #settled = new SettledEnds();
  #round = 0;
  #touchesDigits: boolean | undefined;
  #window: TextWindow = emptyWindow;
  #hasMatches = false;

  constructor(plan: ScanPlan) {
    this.#plan = plan;
    this.#context = new PositionContext(plan.contexts);
    this.covered = new CoveredRequests(plan);
    this.bestMatches = plan.allowed.map(() => new BestMatch());
    this.#readers = plan.groups.map(() => undefined);
  }

  /** Resets for another text. */
  reset(): void {
    this.#begin(-1);
    this.#normalized.moveTo('', 0);
    this.#clearMatches();
    this.covered.reset();
    for (const reader of this.#readers) reader?.reset();
    this.#context.reset();
    this.#candidate = undefined;
    this.#window = emptyWindow;
    this.isInsideFinding = false;
    this.announced = noPlaces;
  }

  /** Sets the text of the next positions. */
  enter(window: TextWindow): void {
    this.#window = window;
    this.#context.enter(window);
    this.isInsideFinding = false;
  }

  /**
   * @param groups bits of the groups in which a match can start at this position and whose guards accept it
   * @param places announced for this position
   */
  decide(at: number, groups: number, places = noPlaces): Outcome {
    if (at !== this.#at) this.#begin(at);
    if (this.#hasMatches) this.#clearMatches();
    this.announced = noPlaces;
    let isFound = places.length > 0 && this.#offerPlaces(places);
    for (let index = 0; index < this.#readers.length; index += 1) {
      if ((groups & groupBit(index)) === 0) continue;
      const outcome = this.#decideGroup(index);
      if (outcome === 'partial') return 'partial';
      if (outcome === 'found') isFound = true;
    }
    return isFound ? 'found' : 'nothing';
  }

  #offerPlaces(places: readonly Announcement[]): boolean {
    for (const { reader, detector, subscriptions } of places) {
      const { end = this.#at, score } = reader;
      for (const subscription of subscriptions) {
        const { request, minScore } = subscription;
        if (!this.covered.isFree(request, this.#at) || score < minScore) continue;
        this.#hasMatches = true;
        (this.bestMatches[request] as BestMatch).offer(detector, subscription, {
          end,
          score,
          distance: maxContextBefore,
        });
      }
    }
    return this.#hasMatches;
  }

  #clearMatches(): void {
    for (const match of this.bestMatches) match.clear();
    this.#hasMatches = false;
  }

  /** Adjusts all indices after `characters` units were dropped from the start of the text. */
  shift(characters: number): void {
    this.#at -= characters;
    this.covered.shift(characters);
    for (const reader of this.#readers) reader?.shift(characters);
    this.#context.shift(characters);
    for (const [detector, from] of this.#tails) this.#tails.set(detector, from - characters);
  }

  #begin(at: number): void {
    this.#at = at;
    this.#context.moveTo(at);
    if (this.#tails.size > 0) this.#tails.clear();
  }

  #decideGroup(index: number): Outcome {
    const { text, isFinal } = this.#window;
    const planned = this.#plan.groups[index] as PlannedGroup;
    if (index >= lastBit && !this.#mayStart(planned)) return 'nothing';
    const run = this.#readerOf(index, planned).read(this.#window, this.#at, this.covered.bitsAt(this.#at));
    if (!run) return 'nothing';
    if (run.isPartial && !isFinal) return 'partial';
    const { longest } = run;
    if (longest < 0) return 'nothing';
    if (!isFinal && longest + maxLookahead > text.length) return 'partial';
    return this.#decideMatches(planned, run);
  }

  #readerOf(index: number, planned: PlannedGroup): GroupReader {
    return (this.#readers[index] ??= new GroupReader(planned, planned.narrowed, this.#context));
  }

  /** For groups that share the last bit: the tests that other groups get before `decide`. */
  #mayStart({ group, guard }: PlannedGroup): boolean {
    const { text } = this.#window;
    return (group.insideWords || !isInsideWord(text, this.#at)) && guard?.mayStart(text, this.#at) !== false;
  }

  #decideMatches(planned: PlannedGroup, run: AutomatonRun): Outcome {
    this.#hasPrechecked = false;
    this.#round = nextRound();
    this.#normalized.moveTo(this.#window.text, this.#at);
    let isFound = false;
    const settled = this.#settled;
    settled.begin(this.#at);
    while (run.next(settled)) {
      const outcome = this.#decideEnd(planned, run);
      if (outcome === 'partial') return 'partial';
      if (outcome === 'found') isFound = true;
    }
    return isFound ? 'found' : 'nothing';
  }

  #decideEnd({ isBuiltIn }: PlannedGroup, run: AutomatonRun): Outcome {
    const { end, accepted, selection } = run;
    const { group, detectors } = selection;
    const matching = detectors.of(accepted);
    let isPossible = isPossibleEnd(this.#window, end, group.insideWords);
    if (isPossible && isBuiltIn) {
      const isJoined = isJoinedAfter(this.#window.text, end, this.#window.isFinal, this.#at + maxDecisionLength);
      if (isJoined === undefined) return 'partial';
      if (isJoined) isPossible = false;
    }
    // Where a tail follows, the match need not end at a word boundary. Ends after ignored characters never count: whether the automaton has read on
    // there depends on its other patterns.
    if (!isPossible && (matching.tailed.length === 0 || isAfterIgnored(this.#window, end))) return 'nothing';
    const outcome = this.#decideMatch(isPossible ? this.#relevantOf(matching, end) : matching.tailed, end);
    if (isPossible && matching.isLongestOnly)
      this.#settled.settle(accepted.number, matching.hasPrecheck ? this.#furthestOf(matching.all) : this.#at);
    else if (outcome === 'nothing' && this.#hasPrechecked)
      this.#settled.settle(accepted.number, this.#furthestOf(matching.all));
    return outcome;
  }

  /** The detectors that can reach a threshold here: most numbers need context words. */
  #relevantOf(
    { all, withoutBefore, withoutContext, beforeSubscribers }: MatchingDetectors,
    end: number,
  ): readonly PlannedDetector[] {
    if (
      beforeSubscribers.length > 0 &&
      this.covered.isAnyFree(beforeSubscribers, this.#at) &&
      this.#context.before.size > 0
    )
      return all;
    if (withoutContext.length === withoutBefore.length || !this.#context.after.isAbsent(end)) return withoutBefore;
    return this.#context.before.size === 0 ? withoutContext : withoutBefore;
  }

  #decideMatch(detectors: readonly PlannedDetector[], end: number): Outcome {
    this.#candidate = undefined;
    this.#touchesDigits = undefined;
    let isFound = false;
    for (let index = 0; index < detectors.length; index += 1) {
      const detector = detectors[index] as PlannedDetector;
      if (detector.hasPrecheck && !this.#mayReach(detector, end)) continue;
      if (detector.longestOnly && this.#hasSeen(detector, end)) continue;
      const outcome = this.#consider(detector, end);
      if (outcome === 'partial') return 'partial';
      if (outcome === 'found') isFound = true;
    }
    return isFound ? 'found' : 'nothing';
  }

  /** Whether the detector has already seen a longer match in this round, or this is not a match; marks it as seen. */
  #hasSeen(detector: PlannedDetector, end: number): boolean {
    if (detector.seenIn === this.#round) return true;
    const { exact } = detector;
    if (exact && !exact.matches((this.#candidate ??= this.#candidateUntil(end)))) {
      if (detector.missedIn !== this.#round && !exact.begins(this.#candidate)) detector.furthest = this.#at;
      detector.missedIn = this.#round;
      return true;
    }
    detector.seenIn = this.#round;
    return false;
  }

  #mayReach(detector: PlannedDetector, end: number): boolean {
    if (detector.precheckedIn !== this.#round) {
      this.#candidate ??= this.#candidateUntil(end);
      detector.precheckedIn = this.#round;
      detector.furthest = this.#reachOf(detector, this.#candidate, end);
      this.#hasPrechecked = true;
    }
    return end <= detector.furthest;
  }

  #reachOf(detector: PlannedDetector, candidate: Candidate, end: number): number {
    const { exact, precheck, lowest, longestOnly } = detector;
    // Where only the longest match counts, its beginning is tested if the exact pattern does not match at the first end.
    let answer: boolean | number = exact && !longestOnly ? exact.begins(candidate) : true;
    if (exact && exact.longest < candidate.text.length) answer = exact.longest;
    if (answer === true && precheck) answer = precheck(candidate.forDetector(detector, lowest, 0));
    if (typeof answer === 'number') return candidate.endOf(answer);
    return answer ? end : this.#at;
  }

  #candidateUntil(end: number): Candidate {
    return new Candidate(this.#window.text, this.#at, end, this, this.#normalized);
  }

  /** The furthest end of a match that any of the detectors may accept; the end of the text for detectors without a precheck. */
  #furthestOf(detectors: readonly PlannedDetector[]): number {
    let furthest = this.#at;
    for (let index = 0; index < detectors.length; index += 1) {
      const detector = detectors[index] as PlannedDetector;
      if (detector.longestOnly && detector.seenIn === this.#round) continue;
      furthest = Math.max(furthest, detector.precheckedIn === this.#round ? detector.furthest : this.#window.length);
    }
    return furthest;
  }

  #consider(detector: PlannedDetector, end: number): Outcome {
    const at = this.#at;
    if (!detector.besideDigits) {
      this.#touchesDigits ??= touchesDigits(this.#window.text, at, end);
      if (this.#touchesDigits) return 'nothing';
    }
    if (detector.places) {
      this.#announce(detector, end);
      return 'nothing';
    }
    let isFound = false;
    for (const subscription of detector.subscriptions) {
      if (!this.covered.isFree(subscription.request, at)) continue;
      const score = this.#scoreFor(subscription, detector, end);
      if (score === undefined) return 'partial';
      if (score < subscription.minScore) continue;
      const tailEnd = detector.tail ? this.#tailEnd(detector, end) : end;
      if (tailEnd === undefined) return 'partial';
      const match = { end: tailEnd, score, distance: this.#distance(detector) ?? maxContextBefore };
      this.#hasMatches = true;
      (this.bestMatches[subscription.request] as BestMatch).offer(detector, subscription, match);
      isFound = true;
    }
    return isFound ? 'found' : 'nothing';
  }

  #announce(detector: PlannedDetector, end: number): void {
    const subscriptions = detector.subscriptions.filter(({ request }) => this.covered.isFree(request, this.#at));
    if (subscriptions.length === 0) return;
    this.#candidate ??= this.#candidateUntil(end);
    const reader = detector.places?.(this.#candidate.forDetector(detector, detector.lowest, 0));
    if (reader) this.announced = [...this.announced, { reader, detector, subscriptions }];
  }

  /** @returns 0 if the match is rejected; undefined if more text is needed */
  #scoreFor(subscription: Subscription, detector: PlannedDetector, end: number): number | undefined {
    // Most numbers need context words, which are cheaper to look up than to run the check, because all detectors share the result.
    if (
      detector.scoreWithoutContext < subscription.minScore &&
      !this.hasContextBefore(detector) &&
      !this.#mayHaveContextAfter(detector, subscription, end)
    )
      return 0;
    this.#candidate ??= this.#candidateUntil(end);
    if (!detector.longestOnly && detector.exact?.matches(this.#candidate) === false) return 0;
    const checked = detector.check(
      this.#candidate.forDetector(detector, subscription, this.#longerScore(subscription, end)),
    );
    if (checked === false) return 0;
    const score = checked === true ? detector.score : checked;
    if (detector.context < 0 || score >= detector.contextScore) return score;
    if (this.hasContextBefore(detector)) return detector.contextScore;
    if (score >= subscription.minScore || !detector.countsWithContextAfter(subscription)) return score;
    if (this.#context.after.isIncomplete(end)) return undefined;
    return this.#context.after.read(end).has(detector.context) ? detector.scoreWithContextAfter : score;
  }

  /** The score of a longer match for the same request. */
  #longerScore({ request }: Subscription, end: number): number {
    const best = this.bestMatches[request] as BestMatch;
    return best.detector && best.end > end ? best.score : 0;
  }

  /**
   * Whether context words after the match may raise its score. True where that text has not arrived yet, so that a match that is rejected anyway does
   * not hold back the stream.
   */
  #mayHaveContextAfter(detector: PlannedDetector, subscription: Subscription, end: number): boolean {
    if (!detector.countsWithContextAfter(subscription)) return false;
    return this.#context.after.isIncomplete(end) || this.#context.after.read(end).has(detector.context);
  }

  /** Whether context words of the detector occur before the position. */
  hasContextBefore(detector: PlannedDetector): boolean {
    return this.#distance(detector) !== undefined;
  }

  /** Whether they occur before it, or may occur after a match that ends at or before `end`. May return false positives before it. */
  mayHaveContextAround(detector: PlannedDetector, subscription: Subscription, end: number): boolean {
    const isAfter = (this.#context.after.bitsBetween(this.#at, end) & contextBit(detector.context)) !== 0;
    if (isAfter && detector.countsWithContextAfter(subscription)) return true;
    return this.#context.mayHave(detector.context, end);
  }

  #tailEnd(detector: PlannedDetector, end: number): number | undefined {
    const { text, isFinal } = this.#window;
    const from = this.#tails.get(detector) ?? end;
    const tail = detector.tail?.read(text, { start: this.#at, end, from, isFinal });
    if (!tail || tail.isKnown) return tail?.end ?? end;
    this.#tails.set(detector, tail.end);
    this.isInsideFinding = true;
    return undefined;
  }

  /** Number of words between the position and the detector's context words before it; undefined without any. */
  #distance({ context }: PlannedDetector): number | undefined {
    if (context < 0) return undefined;
    return this.#context.before.get(context);
  }
}
