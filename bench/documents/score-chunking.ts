import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Papa from 'papaparse';
import { stemmer } from 'stemmer';
import { chunkSection } from '../../plugins/documents/processing/chunking/chunk-section.js';
import { chunkSizes } from '../../plugins/documents/processing/chunking/cluster-sentences.js';
import { type Section, SectionBuilder } from '../../plugins/documents/processing/chunking/document-sections.js';

/** Characters of context in which the answer is looked for. */
const budget = 4_000;

/** A part of a document: an answer, or a chunk. */
interface Span {
  readonly document: string;
  readonly start: number;
  readonly end: number;
}

interface Question {
  readonly words: string;
  readonly answers: readonly Span[];
}

/** How much of the answers is in the chunks that are found for a question. */
interface ChunkingScore {
  readonly way: string;
  readonly chunks: number;
  readonly meanLength: number;
  readonly recall: number;
  readonly milliseconds: number;
}

/**
 * Scores chunking methods on the corpora and questions of brandonstarxel/chunking_evaluation: the share of an answer's characters in the best
 * chunks, 4,000 characters together. Chunks are ranked by BM25 alone, so that only the chunking differs.
 */
export function scoreChunking(folder: string): readonly ChunkingScore[] {
  const texts = new Map<string, string>();
  for (const name of readdirSync(join(folder, 'corpora'))) {
    texts.set(name.replace(/\.md$/, ''), readFileSync(join(folder, 'corpora', name), 'utf8'));
  }
  const questions = readQuestions(join(folder, 'questions_df.csv'), texts);
  return [
    score('recursive, 1,200 with 200 repeated', questions, texts, recursive),
    score('sentences grouped by likeness (ours)', questions, texts, ours),
  ];
}

function readQuestions(file: string, texts: ReadonlyMap<string, string>): readonly Question[] {
  const { data } = Papa.parse<Record<string, string>>(readFileSync(file, 'utf8'), {
    header: true,
    skipEmptyLines: true,
  });
  // Offsets count code points.
  const points = new Map([...texts].map(([name, text]) => [name, unitOffsets(text)]));
  return data.map(({ question = '', references = '[]', corpus_id: document = '' }) => {
    const at = (point: number): number => points.get(document)?.[point] ?? 0;
    const found = JSON.parse(references) as readonly { readonly start_index: number; readonly end_index: number }[];
    return {
      words: question,
      answers: found.map(({ start_index, end_index }) => ({ document, start: at(start_index), end: at(end_index) })),
    };
  });
}

function unitOffsets(text: string): readonly number[] {
  const offsets: number[] = [];
  let unit = 0;
  for (const character of text) {
    offsets.push(unit);
    unit += character.length;
  }
  return [...offsets, unit];
}

type Cut = (text: string) => readonly { readonly start: number; readonly end: number }[];

function score(
  way: string,
  questions: readonly Question[],
  texts: ReadonlyMap<string, string>,
  cut: Cut,
): ChunkingScore {
  const started = performance.now();
  const chunks: Span[] = [...texts].flatMap(([document, text]) => cut(text).map((range) => ({ document, ...range })));
  const milliseconds = performance.now() - started;
  const rank = ranking(chunks.map(({ document, start, end }) => texts.get(document)?.slice(start, end) ?? ''));
  const recalls = questions.map(({ words, answers }) =>
    recall(answers, withinBudget(rank(words).map((index) => chunks[index]!))),
  );
  const total = chunks.reduce((sum, { start, end }) => sum + end - start, 0);
  return {
    way,
    chunks: chunks.length,
    meanLength: Math.round(total / chunks.length),
    recall: recalls.reduce((sum, each) => sum + each, 0) / recalls.length,
    milliseconds,
  };
}

function withinBudget(chunks: readonly Span[]): readonly Span[] {
  let left = budget;
  return chunks.flatMap((chunk) => {
    if (left <= 0) return [];
    const end = Math.min(chunk.end, chunk.start + left);
    left -= chunk.end - chunk.start;
    return [{ ...chunk, end }];
  });
}

