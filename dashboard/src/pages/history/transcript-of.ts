/** Something that was said in a conversation. */
export interface SaidPart {
  /** `system`, `user`, `assistant`, `tool`. */
  readonly role: string;
  readonly parts: readonly {
    /** `text`, or what else it is, such as `tool-call`. */
    readonly kind: string;
    readonly title: string;
    readonly text: string;
  }[];
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * A conversation from logged bodies: the messages as they went to the model, with tool calls and their results, and the first choice of the
 * answer. Empty when they are not of a chat, or not whole.
 */
export function transcriptOf(request: string | undefined, response: string | undefined): readonly SaidPart[] {
  const messages = listOf(parsed(request)?.['messages']).map(
    (message): SaidPart => ({ role: textOf(message, 'role'), parts: partsOf(message['content']) }),
  );
  if (messages.length === 0) return [];
  const [choice] = listOf(parsed(response)?.['choices']);
  return choice ? [...messages, { role: 'assistant', parts: partsOf(choice['content']) }] : messages;
}

function partsOf(content: unknown): SaidPart['parts'] {
  if (typeof content === 'string') return [{ kind: 'text', title: '', text: content }];
  return listOf(content).map((part) => {
    const kind = textOf(part, 'type');
    if (typeof part['text'] === 'string') return { kind, title: kind === 'text' ? '' : kind, text: part['text'] };
    if (kind === 'tool-call') return { kind, title: `calls ${textOf(part, 'name')}`, text: textOf(part, 'arguments') };
    if (kind === 'tool-result') return { kind, title: 'result', text: textsOf(part['content']) };
    return { kind, title: kind, text: JSON.stringify(part) };
  });
}

function textsOf(content: unknown): string {
  return partsOf(content)
    .map(({ text }) => text)
    .join('\n');
}

function textOf(fields: Fields, name: string): string {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
}

function parsed(json: string | undefined): Fields | undefined {
  if (json === undefined) return undefined;
  try {
    return JSON.parse(json) as Fields;
  } catch {
    return undefined;
  }
}

function listOf(value: unknown): readonly Fields[] {
  return Array.isArray(value) ? value.filter((each): each is Fields => typeof each === 'object' && each !== null) : [];
}
