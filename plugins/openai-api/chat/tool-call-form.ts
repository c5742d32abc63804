import type { ChatCall } from '../../../core/api/index.js';

/** The dialect's three forms of tool calls. */
export type ToolCallForm = 'function' | 'custom' | 'legacy';

const none: ReadonlySet<string> = new Set();

/** Selects the form of the calls of each tool, depending on how the client has declared the tool. */
export class ToolCallForms {
  /** True when the client uses the legacy `functions`, with a single call without an id. */
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
