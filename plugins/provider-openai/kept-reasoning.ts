import {
  type ContentBlock,
  foreignJsonIn,
  isJsonObject,
  isText,
  type JsonObject,
  type JsonValue,
  objectIn,
  objectsIn,
} from '../../core/api/index.js';
import { textMember } from './reasoning-details.js';

/** Who has answered: only the same model of the same server can read what it needs back. */
export interface Origin {
  /** Id of the plugin instance. */
  readonly provider: string;
  /** The provider's name of the model. */
  readonly model: string;
}

/** What a server needs back with an assistant message. */
interface KeptReasoning {
  readonly details: readonly JsonObject[];
  /** `extra_content` of tool calls, by their ids. */
  readonly calls: ReadonlyMap<string, JsonObject>;
}

const prefix = 'openai:';
/** The members of a detail besides its text. Policies do not inspect signatures, so nothing else is put into one. */
const keptMembers = ['type', 'id', 'format', 'index', 'signature', 'data'] as const;

/**
 * Encodes details of reasoning for clients of other dialects, which have signatures of reasoning instead. Texts are not in it, because policies
 * inspect and may change the text of the reasoning; their lengths are.
 */
export function markDetails(details: readonly JsonObject[], origin: Origin): string {
  const kept = details.map((detail) => {
    const member = textMember(detail);
    const text = member === undefined ? undefined : detail[member];
    return {
      ...Object.fromEntries(keptMembers.filter((name) => isPlain(detail[name])).map((name) => [name, detail[name]])),
      ...(member === undefined ? {} : { length: typeof text === 'string' ? text.length : 0 }),
    };
  });
  return originOf(origin) + JSON.stringify({ details: kept });
}

/** Encodes the signatures of a tool call in the same way. */
export function markCall(id: string, extra: JsonObject, origin: Origin): string {
  return originOf(origin) + JSON.stringify({ call: id, extra });
}

/** The signatures in the `extra_content` of a tool call; undefined if there are none. */
export function signaturesIn(extra: JsonValue | undefined): JsonObject | undefined {
  if (!isJsonObject(extra)) return undefined;
  const signed = Object.entries(extra).flatMap(([vendor, value]) => {
    const signature = objectIn(value)['thought_signature'];
    return isText(signature) ? [[vendor, { thought_signature: signature }]] : [];
  });
  return signed.length === 0 ? undefined : (Object.fromEntries(signed) as JsonObject);
}

/** What a client has sent back in the signatures of a message's reasoning. */
export function keptIn(content: readonly ContentBlock[], origin: Origin): KeptReasoning {
  const begin = originOf(origin);
  const details: JsonObject[] = [];
  const calls = new Map<string, JsonObject>();
  for (const block of content) {
    if (block.type !== 'reasoning' || !block.signature?.startsWith(begin)) continue;
    const kept = foreignJsonIn(block.signature.slice(begin.length));
    if (!isJsonObject(kept)) continue;
    details.push(...withTexts(kept['details'], block.text));
    const { call, extra } = kept;
    const signed = signaturesIn(extra);
    if (typeof call === 'string' && signed) calls.set(call, signed);
  }
  return { details, calls };
}

/** Details with their texts, which make up the text of the reasoning. If they do not, only those without a text are of use. */
function withTexts(details: JsonValue | undefined, text: string): readonly JsonObject[] {
  const kept = objectsIn(details);
  const total = kept.reduce((sum, detail) => sum + lengthOf(detail), 0);
  let at = 0;
  return kept.flatMap((detail) => {
    const member = textMember(detail);
    if (member === undefined) return [detail];
    if (total !== text.length) return [];
    const { length: _, ...others } = detail;
    const begin = at;
    at += lengthOf(detail);
    return [{ ...others, [member]: text.slice(begin, at) }];
  });
}

function lengthOf({ length }: JsonObject): number {
  return typeof length === 'number' ? length : 0;
}

/** The beginning of every mark. */
export function originOf({ provider, model }: Origin): string {
  return `${prefix}${provider}/${encodeURIComponent(model)}:`;
}

function isPlain(value: JsonValue | undefined): boolean {
  return typeof value === 'string' || typeof value === 'number';
}
