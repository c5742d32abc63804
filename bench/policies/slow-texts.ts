import { cpuUsage } from 'node:process';
import { parseArgs } from 'node:util';
import type { SensitivityLevel } from '../../plugins/policies/sensitivity-level.js';
import type { Scanner } from '../../plugins/policies/scanner/scanner.js';
import { scannerFor } from '../../plugins/policies/scanner/scanner-for.js';
import { mutated, pieces, type Piece, shownPiece, textOf } from './repeated-pieces.js';
import { type Random, randomFrom } from './texts.js';

/*
 * Searches for the texts that take the scanner longest: node dist/bench/policies/slow-texts.js [--seconds 60] [--seed 1] [--levels low,medium,high]
 *
 * A text repeats a piece of one to six parts. The slowest ones of each level are mutated, and slower mutants are kept. The measure is processor time,
 * the minimum of three runs; with random parts, each run has a different text.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    levels: { type: 'string', default: 'low,medium,high' },
    show: { type: 'string', default: '10' },
  },
});
/** The length in characters of a first, quick measurement, which is enough for most pieces. */
const [shortText, longText] = [3_000, 24_000];
/** The number of slowest pieces that are mutated. */
const maxKept = 40;
const minKept = 30;

interface Slow {
  readonly piece: Piece;
  /** Microseconds for each character. */
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
    // Mutating too early would end in the first local maximum.
    const parent = kept.length < minKept ? undefined : kept[Math.floor(random() ** 2 * kept.length)];
    const piece = parent && random() < 0.8 ? mutated(parent.piece, random) : pieces(random);
    const name = shownPiece(piece);
    if (seen.has(name)) continue;
    seen.add(name);
    const least = kept.length < maxKept ? 0 : (kept.at(-1)?.cost ?? 0);
    if (costOf(scanner, piece, { length: shortText, runs: 2, random }) < least) continue;
    const cost = costOf(scanner, piece, { length: longText, runs: 3, random });
    // Skips pieces with the same parts in another order.
    const key = piece
      .map(({ name: part }) => part)
      .toSorted()
      .join('|');
    if ((known.get(key)?.cost ?? 0) >= cost) continue;
    known.set(key, { piece, cost });
    kept = [...known.values()].toSorted((a, b) => b.cost - a.cost).slice(0, maxKept);
  }
  console.log(`${seen.size} pieces`);
  // Measured again, because other load may have disturbed the first measurement.
  return kept
    .map(({ piece, cost }) => ({
      piece,
      cost: Math.min(cost, costOf(scanner, piece, { length: longText, runs: 5, random })),
    }))
    .toSorted((a, b) => b.cost - a.cost);
}

interface Measuring {
  /** The length of each text, in characters. */
  readonly length: number;
  readonly runs: number;
  readonly random: Random;
}

/** Microseconds of processor time for each character of texts that repeat a piece: the least of several runs. */
function costOf(scanner: Scanner, piece: Piece, { length, runs, random }: Measuring): number {
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
