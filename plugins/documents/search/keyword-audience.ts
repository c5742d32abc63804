import type { SegmentInfo } from './keyword-index.js';

/** Segments of one attempt, all with the same audience. */
interface Attempt {
  onlyThrough: string | undefined;
  segments: number;
}

/** Who may see the passages of an index, so that what is found elsewhere can be held against it without asking anybody. */
export class Audience {
  readonly #attempts = new Map<string, Attempt>();
  /** Of each connection, how many segments it alone sees. */
  readonly #restricted = new Map<string, number>();

  /** Adds a segment (1), or takes it away (-1). */
  change(info: SegmentInfo, by: 1 | -1): void {
    const { onlyThrough } = info;
    if (onlyThrough !== undefined) this.#countRestricted(onlyThrough, by);
    const known = this.#attempts.get(keyOf(info));
    const segments = (known?.segments ?? 0) + by;
    if (segments <= 0) this.#attempts.delete(keyOf(info));
    else this.#attempts.set(keyOf(info), { onlyThrough: by === 1 ? onlyThrough : known?.onlyThrough, segments });
  }

  sees(attempt: Pick<SegmentInfo, 'documentId' | 'attempt'>, connectionId: string | undefined): boolean {
    const known = this.#attempts.get(keyOf(attempt));
    return known !== undefined && (known.onlyThrough === undefined || known.onlyThrough === connectionId);
  }

  /** Whether there is anything that a connection alone sees. */
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
