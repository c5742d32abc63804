import type { PolicyAction, PolicyNote, PolicySurface } from '../../../core/api/index.js';
import type { Rule } from './rule.js';

/** A note that grows while more is found. */
interface GrowingNote extends PolicyNote {
  readonly categories: string[];
  count: number;
  score: number;
}

const none: readonly PolicyNote[] = [];

/** More different categories are noted as one: patterns have names of their own, and there may be many of them. */
const mostCategories = 100;

/**
 * Counts what the policies of one exchange find: which, where and how often, and nothing of what stood there. A note is given away when
 * the first is found, and tells of all that follow.
 */
export class FindingLog {
  /** Made with the first finding: in most exchanges there is none. */
  #notes: Map<string, GrowingNote> | undefined;
  readonly #tell: (note: PolicyNote) => void;
  /** How often anything was found. */
  count = 0;

  constructor(tell: (note: PolicyNote) => void) {
    this.#tell = tell;
  }

  get notes(): readonly PolicyNote[] {
    return this.#notes ? [...this.#notes.values()] : none;
  }

  add({ policyId, policyType: type }: Rule, action: PolicyAction, surface: PolicySurface, found: FoundCategory): void {
    const note = this.#noteOf({ kind: 'policy', policyId, type, action, surface, categories: [], count: 0, score: 0 });
    note.count += 1;
    this.count += 1;
    note.score = Math.max(note.score, found.score);
    const category = note.categories.length < mostCategories ? found.category : 'other';
    if (!note.categories.includes(category)) note.categories.push(category);
  }

  #noteOf(note: GrowingNote): GrowingNote {
    const key = `${note.policyId} ${note.action} ${note.surface}`;
    const notes = (this.#notes ??= new Map());
    const known = notes.get(key);
    if (known) return known;
    notes.set(key, note);
    this.#tell(note);
    return note;
  }
}

/** What was found, and how surely. */
export interface FoundCategory {
  readonly category: string;
  readonly score: number;
}
