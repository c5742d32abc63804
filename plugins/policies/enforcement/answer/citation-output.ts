import {
  type Citation,
  type CitationPart,
  type PartSink,
  stringifyJson,
  type TextBack,
} from '../../../../core/api/index.js';
import { governValue } from '../texts/govern-value.js';
import type { AnswerContext } from './answer-context.js';
import type { TextOutput } from './text-output.js';

/** The memory of a citation besides its texts, in characters. */
const partCost = 64;

interface HeldCitation {
  readonly part: CitationPart;
  /** The length of the text that had arrived with it. */
  readonly at: number;
  readonly size: number;
}

/** Holds back the citations of a choice until its text is decided, so that they do not divide it, and applies policies to what they quote. */
export class CitationOutput {
  readonly #context: AnswerContext;
  #held: HeldCitation[] = [];

  constructor(context: AnswerContext) {
    this.#context = context;
  }

  get isEmpty(): boolean {
    return this.#held.length === 0;
  }

  /** @param at the length of the text that has arrived */
  keep(part: CitationPart, at: number): void {
    const size = stringifyJson({ ...part.citation }).length + partCost;
    this.#context.hold(size);
    this.#held.push({ part, at, size });
  }

  /**
   * Releases all citations, with their places in the text that was released. Called when no text is held back.
   *
   * @param length of the text that has arrived
   * @throws PolicyBlock
   */
  async release(text: TextOutput | undefined, length: number, sink: PartSink): Promise<void> {
    const held = this.#held;
    this.#held = [];
    for (const { size } of held) this.#context.release(size);
    for (const { part, at } of held) {
      const citation = await this.#governed(part.citation);
      await sink({ type: 'citation', choice: part.choice, citation, ...placesIn(text, part.back, length - at) });
    }
  }

  /** An address that a policy has changed leads nowhere, so it is left out. */
  async #governed(citation: Citation): Promise<Citation> {
    const { place, ...texts } = citation;
    const changed = (await governValue(texts, this.#context.of('output'))) as Citation;
    const governed = place ? { ...changed, place } : changed;
    if (governed.url === citation.url) return governed;
    const { url: _elsewhere, ...rest } = governed;
    return rest;
  }
}

/** @param since the length of the text that has come behind the citation */
function placesIn(
  text: TextOutput | undefined,
  back: TextBack | undefined,
  since: number,
): Pick<CitationPart, 'back' | 'recorded'> {
  if (!back) return {};
  const now = { from: back.from + since, to: back.to + since };
  return text ? text.placeOf(now) : { back: now };
}
