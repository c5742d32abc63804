import { pickSentences } from './pick-sentences.js';
import type { Conversation, Sentence } from './read-conversation.js';

const longestEcho = 200;
const longestResult = 1000;
/** The most sentences to quote from search results that share no words with the question. */
const mostNearest = 3;

/** Composes the answer's text: quotes with their sources, or a statement that there is nothing to quote. */
export function composeAnswer(conversation: Conversation): string {
  const { question, sentences, toolResults } = conversation;
  // After a tool call, only its results are quoted.
  const eligible = distinct(toolResults.length > 0 ? sentences.filter(({ fromTool }) => fromTool) : sentences);
  const picked = pickSentences(question, eligible);
  if (picked.length > 0) return quote(picked);
  if (toolResults.length > 0) {
    const nearest = eligible.filter(({ source }) => source !== undefined).slice(0, mostNearest);
    if (nearest.length > 0) return `No sentence has the words of the question. The nearest passage:\n${quote(nearest)}`;
    return toolResults.map(({ tool, text }) => `${tool} answered: ${shortened(text, longestResult)}`).join('\n');
  }
  return introduce(conversation);
}

/** Each sentence of a source once: the passages of a document overlap. */
function distinct(sentences: readonly Sentence[]): readonly Sentence[] {
  const alike = Map.groupBy(sentences, ({ source, text }) => `${source}\n${text}`);
  return [...alike.values()].flatMap((same) => same.slice(0, 1));
}

/** Consecutive sentences of one source are quoted together. */
function quote(sentences: readonly Sentence[]): string {
  const quotes: { readonly opening: string; readonly texts: string[] }[] = [];
  for (const sentence of sentences) {
    const opening = openingOf(sentence);
    const last = quotes.at(-1);
    if (last?.opening === opening) last.texts.push(sentence.text);
    else quotes.push({ opening, texts: [sentence.text] });
  }
  return quotes.map(({ opening, texts }) => `${opening}: "${texts.join(' ')}"`).join('\n');
}

function openingOf({ source, byUser }: Sentence): string {
  if (source !== undefined) return `According to ${source}`;
  return byUser ? 'You said' : 'The text I was given says';
}

function introduce({ question, hasImages }: Conversation): string {
  const asked = question === '' ? 'your message' : `"${shortened(question, longestEcho)}"`;
  return (
    "I am Sluice's offline demo model: I answer only by quoting the text I am given, and nothing in this conversation answers " +
    `${asked}.${hasImages ? ' I cannot see images.' : ''} Put passages into the system message, or configure a provider to ` +
    'reach a real model.'
  );
}

function shortened(text: string, longest: number): string {
  return text.length <= longest ? text : `${text.slice(0, longest).trimEnd()}…`;
}
