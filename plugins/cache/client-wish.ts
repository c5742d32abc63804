/** What a client wants of a cache, in the words of RFC 9111 (5.2.1). */
export interface ClientWish {
  /** `no-store`: neither an answer from the cache nor one into it. */
  readonly keepsNothing: boolean;
  /** Most seconds since the answer was made: 0 for `no-cache`. Undefined when any will do. */
  readonly maxAgeSeconds: number | undefined;
}

const none: ClientWish = { keepsNothing: false, maxAgeSeconds: undefined };

/** Reads the header `cache-control` of a request. Directives that are unknown, or make no sense, are ignored. */
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
