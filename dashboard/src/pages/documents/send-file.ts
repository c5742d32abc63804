import { Problem, problemOf } from '../../api/problem.js';

interface SendFile {
  /** The signed URL, which needs no other credentials. */
  readonly url: string;
  readonly file: File;
  readonly contentType: string;
  /** @param share from 0 to 1 */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Sends a file to a signed URL. (`fetch` cannot tell how much has been sent.)
 *
 * @throws Problem when it was not taken
 */
export function sendFile({ url, file, contentType, onProgress, signal }: SendFile): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PUT', url);
    request.setRequestHeader('content-type', contentType);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total === 0 ? 1 : loaded / total));
    request.addEventListener('load', () => {
      if (request.status >= 200 && request.status < 300) return resolve();
      const { status, statusText, responseText } = request;
      problemOf(new Response(responseText, { status, statusText })).then(reject, reject);
    });
    request.addEventListener('error', () => reject(notSent(url)));
    request.addEventListener('abort', () => reject(new Problem(0, 'It was stopped.')));
    const abort = (): void => request.abort();
    signal.addEventListener('abort', abort);
    // The signal outlives the file, which would stay in memory.
    request.addEventListener('loadend', () => signal.removeEventListener('abort', abort));
    request.send(file);
  });
}

function notSent(url: string): Problem {
  const { origin } = new URL(url);
  const advice =
    origin === location.origin
      ? 'Is the network up?'
      : 'Files are stored there: can this browser reach it, and does it allow uploads from this page (CORS)?';
  return new Problem(0, `The file could not be sent to ${origin}. ${advice}`);
}
