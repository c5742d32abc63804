import { token } from '../token.js';

/**
 * The name of a stored file: a folder and a name, each of lower-case letters, digits and dashes, such as
 * `documents/01980a6e-5c1f-7d42-9b61-3f0f5a7c2e11`. What a user calls a file is never part of it.
 */
export type ObjectKey = `${string}/${string}`;

/** Under which terms a file may be sent. */
export interface UploadTerms {
  readonly key: ObjectKey;
  /** The `Content-Type` that the file must be sent with. */
  readonly contentType: string;
  /**
   * With local files, a larger upload is refused. An S3 store has only its own limits; check `sizeOf` before using the file.
   */
  readonly maxBytes: number;
  readonly validMs: number;
  /** Where the client reaches the gateway: `https://gateway.example.com`. See `originOf`. */
  readonly origin: string;
}

/** Under which terms a file may be fetched. */
export interface DownloadTerms {
  readonly key: ObjectKey;
  /** The `Content-Type` that it is answered with. */
  readonly contentType: string;
  /** The name under which a browser saves the file. */
  readonly fileName: string;
  readonly validMs: number;
  /** As in {@link UploadTerms}. */
  readonly origin: string;
}

/**
 * Files: on the local disk, or in an S3-compatible store (`data.s3` in gateway.yaml). Clients send and fetch them through signed URLs,
 * without credentials; a URL is valid for one method, one file and a limited time.
 *
 * While an S3 store cannot be reached calls fail with `GW_OBJECTS_UNAVAILABLE` (503).
 */
export interface ObjectStore {
  /** A URL for one `PUT`. The same URL may be used again while it is valid: the last file counts. */
  signUpload(terms: UploadTerms): Promise<string>;
  /** A URL for `GET` and `HEAD`, with ranges. A browser saves the file and never displays it. */
  signDownload(terms: DownloadTerms): Promise<string>;
  /** Bytes of a file; undefined when there is none. */
  sizeOf(key: ObjectKey, signal: AbortSignal): Promise<number | undefined>;
  /**
   * Gives a file another key, so that URLs that were signed for the old one no longer reach it.
   *
   * @returns false when there is no such file
   */
  move(from: ObjectKey, to: ObjectKey, signal: AbortSignal): Promise<boolean>;
  /**
   * Makes a file available on the local disk, for reading, while the work runs.
   *
   * @returns undefined when there is no such file
   */
  withFile<T>(key: ObjectKey, signal: AbortSignal, work: (path: string) => Promise<T>): Promise<T | undefined>;
  /** Deletes a file; succeeds if there is none. */
  remove(key: ObjectKey, signal: AbortSignal): Promise<void>;
}

/** Kept by the core. */
export const ObjectStore = token<ObjectStore>('object-store');
