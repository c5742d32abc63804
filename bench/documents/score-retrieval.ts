/**
 * Scores the offline ranking on collections of questions with known answers (nDCG@10 and recall@5): the question's words alone by
 * BM25, keywords with
 * relevance feedback, vectors alone, and the gateway's fusion of both. Inner products are exact here; Chroma's are approximate.
 *
 *   node dist/bench/documents/score-retrieval.js <folder>
 *
 * The folder is a collection in the format of BEIR (corpus.jsonl, queries.jsonl, qrels/test.tsv), or contains several.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { atOnce } from '../../core/api/index.js';
import { fuseRankings, type RankedId } from '../../plugins/documents/search/fuse-rankings.js';
import { KeywordIndex } from '../../plugins/documents/search/keywords/keyword-index.js';
import { packSegment, readSegment } from '../../plugins/documents/search/keywords/keyword-segment.js';
import { lexicalEmbedder } from '../../plugins/documents/search/embedding/lexical-embedder.js';
import { keywordRanking } from '../../plugins/documents/search/keywords/keyword-ranking.js';
import { learnTerms } from '../../plugins/documents/search/keywords/learned-terms.js';
import { countTerms } from '../../plugins/documents/search/embedding/lexical-features.js';
import { readQuestion } from '../../plugins/documents/search/keywords/read-question.js';
import {
  depth,
  leadingPassages,
  nearbyPassages,
  orderedPassages,
  orderWeight,
  lexicalWeight,
} from '../../plugins/documents/search/ranking-settings.js';
import { WordOrder } from '../../plugins/documents/search/word-order.js';

interface Collection {
  readonly name: string;
  /** In the order of the file. */
  readonly ids: readonly string[];
  readonly texts: readonly string[];
  readonly questions: readonly { readonly text: string; readonly answers: ReadonlyMap<string, number> }[];
}

const methods = ['BM25', 'keywords', 'vectors', 'both'] as const;
type Scores = Record<(typeof methods)[number], { ndcg: number; recall: number }>;

function readLines<T>(file: string): T[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as T);
}

function readCollection(folder: string): Collection {
  const corpus = readLines<{ _id: string; title?: string; text: string }>(join(folder, 'corpus.jsonl'));
  const answers = new Map<string, Map<string, number>>();
  for (const line of readFileSync(join(folder, 'qrels', 'test.tsv'), 'utf8')
    .split('\n')
    .slice(1)) {
    const [question, document, grade] = line.split('\t');
    if (question === undefined || document === undefined || !(Number(grade) > 0)) continue;
    const known = answers.get(question) ?? new Map<string, number>();
    answers.set(question, known.set(document, Number(grade)));
  }
  const questions = readLines<{ _id: string; text: string }>(join(folder, 'queries.jsonl')).flatMap(({ _id, text }) => {
    const known = answers.get(_id);
    return known ? [{ text, answers: known }] : [];
  });
  return {
    name: basename(folder),
    ids: corpus.map(({ _id }) => _id),
    texts: corpus.map(({ title, text }) => (title === undefined ? text : `${title}\n${text}`)),
    questions,
  };
}

function indexOf({ texts }: Collection): KeywordIndex {
  const index = new KeywordIndex();
  for (let from = 0; from < texts.length; from += 100) {
    const passages = texts.slice(from, from + 100).map((text) => ({ text, facets: [] }));
    const info = { documentId: 'collection', attempt: 1, firstOrdinal: from, restrictedTo: undefined };
    index.add(info, readSegment(packSegment(passages)));
  }
  return index;
}

/** The numbers of the nearest texts. */
function nearest(question: readonly number[], vectors: readonly Int16Array[]): RankedId[] {
  const scores = vectors.map((vector, at) => {
    let score = 0;
    for (let place = 0; place < vector.length; place += 1)
      score += (vector[place] as number) * (question[place] as number);
    return { at, score };
  });
  return scores
    .toSorted((a, b) => b.score - a.score)
    .slice(0, depth)
    .map(({ at, score }) => ({ id: String(at), score }));
}

function byWords(index: KeywordIndex, terms: ReadonlyMap<number, number>): RankedId[] {
  const hits = atOnce(index.search({ terms, facets: [], connectionId: undefined, limit: depth }));
  return hits.map(({ ordinal, score }) => ({ id: String(ordinal), score }));
}

