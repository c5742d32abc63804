import { token } from '../token.js';

/**
 * The key of a stored file: a folder and a name, each of lower-case letters, digits and dashes, such as
 * `documents/01980a6e-5c1f-7d42-9b61-3f0f5a7c2e11`. It never contains the user's file name.
 */
export type ObjectKey = `${string}/${string}`;

/** The conditions of a signed upload. */
export interface UploadTerms {
  readonly key: ObjectKey;
  /** The `Content-Type` that the file must be sent with. */
  readonly contentType: string;
  /**
   * The largest upload that is accepted. It is enforced only for local files; an S3 store has its own limits, so check `sizeOf` before using
   * the file.
   */
  readonly maxBytes: number;
  readonly validMs: number;
  /** The origin under which the client reaches the gateway: `https://gateway.example.com`. See `originOf`. */
  readonly origin: string;
}

/** The conditions of a signed download. */
export interface DownloadTerms {
  readonly key: ObjectKey;
  /** The `Content-Type` of the response. */
  readonly contentType: string;
  /** The name under which a browser saves the file. */
  readonly fileName: string;
  readonly validMs: number;
  /** As in {@link UploadTerms}. */
  readonly origin: string;
}

/**
 * Storage of files: on the local disk, or in an S3-compatible store (`data.s3` in gateway.yaml). Clients upload and download through signed
 * URLs, without credentials; a URL is valid for one method, one file and a limited time.
 *
 * While an S3 store cannot be reached, calls fail with `GW_OBJECTS_UNAVAILABLE` (503).
 */
export interface ObjectStore {
  /**
   * A URL for `PUT`. While it is valid it can be used again; the last upload replaces the file. For local files, an upload also ends one that
   * still arrives, and none is accepted after a {@link move}, until the key is removed, or that ends more than 45 minutes after the URL.
   */
  signUpload(terms: UploadTerms): Promise<string>;
  /** A URL for `GET` and `HEAD`, with ranges. Browsers save the file and never display it. */
  signDownload(terms: DownloadTerms): Promise<string>;
  /**
   * Stores a file, replacing one with the same key, as its bytes arrive: at most some 10 MiB of it are in memory. It exists completely or not at all:
   * when the iteration throws, or the signal aborts, nothing is left of it.
   *
   * @param bytes count them, to limit the size
   * @returns its size in bytes
   */
  write(key: ObjectKey, bytes: AsyncIterable<Uint8Array>, signal: AbortSignal): Promise<number>;
  /** Size of a file in bytes; undefined when there is no such file. */
  sizeOf(key: ObjectKey, signal: AbortSignal): Promise<number | undefined>;
  /** The beginning of a file, shorter than `length` only if the file is; undefined when there is no such file. */
  firstBytes(key: ObjectKey, length: number, signal: AbortSignal): Promise<Uint8Array | undefined>;
  /**
   * Renames a file, so that URLs signed for the old key no longer reach it.
   *
   * @returns false when there is no such file
   */
  move(from: ObjectKey, to: ObjectKey, signal: AbortSignal): Promise<boolean>;
  /**
   * Makes a file available for reading on the local disk while the work runs.
   *
   * @param size of the file in bytes, if it is known: an S3 store that sends another one is not believed (`GW_OBJECTS_UNAVAILABLE`)
   * @returns undefined when there is no such file
   */
  withFile<T>(
    key: ObjectKey,
    signal: AbortSignal,
    work: (path: string) => Promise<T>,
    size?: number,
  ): Promise<T | undefined>;
  /** Deletes a file. Idempotent: succeeds if there is none. */
  remove(key: ObjectKey, signal: AbortSignal): Promise<void>;
}

/** Kept by the core. */
export const ObjectStore = token<ObjectStore>('object-store');
