import {
  type ChatCall,
  effortsRefusedIn,
  isJsonArray,
  isNamed,
  isJsonObject,
  isSentByClient,
  type JsonObject,
  type JsonValue,
  tokenLimitRefusedIn,
  webSearchRefusedIn,
} from '../../../core/api/index.js';
import { responsesDialect } from '../dialect-names.js';
import { encryptedReasoning, isOfOpenai, isReasoningSent, openReasoning } from './encode-request.js';

/** Members that may be left out without changing what was asked, unless the client itself has sent them. */
const optional = ['temperature', 'top_p', 'user', 'safety_identifier'] as const;

/**
 * What to leave out in another attempt: the members that the server's error names and that the client has not sent, `effort` and `summary` of
 * reasoning, a limit of generated tokens, or a search of the web for a client of another dialect. Empty when another attempt is pointless.
 *
 * @param sent the refused body
 * @param text the body of the error response
 */
export function refusedIn(sent: JsonObject, call: ChatCall, text: string): ReadonlySet<string> {
  const isSent = (name: string): boolean => sent[name] !== undefined && !isSentByClient(call, name);
  const refused = new Set<string>(optional.filter((name) => isSent(name) && isNamed(name, text)));
  if (refused.has('temperature') && isSent('top_p')) refused.add('top_p');
  const search = call.source.dialect === responsesDialect ? undefined : webSearchRefusedIn(call, text);
  if (search !== undefined) refused.add(search);
  const limit = sent['max_output_tokens'] === undefined ? undefined : tokenLimitRefusedIn(text);
  if (limit !== undefined) refused.add(limit);
  const { include, input } = sent;
  if (isJsonArray(include) && include.includes(encryptedReasoning) && /encrypted.content|\binclude\b/i.test(text))
    refused.add('include');
  if (sent['reasoning'] !== undefined && !isReasoningSent(call)) {
    const efforts = isOfOpenai(call) ? [] : effortsRefusedIn(call, text);
    for (const effort of efforts) refused.add(effort);
    if (efforts.length > 0) return refused;
    if (/reasoning\.summary|reasoning summar/i.test(text)) refused.add('summary');
    else if (/reasoning\.effort|'reasoning'/.test(text)) refused.add('effort');
  }
  const isOpen = refused.size === 0 && isJsonArray(input) && input.some(isOpenReasoning);
  if (isOpen && /reasoning|\binput\W+\d/i.test(text)) refused.add(openReasoning);
  return refused;
}

function isOpenReasoning(item: JsonValue): boolean {
  return isJsonObject(item) && item['type'] === 'reasoning' && item['content'] !== undefined;
}
