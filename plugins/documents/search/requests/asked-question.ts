import { type ChatCall, type Message, textOf } from '../../../../core/api/index.js';
import { termsOf, wordsOf } from '../embedding/terms.js';
import { functionWordsIn } from '../keywords/function-words.js';

/** The last question of a conversation. */
export interface AskedQuestion {
  readonly question: string;
  /** The questions before it, if it is so short that it may only be understood after them: `And for longer ones?` */
  readonly before: string | undefined;
}

/** In a longer message, such as one with a pasted text, the question is assumed to be at its beginning or end. */
const longestQuestion = 2_000;
/** The number of terms, without those that only hold a question together, up to which a question may follow another (docs/decisions/0205). */
const termsOfFollowUp = 3;
/** How many questions before one are looked at, until one says what they are about. */
const mostBefore = 3;

/** Returns the user's last question. */
export function askedQuestion({ messages }: ChatCall): AskedQuestion | undefined {
  const texts = messages.filter(isQuestion).map(({ content }) => shortened(textOf(content).trim()));
  const question = texts.pop();
  if (question === undefined) return undefined;
  const before: string[] = [];
  for (let first = question; isFollowUp(first) && before.length < mostBefore; ) {
    const earlier = texts.pop();
    if (earlier === undefined) break;
    before.unshift(earlier);
    first = earlier;
  }
  return { question, before: before.length === 0 ? undefined : shortened(before.join('\n')) };
}

/** Whether a message is a user's and contains text; users may also send only images. */
export function isQuestion({ role, content }: Message): boolean {
  return role === 'user' && textOf(content).trim() !== '';
}

function shortened(text: string): string {
  if (text.length <= longestQuestion) return text;
  return `${text.slice(0, longestQuestion / 2)}\n${text.slice(-longestQuestion / 2)}`;
}

function isFollowUp(question: string): boolean {
  const words = [...new Set(wordsOf(question))];
  const functional = functionWordsIn(words);
  return words.filter((word) => !functional.has(word)).flatMap(termsOf).length <= termsOfFollowUp;
}
