import { z } from 'zod';

/** Schema of the reply of an operation that has nothing to show but that it was done. */
export const doneReply = z.object({ status: z.literal('success'), message: z.string() }).meta({ id: 'Done' });

/** The reply of such an operation. */
export function done(message: string): z.output<typeof doneReply> {
  return { status: 'success', message };
}
