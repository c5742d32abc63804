import type { SegmentInfo } from './keyword-index.js';

/** Segments of one attempt, all with the same audience. */
interface Attempt {
  onlyThrough: string | undefined;
  segments: number;
}

/** Who may see the passages of an index, so that what is found elsewhere can be held against it without asking anybody. */
export class Audience {
  readonly #attempts = new Map<string, Attempt>();
  /** Passages that everybody sees, and those that one connection sees. */
  readonly #passages = new Map<string | undefined, number>();

  /** Adds a segment (1), or takes it away (-1). */
  change({ info, size }: { readonly info: SegmentInfo; readonly size: number }, by: 1 | -1): void {
    const { onlyThrough } = info;
    this.#passages.set(onlyThrough, (this.#passages.get(onlyThrough) ?? 0) + by * size);
    const known = this.#attempts.get(keyOf(info));
    const segments = (known?.segments ?? 0) + by;
    if (segments <= 0) this.#attempts.delete(keyOf(info));
    else this.#attempts.set(keyOf(info), { onlyThrough: by === 1 ? onlyThrough : known?.onlyThrough, segments });
  }

  sees(attempt: Pick<SegmentInfo, 'documentId' | 'attempt'>, connectionId: string | undefined): boolean {
    const known = this.#attempts.get(keyOf(attempt));
    return known !== undefined && (known.onlyThrough === undefined || known.onlyThrough === connectionId);
  }

  /** How many passages a connection sees. */
  seen(connectionId: string | undefined): number {
    const own = connectionId === undefined ? 0 : (this.#passages.get(connectionId) ?? 0);
    return (this.#passages.get(undefined) ?? 0) + own;
  }
}

function keyOf({ documentId, attempt }: Pick<SegmentInfo, 'documentId' | 'attempt'>): string {
  return `${documentId}.${attempt}`;
}
