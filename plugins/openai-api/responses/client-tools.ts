import { isJsonObject, type JsonObject, type JsonValue } from '../../../core/api/index.js';

/** A tool as the client has declared it. */
export interface ClientTool {
  readonly name: string;
  readonly namespace?: string;
  /** Whether it takes free-form text instead of JSON. The model gets a function with one argument, {@link inputArgument}. */
  readonly custom: boolean;
}

/** The argument with the text for a custom tool. */
export const inputArgument = 'input';

/** The name of a tool for the model. It includes the namespace, because other dialects have none. */
export function flatName(name: string, namespace: string | undefined): string {
  return namespace === undefined ? name : `${namespace}__${name}`;
}

/** Maps the names of tools for the model back to the client's tools. */
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

/** The tools whose names for the model differ, or that are not functions. */
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
