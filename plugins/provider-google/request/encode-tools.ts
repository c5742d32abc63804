import {
  type ChatCall,
  isFunction,
  type JsonObject,
  type JsonValue,
  type Tool,
  unsupportedRequest,
  type WebSearch,
  webSearchOf,
} from '../../../core/api/index.js';
import { dialectName } from '../dialect-name.js';
import { fittingSchema } from './fitting-schema.js';

/** The two fields of a request about tools. */
interface EncodedTools {
  readonly tools: readonly JsonObject[] | undefined;
  readonly toolConfig: JsonObject | undefined;
}

/** The provider's own tools, by the types of their equivalents in the dialects of clients. */
const builtIn: readonly (readonly [RegExp, string])[] = [
  [/^google_search/, 'googleSearch'],
  [/^(?:code_interpreter|code_execution)/, 'codeExecution'],
  [/^(?:web_fetch|url_context)/, 'urlContext'],
];

/**
 * Encodes the tools and the choice among them. The provider's own tools replace those of other providers if they have an equivalent here. Together
 * with functions they are left out, because models refuse both at once, or require a kind of history that no client keeps.
 *
 * @param excludesDomains whether the server can leave domains out of a search
 * @throws GatewayError 400 for a tool that is refused (see {@link isFunction}), and for a search of the web that is restricted to domains
 */
export function encodeTools(call: ChatCall, excludesDomains: boolean): EncodedTools {
  const { tools = [], toolChoice } = call;
  const own = tools.flatMap(({ opaque }) => (opaque?.dialect === dialectName ? [opaque.value] : []));
  const functions = tools.filter((tool) => tool.opaque?.dialect !== dialectName && isFunction(tool));
  if (functions.length > 0) {
    const isStrict = functions.some(({ strict }) => strict === true);
    return {
      tools: [{ functionDeclarations: functions.map(declarationOf) }, ...own],
      toolConfig: encodeChoice(toolChoice, isStrict),
    };
  }
  // What the client itself has asked for, whether the model takes it or not.
  if (own.length > 0) return { tools: own, toolConfig: undefined };
  if (toolChoice?.type === 'none') return { tools: undefined, toolConfig: undefined };
  const wanted = new Map<string, JsonObject>();
  const search = webSearchOf(call);
  if (search) wanted.set('googleSearch', encodeWebSearch(search, excludesDomains));
  for (const name of tools.flatMap(({ opaque }) => (opaque ? builtInFor(opaque.value['type']) : [])))
    if (!wanted.has(name)) wanted.set(name, {});
  return {
    tools: wanted.size === 0 ? undefined : [...wanted].map(([name, options]) => ({ [name]: options })),
    toolConfig: undefined,
  };
}

/** What the place of the user is, and how much the model reads, has no equivalent, and changes little. Domains are what the client wants kept. */
function encodeWebSearch({ allowedDomains, blockedDomains }: WebSearch, excludesDomains: boolean): JsonObject {
  if (allowedDomains) {
    throw unsupportedRequest('tools', 'this provider cannot restrict a search of the web to domains; leave them out');
  }
  if (blockedDomains && !excludesDomains) {
    throw unsupportedRequest('tools', 'this provider cannot leave domains out of a search of the web; allow all');
  }
  return blockedDomains ? { excludeDomains: blockedDomains } : {};
}

function builtInFor(type: JsonValue | undefined): readonly string[] {
  return typeof type === 'string' ? builtIn.filter(([types]) => types.test(type)).map(([, name]) => name) : [];
}

function declarationOf({ name, description, inputSchema }: Tool): JsonObject {
  const schema = fittingSchema(inputSchema);
  return {
    name,
    description,
    parametersJsonSchema: schema['type'] === undefined ? { type: 'object', ...schema } : schema,
  };
}

function encodeChoice(choice: ChatCall['toolChoice'], isStrict: boolean): JsonObject | undefined {
  switch (choice?.type) {
    case 'none':
      return { functionCallingConfig: { mode: 'NONE' } };
    case 'required':
      return { functionCallingConfig: { mode: 'ANY' } };
    case 'tool':
      return { functionCallingConfig: { mode: 'ANY', allowedFunctionNames: [choice.name] } };
    default:
      // Arguments that keep to the schema.
      return isStrict ? { functionCallingConfig: { mode: 'VALIDATED' } } : undefined;
  }
}
