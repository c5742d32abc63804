import { type JsonObject, type ToolCallBlock, writtenArguments } from '../../../core/api/index.js';

/** A call of a function. */
export function writeCall(
  { id, name, arguments: written }: Pick<ToolCallBlock, 'id' | 'name' | 'arguments'>,
  index: number,
): JsonObject {
  return { id, function: { index, name, arguments: writtenArguments(written) } };
}
