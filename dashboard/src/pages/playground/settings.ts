import type { InferenceRequest, Prompt } from '../../api/schemas.js';

/** What the playground sends besides the messages. */
export interface PlaygroundSettings {
  readonly model: string;
  readonly system: string;
  /** Empty: none. */
  readonly promptId: string;
  /** As they were entered; values of other types than text are JSON. */
  readonly variables: Readonly<Record<string, string>>;
  /** Empty: the gateway's default. */
  readonly temperature: string;
  readonly maxTokens: string;
  readonly endUser: string;
  readonly searchesDocuments: boolean;
}

export const initialSettings: PlaygroundSettings = {
  model: '',
  system: '',
  promptId: '',
  variables: {},
  temperature: '',
  maxTokens: '',
  endUser: '',
  searchesDocuments: false,
};

type Message = InferenceRequest['messages'][number];

/**
 * The request for a conversation.
 *
 * @throws Error when the value of a variable is no JSON of its type
 */
export function requestOf(
  settings: PlaygroundSettings,
  messages: readonly Message[],
  prompt: Prompt | undefined,
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
export function variablesOf(prompt: Prompt | undefined) {
  return Object.entries(prompt?.versions.find(({ isActive }) => isActive)?.variables ?? {});
}

function valuesOf({ variables }: PlaygroundSettings, prompt: Prompt): Record<string, unknown> {
  const given = variablesOf(prompt).flatMap(([name, { type }]) => {
    const text = variables[name] ?? '';
    return text === '' ? [] : [[name, type === 'string' ? text : valueOf(name, type, text)] as const];
  });
  return Object.fromEntries(given);
}

function valueOf(name: string, type: string, text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Error(`The variable ${name} has the type ${type}: write its value as JSON.`);
  }
}
