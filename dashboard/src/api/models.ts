import type { UseQueryResult } from '@tanstack/react-query';
import { useAll } from './all-items.js';
import type { Problem } from './problem.js';
import type { Model } from './schemas.js';

/** All models that the gateway knows. */
export function useModels(): UseQueryResult<readonly Model[], Problem> {
  return useAll<Model>('v1/management/models');
}

/** Whether a model can be called, and answers chats. */
export function isForChats({ capabilities, isEnabled }: Model): boolean {
  return isEnabled && capabilities.includes('chat');
}
