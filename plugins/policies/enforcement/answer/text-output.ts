import {
  after,
  type Awaitable,
  type CitationPart,
  type OpaquePart,
  type PartSink,
  type ReasoningPart,
  type RefusalPart,
  type TextBack,
  type TextPart,
} from '../../../../core/api/index.js';
import { LabelRestorer, restoredJson, type RestoredText } from '../redaction/restore-labels.js';
import { type Governing, governBrokenJson, governJson, type JsonForm } from '../texts/govern-text.js';
import { isJson } from '../texts/is-json.js';
import { MovedPlaces, withMovedPlaces } from '../texts/moved-places.js';
import { TextFilter } from '../texts/text-filter.js';
import type { AnswerContext } from './answer-context.js';

/** A part of a text that the model has written. */
export type WrittenPart = TextPart | RefusalPart | ReasoningPart;

/** Filters one text of an answer: it is released as soon as it is decided. JSON is held back until it is complete. */
export class TextOutput {
  readonly #governed: Governing;
  readonly #context: AnswerContext;
  readonly #sink: PartSink;
  readonly #json: JsonForm | undefined;
  #filter: TextFilter | undefined;
  #restorer: LabelRestorer | undefined;
  #whole = '';
  /** Text that was released undecided because another part followed; it is inspected again together with the next text. */
  #tail = '';
  /** The last part, for its other members. */
  #last: WrittenPart | undefined;
  #restoredAny = false;
  /** How redaction and restoring have moved the places that citations have, since {@link beginPlaces}. */
  #redactedPlaces = new MovedPlaces();
  #restoredPlaces = new MovedPlaces();
  /** Whether any have moved before {@link beginPlaces}. */
  #hasMovedBefore = false;
  /** Whether it is known how places have moved, which it is not in JSON that was changed as a whole. */
  #arePlacesKnown = true;

  constructor(context: AnswerContext, sink: PartSink, json: JsonForm | undefined) {
    this.#context = context;
    this.#sink = sink;
    this.#json = json;
    this.#governed = context.of('output');
  }

  push(part: WrittenPart): Awaitable<void> {
    this.#last = part;
    if (this.#json) {
      this.#context.hold(part.text.length);
      this.#whole += part.text;
      return undefined;
    }
    if (part.type === 'reasoning' && (part.signature !== undefined || part.encrypted !== undefined)) {
      return this.#endReasoning(part);
    }
    return this.#pass(part.text);
  }

  /** Releases what is held back, because another part follows, or the end. */
  close(): Awaitable<void> {
    if (this.#json) return this.#closeJson(this.#json);
    const filter = this.#filter;
    if (!filter) return undefined;
    this.#filter = undefined;
    const { held } = filter;
    return after(filter.end(), (rest) => {
      this.#tail = rest === held ? held : '';
      return after(this.#emit(rest), () => (this.#restorer ? this.#write(this.#restorer.end()) : undefined));
    });
  }

  /** A part of which the places are those in the text that was released; the same part if none has moved. */
  withPlaces(part: OpaquePart): OpaquePart {
    const value = withMovedPlaces(part.value, [this.#redactedPlaces, this.#restoredPlaces]);
    return value === part.value ? part : { ...part, value };
  }

  /**
   * The place of a citation in the text that was released, for the client and for observers; empty if it is not known. Called when nothing is held
   * back.
   */
  placeOf(back: TextBack): Pick<CitationPart, 'back' | 'recorded'> {
    const isBefore = back.from > this.#redactedPlaces.length;
    const isKnown = this.#arePlacesKnown && !(isBefore && this.#hasMovedBefore);
    const recorded = isKnown ? this.#redactedPlaces.movedBack(back) : undefined;
    const shown = recorded && this.#restoredPlaces.movedBack(recorded);
    if (!shown) return {};
    return { back: shown, ...(shown !== recorded && { recorded }) };
  }

  /** Counts places from here on: the text that follows belongs to another item of the answer. Called when nothing is held back. */
  beginPlaces(): void {
    this.#hasMovedBefore ||= !this.#redactedPlaces.areSame || !this.#restoredPlaces.areSame;
    this.#redactedPlaces = new MovedPlaces();
    this.#restoredPlaces = new MovedPlaces();
    this.#restorer = undefined;
  }

  #pass(text: string): Awaitable<void> {
    if (text === '') return undefined;
    const filter = this.#filter;
    return filter ? after(filter.push(text), (released) => this.#emit(released)) : this.#begin(text);
  }

  #begin(text: string): Awaitable<void> {
    const { rules, origin, policies } = this.#governed;
    const { restorable } = policies.labels;
    if (restorable.size > 0) this.#restorer ??= new LabelRestorer(restorable, this.#restoredPlaces);
    const places = this.#redactedPlaces;
    const filter = new TextFilter(rules.sources, origin, policies, { known: this.#tail.length, places });
    const known = this.#tail === '' ? '' : filter.push(this.#tail);
    this.#filter = filter;
    return after(known, () => this.#pass(text));
  }

  /** Handles a signature or encrypted reasoning, which ends a reasoning block. The signature is omitted if the text was changed. */
  async #endReasoning(part: ReasoningPart): Promise<void> {
    await this.#pass(part.text);
    const filter = this.#filter;
    await this.close();
    // The next reasoning block is another text.
    this.#tail = '';
    const isChanged = filter?.changed === true || this.#restoredAny;
    const { choice, signature, encrypted } = part;
    if (encrypted !== undefined) await this.#sink({ type: 'reasoning', choice, text: '', encrypted });
    else if (signature !== undefined && !isChanged) {
      await this.#sink({ type: 'reasoning', choice, text: '', signature });
    }
    this.#restoredAny = false;
  }

  async #closeJson(form: JsonForm): Promise<void> {
    const text = this.#whole;
    if (text === '') return;
    this.#whole = '';
    this.#context.release(text.length);
    const passed = await (isJson(text)
      ? governJson(text, this.#governed, form)
      : governBrokenJson(text, this.#governed));
    const written = restoredJson(passed, this.#governed.policies.labels.restorable);
    this.#arePlacesKnown &&= written.text === text;
    await this.#write(written);
  }

  #emit(released: string): Awaitable<void> {
    return this.#restorer
      ? this.#write(this.#restorer.push(released))
      : this.#write({ text: released, recorded: released });
  }

  #write({ text, recorded }: RestoredText): Awaitable<void> {
    const part = this.#last;
    if (text === '' || !part) return undefined;
    const { type, choice } = part;
    if (text === recorded) return this.#sink({ type, choice, text });
    this.#restoredAny = true;
    return this.#sink({ type, choice, text, recorded });
  }
}
