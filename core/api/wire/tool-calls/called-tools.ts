import type { Message } from '../../content.js';

/** The names of the tools that a conversation has calls of, by the ids of the calls: for APIs in which results name their tool. */
export function calledTools(messages: readonly Message[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { content } of messages) {
    for (const block of content) if (block.type === 'tool-call') names.set(block.id, block.name);
  }
  return names;
}
