import { isJsonObject, type JsonObject, type JsonValue } from '../../../core/api/index.js';

/** How a client knows one of its tools. */
export interface ClientTool {
  readonly name: string;
  readonly namespace?: string;
  /** Takes a text of its own form instead of JSON. The model sees a function with one argument, {@link inputArgument}. */
  readonly custom: boolean;
}

/** The argument that carries the text of a custom tool. */
export const inputArgument = 'input';

/** Other dialects have no namespaces: the model sees one name for both. */
export function flatName(name: string, namespace: string | undefined): string {
  return namespace === undefined ? name : `${namespace}__${name}`;
}

/** Finds what the client calls a tool by the name under which the model was shown it. */
export class ClientTools {
  readonly #special: ReadonlyMap<string, ClientTool>;

  constructor(body: JsonObject) {
    this.#special = new Map(
      specialTools(body['tools'], undefined).map((tool) => [flatName(tool.name, tool.namespace), tool]),
    );
  }

  of(name: string): ClientTool {
    return this.#special.get(name) ?? { name, custom: false };
  }
}

/** All but plain functions, which are called what they are called. */
function specialTools(tools: JsonValue | undefined, namespace: string | undefined): ClientTool[] {
  if (!Array.isArray(tools)) return [];
  return (tools as JsonValue[]).flatMap((tool) => {
    if (!isJsonObject(tool) || typeof tool['name'] !== 'string') return [];
    const { type, name } = tool;
    if (type === 'namespace') return specialTools(tool['tools'], name);
    const custom = type === 'custom';
    if (namespace !== undefined) return [{ name, namespace, custom }];
    return custom ? [{ name, custom }] : [];
  });
}
