import type { IncomingMessage, ServerResponse } from 'node:http';

/** What a page asks before the first request of a kind is remembered for so long, in seconds. */
const secondsToRemember = 600;
const methods = 'GET, POST, PUT, PATCH, DELETE';

/**
 * Lets web pages of other origins call the gateway, as the Fetch standard's CORS protocol has it. Keys and tokens travel in headers that a page
 * must set by itself, and cookies are never read, so a page can do no more than whoever gave it a key.
 */
export class CrossOrigin {
  readonly #origins: ReadonlySet<string>;
  readonly #isForAll: boolean;

  /** @param origins such as `https://app.example.com`; `*` is every one */
  constructor(origins: readonly string[]) {
    this.#origins = new Set(origins);
    this.#isForAll = this.#origins.has('*');
  }

  /** False when no page may call. */
  get isOn(): boolean {
    return this.#origins.size > 0;
  }

  /**
   * Puts on the response what lets the page read it, and answers the question that browsers ask before a request.
   *
   * @returns true when the request was such a question, and is answered
   */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { origin } = request.headers;
    if (!this.#isForAll) response.setHeader('vary', 'Origin');
    if (origin === undefined || !(this.#isForAll || this.#origins.has(origin))) return false;
    response.setHeader('access-control-allow-origin', this.#isForAll ? '*' : origin);
    const asked = request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined;
    if (asked) permit(request, response);
    else response.setHeader('access-control-expose-headers', '*');
    return asked;
  }
}

function permit(request: IncomingMessage, response: ServerResponse): void {
  // A star would not stand for `authorization`.
  const headers = request.headers['access-control-request-headers'];
  if (headers !== undefined) response.setHeader('access-control-allow-headers', headers);
  response.setHeader('access-control-allow-methods', methods);
  response.setHeader('access-control-max-age', secondsToRemember);
  response.writeHead(204).end();
}
