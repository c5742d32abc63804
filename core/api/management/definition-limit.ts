import { z } from 'zod';

/**
 * Field of a plugin's configuration: the most that an organization's definitions of one kind may take. `refuseBeyondLimit` applies it.
 *
 * @param whose what is limited: `the notes of an organization`
 * @param content what counts besides 1 KiB for each: `its text`
 */
export function definitionLimit(whose: string, content: string): z.ZodDefault<z.ZodInt> {
  return z
    .int()
    .min(1)
    .default(16 * 1024 * 1024)
    .describe(
      `Maximum bytes of ${whose}, which every process holds in memory: 1 KiB for each, and ${content}. Further ones are refused.`,
    );
}
