import {
  calledTools,
  type ContentBlock,
  foreignJsonIn,
  type Message,
  textOf,
  type ToolResultBlock,
} from '../../core/api/index.js';
import { type Passage, readJsonPassages, readPassages } from './read-passages.js';
import { splitSentences } from './split-sentences.js';

/** The parsed conversation. */
export interface Conversation {
  readonly question: string;
  readonly sentences: readonly Sentence[];
  /** The tool results since the last question, with the names of the tools. */
  readonly toolResults: readonly ToolResult[];
  readonly hasImages: boolean;
}

/** A sentence that can be quoted. */
export interface Sentence {
  readonly text: string;
  readonly source?: string;
  /** Written by the user, not part of a document. */
  readonly byUser?: boolean;
  /** From a tool result after the last question. */
  readonly fromTool?: boolean;
}

interface ToolResult {
  readonly tool: string;
  readonly text: string;
}

/** Matches instructions to a model, which are not quoted. */
const instruction =
  /^(?:you are|you're|your (?:task|role|job)|answer|reply|respond|always|never|do not|don't|use|be|if you|act as)\b/i;

/** Matches a sentence that asks. */
const asking = /[?？؟]["')\]]*$/;

/** Splits a text into sentences. */
type Split = (text: string) => readonly string[];

/** Parses the conversation: the question is in the last user message, everything else can be quoted. */
export function readConversation(messages: readonly Message[], segmenter: Intl.Segmenter): Conversation {
  const split: Split = (text) => splitSentences(text, segmenter);
  const last = messages.findLastIndex(({ role }) => role === 'user');
  const toolNames = calledTools(messages);
  const toolResults: ToolResult[] = [];
  let question = '';
  const sentences = messages.flatMap((message, index): readonly Sentence[] => {
    if (message.role === 'system') return sentencesOfSystem(message, split);
    if (message.role === 'user') {
      const said = readUser(message, index === last, split);
      if (index === last) question = said.questions;
      return said.sentences;
    }
    if (message.role !== 'tool') return [];
    return resultsIn(message).flatMap((result) => {
      const text = textOf(result.content);
      if (index > last) toolResults.push({ tool: toolNames.get(result.toolCallId) ?? 'The tool', text });
      return sentencesOf(passagesOf(result, text), index > last, split);
    });
  });
  return { question, sentences, toolResults, hasImages: messages.some(({ content }) => content.some(isImage)) };
}

function sentencesOfSystem(message: Message, split: Split): readonly Sentence[] {
  return readPassages(textOf(message.content)).flatMap(({ text: whole, source }): readonly Sentence[] => {
    const texts = split(whole);
    if (source !== undefined) return texts.map((text) => ({ text, source }));
    return texts.filter((text) => !instruction.test(text)).map((text) => ({ text }));
  });
}

/** The questions of a user message, and what can be quoted of it. */
function readUser(
  message: Message,
  isLast: boolean,
  split: Split,
): { readonly questions: string; readonly sentences: readonly Sentence[] } {
  const passages = readPassages(textOf(message.content));
  const own = passages.filter(({ source }) => source === undefined).flatMap(({ text }) => split(text));
  const asked = own.filter((text) => asking.test(text));
  const questions = isLast && asked.length === 0 ? own.slice(-1) : asked;
  const known = new Set(questions);
  const given = [...message.content.flatMap(textFileIn), ...passages.filter(({ source }) => source !== undefined)];
  const stated = own.filter((text) => !known.has(text)).map((text): Sentence => ({ text, byUser: true }));
  return { questions: questions.join(' '), sentences: [...sentencesOf(given, false, split), ...stated] };
}

/** A file of text, as a passage. No other file is read. */
function textFileIn(block: ContentBlock): readonly Passage[] {
  if (block.type !== 'file' || block.source.kind !== 'text') return [];
  return [{ text: block.source.text, ...(block.fileName !== undefined && { source: block.fileName }) }];
}

function sentencesOf(passages: readonly Passage[], fromTool: boolean, split: Split): readonly Sentence[] {
  return passages.flatMap(({ text: whole, source }) =>
    withAnswers(split(whole)).map((text) => ({ text, fromTool, ...(source && { source }) })),
  );
}

/** Joins each question of a document with the sentence that follows, which answers it. */
function withAnswers(sentences: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (const [at, text] of sentences.entries()) {
    const before = sentences[at - 1];
    if (before !== undefined && asking.test(before) && !asking.test(text)) joined.push(`${joined.pop()} ${text}`);
    else joined.push(text);
  }
  return joined;
}

function resultsIn({ content }: Message): readonly ToolResultBlock[] {
  return content.filter((block) => block.type === 'tool-result');
}

function passagesOf(result: ToolResultBlock, text: string): readonly Passage[] {
  if (result.isError) return [];
  const value = foreignJsonIn(text);
  return value === undefined ? readPassages(text) : readJsonPassages(value);
}

function isImage(block: ContentBlock): boolean {
  return block.type === 'image';
}
