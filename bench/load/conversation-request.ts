import { requestBytes } from '../wire/client-connection.js';
import { newSentences } from './known-words.js';
import type { LoadPlan } from './load-plan.js';
import type { RequestSource } from './request-source.js';

/** The length of a question in characters. */
const questionLength = 100;

interface ChatMessage {
  readonly role: string;
  readonly content: string;
}

/**
 * One conversation after another: each request repeats the earlier turns, and adds a new question. The instructions are those of the plan's body,
 * the same in all conversations, as in an application.
 */
export class ConversationRequest implements RequestSource {
  readonly #plan: LoadPlan;
  readonly #questions: number;
  readonly #body: Readonly<Record<string, unknown>>;
  readonly #instructions: readonly ChatMessage[];
  #messages: readonly ChatMessage[] = [];

  /** @param questions the number of questions in a conversation */
  constructor(plan: LoadPlan, questions: number) {
    this.#plan = plan;
    this.#questions = questions;
    const { messages, ...body } = JSON.parse(plan.body) as { readonly messages: readonly ChatMessage[] };
    this.#body = body;
    this.#instructions = messages.filter(({ role }) => role === 'system');
  }

  next(): Buffer {
    const asked = this.#messages.filter(({ role }) => role === 'user').length;
    const before = asked === 0 || asked === this.#questions ? this.#instructions : this.#messages;
    this.#messages = [...before, { role: 'user', content: newQuestion() }];
    const body = JSON.stringify({ ...this.#body, messages: this.#messages });
    return requestBytes(this.#plan.origin, { ...this.#plan, body });
  }

  answered(body: Buffer): void {
    const { choices } = JSON.parse(body.toString()) as {
      readonly choices: readonly { readonly message: ChatMessage }[];
    };
    const content = choices[0]?.message.content ?? '';
    this.#messages = [...this.#messages, { role: 'assistant', content }];
  }
}

function newQuestion(): string {
  const bytes = Buffer.alloc(questionLength);
  newSentences().write(bytes, 0, bytes.length);
  return bytes.toString('latin1');
}
