import type { Awaitable, PolicyAction } from '../../../../core/api/index.js';
import type { ExchangePolicies } from '../exchange-policies.js';
import type { Found, Inspection, InspectorSource, TextOrigin } from '../inspectors/inspector.js';
import { actionOn } from '../inspectors/rule.js';
import { hashLabelLength, isInsideHashLabel } from '../redaction/label-names.js';
import { InspectorRun } from './inspector-run.js';
import type { MovedPlaces } from './moved-places.js';
import { PolicyBlock } from './policy-block.js';
import { sliceLength, slicesOf } from './turn-budget.js';

/** The overhead of a replacement, in units of text that could be inspected in the same time. */
const replacementCost = 64;

/** A finding to replace, with its original text. */
interface Edit {
  readonly found: Found;
  readonly original: string;
}

/** Options of a {@link TextFilter}. */
interface FilterOptions {
  /** The number of characters that are pushed first but have been released already: they are inspected, but not released again. */
  readonly known: number;
  /** Is told what is released as it is, and what is replaced. */
  readonly places: MovedPlaces | undefined;
}

/**
 * Filters one text, whole or in pieces: text that all inspectors have decided on is released, with redacted values replaced; the rest is
 * held back. A block throws {@link PolicyBlock}.
 *
 * The total output depends only on the text, not on how it was split, because the same is true for the findings of inspectors.
 */
export class TextFilter {
  readonly #policies: ExchangePolicies;
  readonly #origin: TextOrigin;
  readonly #runs: readonly InspectorRun[];
  readonly #known: number;
  readonly #places: MovedPlaces | undefined;
  /** Whether values may have been replaced by their hashes. */
  readonly #hasHashes: boolean;
  /** The pushed text that may still be needed, from index `#base` on. */
  #buffer = '';
  #base = 0;
  #pushed = 0;
  /** The text before this index has been released or replaced. */
  #position: number;
  #changed = false;
  /** Sorted by start; those after the current position begin at `#nextEdit`. */
  readonly #edits: Edit[] = [];
  #nextEdit = 0;

  constructor(
    sources: readonly InspectorSource[],
    origin: TextOrigin,
    policies: ExchangePolicies,
    { known = 0, places }: Partial<FilterOptions> = {},
  ) {
    this.#policies = policies;
    this.#origin = origin;
    this.#known = known;
    this.#places = places;
    this.#hasHashes = sources.some(({ rules }) => rules.some(({ redaction }) => redaction.style === 'hash'));
    this.#position = known;
    const take = (inspection: Inspection): void => this.#take(inspection);
    const { payer } = policies;
    const opened = payer ? { ...origin, payer } : origin;
    this.#runs = sources.map((source) => new InspectorRun(source, opened, take, policies));
  }

  /** Whether anything has been replaced. */
  get changed(): boolean {
    return this.#changed;
  }

  /** The text that is held back, because a finding may begin in it. */
  get held(): string {
    return this.#buffer.slice(Math.max(0, this.#position - this.#base));
  }

  /** Adds the next piece. @returns the text to release */
  push(text: string): Awaitable<string> {
    this.#buffer += text;
    this.#pushed += text.length;
    return this.#policies.turns.fits(text.length)
      ? this.#inspect((run) => run.push(text), false)
      : this.#pushInTurns(text);
  }

