/**
 * The request and answer bodies of all bench programs, so that their results are comparable.
 *
 * The sizes are typical of chat applications: a short conversation (≈ 0.8 KB), one with retrieved passages (≈ 6 KB), an answer of one
 * paragraph (≈ 1 KB) and a stream of 200 small deltas.
 */

/** The wire formats of the mock upstream. */
export type Dialect = 'openai' | 'anthropic';

/** The first token of every streamed answer. Its arrival is the "time to first token". */
export const firstToken = 'First-token';

/** The last token of every streamed answer. A stream that ends without it counts as an error. */
export const lastToken = 'last-token.';

/** Part of every whole answer. An answer without it counts as an error. */
export const answerMark = 'The gate opens a little';

const sentence = 'The gate opens a little, the water runs, and the wheel below begins to turn. ';

/** The default text of a whole answer. */
export const answerText = sentence.repeat(9).trim();

const instructions = 'You answer in short sentences, name your sources, and say so when you do not know something.';
const lastQuestion = 'And when the miller sleeps? Please compare a float gate with a weir in at most three sentences.';

/** The parameters of a chat request body. */
export interface ChatRequestOptions {
  readonly model: string;
  readonly size: 'small' | '6KB';
  readonly stream: boolean;
  /** Added to the last message, or, if that has no letters of its own, to the end user's id. */
  readonly note?: string;
  /** The beginning of every message. */
  readonly mark?: string;
  /** Replaces every letter of the messages. */
  readonly blank?: string;
}

/** An OpenAI chat completion request: ≈ 0.8 KB, or ≈ 6 KB with passages in the system message. */
export function chatRequest({ model, size, stream, note, mark, blank }: ChatRequestOptions): string {
  const passages = size === 'small' ? '' : `\n\nPassages:\n${sentence.repeat(66)}`;
  const question = note === undefined ? lastQuestion : `${lastQuestion} ${note}`;
  const messages = [
    { role: 'system', content: instructions + passages },
    {
      role: 'user',
      content: 'How does a sluice keep the level of a mill pond steady while the river rises in spring?',
    },
    { role: 'assistant', content: `${sentence.repeat(2)}A miller watches the mark on the post.` },
    { role: 'user', content: question },
  ];
  return JSON.stringify({
    model,
    messages: messages.map(({ role, content }) => {
      const text = blank === undefined ? content : blank.repeat(content.length);
      return { role, content: mark === undefined ? text : `${mark} ${text}` };
    }),
    max_tokens: 256,
    user: blank === undefined ? 'bench-user-0001' : (note ?? 'bench-user-0001'),
    ...(stream ? { stream: true, stream_options: { include_usage: true } } : {}),
  });
}

/** The usage of a whole answer, in the OpenAI dialect. */
export const wholeUsage = { prompt_tokens: 152, completion_tokens: 171, total_tokens: 323 };

/** The same for a streamed answer. */
export const streamUsage = { prompt_tokens: 152, completion_tokens: 200, total_tokens: 352 };

/** One whole answer (≈ 1 KB) in the given dialect, with usage. */
export function wholeAnswer(dialect: Dialect, text = answerText): string {
  return JSON.stringify(
    dialect === 'openai'
      ? {
          id: 'chatcmpl-C7xLqT2mVw9KdRzYhNcE4sUaP1bGf',
          object: 'chat.completion',
          created: 1_760_000_000,
          model: 'gpt-bench',
          choices: [
            {
              index: 0,
              message: { role: 'assistant', content: text, refusal: null },
              logprobs: null,
              finish_reason: 'stop',
            },
          ],
          usage: wholeUsage,
          system_fingerprint: 'fp_bench',
        }
      : {
          id: 'msg_01Kq7ZtW3vXcB5nM8pLrD2sF',
          type: 'message',
          role: 'assistant',
          model: 'claude-bench',
          content: [{ type: 'text', text }],
          stop_reason: 'end_turn',
          stop_sequence: null,
          usage: { input_tokens: 152, output_tokens: 171 },
        },
  );
}

/**
 * A streamed answer as the events a provider would write, one string per write: an opening, `deltas` text deltas and
 * a closing that carries usage.
 */
export function streamedAnswer(dialect: Dialect, deltas: number): readonly string[] {
  const texts = streamedTexts(deltas);
  return dialect === 'openai' ? openaiStream(texts) : anthropicStream(texts);
}

/** The text of a streamed answer, delta by delta. */
export function streamedTexts(deltas: number): readonly string[] {
  return Array.from({ length: deltas }, (_, index) =>
    index === 0 ? `${firstToken} ` : index === deltas - 1 ? lastToken : `word${index} `,
  );
}

function openaiStream(texts: readonly string[]): readonly string[] {
  const event = (fields: object): string =>
    `data: ${JSON.stringify({
      id: 'chatcmpl-C7xLqT2mVw9KdRzYhNcE4sUaP1bGf',
      object: 'chat.completion.chunk',
      created: 1_760_000_000,
      model: 'gpt-bench',
      system_fingerprint: 'fp_bench',
      ...fields,
    })}\n\n`;
  const choice = (delta: object, finish: string | null = null): string =>
    event({ choices: [{ index: 0, delta, logprobs: null, finish_reason: finish }], usage: null });
  return [
    choice({ role: 'assistant', content: '', refusal: null }),
    ...texts.map((content) => choice({ content })),
    choice({}, 'stop'),
    event({ choices: [], usage: streamUsage }),
    'data: [DONE]\n\n',
  ];
}

function anthropicStream(texts: readonly string[]): readonly string[] {
  const event = (type: string, fields: object): string =>
    `event: ${type}\ndata: ${JSON.stringify({ type, ...fields })}\n\n`;
  const message = {
    id: 'msg_01Kq7ZtW3vXcB5nM8pLrD2sF',
    type: 'message',
    role: 'assistant',
    model: 'claude-bench',
    content: [],
    stop_reason: null,
    stop_sequence: null,
    usage: { input_tokens: 152, output_tokens: 1 },
  };
  return [
    event('message_start', { message }),
    event('content_block_start', { index: 0, content_block: { type: 'text', text: '' } }),
    ...texts.map((text) => event('content_block_delta', { index: 0, delta: { type: 'text_delta', text } })),
    event('content_block_stop', { index: 0 }),
    event('message_delta', {
      delta: { stop_reason: 'end_turn', stop_sequence: null },
      usage: { input_tokens: 152, output_tokens: 200 },
    }),
    event('message_stop', {}),
  ];
}
