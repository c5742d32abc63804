import type { CollectedAnswer, ContentBlock, JsonObject } from '../../../core/api/index.js';
import { type AskedFor, endMembers, headMembers } from './answer-end.js';
import type { AnswerContent, AnswerForm } from './answer-form.js';
import { writeCalls } from './write-call.js';

/** Encodes an answer that is not streamed. */
export function writeAnswer(
  form: AnswerForm,
  { choices: [choice], usage }: CollectedAnswer,
  asked: AskedFor,
): JsonObject {
  const { content = [], finish } = choice ?? {};
  const end = { finish, usage, begunAt: asked.receivedAt };
  return { ...headMembers(asked), ...form(contentOf(content)), ...endMembers(end, asked) };
}

function contentOf(blocks: readonly ContentBlock[]): AnswerContent {
  const [texts, thoughts] = (['text', 'reasoning'] as const).map((type) =>
    blocks.map((block) => (block.type === type ? block.text : '')).join(''),
  ) as [string, string];
  const calls = blocks.filter((block) => block.type === 'tool-call');
  return { text: texts, thinking: thoughts, calls: writeCalls(calls) };
}
