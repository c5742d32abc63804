import { Problem, problemOf } from './problem.js';

/** Values of a query string; absent ones are left out. */
export type Query = Readonly<Record<string, string | number | boolean | undefined>>;

/** A request to the gateway that served this page. */
export interface Request {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly query?: Query;
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/**
 * Sends a request and returns the answer, whatever its body is.
 *
 * @param path below the gateway's address, such as `v1/management/models`
 * @throws Problem when the request fails, or there is no answer
 */
export async function send(path: string, { method = 'GET', query, body, headers, signal }: Request): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(addressOf(path, query), {
      method,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
      // The credentials are in a header; a browser's cookies and passwords for this host are not the gateway's.
      credentials: 'omit',
    });
  } catch (error) {
    if (isAbort(error)) throw error;
    throw new Problem(0, 'The gateway does not answer. Is it running, and is the network up?');
  }
  if (!response.ok) throw await problemOf(response);
  return response;
}

/** Sends a request and returns the JSON of the answer; undefined when it has no body. */
export async function ask<T>(path: string, request: Request): Promise<T> {
  return bodyOf<T>(await send(path, request));
}

/**
 * The JSON of an answer; undefined when it has no body.
 *
 * @throws Problem when the answer breaks off, or is not JSON, such as the page of a proxy that asks people to sign in
 */
export async function bodyOf<T>(response: Response): Promise<T> {
  const text = await response.text().catch((error: unknown) => {
    throw isAbort(error) ? error : new Problem(0, 'The answer has broken off. Try again.');
  });
  try {
    return (text === '' ? undefined : JSON.parse(text)) as T;
  } catch {
    throw new Problem(
      0,
      'The answer did not come from the gateway: something between it and this browser has answered.',
    );
  }
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** The address of a path below the gateway's, which may itself be below a path of a proxy. */
export function addressOf(path: string, query: Query = {}): string {
  const url = new URL(path, new URL('.', document.baseURI));
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') url.searchParams.set(name, String(value));
  }
  return url.href;
}
