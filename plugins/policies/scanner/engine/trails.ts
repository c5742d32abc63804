/** Capacity, a power of two, longer than any read. */
const room = 1024;
const mask = room - 1;
/** Number of recorded trails: reads that never converge may alternate. */
const mostTrails = 3;

/** The sequence of automaton states of one read, by index in the text. The state at an index is the one after all units before it. */
export class Trail {
  /** First and last index with a known state. */
  from = 0;
  until = -1;
  /** Whether the read ended at `until`. */
  isOver = false;
  /** The last index with a note; below `from` without one. */
  lastNote = -1;
  readonly #states = new Int32Array(room);
  readonly #notes = new Int32Array(room);
  /** By index with a note: the last index before it with a different note. Not valid up to `#joint`. */
  readonly #others = new Int32Array(room);
  #joint = 0;

  stateAt(place: number): number {
    return this.#states[place & mask] as number;
  }

  /** The note at an index; 0 without one. */
  noteAt(place: number): number {
    return this.#notes[place & mask] as number;
  }

  /** @returns an index before one with a note, such that all notes in between equal that note */
  beforeNotesLike(place: number): number {
    return place > this.#joint ? Math.max(this.#joint, this.#others[place & mask] as number) : place - 1;
  }

  begin(place: number, state: number): void {
    this.from = place;
    this.#joint = place;
    this.until = place;
    this.isOver = false;
    this.lastNote = -1;
    this.#states[place & mask] = state;
    this.#notes[place & mask] = 0;
  }

  /** Appends a state and its note. */
  go(state: number, note: number): void {
    this.until += 1;
    this.#states[this.until & mask] = state;
    this.#notes[this.until & mask] = note;
    if (note !== 0) this.#note(note);
    if (this.until - this.from >= room) this.from = this.until - room + 1;
  }

  #note(note: number): void {
    const last = this.lastNote;
    const isOther = last < this.#joint || this.#notes[last & mask] !== note;
    this.#others[this.until & mask] = isOther ? last : (this.#others[last & mask] as number);
    this.lastNote = this.until;
  }

  /** Whether the read was in a state at an index. */
  passes(place: number, state: number): boolean {
    return place >= this.from && place <= this.until && this.#states[place & mask] === state;
  }

  /** Prepends the states of another trail that has converged with this one at its end. */
  joinedBy(other: Trail): void {
    for (let place = other.from; place <= other.until; place += 1) {
      this.#states[place & mask] = other.stateAt(place);
      this.#notes[place & mask] = other.noteAt(place);
    }
    this.from = other.from;
    this.#joint = Math.max(this.#joint, other.until);
    this.lastNote = Math.max(this.lastNote, other.lastNote);
  }

  /** Discards the states recorded so far, after a reset of the automaton. Notes stay valid. */
  forgetStates(): void {
    this.from = this.until + 1;
  }

  /** Resets for another text. */
  forget(): void {
    this.from = 0;
    this.until = -1;
  }
}

/** The trails of the last reads. A read that reaches the same state at the same index as an earlier one continues like it, so it joins that trail. */
export class Trails {
  /** The trail being recorded. */
  #own = new Trail();
  readonly #kept: Trail[] = Array.from({ length: mostTrails }, () => new Trail());

  /** Starts a new trail, which others can join only once it is kept. */
  begin(place: number, state: number): Trail {
    this.#own.begin(place, state);
    return this.#own;
  }

  /** A kept trail that was in this state at this index. */
  meeting(place: number, state: number): Trail | undefined {
    for (let index = 0; index < mostTrails; index += 1) {
      const trail = this.#kept[index] as Trail;
      if (trail.passes(place, state)) return trail;
    }
    return undefined;
  }

  /** Keeps the trail started last, in place of the one that ends first. */
  keep(): void {
    let least = 0;
    for (let index = 1; index < mostTrails; index += 1)
      if ((this.#kept[index] as Trail).until < (this.#kept[least] as Trail).until) least = index;
    const dropped = this.#kept[least] as Trail;
    this.#kept[least] = this.#own;
    this.#own = dropped;
  }

  /** Discards all states, after a reset of the automaton. */
  forgetStates(): void {
    this.#own.forgetStates();
    for (const trail of this.#kept) trail.forgetStates();
  }

  /** Resets for another text. */
  forget(): void {
    for (const trail of this.#kept) trail.forget();
  }
}
