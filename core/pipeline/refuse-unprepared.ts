import { type ChatCall, GatewayError, gatewayFunctionPrefix, type InferenceCall, isOnlyNamed } from '../api/index.js';

/**
 * Refuses a call that asks for something which a plugin should have put in place by now, and none has: the model would answer another question.
 *
 * @throws GatewayError `GW_REQUEST_UNSUPPORTED` or `GW_TOOL_UNKNOWN` (400)
 */
export function refuseUnprepared(call: InferenceCall): void {
  if (call.kind !== 'chat') return;
  if (call.prompt !== undefined) throw unrendered();
  if (call.tools !== undefined) refuseUnoffered(call.tools);
}

function unrendered(): GatewayError {
  return new GatewayError({
    code: 'GW_REQUEST_UNSUPPORTED',
    status: 400,
    field: 'prompt',
    message: 'The request asks for a prompt template, and this gateway has no plugin that renders them.',
  });
}

/** A function of the gateway that is still only a name would reach the model without a description or a schema, and nobody would run it. */
function refuseUnoffered(tools: NonNullable<ChatCall['tools']>): void {
  const unoffered = tools.find((tool) => tool.name.startsWith(gatewayFunctionPrefix) && isOnlyNamed(tool));
  if (!unoffered) return;
  throw new GatewayError({
    code: 'GW_TOOL_UNKNOWN',
    status: 400,
    field: 'tools',
    message:
      `"${unoffered.name.slice(0, 100)}" is the name of a function of the gateway, and no plugin of this gateway offers them to models. ` +
      'Add the plugin "tools" to gateway.yaml, or describe the tool if it is your own.',
  });
}
