import { foreignJsonIn, JsonEnd, type JsonObject, objectIn, writtenArguments } from '../../../../core/api/index.js';
import { type ClientTool, inputArgument } from '../client-tools.js';
import { type ItemPlace, type ItemStatus, OutputItem } from '../output-item.js';

const itemTypes = { function: 'function_call', custom: 'custom_tool_call', search: 'tool_search_call' } as const;

/** Members of calls that only this dialect has: who has called, if it was a program of the model's. */
const ownMembers = ['caller', 'async'] as const;

/** A call of one of the client's tools. */
export class CallItem extends OutputItem {
  readonly #callId: string;
  readonly #tool: ClientTool;
  readonly #own: JsonObject;
  readonly #deltaMembers = this.deltaMembers({});
  readonly #end = new JsonEnd();
  #arguments = '';
  /** The input of a custom tool, which is known when the arguments are complete. */
  #input = '';

  /** @param extras what else a provider requires back: see {@link ownMembers} */
  constructor(place: ItemPlace, callId: string, tool: ClientTool, extras: JsonObject = {}) {
    super(place);
    this.#callId = callId;
    this.#own = Object.fromEntries(ownMembers.flatMap((name) => (name in extras ? [[name, extras[name]]] : [])));
    this.#tool = tool;
    this.begin();
  }

  override get mayEnd(): boolean {
    return this.#end.complete;
  }

  add(delta: string): void {
    this.#end.push(delta);
    this.#arguments += delta;
    if (this.#tool.kind === 'function')
      this.writeDelta('response.function_call_arguments.delta', this.#deltaMembers, delta);
  }

  override value(): JsonObject {
    const { name, namespace, kind } = this.#tool;
    const head = { id: this.id, type: itemTypes[kind], status: this.status, call_id: this.#callId };
    if (kind === 'search') return { ...head, execution: 'client', arguments: writtenArguments(this.#arguments) };
    const called = { name, ...(namespace === undefined ? {} : { namespace }), ...this.#own };
    return { ...head, ...called, ...(kind === 'custom' ? { input: this.#input } : { arguments: this.#arguments }) };
  }

  override stored(): JsonObject | undefined {
    return this.status === 'completed' ? this.value() : undefined;
  }

  protected override finish(status: ItemStatus): void {
    // Its arguments are an object, which is in the item alone.
    if (this.#tool.kind === 'search') return;
    if (this.#tool.kind === 'function') {
      // Clients parse the arguments even of a call without any.
      if (status === 'completed' && this.#arguments.trim() === '') this.add('{}');
      this.writeEvent('response.function_call_arguments.done', { name: this.#tool.name, arguments: this.#arguments });
      return;
    }
    this.#input = inputIn(this.#arguments);
    if (this.#input !== '') this.writeEvent('response.custom_tool_call_input.delta', { delta: this.#input });
    this.writeEvent('response.custom_tool_call_input.done', { input: this.#input });
  }
}

/** The input in a custom tool's arguments. If the model has not written the expected form, the text is used unchanged. */
function inputIn(text: string): string {
  const input = objectIn(foreignJsonIn(text))[inputArgument];
  return typeof input === 'string' ? input : text;
}