  /** Pushes a long text in slices to one inspector after the other; the order does not affect the result. */
  async #pushInTurns(text: string): Promise<string> {
    const pending: Promise<void>[] = [];
    for (const run of this.#runs) {
      const pieces = run.takesSlices ? slicesOf(text) : [text];
      for (const piece of pieces) {
        const turn = this.#policies.turns.take(Math.min(piece.length, sliceLength));
        if (turn) await turn;
        const inspected = run.push(piece);
        if (inspected && run.takesSlices) await inspected;
        else if (inspected) {
          // Its failure is handled below.
          inspected.catch(() => undefined);
          pending.push(inspected);
        }
      }
    }
    await Promise.all(pending);
    return this.#releaseInTurns();
  }

  /** Called when the text is complete. @returns the rest of the text to release */
  end(): Awaitable<string> {
    return this.#inspect((run) => run.end(), true);
  }

  #inspect(inspect: (run: InspectorRun) => Promise<void> | undefined, last: boolean): Awaitable<string> {
    const pending: Promise<void>[] = [];
    try {
      for (const run of this.#runs) {
        const inspected = inspect(run);
        if (inspected) pending.push(inspected);
      }
    } catch (cause) {
      // The text is blocked, so the other results do not matter.
      for (const inspected of pending) inspected.catch(() => undefined);
      throw cause;
    }
    return pending.length > 0 ? Promise.all(pending).then(() => this.#release(last)) : this.#release(last);
  }

  #take({ found: list }: Inspection): void {
    for (const found of list) {
      const action = actionOn(found.rule, found.category);
      if (action === 'ignore' || found.end <= this.#known || this.#isLabel(found)) continue;
      this.#note(found, action);
      if (action === 'redact') this.#edit(found);
    }
  }

  /** Whether a finding is a hash that has replaced a value in an earlier text. It looks like a secret behind names of secrets. */
  #isLabel({ start, end }: Found): boolean {
    return this.#hasHashes && isInsideHashLabel(this.#buffer, start - this.#base, end - this.#base);
  }

  /** @throws PolicyBlock */
  #note(found: Found, action: PolicyAction): void {
    const { rule, category, start } = found;
    const { surface } = this.#origin;
    this.#policies.findings.add(rule, action, surface, found);
    if (action === 'block')
      throw new PolicyBlock({ rule, category, surface, releasedTooMuch: Math.max(0, this.#position - start) });
  }

  #edit(found: Found): void {
    const original = this.#buffer.slice(Math.max(0, found.start - this.#base), found.end - this.#base);
    let at = this.#edits.length;
    while (at > this.#nextEdit && comesBefore(found, (this.#edits[at - 1] as Edit).found)) at -= 1;
    this.#edits.splice(at, 0, { found, original });
  }

  #release(last: boolean): string {
    const limit = last ? this.#pushed : this.#decided();
    let released = '';
    for (let edit = this.#editBefore(limit); edit; edit = this.#editBefore(limit)) released += this.#replaced(edit);
    return this.#released(released, limit);
  }

  async #releaseInTurns(): Promise<string> {
    const limit = this.#decided();
    let released = '';
    for (let edit = this.#editBefore(limit); edit; edit = this.#editBefore(limit)) {
      const turn = this.#policies.turns.take(replacementCost);
      if (turn) await turn;
      released += this.#replaced(edit);
    }
    return this.#released(released, limit);
  }

  /** The index up to which all inspectors have decided. */
  #decided(): number {
    let limit = this.#pushed;
    for (const run of this.#runs) limit = Math.min(limit, run.decided);
    return limit;
  }

  #editBefore(limit: number): Edit | undefined {
    const edit = this.#edits[this.#nextEdit];
    return edit && edit.found.start < limit ? edit : undefined;
  }

  /** The text up to an edit, followed by its replacement. */
  #replaced({ found, original }: Edit): string {
    this.#nextEdit += 1;
    const before = this.#upTo(found.start);
    if (found.end <= this.#position) return before;
    const replacement = this.#policies.replacement(original, found, this.#origin.isAnswer !== true);
    this.#places?.replace(original.slice(this.#position - found.start), replacement);
    this.#position = found.end;
    this.#changed = true;
    return before + replacement;
  }

  #released(replaced: string, limit: number): string {
    const released = replaced + this.#upTo(limit);
    this.#edits.splice(0, this.#nextEdit);
    this.#nextEdit = 0;
    this.#forget();
    return released;
  }

  #upTo(end: number): string {
    if (end <= this.#position) return '';
    const text = this.#buffer.slice(this.#position - this.#base, end - this.#base);
    this.#position = end;
    this.#places?.keep(text);
    return text;
  }

  #forget(): void {
    const needed = this.#hasHashes ? hashLabelLength : 0;
    const gone = Math.min(this.#position, this.#pushed) - this.#base - needed;
    if (gone <= 0) return;
    this.#buffer = this.#buffer.slice(gone);
    this.#base += gone;
  }
}

/** Sort order: by start; for the same start the longer one first, then the one with the higher score. */
function comesBefore(a: Found, b: Found): boolean {
  if (a.start !== b.start) return a.start < b.start;
  return a.end === b.end ? a.score > b.score : a.end > b.end;
}
