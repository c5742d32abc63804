import { lastBreak } from '../text/break-text.js';

/** A range of a text. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** Abbreviations at the end of a text, after which the sentence continues. */
const abbreviation =
  /(?:^|[\s(["“„«])(?:\p{Lu}|Mr|Mrs|Ms|Dr|Prof|Sr|Jr|St|Inc|Ltd|Co|Corp|vs|etc|e\.g|i\.e|cf|al|approx|No|Nos|Fig|Figs|Eq|Ref|Sec|Vol|pp?|ed|eds|Nr|Abs|Art|bzw|ca|d\.h|u\.a|usw|z\.B|vgl|evtl|ggf|Hr|Fr|M|Mme|Mlle|p\.ex|av|env|Sra|Dra|Ud|Uds|pág|núm|Sig|dott|ecc)\.["”’)\]]*\s*$/u;
/** Longer than any abbreviation with its surrounding punctuation. */
const abbreviationLength = 16;

const segmenters = new Map<string, Intl.Segmenter>();

/**
 * Splits a paragraph into sentences, which together cover it: white space belongs to the sentence before it. A sentence that is longer than
 * `most` is split between words, or if necessary between characters.
 */
export function splitSentences(text: string, most: number, language = 'und'): TextRange[] {
  const sentences: TextRange[] = [];
  let start = 0;
  for (const { segment, index } of segmenterOf(language).segment(text)) {
    const end = index + segment.length;
    if (end < text.length && isUnfinished(text.slice(start, end), segment, most)) continue;
    cut(text, { start, end }, most, sentences);
    start = end;
  }
  return sentences;
}

/** Whether a sentence goes on after its last segment. */
function isUnfinished(sentence: string, segment: string, most: number): boolean {
  if (segment.trim() === '') return sentence.length < most;
  return sentence.length < most / 2 && abbreviation.test(sentence.slice(-abbreviationLength));
}

function segmenterOf(language: string): Intl.Segmenter {
  let segmenter = segmenters.get(language);
  if (segmenter === undefined) {
    segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
    segmenters.set(language, segmenter);
  }
  return segmenter;
}

function cut(text: string, range: TextRange, most: number, sentences: TextRange[]): void {
  let { start } = range;
  while (range.end - start > most) {
    const end = lastBreak(text, start, most);
    sentences.push({ start, end });
    start = end;
  }
  if (range.end > start) sentences.push({ start, end: range.end });
}
