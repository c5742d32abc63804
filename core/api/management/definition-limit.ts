import { z } from 'zod';

/**
 * Field of a plugin's configuration: the most that an organization's definitions of one kind may take. `refuseBeyondLimit` applies it.
 *
 * @param what they are, and what counts besides 1 KiB for each
 */
export function definitionLimit(what: string): z.ZodDefault<z.ZodInt> {
  return z
    .int()
    .min(1)
    .default(16 * 1024 * 1024)
    .describe(`Bytes that ${what} may take: every process has them in memory. What is beyond cannot be added.`);
}
