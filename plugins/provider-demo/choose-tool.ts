import type { ChatCall, Tool } from '../../core/api/index.js';
import { pickSentences } from './pick-sentences.js';
import type { Conversation } from './read-conversation.js';
import { wordsOf } from './words-of.js';

/** Verbs in the names of most tools, which do not distinguish one tool from another. */
const verbs = new Set(
  wordsOf('call check create execute fetch find get list look lookup make query read run search send set sys use'),
);

const searchVerbs = new Set(wordsOf('find lookup query retrieve search'));

/**
 * Selects the tool to call: the one that the call requires, one that the question clearly matches, or a search tool. Undefined if the
 * answer is a text.
 */
export function chooseTool(call: ChatCall, conversation: Conversation): Tool | undefined {
  const tools = call.tools?.filter(({ opaque }) => opaque === undefined || opaque.elsewhere === 'function') ?? [];
  const choice = call.toolChoice;
  if (choice?.type === 'none') return undefined;
  if (choice?.type === 'tool') return tools.find(({ name }) => name === choice.name);
  if (choice?.type === 'required') return bestMatch(unanswered(tools, conversation), conversation.question);
  // After a tool result, answer from it and call no further tool.
  if (conversation.toolResults.length > 0) return undefined;
  const { question, sentences } = conversation;
  const asked = tools.length === 0 ? undefined : toolAskedFor(tools, question);
  if (asked || question === '' || pickSentences(question, sentences).length > 0) return asked;
  return tools.find(isSearch);
}

/** Whether a tool is a search tool. It is called for any question that the given texts do not answer. */
export function isSearch({ name }: Tool): boolean {
  return nameWords(name).some((word) => searchVerbs.has(word));
}

/**
 * The first tool whose name is in the question as written, or all words of its name except verbs: "the weather in Rome" matches
 * `get_weather`.
 */
function toolAskedFor(tools: readonly Tool[], question: string): Tool | undefined {
  const written = new Set<string>(question.toLowerCase().match(/[\p{L}\p{N}_]+(?:[.-][\p{L}\p{N}_]+)*/gu));
  const asked = new Set(wordsOf(question));
  return tools.find(({ name }) => {
    if (name.length > 1 && written.has(name.toLowerCase())) return true;
    const telling = nameWords(name).filter((word) => !verbs.has(word));
    return telling.length > 0 && telling.every((word) => asked.has(word));
  });
}

/** The tools that have not answered the question yet, or all if each has: agents demand tools until the one for their result is called. */
function unanswered(tools: readonly Tool[], { toolResults }: Conversation): readonly Tool[] {
  const others = tools.filter(({ name }) => toolResults.every(({ tool }) => tool !== name));
  return others.length === 0 ? tools : others;
}

/** The tool whose name and description share the most words with the question; the first one on a tie. */
function bestMatch(tools: readonly Tool[], question: string): Tool | undefined {
  const asked = new Set(wordsOf(question));
  let best: { readonly tool: Tool; readonly shared: number } | undefined;
  for (const tool of tools) {
    const words = [...nameWords(tool.name), ...wordsOf(tool.description ?? '')];
    const shared = new Set(words.filter((word) => asked.has(word))).size;
    if (!best || shared > best.shared) best = { tool, shared };
  }
  return best?.tool;
}

function nameWords(name: string): readonly string[] {
  return wordsOf(name.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replaceAll(/[_\-.]/g, ' '));
}
