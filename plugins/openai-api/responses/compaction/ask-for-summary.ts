import { type ChatCall, GatewayError } from '../../../../core/api/index.js';

const instruction = `Do not go on with this conversation. Write a summary of it instead, for a model that is going to continue it and sees nothing but the summary and the messages of the user. It must contain:
- what the user wants, with all conditions and preferences;
- what has been done and found out, with exact names, paths, numbers, commands and error messages;
- what has been decided, and why;
- what remains to be done, and the next step.
Begin with what matters most, and write at most 1,000 words. Do not call any function. Answer with nothing but the summary.`;

/**
 * Turns a call into one for a summary of its conversation. Tools remain, because calls of them may be in the conversation, and because providers
 * cache them with what follows.
 *
 * @throws GatewayError `GW_REQUEST_INVALID` (400) for a conversation without messages
 */
export function askForSummary({
  responseFormat: _format,
  ...call
}: Omit<ChatCall, 'source'>): Omit<ChatCall, 'source'> {
  if (call.messages.every(({ role }) => role === 'system')) {
    const message = '"input" has nothing to compact: it must have at least one message besides instructions.';
    throw new GatewayError({ code: 'GW_REQUEST_INVALID', status: 400, field: 'input', message });
  }
  return {
    ...call,
    messages: [...call.messages, { role: 'user', content: [{ type: 'text', text: instruction }] }],
    ...(call.tools && { toolChoice: { type: 'none' } }),
  };
}
