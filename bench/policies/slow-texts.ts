import { cpuUsage } from 'node:process';
import { parseArgs } from 'node:util';
import type { SensitivityLevel } from '../../plugins/policies/scanner/scan-request.js';
import type { Scanner } from '../../plugins/policies/scanner/scanner.js';
import { scannerFor } from '../../plugins/policies/scanner/scanner-for.js';
import { mutated, pieces, type Piece, shownPiece, textOf } from './repeated-pieces.js';
import { type Random, randomFrom } from './texts.js';

/*
 * Looks for the texts that take the scanner longest: node dist/bench/policies/slow-texts.js [--seconds 60] [--seed 1] [--levels low,medium,high]
 *
 * A text is a piece of one to six parts again and again. The slowest of each level are changed a little, and what is slower is kept. Processor time, the
 * least of three; of parts that are drawn anew each time, each run has a text of its own.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    levels: { type: 'string', default: 'low,medium,high' },
    show: { type: 'string', default: '10' },
  },
});
/** Characters: a glance tells most pieces apart. */
const [shortText, longText] = [3_000, 24_000];
/** What is mutated. */
const mostKept = 40;
const leastKept = 30;

interface Slow {
  readonly piece: Piece;
  /** Microseconds for a character. */
  readonly cost: number;
}

for (const level of values.levels.split(',') as SensitivityLevel[]) {
  console.log(`\n${level}, MB/s of processor time; the slowest of ${values.seconds} s, seed ${values.seed}`);
  const slowest = search(level, Number(values.seconds), randomFrom(Number(values.seed)));
  for (const { piece, cost } of slowest.slice(0, Number(values.show)))
    console.log((1 / cost).toFixed(2).padStart(7), shownPiece(piece));
}

function search(level: SensitivityLevel, seconds: number, random: Random): readonly Slow[] {
  const scanner = scannerFor([
    { kind: 'pii', sensitivityLevel: level },
    { kind: 'secret', sensitivityLevel: level },
  ]);
  const known = new Map<string, Slow>();
  let kept: readonly Slow[] = [];
  const seen = new Set<string>();
  for (const end = performance.now() + seconds * 1000; performance.now() < end; ) {
    // Begun too early, it would climb the first hill that it finds.
    const parent = kept.length < leastKept ? undefined : kept[Math.floor(random() ** 2 * kept.length)];
    const piece = parent && random() < 0.8 ? mutated(parent.piece, random) : pieces(random);
    const name = shownPiece(piece);
    if (seen.has(name)) continue;
    seen.add(name);
    const least = kept.length < mostKept ? 0 : (kept.at(-1)?.cost ?? 0);
    if (costOf(scanner, piece, shortText, 2, random) < least) continue;
    const cost = costOf(scanner, piece, longText, 3, random);
    // The same parts in another order are no news.
    const key = piece
      .map(({ name: part }) => part)
      .toSorted()
      .join('|');
    if ((known.get(key)?.cost ?? 0) >= cost) continue;
    known.set(key, { piece, cost });
    kept = [...known.values()].toSorted((a, b) => b.cost - a.cost).slice(0, mostKept);
  }
  console.log(`${seen.size} pieces`);
  // Once more, as something else may have disturbed the first time.
  return kept
    .map(({ piece, cost }) => ({ piece, cost: Math.min(cost, costOf(scanner, piece, longText, 5, random)) }))
    .toSorted((a, b) => b.cost - a.cost);
}

function costOf(scanner: Scanner, piece: Piece, length: number, runs: number, random: Random): number {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run += 1) {
    const text = textOf(piece, length, random);
    const before = cpuUsage();
    scanner.scan(text);
    const { user, system } = cpuUsage(before);
    least = Math.min(least, (user + system) / text.length);
  }
  return least;
}
