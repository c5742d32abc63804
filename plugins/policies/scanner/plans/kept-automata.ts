import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { versions } from 'node:process';
import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Automaton } from '../automaton/automaton.js';
import type { CompiledPatterns } from '../automaton/compile-patterns.js';
import type { KnownStates } from '../automaton/known-states.js';

/** An automaton as a file has it. */
export interface KeptAutomaton {
  readonly patterns: CompiledPatterns;
  readonly known: KnownStates;
}

/** Bytes: what is kept of an automaton is a few times as long. */
const chunkSize = 1 << 20;
/** The build leaves the files beside the compiled code. */
const folder = new URL('.', import.meta.url);
const automatonCode = new URL('../automaton/', import.meta.url);

/**
 * The automaton that the build has kept; undefined when there is none, or it is of other patterns, other code or another version of Unicode. Reading it
 * takes 10 ms, where building it takes 160, and most of what texts lead to is known.
 *
 * @param origin what its patterns are made from
 */
export function keptAutomaton(name: string, origin: string, from = folder): KeptAutomaton | undefined {
  try {
    const bytes = readFileSync(fileOf(name, from));
    const digest = digestOf(origin);
    if (!digest.equals(bytes.subarray(0, digest.length))) return undefined;
    return deserialize(inflateRawSync(bytes.subarray(digest.length), { chunkSize })) as KeptAutomaton;
  } catch {
    // Not there, cut off, or written by a later Node: it is built from its patterns then.
    return undefined;
  }
}

/** Keeps an automaton with all that it knows of its texts. */
export async function keepAutomaton(
  name: string,
  origin: string,
  patterns: CompiledPatterns,
  automaton: Automaton,
  to = folder,
): Promise<void> {
  const file = fileOf(name, to);
  // Sets have served when the graph was made.
  const classes = { ...patterns.classes, members: new Map() };
  const kept: KeptAutomaton = { patterns: { ...patterns, classes }, known: automaton.known };
  const bytes = deflateRawSync(serialize(kept), { level: 9 });
  // Written aside and renamed, so that nobody ever finds half of it.
  const partial = `${file}.${process.pid}`;
  await writeFile(partial, Buffer.concat([digestOf(origin), bytes]));
  await rename(partial, file);
}

/** Removes what earlier builds have kept. */
export function forgetKept(): void {
  for (const name of readdirSync(folder)) if (/^kept-.+\.bin/.test(name)) rmSync(new URL(name, folder));
}

function fileOf(name: string, parent: URL): string {
  return fileURLToPath(new URL(`kept-${name}.bin`, parent));
}

function digestOf(origin: string): Buffer {
  const hash = createHash('sha256').update(origin).update(String(versions['unicode'])).update(codeOfAutomata());
  return hash.digest();
}

let code: Buffer | undefined;

/** What is compiled depends on the compiler, which somebody may be working on. */
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
