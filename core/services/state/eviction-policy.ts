/**
 * The eviction policy of a server that may delete keys when its memory is full.
 *
 * @param memory what it answers to `INFO memory`
 * @returns undefined if it refuses writes then, has no limit of its memory, or does not say
 */
export function evictionPolicyOf(memory: string): string | undefined {
  const policy = valueOf('maxmemory_policy', memory);
  return policy === 'noeviction' || valueOf('maxmemory', memory) === '0' ? undefined : policy;
}

function valueOf(name: string, memory: string): string | undefined {
  return new RegExp(`^${name}:(\\S+)`, 'm').exec(memory)?.[1];
}
