import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Awaitable } from '../../api/awaitable.js';
import { GatewayError } from '../../api/errors.js';
import { newId } from '../../api/ids.js';
import type { Clock } from '../../api/services/clock.js';
import type { HttpClient, HttpRequest, HttpResponse } from '../../api/services/http-client.js';
import type { DownloadTerms, ObjectKey, UploadTerms } from '../../api/services/object-store.js';
import { attachment } from './content-disposition.js';
import type { HostedObjects } from './hosted-objects.js';
import { removeAbandoned } from './remove-abandoned.js';
import { type S3Bucket, s3UrlOf } from './s3-address.js';
import { failureOf, storeUnavailable } from './s3-failure.js';
import { type S3Credentials, S3Signer } from './s3-signer.js';
import { sendInParts } from './send-in-parts.js';

export interface S3Options extends S3Bucket, S3Credentials {
  /** The endpoint for clients, if it differs from the gateway's. */
  readonly publicEndpoint: string;
  /** Folder for downloads of `withFile`. */
  readonly temporaryFolder: string;
  readonly httpClient: HttpClient;
  readonly clock: Clock;
  /**
   * Milliseconds that the store may be silent before it counts as unavailable. 15,000 when absent; eight times as long while it copies a file or
   * puts it together, and longer while a body is sent to it.
   */
  readonly silenceMs?: number;
}

/** What a request has besides its method and key. */
interface Further {
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** Whether the store reads a whole file before it responds. */
  readonly readsAll?: boolean;
}

const usualSilenceMs = 15_000;
/** A store may copy a long file, or put it together, before it responds. */
const copyFactor = 8;
/** The slowest link over which files are sent, one megabit in a second: a body may take as long before the response. */
const slowestBytesPerMs = 128;
/** The waits before a request is repeated, at most. */
const pausesMs = [300, 1_200];
const answerBytes = 1024 * 1024;
const tidyMs = 3_600_000;
/** The status of a range of a file without any byte. */
const emptyFile = 416;

/** An S3-compatible object store. Clients upload and download there directly. */
export class S3Objects implements HostedObjects {
  readonly routes = [];
  readonly #options: S3Options;
  readonly #public: S3Bucket;
  #signer: S3Signer;
  /** When to look again for files that killed processes have left. */
  #tidyAt = 0;

  constructor(options: S3Options) {
    this.#options = options;
    this.#public = { ...options, endpoint: options.publicEndpoint };
    this.#signer = new S3Signer(options, options.clock);
  }

  useCredentials(credentials: S3Credentials): void {
    this.#signer = new S3Signer(credentials, this.#options.clock);
  }

  signUpload({ key, contentType, validMs }: UploadTerms): Promise<string> {
    const headers = { 'content-type': contentType };
    return this.#signer.signUrl({ method: 'PUT', url: s3UrlOf(this.#public, key), headers, validMs });
  }

