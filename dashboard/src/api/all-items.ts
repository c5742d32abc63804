import type { UseQueryResult } from '@tanstack/react-query';
import { useAll } from './all.js';
import type { Problem } from './problem.js';
import type { ApiKey, ConnectionListItem, Model, Prompt } from './schemas.js';
import { useMay } from './session.js';

/** All connections of the organization, for their names and for choices. */
export function useConnections(): UseQueryResult<readonly ConnectionListItem[], Problem> {
  return useAll<ConnectionListItem>('v1/management/connections');
}

/** All models that the gateway knows. */
export function useModels(): UseQueryResult<readonly Model[], Problem> {
  return useAll<Model>('v1/management/models');
}

/** Whether a model can be called, and answers chats. */
export function isForChats({ capabilities, isEnabled }: Model): boolean {
  return isEnabled && capabilities.includes('chat');
}

/** All API keys, for their names; nothing for those who may not see them. */
export function useApiKeys(): UseQueryResult<readonly ApiKey[], Problem> {
  return useAll<ApiKey>('v1/management/api-keys', useMay('admin'));
}

/** All prompt templates. */
export function usePrompts(): UseQueryResult<readonly Prompt[], Problem> {
  return useAll<Prompt>('v1/management/prompts');
}
