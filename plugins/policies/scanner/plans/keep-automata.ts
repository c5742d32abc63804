/**
 * Build step, run after the compiler: keeps the automata of the built-in detectors with what texts usually lead to, so that neither has to be made after
 * a start. The texts are the project's own documentation and code. See `kept-automata.ts`.
 *
 *     node dist/plugins/policies/scanner/plans/keep-automata.js <folders of texts>
 */
import { globSync, readFileSync, statSync } from 'node:fs';
import { scannerFor } from '../scanner-for.js';
import { forgetKept } from './kept-automata.js';
import { builtInAutomata } from './plan-requests.js';

/** Bytes. What is longer is lists and weights. */
const longestText = 40_000;

const folders = process.argv.slice(2);
if (folders.length === 0) throw new Error('usage: keep-automata <folders of texts>');

// What an earlier build has kept is not what these texts lead to.
forgetKept();

const scanner = scannerFor([
  { kind: 'pii', sensitivityLevel: 'medium' },
  { kind: 'secret', sensitivityLevel: 'medium' },
]);
for (const file of folders.flatMap((folder) => globSync(`${folder}/**/*.{md,ts}`).toSorted())) {
  if (statSync(file).size > longestText) continue;
  for (const paragraph of readFileSync(file, 'utf8').split('\n\n')) scanner.scan(paragraph);
}
for (const automaton of builtInAutomata) await automaton.keep();
