import type { ChatCall, Tool } from '../../call.js';
import type { ContentBlock, Message } from '../../content.js';
import { shortName } from '../../internal/short-name.js';
import type { JsonObject, JsonValue } from '../../json.js';
import type { StreamPart } from '../../part.js';
import { isJsonArray, isJsonObject, stringifyJson } from '../json/json.js';
import { foreignJsonIn } from '../json/json-depth.js';
import { pushAll } from '../stream/push-all.js';
import type { ShortNamedCall } from '../tool-calls/short-tool-names.js';

/** The name under which such names are treated as a refused parameter. */
const freeNames = 'free names of the arguments of tools';

const refusal = /property keys? should match pattern/i;
const accepted = /^[\w.-]+$/;
const longest = 64;

/** Members of a schema that contain schemas: one or a list of them, or an object of them by names. */
const inner: ReadonlySet<string> = new Set(
  'items prefixItems additionalProperties contains anyOf oneOf allOf not if then else'.split(' '),
);
const innerByName: ReadonlySet<string> = new Set(['$defs', 'definitions', 'dependentSchemas', 'patternProperties']);

/**
 * The refusal of names of arguments, by a provider's error. Tools of MCP servers have names such as `filter[id]` or `$top`, and one of them makes some
 * providers refuse the whole request.
 *
 * @returns the name of a refused parameter for `RefusedParameters`; undefined if the error is about something else
 */
export function memberNamesRefusedIn({ tools = [] }: ChatCall, text: string): string | undefined {
  return tools.length > 0 && refusal.test(text) ? freeNames : undefined;
}

/**
 * Renames such arguments, if the model has refused any: in the schemas of tools and in earlier calls. A name is the same in every call, so that histories
 * and the provider's cache fit.
 *
 * @returns undefined if no name must be changed
 */
export function fittingMemberNames(call: ChatCall, refused: ReadonlySet<string>): ShortNamedCall | undefined {
  if (!refused.has(freeNames)) return undefined;
  const names = new Map<string, MemberNames>();
  const tools = call.tools?.map((tool) => renamedTool(tool, names));
  if (!tools || names.size === 0) return undefined;
  return {
    call: { ...call, tools, messages: call.messages.map((message) => renamedCalls(message, names)) },
    restored: (answer) => ({
      ...answer,
      // The provider's bytes have other names.
      relay: undefined,
      deliver: (sink) => {
        const calls = new RestoredCalls(names);
        return answer.deliver((part) => pushAll(calls.take(part), sink));
      },
    }),
  };
}

/** The changed names of the arguments of one tool. */
interface MemberNames {
  /** By the client's. */
  readonly short: Map<string, string>;
  /** The client's, by the changed ones. */
  readonly long: Map<string, string>;
}

function renamedTool(tool: Tool, names: Map<string, MemberNames>): Tool {
  const own: MemberNames = { short: new Map(), long: new Map() };
  const inputSchema = renamedSchema(tool.inputSchema, (name) => {
    const short = accepted.test(name) && name.length <= longest ? name : shortName(name, longest);
    if (short !== name) {
      own.short.set(name, short);
      own.long.set(short, name);
    }
    return short;
  });
  if (own.short.size === 0) return tool;
  names.set(tool.name, own);
  return { ...tool, inputSchema };
}

function renamedSchema(schema: JsonObject, rename: (name: string) => string): JsonObject {
  const within = (value: JsonValue | undefined): JsonValue | undefined => {
    if (isJsonArray(value)) return value.map((one) => within(one) ?? null);
    return isJsonObject(value) ? renamedSchema(value, rename) : value;
  };
  return mapped(schema, (name, value) => {
    if (name === 'properties' && isJsonObject(value)) {
      return [name, mapped(value, (key, member) => [rename(key), within(member)])];
    }
    if (name === 'required' && isJsonArray(value)) {
      return [name, value.map((key) => (typeof key === 'string' ? rename(key) : key))];
    }
    if (innerByName.has(name) && isJsonObject(value)) {
      return [name, mapped(value, (key, member) => [key, within(member)])];
    }
    return [name, inner.has(name) ? within(value) : value];
  });
}

function renamedCalls(message: Message, names: ReadonlyMap<string, MemberNames>): Message {
  const isRenamed = (block: ContentBlock): boolean => block.type === 'tool-call' && names.has(block.name);
  if (!message.content.some(isRenamed)) return message;
  const content = message.content.map((block) => {
    const own = block.type === 'tool-call' ? names.get(block.name) : undefined;
    return own && block.type === 'tool-call' ? { ...block, arguments: renamedJson(block.arguments, own.short) } : block;
  });
  return { ...message, content };
}

/** Replaces names of members in a JSON text; what is not JSON stays as it is. */
function renamedJson(text: string, names: ReadonlyMap<string, string>): string {
  const value = foreignJsonIn(text);
  return value === undefined ? text : stringifyJson(renamedValue(value, names));
}

function renamedValue(value: JsonValue, names: ReadonlyMap<string, string>): JsonValue {
  if (isJsonArray(value)) return value.map((one) => renamedValue(one, names));
  if (!isJsonObject(value)) return value;
  return mapped(value, (name, one) => [names.get(name) ?? name, one === undefined ? one : renamedValue(one, names)]);
}

type Member = readonly [string, JsonValue | undefined];

// `fromEntries` instead of assignment, so that a member named __proto__ is kept.
function mapped(object: JsonObject, map: (name: string, value: JsonValue | undefined) => Member): JsonObject {
  return Object.fromEntries(Object.entries(object).map(([name, value]) => map(name, value)));
}

/** Holds the arguments of calls of renamed tools back until they are complete, and gives them the client's names. */
class RestoredCalls {
  readonly #names: ReadonlyMap<string, MemberNames>;
  /** The arguments so far, by choice and call. */
  readonly #held = new Map<string, { readonly call: StreamPart & { type: 'tool-call' }; text: string }>();

  constructor(names: ReadonlyMap<string, MemberNames>) {
    this.#names = names;
  }

  /** Returns the parts to pass on in place of the next one. */
  take(part: StreamPart): readonly StreamPart[] {
    switch (part.type) {
      case 'tool-call':
        if (this.#names.has(part.name)) this.#held.set(`${part.choice} ${part.index}`, { call: part, text: '' });
        return [part];
      case 'tool-arguments': {
        const held = this.#held.get(`${part.choice} ${part.index}`);
        if (!held) return [part];
        held.text += part.text;
        return [];
      }
      case 'finish':
        return [...this.#restored(part.choice), part];
      default:
        return [part];
    }
  }

  #restored(choice: number): readonly StreamPart[] {
    return [...this.#held.values()].flatMap(({ call, text }) => {
      const names = this.#names.get(call.name);
      if (call.choice !== choice || !names || text === '') return [];
      return [{ type: 'tool-arguments', choice, index: call.index, text: renamedJson(text, names.long) }];
    });
  }
}