  signDownload({ key, contentType, fileName, validMs }: DownloadTerms): Promise<string> {
    const url = s3UrlOf(this.#public, key);
    url.searchParams.set('response-content-type', contentType);
    url.searchParams.set('response-content-disposition', attachment(fileName));
    return this.#signer.signUrl({ method: 'GET', url, headers: {}, validMs });
  }

  write(key: ObjectKey, bytes: AsyncIterable<Uint8Array>, signal: AbortSignal): Promise<number> {
    return sendInParts(bytes, signal, async ({ method, ...further }, until) => {
      const response = await this.#send(method, key, until, further);
      const text = await textOf(response, until);
      if (![200, 204].includes(response.status)) {
        this.#withoutFile(method, response, text);
        throw storeUnavailable('The file store is not working at the moment.', new Error('the upload is unknown'));
      }
      return { etag: response.headers['etag'] ?? '', text };
    });
  }

  async sizeOf(key: ObjectKey, signal: AbortSignal): Promise<number | undefined> {
    const response = await this.#send('HEAD', key, signal);
    const body = await textOf(response, signal);
    if (response.status !== 200) return this.#withoutFile('HEAD', response, body);
    return Number(response.headers['content-length'] ?? 0);
  }

  async firstBytes(key: ObjectKey, length: number, signal: AbortSignal): Promise<Uint8Array | undefined> {
    const response = await this.#send('GET', key, signal, { headers: { range: `bytes=0-${length - 1}` } });
    if (response.status === emptyFile) return new Uint8Array();
    // A store may send the whole file: the rest is not read.
    if (response.status !== 200 && response.status !== 206)
      return this.#withoutFile('GET', response, await textOf(response, signal));
    return received(beginningOf(response, length), signal);
  }

  async move(from: ObjectKey, to: ObjectKey, signal: AbortSignal): Promise<boolean> {
    const { bucket, prefix } = this.#options;
    const source = s3UrlOf({ endpoint: 'http://copy', bucket, prefix, pathStyle: true }, from).pathname;
    const headers = { 'x-amz-copy-source': source };
    const response = await this.#send('PUT', to, signal, { headers, readsAll: true });
    const body = await textOf(response, signal);
    // For a copy that fails late, S3 responds with 200 and an error in the body. The original is removed only if the body confirms the copy.
    if (response.status !== 200 || !body.includes('CopyObjectResult')) {
      this.#withoutFile('copy', response, body);
      return false;
    }
    await this.remove(from, signal);
    return true;
  }

  async withFile<T>(
    key: ObjectKey,
    signal: AbortSignal,
    work: (path: string) => Promise<T>,
    size?: number,
  ): Promise<T | undefined> {
    const response = await this.#send('GET', key, signal);
    if (response.status !== 200) return this.#withoutFile('GET', response, await textOf(response, signal));
    const path = join(this.#options.temporaryFolder, newId(this.#options.clock.now()));
    try {
      // 0 is what `sizeOf` returns for a store that tells no length.
      const expected = size === 0 ? undefined : size;
      const arrived = await received(this.#save(response, path, expected), signal);
      if (expected !== undefined && arrived !== expected) throw otherFile(arrived, expected);
      return await work(path);
    } finally {
      // If the file could not be saved, the store may still be sending it.
      response.discard();
      // What cannot be removed now is removed after a day.
      await rm(path, { force: true }).catch(() => undefined);
    }
  }

  /** Saves at most so many bytes: a store that sends more must not fill the disk. @returns how many have arrived */
  async #save(response: HttpResponse, path: string, most = Number.POSITIVE_INFINITY): Promise<number> {
    await mkdir(this.#options.temporaryFolder, { recursive: true });
    await this.#tidy();
    const file = await open(path, 'wx', 0o600);
    let arrived = 0;
    try {
      await response.deliver((chunk) => {
        arrived += chunk.length;
        if (arrived <= most) return file.appendFile(chunk);
        return response.discard();
      });
    } catch (cause) {
      // Whoever discards the rest is told that the body is incomplete.
      if (arrived <= most) throw cause;
    } finally {
      await file.close();
    }
    return arrived;
  }

  async #tidy(): Promise<void> {
    const now = this.#options.clock.now();
    if (now < this.#tidyAt) return;
    this.#tidyAt = now + tidyMs;
    await removeAbandoned(this.#options.temporaryFolder, now);
  }

  async remove(key: ObjectKey, signal: AbortSignal): Promise<void> {
    const response = await this.#send('DELETE', key, signal);
    const body = await textOf(response, signal);
    if (![200, 204].includes(response.status)) this.#withoutFile('DELETE', response, body);
  }

  async healthy(signal: AbortSignal): Promise<void> {
    // The name of a file that never exists: the store has to say so itself, which it does only to who may read there.
    const response = await this.#send('GET', 'health/probe', signal);
    if (response.status !== 200) this.#withoutFile('GET', response, await textOf(response, signal));
    response.discard();
  }

  /** Returns when the response says that there is no such file. Throws when it says anything else. */
  #withoutFile(what: string, { status, headers }: HttpResponse, body: string): undefined {
    const { date, 'x-amz-bucket-region': region } = headers;
    const otherRegion = region === this.#options.region ? undefined : region;
    const failure = failureOf({ what, status, date: String(date), body, otherRegion }, this.#options.clock.now());
    if (failure) throw failure;
  }

  /** S3 asks its clients to repeat what it answers with 500 and 503: an error of its own, and that they slow down. All these requests may be repeated. */
  async #send(
    method: HttpRequest['method'],
    key: ObjectKey,
    signal: AbortSignal,
    further: Further = {},
  ): Promise<HttpResponse> {
    for (const pauseMs of pausesMs) {
      const response = await this.#sendOnce(method, key, signal, further);
      if (response.status !== 500 && response.status !== 503) return response;
      response.discard();
      await this.#options.clock.sleep(pauseMs * (0.5 + Math.random() / 2), signal);
    }
    return this.#sendOnce(method, key, signal, further);
  }

  async #sendOnce(
    method: HttpRequest['method'],
    key: ObjectKey,
    signal: AbortSignal,
    { headers = {}, query = {}, body = '', readsAll = false }: Further,
  ): Promise<HttpResponse> {
    const url = s3UrlOf(this.#options, key);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const request = await this.#signer.signRequest({ method, url, headers });
    const { silenceMs = usualSilenceMs } = this.#options;
    const idleTimeoutMs = readsAll ? silenceMs * copyFactor : silenceMs;
    try {
      return await this.#options.httpClient.send({
        ...request,
        ...(body.length > 0 && { body }),
        method,
        signal,
        headersTimeoutMs: idleTimeoutMs + body.length / slowestBytesPerMs,
        idleTimeoutMs,
      });
    } catch (cause) {
      if (signal.aborted) throw cause;
      throw storeUnavailable('The file store cannot be reached at the moment.', cause);
    }
  }
}

async function beginningOf(response: HttpResponse, length: number): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let arrived = 0;
  const delivered = response.deliver((piece) => {
    if (arrived < length) pieces.push(piece);
    arrived += piece.length;
    if (arrived > length) response.discard();
  });
  // Whoever discards the rest is told that the body is incomplete.
  await delivered.catch((cause: unknown) => {
    if (arrived < length) throw cause;
  });
  return Buffer.concat(pieces).subarray(0, length);
}

/** What the store sends is not what was stored: an error in place of the file, another file, or a part of it. */
function otherFile(arrived: number, size: number): GatewayError {
  const cause = new Error(`the S3 store sent ${arrived} bytes or more in place of a file of ${size}`);
  return storeUnavailable('The file store does not return this file as it was stored.', cause);
}

async function textOf(response: HttpResponse, signal: AbortSignal): Promise<string> {
  return Buffer.from(await received(response.bytes(answerBytes), signal)).toString('utf8');
}

/** Reports a response that broke off, was too slow, or did not fit on the disk, like a store that cannot be reached. */
async function received<T>(work: Awaitable<T>, signal: AbortSignal): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    if (signal.aborted) throw cause;
    const what = GatewayError.is(cause) ? 'The file store cannot be reached' : 'Files cannot be copied to the disk';
    throw storeUnavailable(`${what} at the moment.`, cause);
  }
}
