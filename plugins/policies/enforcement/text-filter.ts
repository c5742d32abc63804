import type { Awaitable, PolicyAction } from '../../../core/api/index.js';
import type { ExchangePolicies } from './exchange-policies.js';
import type { Found, Inspection, InspectorSource, TextOrigin } from './inspector.js';
import { PolicyBlock } from './policy-block.js';
import { actionOn } from './rule.js';
import { sliceLength, slicesOf } from './turns.js';
import { Watch } from './watch.js';

/** What it takes to write something in place of a finding, in units that could be looked at meanwhile. */
const replacementCost = 64;

/** Something that is to be replaced, with what stood there. */
interface Edit {
  readonly found: Found;
  readonly original: string;
}

/**
 * Lets one text pass as far as its rules allow, whole or in pieces: what the inspectors have settled is released, with replacements in
 * place of what is redacted; what they have not is held. A block throws {@link PolicyBlock}.
 *
 * What is released depends on the text alone, not on the pieces in which it came, because that is true of what inspectors find.
 */
export class TextFilter {
  readonly #policies: ExchangePolicies;
  readonly #origin: TextOrigin;
  readonly #watches: readonly Watch[];
  readonly #known: number;
  /** What was pushed and may be needed still, from index `#base` on. */
  #buffer = '';
  #base = 0;
  #pushed = 0;
  /** Everything before this index has been released, or replaced. */
  #position: number;
  #changed = false;
  /** By their starts; those ahead of the position from `#nextEdit` on. */
  readonly #edits: Edit[] = [];
  #nextEdit = 0;

  /** @param known characters that will be pushed first and have been released before: they are looked at, but not released again */
  constructor(sources: readonly InspectorSource[], origin: TextOrigin, policies: ExchangePolicies, known = 0) {
    this.#policies = policies;
    this.#origin = origin;
    this.#known = known;
    this.#position = known;
    const take = (inspection: Inspection): void => this.#take(inspection);
    const { payer } = policies;
    const opened = payer ? { ...origin, payer } : origin;
    this.#watches = sources.map((source) => new Watch(source, opened, take, policies));
  }

  /** Whether anything has been replaced. */
  get changed(): boolean {
    return this.#changed;
  }

  /** What was pushed and has not been let go: it may still be the beginning of something. */
  get held(): string {
    return this.#buffer.slice(Math.max(0, this.#position - this.#base));
  }

  /** Takes the next piece. @returns what may leave now */
  push(text: string): Awaitable<string> {
    this.#buffer += text;
    this.#pushed += text.length;
    return this.#policies.turns.fits(text.length)
      ? this.#ask((watch) => watch.push(text), false)
      : this.#pushInTurns(text);
  }

  /** One watch after the other, as with a short text: who sees what first makes no difference. */
  async #pushInTurns(text: string): Promise<string> {
    const pending: Promise<void>[] = [];
    for (const watch of this.#watches) {
      const pieces = watch.takesSlices ? slicesOf(text) : [text];
      for (const piece of pieces) {
        const turn = this.#policies.turns.take(Math.min(piece.length, sliceLength));
        if (turn) await turn;
        const asked = watch.push(piece);
        if (asked && watch.takesSlices) await asked;
        else if (asked) {
          // Its failure is heard of below.
          asked.catch(() => undefined);
          pending.push(asked);
        }
      }
    }
    await Promise.all(pending);
    return this.#releaseInTurns();
  }

  /** The text is complete. @returns the rest of what may leave */
  end(): Awaitable<string> {
    return this.#ask((watch) => watch.end(), true);
  }

  #ask(ask: (watch: Watch) => Promise<void> | undefined, last: boolean): Awaitable<string> {
    const pending: Promise<void>[] = [];
    try {
      for (const watch of this.#watches) {
        const asked = ask(watch);
        if (asked) pending.push(asked);
      }
    } catch (cause) {
      // What the others will have to say changes nothing any more.
      for (const asked of pending) asked.catch(() => undefined);
      throw cause;
    }
    return pending.length > 0 ? Promise.all(pending).then(() => this.#release(last)) : this.#release(last);
  }

  #take({ found: list }: Inspection): void {
    for (const found of list) {
      const action = actionOn(found.rule, found.category);
      if (action === 'ignore' || found.end <= this.#known) continue;
      this.#note(found, action);
      if (action === 'redact') this.#edit(found);
    }
  }

  /** @throws PolicyBlock */
  #note(found: Found, action: PolicyAction): void {
    const { rule, category, start } = found;
    const { surface } = this.#origin;
    this.#policies.findings.add(rule, action, surface, found);
    if (action === 'block') throw new PolicyBlock(rule, category, surface, Math.max(0, this.#position - start));
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

  /** Everything before this index is settled. */
  #decided(): number {
    let limit = this.#pushed;
    for (const watch of this.#watches) limit = Math.min(limit, watch.decided);
    return limit;
  }

  #editBefore(limit: number): Edit | undefined {
    const edit = this.#edits[this.#nextEdit];
    return edit && edit.found.start < limit ? edit : undefined;
  }

  /** The text up to the next edit, and what stands there instead. */
  #replaced({ found, original }: Edit): string {
    this.#nextEdit += 1;
    const before = this.#upTo(found.start);
    if (found.end <= this.#position) return before;
    this.#position = found.end;
    this.#changed = true;
    return before + this.#policies.replacement(original, found, this.#origin.isAnswer !== true);
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
    return text;
  }

  #forget(): void {
    const gone = Math.min(this.#position, this.#pushed) - this.#base;
    if (gone <= 0) return;
    this.#buffer = this.#buffer.slice(gone);
    this.#base += gone;
  }
}

/** Of two findings that begin together, the longer one comes first, and of equals the surer one. */
function comesBefore(a: Found, b: Found): boolean {
  if (a.start !== b.start) return a.start < b.start;
  return a.end === b.end ? a.score > b.score : a.end > b.end;
}
