import type { SegmentInfo } from './keyword-index.js';

/** The segments of an indexing attempt, all with the same audience. */
interface Attempt {
  restrictedTo: string | undefined;
  segments: number;
}

/** Records who may see the passages of an index, so that vector results can be filtered without a query. */
export class SegmentVisibility {
  readonly #attempts = new Map<string, Attempt>();
  /** Number of segments restricted to each connection. */
  readonly #restricted = new Map<string, number>();

  /** Adds (1) or removes (-1) a segment. */
  change(info: SegmentInfo, by: 1 | -1): void {
    const { restrictedTo } = info;
    if (restrictedTo !== undefined) this.#countRestricted(restrictedTo, by);
    const known = this.#attempts.get(keyOf(info));
    const segments = (known?.segments ?? 0) + by;
    if (segments <= 0) this.#attempts.delete(keyOf(info));
    else this.#attempts.set(keyOf(info), { restrictedTo: by === 1 ? restrictedTo : known?.restrictedTo, segments });
  }

  sees(attempt: Pick<SegmentInfo, 'documentId' | 'attempt'>, connectionId: string | undefined): boolean {
    const known = this.#attempts.get(keyOf(attempt));
    return known !== undefined && (known.restrictedTo === undefined || known.restrictedTo === connectionId);
  }

  /** Whether any segment is restricted to a connection. */
  hasRestrictedTo(connectionId: string): boolean {
    return this.#restricted.has(connectionId);
  }

  #countRestricted(connectionId: string, by: 1 | -1): void {
    const count = (this.#restricted.get(connectionId) ?? 0) + by;
    if (count <= 0) this.#restricted.delete(connectionId);
    else this.#restricted.set(connectionId, count);
  }
}

function keyOf({ documentId, attempt }: Pick<SegmentInfo, 'documentId' | 'attempt'>): string {
  return `${documentId}.${attempt}`;
}
