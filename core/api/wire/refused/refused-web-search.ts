import type { ChatCall } from '../../call.js';
import { webSearchOf } from '../tool-calls/web-search.js';

/** The name under which a search of the web for clients of other dialects is treated as a refused parameter. */
const foreignSearch = 'search of the web';

/** Servers name the tool, or say that it is none of theirs: they look for the schema of a function, or for another type. */
const aboutTool = /web.?search|input_schema|\btools?\b.{0,20}\btype\b|\btools?\W{0,3}\d/i;
const objection =
  /support|enabled|disabled|available|allowed|permitted|unknown|unrecogni[sz]ed|invalid|required|missing|input should be|input tag/i;
/** What a client may have written wrong. */
const aboutMember = /domain|location|country|time.?zone|max_uses|max_tool_calls|context_size/i;

/**
 * The refusal of a search of the web that the client has asked for in another dialect, by a provider's error: the model, the account or a server of the
 * same dialect has none.
 *
 * @returns the name of a refused parameter for `RefusedParameters`; undefined if the error is about something else
 */
export function webSearchRefusedIn(call: ChatCall, text: string): string | undefined {
  if (webSearchOf(call) === undefined || aboutMember.test(text)) return undefined;
  return aboutTool.test(text) && objection.test(text) ? foreignSearch : undefined;
}

/** The call without searches for clients of other dialects, if the model has refused them: its adapter leaves them out, or refuses the call. */
export function withoutWebSearch(call: ChatCall, refused: ReadonlySet<string>): ChatCall {
  if (!refused.has(foreignSearch) || webSearchOf(call) === undefined) return call;
  const tools = call.tools?.map((tool) => {
    if (!tool.opaque?.webSearch) return tool;
    const { webSearch: _, ...opaque } = tool.opaque;
    return { ...tool, opaque };
  });
  return { ...call, tools };
}
