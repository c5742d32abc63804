import {
  type ChatCall,
  type JsonObject,
  objectIn,
  objectsIn,
  withinTokenLimit,
  withoutPrefill,
  withoutSampling,
} from '../../../core/api/index.js';
import type { ProviderConfig } from '../config.js';
import { dialectName } from '../dialect-name.js';
import { withFormInWords, withoutCallIds } from '../refused/refused-forms.js';
import type { Signer } from '../thought-signature.js';
import { encodeRequest } from './encode-request.js';
import { overlayRequest } from './overlay-request.js';

/** What is needed to write the body of a request. */
export interface BodyContext {
  readonly signer: Signer;
  readonly safetySettings: ProviderConfig['safetySettings'];
  /** Whether the server can leave domains out of a search of the web. */
  readonly excludesDomains: boolean;
  /** What the model is known to refuse: see `refusedParameters`. */
  readonly refused: ReadonlySet<string>;
}

/** The body to send. */
interface RequestBody {
  /** The client's own bytes, if nothing has changed. */
  readonly bytes?: Uint8Array;
  readonly json: JsonObject;
}

/** For a client of the same dialect its own body, with the changes that hooks have made; for clients of other dialects an encoded one. */
export function requestBody(asked: ChatCall, context: BodyContext): RequestBody {
  const call = withinTokenLimit(asked, context.refused);
  const { source } = call;
  const { refused } = context;
  if (source.dialect !== dialectName || source.original.kind !== 'chat') {
    const encoded = encodeRequest(withFormInWords(withoutPrefill(call, refused), refused), context);
    return { json: withoutCallIds(encoded, refused) };
  }
  const overlaid = overlayRequest(withoutSampling(call, refused), source.original, context);
  const json = withoutCallIds(overlaid, refused);
  return json === source.original.source.body ? { json, bytes: source.bytes } : { json };
}

/** The `thinkingConfig` in a body. */
export function thinkingConfigIn(body: JsonObject): JsonObject {
  const config = objectIn(body['generationConfig'] ?? body['generation_config']);
  return objectIn(config['thinkingConfig'] ?? config['thinking_config']);
}

/** Whether a body has tools that the provider runs, such as a search of the web. */
export function hasOwnTools({ tools }: JsonObject): boolean {
  return objectsIn(tools).some((tool) => Object.keys(tool).some((name) => !/^function_?declarations$/i.test(name)));
}
