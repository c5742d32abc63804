import { AwsV4Signer } from 'aws4fetch';
import type { Clock } from '../../api/services/clock.js';

/** Who signs. */
export interface S3Credentials {
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string | undefined;
}

/** A request that is to be signed. */
export interface SignableRequest {
  readonly method: string;
  readonly url: URL;
  /** All of them are signed. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Signs as S3 wants it: signature version 4, in headers or in the query of a URL. */
export class S3Signer {
  readonly #credentials: S3Credentials;
  readonly #clock: Clock;
  /** Keys of the day. */
  readonly #cache = new Map<string, ArrayBuffer>();

  constructor(credentials: S3Credentials, clock: Clock) {
    this.#credentials = credentials;
    this.#clock = clock;
  }

  /** A URL that carries its signature. */
  async signUrl(request: SignableRequest & { readonly validMs: number }): Promise<string> {
    const url = new URL(request.url);
    url.searchParams.set('X-Amz-Expires', String(Math.round(request.validMs / 1000)));
    const { url: signed } = await this.#sign({ ...request, url }, { signQuery: true, allHeaders: true });
    // A space as `+` is a form's way of writing it; not every store reads it so.
    return signed.href.replaceAll('+', '%20');
  }

  /** The same request with a signature in its headers. */
  async signRequest(
    request: SignableRequest,
  ): Promise<{ readonly url: string; readonly headers: Readonly<Record<string, string>> }> {
    const { url, headers } = await this.#sign(request, {});
    return { url: url.href, headers: Object.fromEntries(headers) };
  }

  #sign(
    { method, url, headers }: SignableRequest,
    how: { readonly signQuery?: true; readonly allHeaders?: true },
  ): ReturnType<AwsV4Signer['sign']> {
    const { region, accessKeyId, secretAccessKey, sessionToken } = this.#credentials;
    // The day's keys are remembered by the day alone.
    if (this.#cache.size > 10) this.#cache.clear();
    const signer = new AwsV4Signer({
      method,
      url: url.href,
      headers: { ...headers },
      service: 's3',
      region,
      accessKeyId,
      secretAccessKey,
      ...(sessionToken === undefined ? {} : { sessionToken }),
      cache: this.#cache,
      datetime: new Date(this.#clock.now()).toISOString().replaceAll(/[-:]|\.\d{3}/g, ''),
      ...how,
    });
    return signer.sign();
  }
}
