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

/** Parses the conversation: the question is in the last user message, everything else can be quoted. */
export function readConversation(messages: readonly Message[], segmenter: Intl.Segmenter): Conversation {
  const last = messages.findLastIndex(({ role }) => role === 'user');
  const sentences: Sentence[] = [];
  const toolNames = calledTools(messages);
  const toolResults: ToolResult[] = [];
  let question = '';
  for (const [index, message] of messages.entries()) {
    if (message.role === 'system') addSystem(message, sentences, segmenter);
    if (message.role === 'user') {
      const asked = addUser(message, index === last, sentences, segmenter);
      if (index === last) question = asked;
    }
    for (const result of message.role === 'tool' ? resultsIn(message) : []) {
      const text = textOf(result.content);
      addPassages(passagesOf(result, text), index > last, sentences, segmenter);
      if (index > last) toolResults.push({ tool: toolNames.get(result.toolCallId) ?? 'The tool', text });
    }
  }
  return { question, sentences, toolResults, hasImages: messages.some(({ content }) => content.some(isImage)) };
}

function addSystem(message: Message, sentences: Sentence[], segmenter: Intl.Segmenter): void {
  for (const passage of readPassages(textOf(message.content))) {
    for (const text of splitSentences(passage.text, segmenter)) {
      if (passage.source !== undefined) sentences.push({ text, source: passage.source });
      else if (!instruction.test(text)) sentences.push({ text });
    }
  }
}

/** Adds the statements of a user message to `sentences`, and returns its questions. */
function addUser(message: Message, isLast: boolean, sentences: Sentence[], segmenter: Intl.Segmenter): string {
  const own: string[] = [];
  addPassages(message.content.flatMap(textFileIn), false, sentences, segmenter);
  for (const passage of readPassages(textOf(message.content))) {
    if (passage.source === undefined) own.push(...splitSentences(passage.text, segmenter));
    else addPassages([passage], false, sentences, segmenter);
  }
  const asked = own.filter((text) => asking.test(text));
  const questions = isLast && asked.length === 0 ? own.slice(-1) : asked;
  const known = new Set(questions);
  for (const text of own) if (!known.has(text)) sentences.push({ text, byUser: true });
  return questions.join(' ');
}

/** A file of text, as a passage. No other file is read. */
function textFileIn(block: ContentBlock): readonly Passage[] {
  if (block.type !== 'file' || block.source.kind !== 'text') return [];
  return [{ text: block.source.text, ...(block.fileName !== undefined && { source: block.fileName }) }];
}

function addPassages(
  passages: readonly Passage[],
  fromTool: boolean,
  sentences: Sentence[],
  segmenter: Intl.Segmenter,
): void {
  for (const { text: whole, source } of passages) {
    for (const text of withAnswers(splitSentences(whole, segmenter)))
      sentences.push({ text, fromTool, ...(source && { source }) });
  }
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
