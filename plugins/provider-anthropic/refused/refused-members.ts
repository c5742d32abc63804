import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../../core/api/index.js';

/** How servers refuse a member that they do not know: with its path, or with its name. */
const objection = /(?<![\w.])([\w.]+): Extra inputs are not permitted|extraneous key \[([\w.]+)\]/g;
/** Before the name of a refused member, which is remembered like a refused parameter. */
const prefix = 'member ';

/** The members of a tool that only say when it is loaded, or how its input is streamed, by their names. */
const toolMembers = ['defer_loading', 'eager_input_streaming', 'input_examples'] as const;

type Remove = (body: JsonObject) => JsonObject;

/** Members of a request that only say how its conversation is kept, how fast it is answered, or with what a read of the cache is compared. */
const bodyMembers = ['context_management', 'diagnostics', 'speed'] as const;
/** The members of a mark for the cache that only say how long, or for whom, it holds. */
const markMembers = ['scope', 'ttl'] as const;

/**
 * Members that agents send to every server of the dialect, with how each is removed. They belong to betas, and a request means the same without
 * them; servers that do not know one refuse the whole request.
 */
const optionalMembers: ReadonlyMap<string, Remove> = new Map<string, Remove>([
  ['effort', withoutEffort],
  ['output_config', withoutEffort],
  ...bodyMembers.map((name) => [name, (body: JsonObject) => withoutMember(body, name)] as const),
  ...markMembers.map((name) => [name, (body: JsonObject) => withoutMarkMember(body, name) as JsonObject] as const),
  ...toolMembers.map((name) => [name, (body: JsonObject) => withoutToolMember(body, name)] as const),
]);

/**
 * The members of a client's body that an error refuses, and that can be omitted.
 *
 * @param text the body of the error response
 */
export function membersRefusedIn(body: JsonObject, text: string): readonly string[] {
  const names = [...text.matchAll(objection)].map(([, path, key]) => (path ?? key ?? '').split('.').at(-1) ?? '');
  return names.filter((name) => (optionalMembers.get(name)?.(body) ?? body) !== body).map(nameOf);
}

/** A body without the members that the model has refused; the same object if there are none. */
export function withoutMembers(body: JsonObject, refused: ReadonlySet<string>): JsonObject {
  let kept = body;
  for (const [name, remove] of refused.size === 0 ? [] : optionalMembers)
    if (refused.has(nameOf(name))) kept = remove(kept);
  return kept;
}

function nameOf(member: string): string {
  return prefix + member;
}

function withoutMember(value: JsonObject, name: string): JsonObject {
  if (value[name] === undefined) return value;
  const { [name]: _, ...others } = value;
  return others;
}

/** Only the schema of the answer counts for more than a wish. */
function withoutEffort(body: JsonObject): JsonObject {
  const { output_config: config, ...others } = body;
  if (!isJsonObject(config) || config['effort'] === undefined) return body;
  const { effort: _, ...kept } = config;
  return Object.keys(kept).length === 0 ? others : { ...others, output_config: kept };
}

function withoutToolMember(body: JsonObject, name: string): JsonObject {
  const { tools } = body;
  if (!isJsonArray(tools) || !tools.some((tool) => isJsonObject(tool) && tool[name] !== undefined)) return body;
  return {
    ...body,
    tools: tools.map((tool) => {
      if (!isJsonObject(tool)) return tool;
      const { [name]: _, ...kept } = tool;
      return kept;
    }),
  };
}

/** The values of members that are the client's data, and not of the dialect. */
const data: ReadonlySet<string> = new Set(['input', 'input_schema']);

/** Removes a member from every `cache_control`. The same value if there is none. */
function withoutMarkMember(value: JsonValue, unknown: string): JsonValue {
  if (isJsonArray(value)) {
    const kept = value.map((one) => withoutMarkMember(one, unknown));
    return kept.every((one, index) => one === value[index]) ? value : kept;
  }
  if (!isJsonObject(value)) return value;
  const changed: [string, JsonValue][] = [];
  for (const name in value) {
    const member = value[name];
    if (member === undefined || data.has(name)) continue;
    const isMark = name === 'cache_control' && isJsonObject(member);
    const kept = isMark ? withoutMember(member, unknown) : withoutMarkMember(member, unknown);
    if (kept !== member) changed.push([name, kept]);
  }
  return changed.length === 0 ? value : { ...value, ...Object.fromEntries(changed) };
}
