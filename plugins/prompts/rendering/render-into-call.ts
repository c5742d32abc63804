import {
  after,
  type Awaitable,
  type ChatCall,
  fieldRefused,
  type InferenceCall,
  type Exchange,
  type ExchangeNotes,
  HeldParts,
  type Message,
  type PromptReference,
  type ToolFunctions,
} from '../../../core/api/index.js';
import { type ChosenVersion, chooseVersion } from './choose-version.js';
import { functionsIn, textsOfFunctions } from './named-functions.js';
import type { Prompt, PromptVersion } from '../prompt.js';
import { nothingToRender } from '../prompt-errors.js';
import { renderVersions } from './render-versions.js';

/** Look-up of prompt templates for requests. */
export interface KnownPrompts {
  get(organizationId: string, promptId: string): Prompt | undefined;
  /** Reads the database if the template is not in memory. */
  find(organizationId: string, promptId: string): Promise<Prompt | undefined>;
}

/** The dependencies of rendering. */
export interface Rendering {
  readonly prompts: KnownPrompts;
  readonly notes: ExchangeNotes;
  /** Functions that templates may use. */
  readonly functions: ToolFunctions;
}

/**
 * Renders the connection's template, and the one that the request refers to, and inserts them before the messages.
 *
 * @returns the changed call, without its `prompt`; undefined when there is nothing to render
 * @throws GatewayError 400 for a template, a version or variables that cannot be used; `GW_OVERLOADED` (503) if there is no room for a long text
 */
export function renderIntoCall(
  call: InferenceCall,
  exchange: Exchange,
  { prompts, notes, functions }: Rendering,
): Awaitable<InferenceCall> | undefined {
  if (call.kind !== 'chat' || !exchange.connection) return undefined;
  const { connection } = exchange;
  const { promptId, organizationId } = connection;
  if (promptId === null && !call.prompt) return undefined;
  const render = (bound: Prompt | undefined): Awaitable<ChatCall> => {
    const chosen = chooseVersions(call.prompt, bound, organizationId, prompts);
    const versions = chosen.map(({ version }) => version);
    const named = functionsIn(chosen);
    const texts = named.size === 0 ? undefined : textsOfFunctions(named, { call, exchange, connection, functions });
    return after(texts, (functionTexts) => {
      const result = rendered(call, versions, exchange, functionTexts);
      for (const { promptId, versionId } of versions) notes.add(exchange, { kind: 'prompt', promptId, versionId });
      return result;
    });
  };
  if (promptId === null) return render(undefined);
  const bound = prompts.get(organizationId, promptId);
  if (bound) return render(bound);
  // The change of the connection has arrived from another process before its template.
  return prompts.find(organizationId, promptId).then((found) => {
    if (!found) throw nothingToRender(promptId, 'The connection is bound to it; bind it to another one, or to none.');
    return render(found);
  });
}

/** The versions to render: first of the connection's template, then of the request's, if that is another one. */
function chooseVersions(
  reference: PromptReference | undefined,
  bound: Prompt | undefined,
  organizationId: string,
  prompts: KnownPrompts,
): ChosenVersion[] {
  const active = bound && { prompt: bound, version: bound.active };
  if (!reference) return active ? [active] : [];
  const id = reference.id?.toLowerCase();
  if (bound && (id === undefined || id === bound.promptId)) return [chooseVersion(bound, reference)];
  if (id === undefined) throw fieldRefused('prompt.id', 'is required: no prompt template is bound to this connection');
  const asked = prompts.get(organizationId, id);
  if (!asked) throw nothingToRender(id);
  const chosen = chooseVersion(asked, reference);
  return active ? [active, chosen] : [chosen];
}

function rendered(
  call: ChatCall,
  versions: readonly PromptVersion[],
  exchange: Exchange,
  functionTexts?: ReadonlyMap<string, string>,
): ChatCall {
  const values = call.prompt?.variables ?? {};
  const texts = renderVersions(versions, values, functionTexts).filter((text) => text.trim() !== '');
  // A short request may insert a value thousands of times.
  const held = new HeldParts(exchange);
  for (const text of texts) held.add(Buffer.byteLength(text));
  // Several providers refuse an empty message.
  if (texts.length === 0) return { ...call, prompt: undefined };
  const message: Message = { role: 'system', content: [{ type: 'text', text: texts.join('\n\n') }] };
  return { ...call, prompt: undefined, messages: [message, ...call.messages] };
}
