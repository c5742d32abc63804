import { AwsV4Signer } from 'aws4fetch';
import type { Clock } from '../../api/services/clock.js';

/** Credentials for signing. */
export interface S3Credentials {
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string | undefined;
}

/** A request to sign. */
interface SignableRequest {
  readonly method: string;
  readonly url: URL;
  /** All of them are signed. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Signs requests with SigV4 (signature version 4 of the S3 API), in headers or in the query of a URL. */
export class S3Signer {
  readonly #credentials: S3Credentials;
  readonly #clock: Clock;
  /** Cache of derived signing keys, which are valid for a day. */
  readonly #cache = new Map<string, ArrayBuffer>();

  constructor(credentials: S3Credentials, clock: Clock) {
    this.#credentials = credentials;
    this.#clock = clock;
  }

  /** A presigned URL. */
  async signUrl(request: SignableRequest & { readonly validMs: number }): Promise<string> {
    const url = new URL(request.url);
    url.searchParams.set('X-Amz-Expires', String(Math.round(request.validMs / 1000)));
    const { url: signed } = await this.#sign({ ...request, url }, { signQuery: true, allHeaders: true });
    // `+` means a space only in form encoding, which not every store accepts.
    return signed.href.replaceAll('+', '%20');
  }

  /** The request with a signature in its headers. */
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
    // The cache is keyed by day and never evicts, so it is cleared when it has grown.
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
