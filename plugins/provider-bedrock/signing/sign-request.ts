import { AwsV4Signer } from 'aws4fetch';
import type { AwsCredentials } from './credentials.js';

/** A request to sign. */
interface SignableRequest {
  readonly url: string;
  readonly body: string;
}

/** Keys of one day and one secret. New credentials come every hour, so there are never many at once. */
const maxKeys = 10;

/** Signs requests with version 4 of the AWS signature. Only the host, the date, the token and the body are signed: proxies may change others. */
export class RequestSigner {
  readonly #region: string;
  readonly #keys = new Map<string, ArrayBuffer>();

  constructor(region: string) {
    this.#region = region;
  }

  /**
   * The headers of the signature.
   *
   * @param now milliseconds since 1970
   */
  async headersFor(
    { url, body }: SignableRequest,
    credentials: AwsCredentials,
    now: number,
  ): Promise<Record<string, string>> {
    if (this.#keys.size >= maxKeys) this.#keys.clear();
    const { accessKeyId, secretAccessKey, sessionToken } = credentials;
    const signer = new AwsV4Signer({
      method: 'POST',
      url,
      body,
      accessKeyId,
      secretAccessKey,
      ...(sessionToken ? { sessionToken } : {}),
      service: 'bedrock',
      region: this.#region,
      datetime: new Date(now).toISOString().replaceAll(/[:-]|\.\d{3}/g, ''),
      cache: this.#keys,
    });
    const { headers } = await signer.sign();
    return Object.fromEntries(headers);
  }
}
