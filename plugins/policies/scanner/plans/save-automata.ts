/**
 * Build step after the compiler: saves the automata of the built-in detectors with the states that ordinary texts reach, so that they need not be
 * built after a start. The training texts are the project's own documentation and code of the core, and words that no text has, as names and other
 * languages are for an automaton (docs/decisions/0399). Does nothing where the last build had the same. See `saved-automata.ts`.
 *
 * node dist/plugins/policies/scanner/plans/save-automata.js <folders of texts>
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { keepSaved } from './saved-automata.js';

/** Maximum size of a training text in bytes; longer files are lists and weights. */
const maxTextSize = 40_000;

const folders = process.argv.slice(2);
if (folders.length === 0) throw new Error('usage: save-automata <folders of texts>');

const texts = textsIn(folders);

function textsIn(parents: readonly string[]): readonly Buffer[] {
  return parents
    .flatMap((parent) => globSync(`${parent}/**/*.{md,ts}`, { exclude: ['**/*.test.ts'] }).toSorted())
    .map((file) => readFileSync(file));
}

/** Texts of small letters in any order: after three of them, a word of no list looks like every other. */
function* unknownWords(): Generator<string> {
  let random = 1;
  const below = (limit: number): number => {
    random = (random * 48_271) % 2_147_483_647;
    return random % limit;
  };
  const word = (): string => String.fromCharCode(...Array.from({ length: 3 + below(8) }, () => 97 + below(26)));
  for (let text = 0; text < 1000; text += 1) yield Array.from({ length: 20 }, word).join(' ');
}

/** What the saved automata follow from: the texts, the code of the scanner, the libraries and the engine. */
function originOf(): string {
  const hash = createHash('sha256').update(process.version).update(readFileSync('package-lock.json'));
  for (const text of [...texts, ...textsIn(['plugins/policies'])]) hash.update(text).update('\0');
  return hash.digest('hex');
}

async function saveTrained(): Promise<void> {
  // Loaded now, because states saved by an earlier build would be included.
  const [{ scannerFor }, { builtInDetectors }] = await Promise.all([
    import('../scanner-for.js'),
    import('./plan-requests.js'),
  ]);
  const scanner = scannerFor([
    { kind: 'pii', sensitivityLevel: 'medium' },
    { kind: 'secret', sensitivityLevel: 'medium' },
  ]);
  for (const text of texts) {
    if (text.length > maxTextSize) continue;
    for (const paragraph of text.toString().split('\n\n')) scanner.scan(paragraph);
  }
  for (const text of unknownWords()) scanner.scan(text);
  for (const automaton of builtInDetectors.automata) await automaton.save();
}

await keepSaved(originOf(), saveTrained);
