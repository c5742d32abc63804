import type { ChatCall, Tool } from '../../core/api/index.js';
import { pickSentences } from './pick-sentences.js';
import type { Conversation } from './read-conversation.js';
import { wordsOf } from './words-of.js';

/** What most tools do, so it does not tell one from another. */
const verbs = new Set(
  wordsOf('call check create execute fetch find get list look lookup make query read run search send set sys use'),
);

const searchVerbs = new Set(wordsOf('find lookup query retrieve search'));

/** The tool to call: the demanded one, or the one that the question plainly asks for, or one that searches; undefined to answer in words. */
export function chooseTool(call: ChatCall, conversation: Conversation): Tool | undefined {
  const tools = call.tools?.filter(({ opaque }) => opaque === undefined || opaque.elsewhere === 'function') ?? [];
  const choice = call.toolChoice;
  if (choice?.type === 'none') return undefined;
  if (choice?.type === 'tool') return tools.find(({ name }) => name === choice.name);
  if (choice?.type === 'required') return bestMatch(tools, conversation.question);
  // What the tool has answered already is not asked again.
  if (conversation.toolResults.length > 0) return undefined;
  const { question, sentences } = conversation;
  const asked = tools.find(({ name }) => isAskedFor(name, question));
  if (asked || question === '' || pickSentences(question, sentences).length > 0) return asked;
  return tools.find(isSearch);
}

/** What looks things up can be asked anything: the demo model does so when it has been given nothing to quote. */
export function isSearch({ name }: Tool): boolean {
  return nameWords(name).some((word) => searchVerbs.has(word));
}

/** By its name as it is written, or by all the words of its name but the verbs: "the weather in Rome" asks for `get_weather`. */
function isAskedFor(name: string, question: string): boolean {
  const written: readonly string[] = question.toLowerCase().match(/[\p{L}\p{N}_]+(?:[.-][\p{L}\p{N}_]+)*/gu) ?? [];
  if (name.length > 1 && written.includes(name.toLowerCase())) return true;
  const telling = nameWords(name).filter((word) => !verbs.has(word));
  const asked = new Set(wordsOf(question));
  return telling.length > 0 && telling.every((word) => asked.has(word));
}

/** The tool whose name and description share most words with the question; the first of equals. */
function bestMatch(tools: readonly Tool[], question: string): Tool | undefined {
  const asked = new Set(wordsOf(question));
  const shared = ({ name, description = '' }: Tool) =>
    new Set([...nameWords(name), ...wordsOf(description)].filter((word) => asked.has(word))).size;
  return tools.toSorted((a, b) => shared(b) - shared(a))[0];
}

function nameWords(name: string): readonly string[] {
  return wordsOf(name.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replaceAll(/[_\-.]/g, ' '));
}
