import type { InferenceRequest, Prompt } from '../../api/schemas.js';
import { valueOf } from '../prompts/variable-value.js';

/** What the playground sends besides the messages. */
export interface PlaygroundSettings {
  readonly model: string;
  readonly system: string;
  /** Empty: none. */
  readonly promptId: string;
  /** The values as they were entered; those of other types than text are JSON. */
  readonly variables: Readonly<Record<string, string>>;
  /** Empty: the gateway's default. */
  readonly temperature: string;
  readonly maxTokens: string;
  readonly endUser: string;
  readonly searchesDocuments: boolean;
}

/** What is sent while nothing but the model is chosen. */
export function settingsFor(model: string): PlaygroundSettings {
  return {
    model,
    system: '',
    promptId: '',
    variables: {},
    temperature: '',
    maxTokens: '',
    endUser: '',
    searchesDocuments: false,
  };
}

type Message = InferenceRequest['messages'][number];

/**
 * The request for a conversation.
 *
 * @throws Error when the value of a variable is not of its type
 */
export function requestOf(
  settings: PlaygroundSettings,
  messages: readonly Message[],
  prompt: Prompt | null | undefined,
  sessionId?: string,
): InferenceRequest {
  const { model, system, temperature, maxTokens, endUser, searchesDocuments } = settings;
  return {
    model,
    messages: [...(system.trim() === '' ? [] : [{ role: 'system', content: system } as const]), ...messages],
    parameters: {
      stream: true,
      ...(temperature !== '' && { temperature: Number(temperature) }),
      ...(maxTokens !== '' && { max_tokens: Number(maxTokens) }),
      ...(endUser !== '' && { end_user_id: endUser }),
    },
    ...(sessionId !== undefined && { session_id: sessionId }),
    ...(searchesDocuments && { tools: [{ name: 'sys_search_documents' }], auto_continuation: true }),
    ...(prompt && { prompt: { id: prompt.id, variables: valuesOf(settings, prompt) } }),
  };
}

/** The declared variables of the version that is rendered. */
export function variablesOf(prompt: Prompt | null | undefined) {
  return Object.entries(prompt?.versions.find(({ isActive }) => isActive)?.variables ?? {});
}

function valuesOf({ variables }: PlaygroundSettings, prompt: Prompt): Record<string, unknown> {
  const given = variablesOf(prompt).flatMap(([name, variable]) => {
    const text = variables[name] ?? '';
    if (text === '') return [];
    const value = valueOf(text, variable);
    if ('problem' in value) throw new Error('A variable of the template has a value of another type.');
    return [[name, variable.type === 'string' ? text : (JSON.parse(value.text) as unknown)] as const];
  });
  return Object.fromEntries(given);
}