async function score(collection: Collection): Promise<Scores> {
  const { ids, texts, questions } = collection;
  const index = indexOf(collection);
  const context = { organizationId: 'bench', connectionId: undefined, signal: new AbortController().signal };
  const vectorsOfTexts: Int16Array[] = [];
  for (const text of texts)
    vectorsOfTexts.push(Int16Array.from((await lexicalEmbedder.passages([text], context))[0] ?? []));
  const sums: Scores = {
    BM25: { ndcg: 0, recall: 0 },
    keywords: { ndcg: 0, recall: 0 },
    vectors: { ndcg: 0, recall: 0 },
    both: { ndcg: 0, recall: 0 },
  };
  for (const { text, answers } of questions) {
    const asked = (await readQuestion(text, index)).terms;
    const bm25 = byWords(index, countTerms(text).terms);
    const plain = byWords(index, asked);
    const leading = plain
      .slice(0, leadingPassages)
      .map(({ id, score }) => ({ text: texts[Number(id)] as string, score }));
    const keywords = byWords(index, learnTerms(index, asked, leading));
    const nearby = leading.slice(0, nearbyPassages).map((passage) => passage.text);
    const question = { ...context, text, nearby, weightOf: (term: number) => index.weightOf(term) };
    const vectors = nearest(await lexicalEmbedder.question(question), vectorsOfTexts);
    const fused = fuseRankings([keywordRanking(keywords), { hits: vectors, weight: lexicalWeight, others: undefined }]);
    const idsOf = (ranked: readonly RankedId[]) => ranked.map(({ id }) => id);
    const order = new WordOrder(text, (term) => index.weightOf(term));
    const ordered = fused.slice(0, orderedPassages).map(({ id, score }) => ({
      id,
      score: score + orderWeight * order.of(texts[Number(id)] as string),
    }));
    const both = idsOf([...ordered.toSorted((a, b) => b.score - a.score), ...fused.slice(orderedPassages)]);
    const ranked = { BM25: idsOf(bm25), keywords: idsOf(keywords), vectors: idsOf(vectors), both };
    for (const method of methods) {
      const found = ranked[method].map((at) => ids[Number(at)] as string);
      sums[method].ndcg += ndcg(found, answers) / questions.length;
      sums[method].recall += recall(found, answers) / questions.length;
    }
  }
  return sums;
}

function ndcg(found: readonly string[], answers: ReadonlyMap<string, number>): number {
  const gain = (grades: readonly number[]): number =>
    grades.slice(0, 10).reduce((sum, grade, place) => sum + grade / Math.log2(place + 2), 0);
  const best = [...answers.values()].toSorted((a, b) => b - a);
  return gain(found.map((id) => answers.get(id) ?? 0)) / gain(best);
}

function recall(found: readonly string[], answers: ReadonlyMap<string, number>): number {
  return found.slice(0, 5).filter((id) => answers.has(id)).length / answers.size;
}

function line(name: string, scores: Scores): string {
  const cells = methods.map((method) => `${scores[method].ndcg.toFixed(3)} / ${scores[method].recall.toFixed(3)}`);
  return `| ${name} | ${cells.join(' | ')} |`;
}

const [, , folder] = process.argv;
if (folder === undefined) throw new Error('usage: score-retrieval <folder>');
const folders = existsSync(join(folder, 'corpus.jsonl'))
  ? [folder]
  : readdirSync(folder)
      .map((name) => join(folder, name))
      .filter((path) => existsSync(join(path, 'corpus.jsonl')));
console.log(`| nDCG@10 / recall@5 | ${methods.join(' | ')} |\n| --- |${' --- |'.repeat(methods.length)}`);
const all: Scores[] = [];
for (const path of folders) {
  const collection = readCollection(path);
  const scores = await score(collection);
  all.push(scores);
  console.log(line(collection.name, scores));
}
const mean = (pick: (scores: Scores) => number): number =>
  all.reduce((sum, scores) => sum + pick(scores), 0) / all.length;
const means = methods.map((method) => [
  method,
  { ndcg: mean((scores) => scores[method].ndcg), recall: mean((scores) => scores[method].recall) },
]);
console.log(line('average', Object.fromEntries(means) as Scores));
