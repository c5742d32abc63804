import { endingLetters, wordFlags } from './quiet-layout.js';
import type { Screen } from './screen.js';

const letters = unitsOf('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ');
const space = unitsOf(' ');
const sentenceEnd = unitsOf('. ');

/** What may follow a word that leads to a state so that nothing begins with it: the sum of the flags of {@link wordFlags}. */
export function whatEnds(screen: Screen, state: number): number {
  const { generation } = screen;
  let flags = screen.follow(state, sentenceEnd, 0, 2) === 'nothing' ? wordFlags.sentenceEnds : 0;
  // The state means something else by now.
  if (screen.generation !== generation) return 0;
  const behindSpace = screen.follow(state, space, 0, 1);
  if (behindSpace === 'nothing') flags |= wordFlags.spaceEnds;
  else if (behindSpace !== 'something' && doLettersEnd(screen, behindSpace)) flags |= wordFlags.lettersEnd;
  return flags;
}

/** Whether nothing begins whatever letters stand behind a state, if there are enough. */
function doLettersEnd(screen: Screen, from: number): boolean {
  let reached = new Set([from]);
  for (let count = 0; count < endingLetters; count += 1) {
    const next = new Set<number>();
    for (const state of reached)
      for (let letter = 0; letter < letters.length; letter += 1) {
        const behind = screen.follow(state, letters, letter, 1);
        if (behind === 'something') return false;
        if (behind !== 'nothing') next.add(behind);
      }
    reached = next;
  }
  return reached.size === 0;
}

function unitsOf(text: string): Uint16Array {
  return Uint16Array.from(text, (character) => character.charCodeAt(0));
}
