import { JsonInside, type JsonObject, type ToolCallBlock, writtenArguments } from '../../../core/api/index.js';

/** Calls of functions. */
export function writeCalls(calls: readonly Pick<ToolCallBlock, 'id' | 'name' | 'arguments'>[]): readonly JsonObject[] {
  const json = new JsonInside();
  return calls.map(({ id, name, arguments: written }, index) => ({
    id,
    function: { index, name, arguments: writtenArguments(written, json) },
  }));
}
