/**
 * How a tab hands the issuer's answer to the one that waits for it. What is handed over is a code, which is of no use without the secret of
 * the waiting tab: no token passes from tab to tab.
 */
const channelName = 'sluice-sign-in';
/** How long to wait for another tab, which answers at once if there is one. */
const patienceMs = 2_000;

type Note = { readonly answer: string } | { readonly taken: string };

/**
 * Waits until another tab has come back from the issuer with the answer to a request.
 *
 * @throws the reason of `signal` when nobody waits any more
 */
export function answerFromOtherTab(state: string, signal: AbortSignal): Promise<URL> {
  const channel = new BroadcastChannel(channelName);
  const answering = new Promise<URL>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    channel.addEventListener('message', ({ data }: MessageEvent<Note>) => {
      if (!('answer' in data)) return;
      const answer = new URL(data.answer);
      if (answer.searchParams.get('state') !== state) return;
      channel.postMessage({ taken: state } satisfies Note);
      resolve(answer);
    });
  });
  return answering.finally(() => channel.close());
}

/** Hands the answer with which the issuer has sent this tab back to the tab that waits for it; tells whether there was one. */
export function handToOtherTab(): Promise<boolean> {
  const state = new URLSearchParams(location.search).get('state');
  return new Promise((resolve) => {
    const channel = new BroadcastChannel(channelName);
    const end = (isTaken: boolean): void => {
      clearTimeout(timer);
      channel.close();
      resolve(isTaken);
    };
    const timer = setTimeout(() => end(false), patienceMs);
    channel.addEventListener('message', ({ data }: MessageEvent<Note>) => {
      if ('taken' in data && data.taken === state) end(true);
    });
    channel.postMessage({ answer: location.href } satisfies Note);
  });
}
