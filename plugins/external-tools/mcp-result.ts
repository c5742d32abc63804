import type { CallToolResult, JSONRPCMessage } from '@modelcontextprotocol/client';
import { isJsonObject, type JsonObject, stringifyJson, type Withhold } from '../../core/api/index.js';
import { resultTooLong, toolFailed } from './tool-failures.js';

/**
 * Converts a result for the model: its structured content, or otherwise its text. Images, audio and files are replaced with a note.
 *
 * @throws GatewayError `GW_TOOL_FAILED` with the tool's error message
 */
export function readResult({ content, structuredContent, isError }: CallToolResult, withhold: Withhold): JsonObject {
  const texts = content.flatMap((block) => {
    if (block.type === 'text') return block.text;
    if (block.type === 'resource' && 'text' in block.resource) return block.resource.text;
    return [];
  });
  const text = withhold(texts.join('\n'));
  if (isError === true) throw toolFailed(text || reasonIn(structuredContent, withhold));
  if (structuredContent !== undefined && structuredContent !== null) return withhold(structuredContent as JsonObject);
  const others = content.flatMap((block) => leftOut(block));
  return others.length === 0 ? { text } : { text, leftOut: others };
}

function reasonIn(structured: unknown, withhold: Withhold): string {
  return isJsonObject(structured) ? withhold(stringifyJson(structured)) : 'The tool failed, and does not say why.';
}

function leftOut(block: CallToolResult['content'][number]): string[] {
  switch (block.type) {
    case 'text':
      return [];
    case 'resource':
      return 'text' in block.resource ? [] : [`${block.resource.mimeType ?? 'a file'} ${block.resource.uri}`];
    case 'resource_link':
      return [`${block.name} ${block.uri}`];
    default:
      return [block.mimeType];
  }
}

/**
 * Puts an error in the place of a program's answer that is too long. Answers of servers are refused while they arrive.
 *
 * @param message the result in it is replaced
 */
export function refuseLongResult(message: JSONRPCMessage, maxBytes: number): void {
  if (!('result' in message) || Buffer.byteLength(JSON.stringify(message.result)) <= maxBytes) return;
  const data = resultTooLong(maxBytes);
  Reflect.deleteProperty(message, 'result');
  Object.assign(message, { error: { code: -32_000, message: data.message, data } });
}
