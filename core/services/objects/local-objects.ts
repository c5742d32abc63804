import { codeOf } from '../../api/internal/code-of.js';
import { messageOf } from '../../api/internal/message-of.js';
import type { Route } from '../../api/route.js';
import type { Clock } from '../../api/services/clock.js';
import type { DownloadTerms, ObjectKey, UploadTerms } from '../../api/services/object-store.js';
import type { HostedObjects } from './hosted-objects.js';
import { LocalFolder } from './local-folder.js';
import { localRoutes, objectsPath } from './local-routes.js';
import { storeUnavailable } from './s3-failure.js';
import { signingKey } from './signing-key.js';
import { type SignedTerms, signTerms } from './url-signature.js';

/** An object store in a local folder; the gateway itself serves the signed URLs. */
export class LocalObjects extends LocalFolder implements HostedObjects {
  readonly routes: readonly Route[];
  readonly #secret: Uint8Array;
  readonly #clock: Clock;

  private constructor(folder: string, secret: Uint8Array, clock: Clock) {
    super(folder);
    this.#secret = secret;
    this.#clock = clock;
    this.routes = localRoutes(this, secret, clock);
  }

  /** @throws GatewayError `GW_OBJECTS_UNAVAILABLE` when the folder is not writable */
  static async open(folder: string, clock: Clock): Promise<LocalObjects> {
    try {
      const objects = new LocalObjects(folder, await signingKey(folder), clock);
      await objects.removeAbandoned(clock.now());
      return objects;
    } catch (cause) {
      // Others say themselves what to do.
      if (codeOf(cause) === undefined) throw cause;
      const message =
        `The folder of the files, ${folder}, cannot be used: ${messageOf(cause)}. Is its disk full or read-only, does it belong to another ` +
        'user, or is it a file? Every process needs a folder that it can write (data.folder), also with a PostgreSQL server.';
      throw storeUnavailable(message, cause);
    }
  }

  async signUpload({ key, contentType, maxBytes, validMs, origin }: UploadTerms): Promise<string> {
    return this.#urlOf(origin, {
      method: 'PUT',
      key,
      contentType,
      maxBytes,
      fileName: '',
      expires: this.#end(validMs),
    });
  }

  async signDownload({ key, contentType, fileName, validMs, origin }: DownloadTerms): Promise<string> {
    return this.#urlOf(origin, { method: 'GET', key, contentType, maxBytes: 0, fileName, expires: this.#end(validMs) });
  }

  async withFile<T>(key: ObjectKey, _signal: AbortSignal, work: (path: string) => Promise<T>): Promise<T | undefined> {
    // That a file exists but cannot be read now says nothing about its content.
    const file = await this.open(key);
    if (!file) return undefined;
    await file.close();
    return work(this.pathOf(key));
  }

  #end(validMs: number): number {
    return Math.ceil((this.#clock.now() + validMs) / 1000);
  }

  #urlOf(origin: string, terms: SignedTerms): string {
    const query = new URLSearchParams({
      type: terms.contentType,
      ...(terms.method === 'PUT' ? { max: String(terms.maxBytes) } : { name: terms.fileName }),
      expires: String(terms.expires),
      signature: signTerms(this.#secret, terms),
    });
    return `${origin}${objectsPath}/${terms.key}?${query.toString()}`;
  }
}
