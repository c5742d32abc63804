import type { UseQueryResult } from '@tanstack/react-query';
import { useAll } from './all.js';
import type { Problem } from './problem.js';
import type { ConnectionListItem, Model, Prompt } from './schemas.js';

/** All connections of the organization, for counting those that use something. */
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

/** All prompt templates. */
export function usePrompts(): UseQueryResult<readonly Prompt[], Problem> {
  return useAll<Prompt>('v1/management/prompts');
}
