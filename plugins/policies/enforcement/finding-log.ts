import type { PolicyAction, PolicyNote, PolicySurface } from '../../../core/api/index.js';
import type { Rule } from './inspectors/rule.js';

/** A mutable note, updated with every finding. */
interface GrowingNote extends PolicyNote {
  readonly categories: string[];
  count: number;
  score: number;
}

const none: readonly PolicyNote[] = [];

/** The most categories in a note. Further ones are combined, because custom patterns have their own names, and there may be many. */
const maxCategories = 100;

/**
 * Counts the findings of one exchange, by policy, surface and category, without any text. A note is added with the first finding, and
 * updated with the following ones.
 */
export class FindingLog {
  /** Created with the first finding, because most exchanges have none. */
  #notes: Map<string, GrowingNote> | undefined;
  readonly #onNote: (note: PolicyNote) => void;
  /** The number of findings. */
  count = 0;

  constructor(onNote: (note: PolicyNote) => void) {
    this.#onNote = onNote;
  }

  get notes(): readonly PolicyNote[] {
    return this.#notes ? [...this.#notes.values()] : none;
  }

  add({ policyId, policyType: type }: Rule, action: PolicyAction, surface: PolicySurface, found: FoundCategory): void {
    const note = this.#noteOf({ kind: 'policy', policyId, type, action, surface, categories: [], count: 0, score: 0 });
    note.count += 1;
    this.count += 1;
    note.score = Math.max(note.score, found.score);
    const category = note.categories.length < maxCategories ? found.category : 'other';
    if (!note.categories.includes(category)) note.categories.push(category);
  }

  #noteOf(note: GrowingNote): GrowingNote {
    const key = `${note.policyId} ${note.action} ${note.surface}`;
    const notes = (this.#notes ??= new Map());
    const known = notes.get(key);
    if (known) return known;
    notes.set(key, note);
    this.#onNote(note);
    return note;
  }
}

/** A category with its score. */
interface FoundCategory {
  readonly category: string;
  readonly score: number;
}
