import { after, type HttpResponse } from '../../../core/api/index.js';

/** The end marker of the dialect. */
export const doneEvent = Buffer.from('data: [DONE]\n\n');

/**
 * Reads a body until its end, or until `isDone` returns true. The rest is then discarded in the background, so that the socket can go back
 * to its pool; if the provider does not end the body, the socket is closed.
 */
export function readUntilDone(
  response: HttpResponse,
  take: (chunk: Uint8Array) => void | Promise<void>,
  isDone: () => boolean,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const check = (): void => {
      if (!isDone()) return;
      response.release?.();
      resolve();
    };
    response
      .deliver((chunk) => {
        if (isDone()) return undefined;
        return after(take(chunk), check);
      })
      .then(resolve, reject);
  });
}
