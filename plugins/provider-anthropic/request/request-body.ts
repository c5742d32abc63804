import { type ChatCall, type JsonObject, stringifyJson } from '../../../core/api/index.js';
import { dialectName } from '../dialect-name.js';
import { vertexVersion } from '../model-address.js';
import { withoutMembers } from '../refused/refused-members.js';
import { isAccepted, takesSystemInside } from '../refused/refused-parameters.js';
import { withTakenThinking } from '../refused/refused-thinking.js';
import { encodeRequest, type TargetModel } from './encode-request.js';
import { overlayRequest } from './overlay-request.js';

/** What a server takes. */
interface ServerForm {
  /** The `anthropic-version` of the request. */
  readonly version: string;
  /** What the model has refused. */
  readonly leftOut: ReadonlySet<string>;
}

/**
 * The body to send: for a client of the same dialect, its own bytes, or its body with the changes that hooks have made; for clients of
 * other dialects, an encoded body.
 *
 * @param form what the server takes
 */
export function requestBody(call: ChatCall, model: TargetModel, form: ServerForm): string | Uint8Array {
  const { source } = call;
  const isAsSent = source.original === call && call.model === model.name && source.dialect === dialectName;
  if (isAsSent && isAccepted(source.body, form.leftOut)) return source.bytes;
  return stringifyJson(fieldsOf(call, model, form));
}

/** The body for Vertex AI, where the model is in the path, and the version of the dialect in the body. */
export function bodyWithoutModel(call: ChatCall, model: TargetModel, form: ServerForm): string {
  return stringifyJson({ ...fieldsOf(call, model, form), model: undefined, anthropic_version: vertexVersion });
}

function fieldsOf(call: ChatCall, model: TargetModel, { version, leftOut }: ServerForm): JsonObject {
  const { source } = call;
  if (source.dialect !== dialectName || source.original.kind !== 'chat') return encodeRequest(call, model);
  const systemInside = takesSystemInside(source.body, leftOut);
  const overlaid = overlayRequest(call, source.original, model, { version, systemInside });
  return withTakenThinking(withoutMembers(overlaid, leftOut), leftOut);
}
