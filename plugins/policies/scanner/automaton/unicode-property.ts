import { type CharacterSet, setOf } from './character-set.js';

/** Bounded, because tenants choose the properties. */
const maxKnown = 64;
const known = new Map<string, CharacterSet>();

/** All characters except surrogates, private use and unassigned planes. */
let everything: string | undefined;

/** @param escape a valid `\p{…}` or `\P{…}` */
export function charactersWith(escape: string): CharacterSet {
  const before = known.get(escape);
  if (before) return before;
  everything ??= allCharacters();
  const ranges = Array.from(everything.matchAll(new RegExp(`${escape}+`, 'gu')), ([run]) => run).flatMap(rangesOfRun);
  const set = setOf(ranges);
  if (known.size === maxKnown) known.clear();
  known.set(escape, set);
  return set;
}

function allCharacters(): string {
  let text = '';
  for (let codePoint = 0; codePoint < 0x32000; codePoint += 1)
    if (codePoint < 0xd800 || codePoint > 0xdfff) text += String.fromCodePoint(codePoint);
  for (let codePoint = 0xe0000; codePoint < 0xe0200; codePoint += 1) text += String.fromCodePoint(codePoint);
  return text;
}

/** Splits a run that spans the gaps between the included planes. */
function rangesOfRun(run: string): [number, number][] {
  const ranges: [number, number][] = [];
  for (const character of run) {
    const codePoint = character.codePointAt(0) as number;
    const last = ranges.at(-1);
    if (last && last[1] + 1 === codePoint) last[1] = codePoint;
    else ranges.push([codePoint, codePoint]);
  }
  return ranges;
}
