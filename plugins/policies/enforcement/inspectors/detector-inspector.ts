import { after, type Awaitable, type PolicyDetector, type PolicyMatch } from '../../../../core/api/index.js';
import { lookBack, SentenceWindows } from '../../classifiers/sentence-windows.js';
import { CallsInTurn } from './calls-in-turn.js';
import type { Abortable, Found, Inspection, Inspector, InspectorSource, TextOrigin } from './inspector.js';
import type { Rule } from './rule.js';
import { DetectorMistake } from '../without-message.js';
import { withinTime } from './within-time.js';

const nothing: readonly Found[] = [];
const wellNamed = /^[\w-]{1,64}$/;

/** The source of inspectors for a rule whose type has a detector. */
export class DetectorSource implements InspectorSource {
  readonly joinsLeaves = false;
  readonly rules: readonly Rule[];
  readonly #detector: PolicyDetector;
  readonly #rule: Rule;
  readonly #timeoutMs: number;

  /** @param timeoutMs time limit for one piece of text */
  constructor(detector: PolicyDetector, rule: Rule, timeoutMs: number) {
    this.#detector = detector;
    this.#rule = rule;
    this.#timeoutMs = timeoutMs;
    this.rules = [rule];
  }

  open({ surface }: TextOrigin, { signal }: Abortable): Inspector {
    const calls = new CallsInTurn<readonly PolicyMatch[]>(signal);
    return new DetectorInspector(this.#rule, (text, before) =>
      calls.make(() => {
        const found = this.#detector.detect({ text, before, surface }, calls.signal);
        return found instanceof Promise ? withinTime(found, this.#timeoutMs) : found;
      }),
    );
  }
}

type Detect = (text: string, before: string) => Awaitable<readonly PolicyMatch[]>;

/** Passes one text to a detector, window by window. */
class DetectorInspector implements Inspector {
  readonly #rule: Rule;
  readonly #detect: Detect;
  readonly #windows = new SentenceWindows();
  /** The context before the open window, and the window, which begins at `#before`. */
  #text = '';
  #before = 0;
  #length = 0;

  constructor(rule: Rule, detect: Detect) {
    this.#rule = rule;
    this.#detect = detect;
  }

  push(text: string): Awaitable<Inspection> {
    const pending: Promise<readonly Found[]>[] = [];
    try {
      return this.#pushTo(pending, text);
    } catch (cause) {
      // The text is blocked or passes unchecked, so the other results do not matter.
      for (const judged of pending) judged.catch(() => undefined);
      throw cause;
    }
  }

  /** @param pending receives the windows that are inspected asynchronously */
  #pushTo(pending: Promise<readonly Found[]>[], text: string): Awaitable<Inspection> {
    let found: readonly Found[] = nothing;
    let from = 0;
    for (let at = 0; at < text.length; at += 1) {
      if (!this.#windows.closesAt(this.#length + at + 1, text.charCodeAt(at))) continue;
      this.#text += text.slice(from, at + 1);
      from = at + 1;
      const judged = this.#judge(this.#length + from);
      if (judged instanceof Promise) pending.push(judged);
      else if (judged.length > 0) found = [...found, ...judged];
    }
    this.#text += text.slice(from);
    this.#length += text.length;
    const decided = this.#windows.start;
    if (pending.length === 0) return { decided, found };
    return Promise.all(pending).then((more) => ({ decided, found: [...found, ...more.flat()] }));
  }

  end(): Awaitable<Inspection> {
    const decided = this.#length;
    if (this.#text.length === this.#before) return { decided, found: nothing };
    return after(this.#judge(decided), (found) => ({ decided, found }));
  }

  /** Inspects a window. @param end index after the complete window */
  #judge(end: number): Awaitable<readonly Found[]> {
    const text = this.#text.slice(this.#before);
    const before = this.#text.slice(0, this.#before);
    this.#text = this.#text.slice(-lookBack);
    this.#before = this.#text.length;
    const start = end - text.length;
    return after(this.#detect(text, before), (matches) => {
      if (!Array.isArray(matches))
        throw new DetectorMistake('a detector returned something other than a list of matches');
      return matches.map((match: PolicyMatch) => this.#read(match, start, end));
    });
  }

  /** Validates a match. @throws Error for an invalid one, so that a bug of the detector does not leave text unredacted */
  #read({ category, score = 1, start = 0, end }: PolicyMatch, from: number, to: number): Found {
    const found = { rule: this.#rule, category, score, start: from + start, end: end === undefined ? to : from + end };
    const fits = found.start >= from && found.start < found.end && found.end <= to;
    const isWhole = Number.isInteger(found.start) && Number.isInteger(found.end);
    if (typeof category !== 'string' || !wellNamed.test(category))
      throw new DetectorMistake('a detector returned a match without a valid "category"');
    if (!fits || !isWhole)
      throw new DetectorMistake('a detector returned a match whose "start" and "end" are not in its text');
    return found;
  }
}
