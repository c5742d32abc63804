import { endingLetters, wordFlags } from './quiet-layout.js';
import type { Screen } from './screen.js';

const letters = unitsOf('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ');
const space = unitsOf(' ');
const sentenceEnd = unitsOf('. ');

/** The text that may follow a word so that no match starts with the word: a sum of {@link wordFlags}, for the state that the word leads to. */
export function whatEnds(screen: Screen, state: number): number {
  const { generation } = screen;
  let flags = screen.follow(state, sentenceEnd, 0, 2) === 'nothing' ? wordFlags.sentenceEnds : 0;
  // The automaton was reset, so the state has another meaning.
  if (screen.generation !== generation) return 0;
  const behindSpace = screen.follow(state, space, 0, 1);
  if (behindSpace === 'nothing') flags |= wordFlags.spaceEnds;
  else if (behindSpace !== 'something' && doLettersEnd(screen, behindSpace)) flags |= wordFlags.lettersEnd;
  return flags;
}

/** Whether no match is possible after any {@link endingLetters} letters from a state on. */
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
