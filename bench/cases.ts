import { type ChatRequestOptions, chatRequest } from './payloads.js';
import { type Directive, writeDirective } from './upstream/directive.js';

/** One traffic shape of the proxy bench. */
export interface LoadCase {
  readonly name: string;
  /** Heading of the case's column in the summary. */
  readonly label: string;
  readonly size: ChatRequestOptions['size'];
  readonly stream: boolean;
  readonly connections: number;
  /** Requests per second; without it, each connection sends its next request when it has the answer to the last one. */
  readonly rate?: number;
  /** The directive for the upstream. */
  readonly directive?: Directive;
  /** Milliseconds over which the connections start; streams of a fixed length would otherwise stay synchronized. */
  readonly stagger?: number;
  /** Part of every message of its requests. */
  readonly mark?: string;
  /** Replaces every letter of its messages. */
  readonly blank?: string;
  /** The number of questions in each conversation. */
  readonly questions?: number;
}

/** A model that takes 20 ms to the first token and then writes 100 tokens per second, like streams outside a benchmark. */
const likeAModel: Directive = { firstTokenDelay: 20, gap: 10, deltas: 50 };
const likeAModelMilliseconds = 520;

/** All cases; the quick run takes the middle concurrency of each shape. */
export function loadCases(quick: boolean): readonly LoadCase[] {
  const shape = (
    name: string,
    counts: readonly number[],
    rest: Omit<LoadCase, 'name' | 'connections'>,
  ): readonly LoadCase[] =>
    (quick ? [16] : counts).map((connections) => ({
      name,
      connections,
      ...rest,
      label: `${rest.label}, ${connections}`,
    }));
  return [
    ...shape('chat, 0.8 KB in, 1 KB out', [1, 16, 64], { label: 'chat 0.8 KB', size: 'small', stream: false }),
    ...shape('chat, 6 KB in, 1 KB out', [1, 16, 64], { label: 'chat 6 KB', size: '6KB', stream: false }),
    ...shape('stream of 200 deltas, as fast as it goes', [1, 16, 64], {
      label: 'fast stream',
      size: 'small',
      stream: true,
    }),
    // One connection would give four samples a round.
    ...shape('stream of 50 deltas, one each 10 ms, the first after 20 ms', [16, 64], {
      label: 'paced stream',
      size: 'small',
      stream: true,
      directive: likeAModel,
      stagger: likeAModelMilliseconds,
    }),
  ];
}

/** The cases in which the other gateways are compared: one concurrency of each shape with small chats. */
export function gatewayCases(): readonly LoadCase[] {
  return loadCases(true).filter(({ size }) => size === 'small');
}

/** The rates that other gateways advertise their added latency at. */
const rates = [200, 1000];
/** A gateway with more open requests than this does not keep up. */
const mostOpen = 256;

/** Small chats at fixed rates. */
export function fixedRateCases(): readonly LoadCase[] {
  return rates.map((rate) => ({
    name: `chat, 0.8 KB in, 1 KB out, ${rate} requests/s`,
    label: `${rate}/s`,
    size: 'small',
    stream: false,
    connections: mostOpen,
    rate,
  }));
}

/** The traffic with which contestants are warmed up. */
export const wholeWarmUpCase: LoadCase = {
  name: 'warm-up',
  label: 'warm-up',
  size: 'small',
  stream: false,
  connections: 16,
};
/** The same for streams. */
export const streamWarmUpCase: LoadCase = { ...wholeWarmUpCase, stream: true };

/** The request body of a case for one model name. */
export function caseBody({ size, stream, directive, mark, blank }: LoadCase, model: string): string {
  return chatRequest({
    model,
    size,
    stream,
    ...(directive && { note: writeDirective(directive) }),
    ...(mark !== undefined && { mark }),
    ...(blank !== undefined && { blank }),
  });
}
