/** Of two, each longer than any reading may be. */
const room = 1024;
const mask = room - 1;
/** Trails that are remembered: readings that never meet may take turns. */
const mostTrails = 3;

/**
 * The way of a reading through the states of its automaton, place by place. A place is an index in a text, and its state the one behind all units before it.
 */
export class Trail {
  /** The first and the last place whose states are known. Those between are as well. */
  from = 0;
  until = -1;
  /** Reading has ended at `until`: nothing follows there. */
  isOver = false;
  /** The last place with a {@link noteAt}; less than `from` where there is none. */
  lastNote = -1;
  readonly #states = new Int32Array(room);
  readonly #notes = new Int32Array(room);
  /** By place with a note: the last one before it with another note. They know of no place up to `#joint`. */
  readonly #others = new Int32Array(room);
  #joint = 0;

  stateAt(place: number): number {
    return this.#states[place & mask] as number;
  }

  /** What was noted at a place; 0 for nothing. */
  noteAt(place: number): number {
    return this.#notes[place & mask] as number;
  }

  /**
   * @returns a place before one that has a note; all places between have the same note, or none
   */
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

  /** Goes on to the next place. */
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

  /** Whether it was in a state at a place. */
  passes(place: number, state: number): boolean {
    return place >= this.from && place <= this.until && this.#states[place & mask] === state;
  }

  /** Has the way of another up to where that meets it. */
  joinedBy(other: Trail): void {
    for (let place = other.from; place <= other.until; place += 1) {
      this.#states[place & mask] = other.stateAt(place);
      this.#notes[place & mask] = other.noteAt(place);
    }
    this.from = other.from;
    this.#joint = Math.max(this.#joint, other.until);
    this.lastNote = Math.max(this.lastNote, other.lastNote);
  }

  /** Its states up to here mean nothing any more. What was noted still does. */
  forgetStates(): void {
    this.from = this.until + 1;
  }

  /** The next text is another one. */
  forget(): void {
    this.from = 0;
    this.until = -1;
  }
}

/** The trails of the last readings from one beginning after the other. Where one meets another's, all that follows is known. */
export class Trails {
  /** The one that is being laid. */
  #own = new Trail();
  readonly #kept: Trail[] = Array.from({ length: mostTrails }, () => new Trail());

  /** A new trail, which nobody meets before it is kept. */
  begin(place: number, state: number): Trail {
    this.#own.begin(place, state);
    return this.#own;
  }

  /** One that has been in this state at this place. */
  meeting(place: number, state: number): Trail | undefined {
    for (let index = 0; index < mostTrails; index += 1) {
      const trail = this.#kept[index] as Trail;
      if (trail.passes(place, state)) return trail;
    }
    return undefined;
  }

  /** Keeps the trail that was begun last, in place of the one that ends first. */
  keep(): void {
    let least = 0;
    for (let index = 1; index < mostTrails; index += 1)
      if ((this.#kept[index] as Trail).until < (this.#kept[least] as Trail).until) least = index;
    const dropped = this.#kept[least] as Trail;
    this.#kept[least] = this.#own;
    this.#own = dropped;
  }

  /** The automaton has other states by now. */
  forgetStates(): void {
    this.#own.forgetStates();
    for (const trail of this.#kept) trail.forgetStates();
  }

  /** The next text is another one. */
  forget(): void {
    for (const trail of this.#kept) trail.forget();
  }
}
