/** The cache directives of a request (RFC 9111, section 5.2.1). */
export interface CacheControl {
  /** `no-store`: the cache is neither read nor written. */
  readonly noStore: boolean;
  /** The maximum age of a cached answer in seconds; 0 for `no-cache`. Undefined: any age. */
  readonly maxAgeSeconds: number | undefined;
}

const none: CacheControl = { noStore: false, maxAgeSeconds: undefined };

/** Parses the `cache-control` header of a request. Unknown and invalid directives are ignored. */
export function parseCacheControl(header: string | undefined): CacheControl {
  if (header === undefined) return none;
  const directives = header
    .toLowerCase()
    .split(',')
    .map((text) => text.trim());
  if (directives.includes('no-store')) return { noStore: true, maxAgeSeconds: 0 };
  if (directives.includes('no-cache')) return { noStore: false, maxAgeSeconds: 0 };
  const ages = directives.flatMap((text) => /^max-age="?(\d{1,9})"?$/.exec(text)?.[1] ?? []);
  return ages.length === 0 ? none : { noStore: false, maxAgeSeconds: Math.min(...ages.map(Number)) };
}
