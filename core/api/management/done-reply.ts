import { z } from 'zod';

/** Schema of the reply of an operation that returns no data. */
export const doneReply = z.object({ status: z.literal('success'), message: z.string() }).meta({ id: 'Done' });

/** The reply of an operation that returns no data. */
export function done(message: string): z.output<typeof doneReply> {
  return { status: 'success', message };
}
