import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { versions } from 'node:process';
import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Automaton } from '../automaton/automaton.js';
import type { CompiledPatterns } from '../automaton/compile-patterns.js';
import type { KnownStates } from '../automaton/known-states.js';

/** The content of an automaton's file. */
export interface SavedAutomaton {
  readonly patterns: CompiledPatterns;
  readonly known: KnownStates;
}

/** Size of the decompression buffer in bytes; uncompressed automata are a few times as large. */
const chunkSize = 1 << 20;
/** The build writes the files next to the compiled code. */
const folder = new URL('.', import.meta.url);
const automatonCode = new URL('../automaton/', import.meta.url);

/**
 * The automaton saved by the build; undefined if there is none, or if patterns, code or Unicode version differ. Loading it takes 10 ms, building it
 * 160, and it includes most states that texts reach.
 *
 * @param origin identifies its patterns
 */
export function savedAutomaton(name: string, origin: string, from = folder): SavedAutomaton | undefined {
  try {
    const bytes = readFileSync(fileOf(name, from));
    const digest = digestOf(origin);
    if (!digest.equals(bytes.subarray(0, digest.length))) return undefined;
    return deserialize(inflateRawSync(bytes.subarray(digest.length), { chunkSize })) as SavedAutomaton;
  } catch {
    // Missing, truncated, or written by a later Node: the automaton is then built from its patterns.
    return undefined;
  }
}

/** Saves an automaton with all its states. */
export async function saveAutomaton(
  name: string,
  origin: string,
  patterns: CompiledPatterns,
  automaton: Automaton,
  to = folder,
): Promise<void> {
  const file = fileOf(name, to);
  // The character sets are needed only to build the graph.
  const classes = { ...patterns.classes, members: new Map() };
  const saved: SavedAutomaton = { patterns: { ...patterns, classes }, known: automaton.known };
  const bytes = deflateRawSync(serialize(saved), { level: 9 });
  // Written to a temporary file and renamed, so that readers never see a partial file.
  const partial = `${file}.${process.pid}`;
  await writeFile(partial, Buffer.concat([digestOf(origin), bytes]));
  await rename(partial, file);
}

/**
 * Removes the files of an earlier build and saves new ones, unless the earlier build had the same origin and came to its end.
 *
 * @param origin identifies all that the files follow from
 */
export async function keepSaved(origin: string, save: () => Promise<void>, to = folder): Promise<void> {
  const file = new URL('saved-origin.bin', to);
  if (existsSync(file) && readFileSync(file, 'utf8') === origin) return;
  for (const name of readdirSync(to)) if (/^saved-.+\.bin/.test(name)) rmSync(new URL(name, to));
  await save();
  await writeFile(file, origin);
}

function fileOf(name: string, parent: URL): string {
  return fileURLToPath(new URL(`saved-${name}.bin`, parent));
}

function digestOf(origin: string): Buffer {
  const hash = createHash('sha256').update(origin).update(String(versions['unicode'])).update(codeOfAutomata());
  return hash.digest();
}

let code: Buffer | undefined;

/** Part of the digest, because the result depends on the code that compiles patterns. */
function codeOfAutomata(): Buffer {
  const names = (): readonly string[] =>
    readdirSync(automatonCode).filter((name) => name.endsWith('.js') && !name.endsWith('.test.js'));
  code ??= Buffer.concat(
    names()
      .toSorted()
      .map((name) => readFileSync(new URL(name, automatonCode))),
  );
  return code;
}
