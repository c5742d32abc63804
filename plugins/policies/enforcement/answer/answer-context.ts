import {
  type ChatCall,
  GatewayError,
  type PolicySurface,
  type TaskCall,
  textOf,
  type Tool,
} from '../../../../core/api/index.js';
import type { Enforcement } from '../enforcement.js';
import type { ExchangePolicies } from '../exchange-policies.js';
import type { JudgementContext } from '../../classifiers/text-classifier.js';
import { type Governing, governing, type JsonForm } from '../texts/govern-text.js';
import { SchemaPlace } from './schema-place.js';

/** The most choices and tool calls of one answer; more than any model sends, and some ten megabytes of memory. */
const mostEntries = 32_768;

/** A call whose answer has texts. */
export type AnsweredCall = ChatCall | TaskCall;

/** The state that the choices of one answer share. */
export class AnswerContext {
  readonly policies: ExchangePolicies;
  readonly call: AnsweredCall;
  /** How JSON answers may be changed; undefined for text answers. */
  readonly json: JsonForm | undefined;
  readonly #enforcement: Enforcement;
  readonly #maxHeld: number;
  #judgement: JudgementContext | undefined;
  #toolsByName: ReadonlyMap<string, Tool> | undefined;
  #held = 0;
  #entries = 0;

  /** @param maxHeld limit of the characters of tool calls, JSON and unknown parts that are held back at the same time */
  constructor(call: AnsweredCall, enforcement: Enforcement, policies: ExchangePolicies, maxHeld: number) {
    this.call = call;
    this.policies = policies;
    this.#enforcement = enforcement;
    this.#maxHeld = maxHeld;
    this.json = call.kind === 'chat' ? jsonForm(call) : undefined;
  }

  of(surface: PolicySurface): Governing {
    const origin = { surface, role: 'assistant', isAnswer: true } as const;
    const governed = governing(this.#enforcement, origin, this.policies);
    // The gateway's own inspectors do not use the context.
    if (governed.rules.isRepeatable) return governed;
    this.#judgement ??= this.call.kind === 'chat' ? judgementContext(this.call) : { documents: [] };
    return { ...governed, origin: { ...origin, context: this.#judgement } };
  }

  /** Whether this many characters can be held back. */
  mayHold(characters: number): boolean {
    return this.#held + characters <= this.#maxHeld;
  }

  /** Counts characters that are held back. @throws GatewayError when the limit is exceeded */
  hold(characters: number): void {
    this.#held += characters;
    if (this.#held <= this.#maxHeld) return;
    throw new GatewayError({
      code: 'GW_ANSWER_TOO_LARGE',
      status: 502,
      message: `The answer has more than the ${this.#maxHeld} characters that policies of this connection can check as a whole.`,
    });
  }

  /** The opposite of {@link hold}. */
  release(characters: number): void {
    this.#held -= characters;
  }

  /** Counts a choice or a tool call, whose state is kept until the end of the answer. @throws GatewayError when there are too many */
  enter(): void {
    this.#entries += 1;
    if (this.#entries <= mostEntries) return;
    throw new GatewayError({
      code: 'GW_ANSWER_TOO_LARGE',
      status: 502,
      message: `The answer has more than the ${mostEntries} choices and tool calls that policies of this connection can tell apart.`,
    });
  }

  /** Whether the arguments of a tool are free-form text instead of JSON. */
  takesText(tool: string): boolean {
    const opaque = this.#tools().get(tool)?.opaque;
    // As a function it takes JSON.
    return opaque?.value['type'] === 'custom' && opaque.elsewhere !== 'function';
  }

  knows(tool: string): boolean {
    return this.#tools().has(tool);
  }

  #tools(): ReadonlyMap<string, Tool> {
    const tools = this.call.kind === 'chat' ? this.call.tools : undefined;
    this.#toolsByName ??= new Map(tools?.map((tool) => [tool.name, tool]));
    return this.#toolsByName;
  }
}

function jsonForm({ responseFormat }: ChatCall): JsonForm | undefined {
  if (responseFormat === undefined || responseFormat.type === 'text') return undefined;
  if (responseFormat.type !== 'json-schema') return {};
  const { schema } = responseFormat;
  const place = SchemaPlace.of(schema);
  return { mayChange: (leaf) => leaf.kind === 'string' && place.at(leaf.path).mayChange };
}

/** The context for classifiers: the last question, and the retrieved passages. */
function judgementContext({ messages }: ChatCall): JudgementContext {
  const question = messages.findLast(({ role }) => role === 'user');
  const documents = messages.flatMap(({ content }) =>
    content.flatMap((block) => (block.type === 'file' && block.source.kind === 'text' ? [block.source.text] : [])),
  );
  return { ...(question ? { question: textOf(question.content) } : {}), documents };
}
