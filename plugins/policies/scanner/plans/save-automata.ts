/**
 * Build step after the compiler: saves the automata of the built-in detectors with the states that ordinary texts reach, so that they need not be
 * built after a start. The training texts are the project's own documentation and code, without its tests, from which a build would learn next to
 * nothing more (docs/decisions/0208). See `saved-automata.ts`.
 *
 * node dist/plugins/policies/scanner/plans/save-automata.js <folders of texts>
 */
import { globSync, readFileSync, statSync } from 'node:fs';
import { scannerFor } from '../scanner-for.js';
import { removeSaved } from './saved-automata.js';
import { builtInDetectors } from './plan-requests.js';

/** Maximum size of a training text in bytes; longer files are lists and weights. */
const maxTextSize = 40_000;

const folders = process.argv.slice(2);
if (folders.length === 0) throw new Error('usage: save-automata <folders of texts>');

function textsIn(folder: string): readonly string[] {
  return globSync(`${folder}/**/*.{md,ts}`, { exclude: ['**/*.test.ts'] }).toSorted();
}

// States saved by an earlier build would be included.
removeSaved();

const scanner = scannerFor([
  { kind: 'pii', sensitivityLevel: 'medium' },
  { kind: 'secret', sensitivityLevel: 'medium' },
]);
for (const file of folders.flatMap((folder) => textsIn(folder))) {
  if (statSync(file).size > maxTextSize) continue;
  for (const paragraph of readFileSync(file, 'utf8').split('\n\n')) scanner.scan(paragraph);
}
for (const automaton of builtInDetectors.automata) await automaton.save();
