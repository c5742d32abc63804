import type { ChatCall } from '../../core/api/index.js';

/** In which of the dialect's three forms a call of a tool is written. */
export type ToolCallForm = 'function' | 'custom' | 'legacy';

const none: ReadonlySet<string> = new Set();

/** Finds the form that the client expects for each tool: it follows from how the client has declared the tool. */
export class ToolCallForms {
  /** True when the client speaks the dialect's first generation of tools, which knows one call without id. */
  readonly legacy: boolean;
  readonly #custom: ReadonlySet<string>;

  constructor(call: ChatCall) {
    const { body } = call.source;
    this.legacy = Array.isArray(body['functions']) && !Array.isArray(body['tools']);
    const custom = call.tools?.filter(({ opaque }) => opaque?.value['type'] === 'custom') ?? [];
    this.#custom = custom.length === 0 ? none : new Set(custom.map(({ name }) => name));
  }

  of(name: string): ToolCallForm {
    if (this.legacy) return 'legacy';
    return this.#custom.has(name) ? 'custom' : 'function';
  }
}
