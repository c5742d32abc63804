import type { Awaitable, PolicyAction } from '../../../core/api/index.js';
import type { ExchangePolicies } from './exchange-policies.js';
import type { Found, Inspection, InspectorSource, TextOrigin } from './inspector.js';
import { PolicyBlock } from './policy-block.js';
import { actionOn } from './rule.js';
import { Watch } from './watch.js';

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
  /** Edits ahead of the position, by their starts. */
  readonly #edits: Edit[] = [];

  /** @param known characters that will be pushed first and have been released before: they are looked at, but not released again */
  constructor(sources: readonly InspectorSource[], origin: TextOrigin, policies: ExchangePolicies, known = 0) {
    this.#policies = policies;
    this.#origin = origin;
    this.#known = known;
    this.#position = known;
    const take = (inspection: Inspection): void => this.#take(inspection);
    const { payer, signal } = policies;
    const opened = payer ? { ...origin, payer } : origin;
    this.#watches = sources.map((source) => new Watch(source, source.open(opened, signal), take, policies));
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
    return this.#ask((watch) => watch.push(text), false);
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
    while (at > 0 && comesBefore(found, (this.#edits[at - 1] as Edit).found)) at -= 1;
    this.#edits.splice(at, 0, { found, original });
  }

  #release(last: boolean): string {
    let limit = this.#pushed;
    if (!last) for (const watch of this.#watches) limit = Math.min(limit, watch.decided);
    let released = '';
    for (let edit = this.#edits[0]; edit && edit.found.start < limit; edit = this.#edits[0]) {
      this.#edits.shift();
      const { found, original } = edit;
      released += this.#upTo(found.start);
      if (found.end <= this.#position) continue;
      released += this.#policies.replacement(original, found, this.#origin.isAnswer !== true);
      this.#position = found.end;
      this.#changed = true;
    }
    released += this.#upTo(limit);
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
