import type { ObjectKey } from '../../api/services/object-store.js';
import { escapeSegment } from '../../api/text/escape-segment.js';
import { partsOf } from './object-key.js';

/** The location of a bucket. */
export interface S3Bucket {
  /** `https://s3.eu-central-1.amazonaws.com`, without a path. */
  readonly endpoint: string;
  readonly bucket: string;
  /** Prefix of every key; empty, or with a trailing slash. */
  readonly prefix: string;
  /** `endpoint/bucket/key`; otherwise `bucket.endpoint/key`. */
  readonly pathStyle: boolean;
}

/** The URL of a file in the bucket. Only the prefix may need escaping; keys have no such characters. */
export function s3UrlOf({ endpoint, bucket, prefix, pathStyle }: S3Bucket, key: ObjectKey): URL {
  const url = new URL(endpoint);
  const path = `${prefix}${partsOf(key).join('/')}`.split('/').map(escapeSegment).join('/');
  if (!pathStyle) url.hostname = `${bucket}.${url.hostname}`;
  url.pathname = pathStyle ? `/${escapeSegment(bucket)}/${path}` : `/${path}`;
  return url;
}

/** The origin of the URLs that clients get. */
export function clientOriginOf(s3: Omit<S3Bucket, 'endpoint'> & { readonly publicEndpoint: string }): string {
  return s3UrlOf({ ...s3, endpoint: s3.publicEndpoint }, 'any/file').origin;
}
