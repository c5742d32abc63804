import { foreignJsonIn, isJsonObject, type JsonObject, type ToolCallBlock } from '../../../core/api/index.js';

/** A call of a function. The dialect takes an object; if the answer was cut off within it, an empty one is used. */
export function writeCall(
  { id, name, arguments: written }: Pick<ToolCallBlock, 'id' | 'name' | 'arguments'>,
  index: number,
): JsonObject {
  const value = foreignJsonIn(written);
  return { id, function: { index, name, arguments: isJsonObject(value) ? value : {} } };
}
