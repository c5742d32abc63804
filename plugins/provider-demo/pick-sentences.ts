import type { Sentence } from './read-conversation.js';
import { wordsOf } from './words-of.js';

const mostSentences = 3;
/** Further sentences are quoted if their score is at least this share of the best one. */
const nearlyAsGood = 0.75;
/** The minimum share of the question's weight that a sentence must cover. */
const leastShare = 0.2;

/**
 * Selects the sentences that are most relevant to the question, in their original order. Words are weighted by inverse document frequency,
 * and scores are normalized by sentence length. Deterministic.
 */
export function pickSentences(question: string, sentences: readonly Sentence[]): readonly Sentence[] {
  const asked = new Set(wordsOf(question));
  const words = sentences.map(({ text }) => wordsOf(text));
  const weights = weightsOf(asked, words);
  const total = sum([...weights.values()]);
  const meanLength = Math.max(1, sum(words.map(({ length }) => length)) / Math.max(1, words.length));

  const scored = sentences.map((sentence, place) => {
    const own = words[place] ?? [];
    const shared = sum([...new Set(own)].map((word) => weights.get(word) ?? 0));
    const score = shared < total * leastShare ? 0 : shared / (0.75 + (0.25 * own.length) / meanLength);
    return { sentence, place, score };
  });
  const best = scored.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score || a.place - b.place);
  const least = (best[0]?.score ?? 0) * nearlyAsGood;
  return best
    .filter(({ score }) => score >= least)
    .slice(0, mostSentences)
    .sort((a, b) => a.place - b.place)
    .map(({ sentence }) => sentence);
}

/** The weight of each word of the question, by the number of sentences that contain it. */
function weightsOf(asked: ReadonlySet<string>, sentences: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const counts = new Map([...asked].map((word) => [word, 0]));
  for (const words of sentences) {
    for (const word of new Set(words)) {
      const count = counts.get(word);
      if (count !== undefined) counts.set(word, count + 1);
    }
  }
  const weight = (count: number) => Math.log(1 + (sentences.length + 1) / (count + 0.5));
  return new Map([...counts].map(([word, count]) => [word, weight(count)]));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
