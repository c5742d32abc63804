import { isJsonArray, isJsonObject, type JsonObject, type JsonValue, objectsIn } from '../../../core/api/index.js';

/** A tool as the client has declared it. */
export interface ClientTool {
  readonly name: string;
  readonly namespace?: string;
  /**
   * What calls of it look like. A custom tool takes free-form text instead of JSON, for which the model gets a function with one argument,
   * {@link inputArgument}. A search finds further tools, see {@link searchTool}.
   */
  readonly kind: 'function' | 'custom' | 'search';
}

/** The argument with the text for a custom tool. */
export const inputArgument = 'input';

/** The type, and for the model the name, of a tool with which clients search for tools of their own. */
export const searchTool = 'tool_search';

/** The namespace of tools that have none. Clients write it, but expect calls without it, as OpenAI's API answers. */
const implicitNamespace = 'functions';

/** The name of a tool for the model. It includes the namespace, because other dialects have none. */
export function flatName(name: string, namespace: string | undefined): string {
  return isNamespace(namespace) ? `${namespace}__${name}` : name;
}

function isNamespace(namespace: string | undefined): namespace is string {
  return namespace !== undefined && namespace !== implicitNamespace;
}

/** Whether an item of `input` has definitions of tools. Some clients send all of theirs in this way, others those that a search has found. */
export function bringsTools(item: JsonValue): item is JsonObject {
  return isJsonObject(item) && (item['type'] === 'additional_tools' || item['type'] === 'tool_search_output');
}

/** Whether a tool is a search that the client makes. */
export function isClientSearch({ type, execution }: JsonObject): boolean {
  return type === searchTool && execution === 'client';
}

/** Maps the names of tools for the model back to the client's tools. */
export class ClientTools {
  readonly #special = new Map<string, ClientTool>();

  constructor({ tools, input }: JsonObject) {
    this.#add(tools, undefined);
    for (const item of isJsonArray(input) ? input : []) if (bringsTools(item)) this.#add(item['tools'], undefined);
  }

  of(name: string): ClientTool {
    return this.#special.get(name) ?? { name, kind: 'function' };
  }

  /** Adds the tools whose names for the model differ, or that are not functions. Among several with one name, the first counts. */
  #add(tools: JsonValue | undefined, namespace: string | undefined): void {
    for (const tool of objectsIn(tools)) {
      const { type, name = type } = tool;
      if (typeof name !== 'string') continue;
      if (type === 'namespace') this.#add(tool['tools'], name);
      else if (isClientSearch(tool)) this.#set({ name: searchTool, kind: 'search' });
      else if (type === 'custom' || isNamespace(namespace)) {
        const kind = type === 'custom' ? 'custom' : 'function';
        this.#set({ name, ...(isNamespace(namespace) && { namespace }), kind });
      }
    }
  }

  #set(tool: ClientTool): void {
    const name = flatName(tool.name, tool.namespace);
    if (!this.#special.has(name)) this.#special.set(name, tool);
  }
}