function recall(answers: readonly Span[], found: readonly Span[]): number {
  let covered = 0;
  let length = 0;
  for (const { document, start, end } of answers) {
    const hit = new Uint8Array(end - start);
    for (const span of found) {
      if (span.document !== document) continue;
      hit.fill(1, Math.max(0, span.start - start), Math.max(0, Math.min(end, span.end) - start));
    }
    length += hit.length;
    covered += hit.reduce((sum, each) => sum + each, 0);
  }
  return length === 0 ? 1 : covered / length;
}

const stopped = new Set(
  'a an and are as at be by did do does for from how in is it of on or that the to was were what when where which who will with'.split(
    ' ',
  ),
);

function terms(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !stopped.has(word)).map(stemmer);
}

/** BM25 with its usual settings. */
function ranking(texts: readonly string[]): (query: string) => readonly number[] {
  const postings = new Map<string, Map<number, number>>();
  const lengths = texts.map((text, index) => {
    const words = terms(text);
    for (const word of words) {
      const counts = postings.get(word) ?? new Map<number, number>();
      counts.set(index, (counts.get(index) ?? 0) + 1);
      postings.set(word, counts);
    }
    return words.length;
  });
  const average = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  return (query) => {
    const scores = new Map<number, number>();
    for (const word of terms(query)) {
      const counts = postings.get(word) ?? new Map<number, number>();
      const rarity = Math.log(1 + (texts.length - counts.size + 0.5) / (counts.size + 0.5));
      for (const [index, count] of counts) {
        const weight = (count * 2.2) / (count + 1.2 * (0.25 + (0.75 * lengths[index]!) / average));
        scores.set(index, (scores.get(index) ?? 0) + rarity * weight);
      }
    }
    return [...scores].toSorted(([, one], [, other]) => other - one).map(([index]) => index);
  };
}

/** The plugin's chunking, paragraph by paragraph. */
function ours(text: string): readonly { readonly start: number; readonly end: number }[] {
  const builder = new SectionBuilder();
  const places: number[] = [];
  const sections: Section[] = [];
  const origins: { readonly from: number; readonly to: number }[] = [];
  for (const match of text.matchAll(/\S(?:(?!\n\s*\n)[\s\S])*/g)) {
    const ended = builder.add({ kind: 'paragraph', text: match[0].trimEnd() });
    if (ended !== undefined) sections.push(ended);
    origins.push({ from: builder.offset - match[0].trimEnd().length, to: match.index });
    places.push(match.index);
  }
  const last = builder.end();
  if (last !== undefined) sections.push(last);
  const original = (offset: number): number => {
    const origin = origins.findLast(({ from }) => from <= offset) ?? { from: 0, to: 0 };
    return origin.to + offset - origin.from;
  };
  return sections
    .flatMap((section) => chunkSection(section, chunkSizes, 'en'))
    .map(({ start, end }) => ({ start: original(start), end: original(end - 1) + 1 }));
}

const separators = ['\n\n', '\n', ' ', ''] as const;

/** Splits at the largest separator that makes pieces small enough, as many programs do. */
function recursive(text: string): readonly { readonly start: number; readonly end: number }[] {
  const pieces = cutAt(text, 0, 0);
  const chunks: { start: number; end: number }[] = [];
  let first = 0;
  for (let index = 0; index < pieces.length; index += 1) {
    const start = pieces[first]!.start;
    if (pieces[index]!.end - start <= 1_200) {
      if (index === pieces.length - 1) chunks.push({ start, end: pieces[index]!.end });
      continue;
    }
    const end = pieces[index - 1]!.end;
    chunks.push({ start, end });
    while (first < index && end - pieces[first]!.start > 200) first += 1;
    if (index === pieces.length - 1) chunks.push({ start: pieces[first]!.start, end: pieces[index]!.end });
  }
  return chunks;
}

function cutAt(
  text: string,
  offset: number,
  level: number,
): readonly { readonly start: number; readonly end: number }[] {
  const separator = separators[level] ?? '';
  if (text.length <= 200 || separator === '') return [{ start: offset, end: offset + text.length }];
  let start = 0;
  return text.split(separator).flatMap((piece, index, all) => {
    const length = piece.length + (index < all.length - 1 ? separator.length : 0);
    const whole = text.slice(start, start + length);
    start += length;
    return whole === ''
      ? []
      : whole.length > 1_200
        ? cutAt(whole, offset + start - length, level + 1)
        : [{ start: offset + start - length, end: offset + start }];
  });
}
