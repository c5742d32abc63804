/** The cache directives of a request (RFC 9111, section 5.2.1). */
export interface ClientWish {
  /** `no-store`: the cache is neither read nor written. */
  readonly keepsNothing: boolean;
  /** The maximum age of a cached answer in seconds; 0 for `no-cache`. Undefined: any age. */
  readonly maxAgeSeconds: number | undefined;
}

const none: ClientWish = { keepsNothing: false, maxAgeSeconds: undefined };

/** Parses the `cache-control` header of a request. Unknown and invalid directives are ignored. */
export function readClientWish(header: string | undefined): ClientWish {
  if (header === undefined) return none;
  const directives = header
    .toLowerCase()
    .split(',')
    .map((text) => text.trim());
  if (directives.includes('no-store')) return { keepsNothing: true, maxAgeSeconds: 0 };
  if (directives.includes('no-cache')) return { keepsNothing: false, maxAgeSeconds: 0 };
  const ages = directives.flatMap((text) => /^max-age="?(\d{1,9})"?$/.exec(text)?.[1] ?? []);
  return ages.length === 0 ? none : { keepsNothing: false, maxAgeSeconds: Math.min(...ages.map(Number)) };
}
