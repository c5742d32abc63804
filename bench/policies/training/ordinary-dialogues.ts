import { type Grammar, readGrammar } from './grammar.js';
import type { SeededRandom } from './seeded-random.js';

const words = readGrammar('dialogues');
const lines = Object.values(readGrammar('dialogue-topics'));
/** What the one asks or wants, and what the other says, by topic. */
const topics = Array.from({ length: lines.length / 2 }, (_, at) => lines.slice(2 * at, 2 * at + 2));

const speakers: readonly (readonly [string, string])[] = [
  ['USER: ', 'SYSTEM: '],
  ['User: ', 'System: '],
  ['User: ', 'Assistant: '],
  ['Human: ', 'AI: '],
  ['customer: ', 'agent: '],
  ['Customer: ', 'Agent: '],
  ['Caller: ', 'Operator: '],
  ['[doctor] ', '[patient] '],
  ['Doctor: ', 'Patient: '],
  ['Q: ', 'A: '],
  ['Speaker 1: ', 'Speaker 2: '],
  ['Anna: ', 'Ben: '],
  ['[10:02] maria: ', '[10:03] tom: '],
  ['> ', ''],
  ['USER (10:02): ', 'BOT (10:02): '],
  ['<user> ', '<system> '],
  ['**Interviewer:** ', '**Guest:** '],
  ['Me: ', 'You: '],
  ['Host: ', 'Guest: '],
  ['THE COURT: ', 'THE WITNESS: '],
  ['Teacher: ', 'Student: '],
  ['COACH - ', 'PLAYER - '],
  ['P1\t', 'P2\t'],
  ['00:14 Speaker A: ', '00:15 Speaker B: '],
  ['(agent) ', '(client) '],
  ['role: user, text: ', 'role: assistant, text: '],
  ['A: ', 'B: '],
  ['- ', '- '],
  ['', ''],
  ['', ''],
];

/** How many turns there are at least and at most. */
const turnsOf = { short: [2, 6], ordinary: [4, 18], long: [18, 90] } as const;

/** The turns of one conversation, each with its speaker, and what stands between two. */
export interface Dialogue {
  readonly turns: readonly string[];
  readonly speaker: readonly [string, string];
  readonly separator: string;
}

/**
 * One conversation. Every third is spoken: in lower case, with fillers and without most signs, as speech recognition writes it.
 *
 * @param fill puts words in place of the names in braces
 */
export function dialogueOf(
  random: SeededRandom,
  fill: (template: string, grammar: Grammar) => string,
  length: keyof typeof turnsOf,
): Dialogue {
  const topic = random.pick(topics);
  const isSpoken = random.next() < 0.33;
  const [least, most] = turnsOf[length];
  const count = least + Math.floor(random.next() * (most - least + 1));
  const turns = Array.from({ length: count }, (_, at) => {
    const sentences = topic[at % 2] ?? [];
    const said = [
      ...(random.next() < 0.35 ? [random.pick(['{yes}', '{yes}', '{no}'])] : []),
      ...(isSpoken && random.next() < 0.5 ? ['{filler}'] : []),
      random.pick(sentences),
      ...(random.next() < 0.25 ? [random.pick(sentences)] : []),
    ].join(' ');
    const text = fill(random.next() < 0.12 ? random.pick(['{yes}', '{no}']) : said, words);
    return isSpoken ? spoken(text) : text;
  });
  return { turns, speaker: random.pick(speakers), separator: random.pick(['\n', '\n', '\n', '\n\n', ' ']) };
}

/** The conversation as a text. */
export function written({ turns, speaker, separator }: Dialogue): string {
  return turns.map((turn, at) => `${speaker[at % 2]}${turn}`).join(separator);
}

function spoken(text: string): string {
  return text.toLowerCase().replace(/[.?!](?= |$)/g, (sign) => (sign === '?' ? ' ?' : ' .'));
}
