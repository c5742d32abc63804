import {
  type CitationPart,
  type FinishPart,
  type FinishReason,
  mostChoices,
  nearestName,
  type StreamPart,
} from '../api/index.js';

const types: Readonly<Record<StreamPart['type'], true>> = {
  start: true,
  text: true,
  refusal: true,
  reasoning: true,
  'tool-call': true,
  'tool-arguments': true,
  citation: true,
  opaque: true,
  embedding: true,
  media: true,
  policy: true,
  finish: true,
  usage: true,
};

/**
 * Validates what a stage or a provider pushes, for plugins written without a type checker. No encoder would refuse such a part: text of an unknown type
 * would be lost without an error, and a text without a choice would belong to no answer.
 *
 * @returns what is wrong, or undefined
 */
export function partProblem(part: StreamPart): string | undefined {
  switch (Object(part).type) {
    case 'text':
    case 'refusal':
    case 'reasoning':
    case 'tool-arguments':
      return isTextOfChoice(part as StreamPart & TextOfChoice) ? undefined : mistakeIn(part);
    case 'tool-call':
    case 'opaque':
    case 'policy':
      return isChoice((part as TextOfChoice).choice) ? undefined : mistakeIn(part);
    case 'citation':
      return isCitation(part as CitationPart) ? undefined : mistakeIn(part);
    case 'finish':
      return isEndOfChoice(part as FinishPart) ? undefined : mistakeIn(part);
    case 'start':
    case 'embedding':
    case 'media':
    case 'usage':
      return undefined;
    default:
      return mistakeIn(part);
  }
}

const reasons: Readonly<Record<FinishReason, true>> = {
  stop: true,
  length: true,
  tool_calls: true,
  content_filter: true,
  error: true,
  other: true,
};

function isEndOfChoice({ choice, reason }: FinishPart): boolean {
  return isChoice(choice) && Object.hasOwn(reasons, reason);
}

function isCitation({ choice, citation, back }: CitationPart): boolean {
  const isPlaced = back === undefined || (back.to >= 0 && back.from >= back.to);
  return isChoice(choice) && Object(citation) === citation && isPlaced;
}

interface TextOfChoice {
  readonly text?: unknown;
  readonly choice?: unknown;
}

function isTextOfChoice({ text, choice }: TextOfChoice): boolean {
  return typeof text === 'string' && isChoice(choice);
}

function isChoice(choice: unknown): boolean {
  return typeof choice === 'number' && Number.isInteger(choice) && choice >= 0 && choice < mostChoices;
}

function mistakeIn(part: unknown): string {
  const { type, choice } = Object(part) as { readonly type?: unknown; readonly choice?: unknown };
  if (typeof type !== 'string') return 'something that is not a part';
  if (!Object.hasOwn(types, type)) {
    const nearest = nearestName(type, Object.keys(types));
    const help =
      nearest === undefined ? `the types are ${Object.keys(types).join(', ')}` : `did you mean "${nearest}"?`;
    return `a part of the unknown type "${type}"; ${help}`;
  }
  if (!isChoice(choice)) return `a "${type}" part whose "choice" is not a number from 0 to ${mostChoices - 1}`;
  if (type === 'citation')
    return 'a "citation" part whose "citation" is not an object, or whose "back" is not {from, to} with 0 <= to <= from';
  return type === 'finish'
    ? `a "finish" part whose "reason" is not one of ${Object.keys(reasons).join(', ')}`
    : `a "${type}" part whose "text" is not a string`;
}
