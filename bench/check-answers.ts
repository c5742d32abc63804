import { isDeepStrictEqual } from 'node:util';
import { messageOf } from '../core/api/internal/message-of.js';
import type { RunningContestant, Target } from './contestants/contestant.js';
import { answerText, chatRequest, firstToken, streamUsage, streamedTexts, wholeUsage } from './payloads.js';
import type { Entrant } from './proxy.js';
import { writeDirective } from './upstream/directive.js';
import { readUpstreamState } from './upstream/state.js';

const right = 'right';
const late = 'the first token comes after the end';
const deltas = 40;
/**
 * Milliseconds between two deltas, so that a stream is far from its end when its first token arrives. If it is not, the longer ones are tried:
 * the first answers of a process, or a busy machine, can take longer than a whole short stream.
 */
const gaps = [10, 30, 90];
const timeLimit = 30_000;

/** What a gateway makes of the upstream's answers; `right`, or what is wrong. */
export interface AnswerCheck {
  readonly whole: string;
  readonly wholeUsage: string;
  /** The text of a stream, delta by delta. */
  readonly stream: string;
  readonly streamUsage: string;
  /** Whether the first token arrives while the upstream is still writing. */
  readonly streaming: string;
}

/** Whether both kinds of answers have the upstream's text; otherwise, figures would be of something else. */
export function hasRightAnswers({ whole, stream, streaming }: AnswerCheck): boolean {
  return [whole, stream, streaming].every((finding) => finding === right);
}

/** Checks a whole answer and a stream of an entrant. */
export async function checkAnswers(upstreamOrigin: string, { contestant, lane }: Entrant): Promise<AnswerCheck> {
  const target = contestant.target(lane);
  const whole = await checkWhole(contestant, target);
  let stream: StreamCheck = { stream: '–', streamUsage: '–', streaming: late };
  for (const gap of gaps) {
    if (stream.streaming === late) stream = await checkStream(upstreamOrigin, contestant, target, gap);
  }
  return { ...whole, ...stream };
}

type StreamCheck = Pick<AnswerCheck, 'stream' | 'streamUsage' | 'streaming'>;

async function checkWhole(
  contestant: RunningContestant,
  target: Target,
): Promise<Pick<AnswerCheck, 'whole' | 'wholeUsage'>> {
  const body = chatRequest({ model: target.model, size: 'small', stream: false });
  try {
    const response = await post(contestant, target, body);
    const answer = (await response.json()) as WholeAnswer;
    return {
      whole: compare(answer.choices?.[0]?.message?.content, answerText),
      wholeUsage: compareUsage(answer.usage, wholeUsage),
    };
  } catch (error) {
    return { whole: messageOf(error), wholeUsage: '–' };
  }
}

async function checkStream(
  upstreamOrigin: string,
  contestant: RunningContestant,
  target: Target,
  gap: number,
): Promise<StreamCheck> {
  const id = `check-${contestant.process.pid}-${target.model}`;
  const note = writeDirective({ id, gap, deltas: deltas });
  const body = chatRequest({ model: target.model, size: 'small', stream: true, note });
  try {
    const response = await post(contestant, target, body);
    let text = '';
    let streaming: string | undefined;
    const decoder = new TextDecoder();
    for await (const bytes of response.body ?? []) {
      text += decoder.decode(bytes as Uint8Array, { stream: true });
      if (streaming === undefined && text.includes(firstToken)) {
        const { waiting } = await readUpstreamState(upstreamOrigin);
        streaming = waiting.includes(id) ? right : late;
      }
    }
    const chunks = chunksOf(text);
    return {
      stream: compare(textsOf(chunks), streamedTexts(deltas)),
      streamUsage: compareUsage(chunks.findLast(({ usage }) => usage)?.usage, streamUsage),
      streaming: streaming ?? 'no first token',
    };
  } catch (error) {
    return { stream: messageOf(error), streamUsage: '–', streaming: '–' };
  }
}

/** The parts of a whole answer that are compared; whatever a gateway returns, it is only read. */
interface WholeAnswer {
  readonly choices?: readonly { readonly message?: { readonly content?: unknown } }[];
  readonly usage?: Usage;
}

/** The same of a chunk of a stream. */
interface Chunk {
  readonly choices?: readonly { readonly delta?: { readonly content?: string | null } }[];
  readonly usage?: Usage | null;
}

type Usage = Partial<typeof wholeUsage>;

async function post(contestant: RunningContestant, { path, headers }: Target, body: string): Promise<Response> {
  const response = await fetch(`${contestant.process.origin}${path}`, {
    method: 'POST',
    headers,
    body,
    signal: AbortSignal.timeout(timeLimit),
  });
  if (response.status !== 200) throw new Error(`status ${response.status}: ${(await response.text()).slice(0, 300)}`);
  return response;
}

function chunksOf(text: string): readonly Chunk[] {
  return text
    .split('\n')
    .flatMap((line) =>
      line.startsWith('data: ') && !line.includes('[DONE]') ? [JSON.parse(line.slice(6)) as Chunk] : [],
    );
}

function textsOf(chunks: readonly Chunk[]): readonly string[] {
  return chunks.flatMap(({ choices }) => choices?.[0]?.delta?.content || []);
}

function compare(found: unknown, expected: unknown): string {
  return isDeepStrictEqual(found, expected) ? right : `unexpected: ${JSON.stringify(found)?.slice(0, 100)}`;
}

/** Details of the usage beyond the three numbers are a matter of taste. */
function compareUsage(found: Usage | undefined | null, expected: Required<Usage>): string {
  if (!found) return 'missing';
  const { prompt_tokens, completion_tokens, total_tokens } = found;
  return compare({ prompt_tokens, completion_tokens, total_tokens }, expected);
}
