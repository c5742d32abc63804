import type { PlaceReader } from './detectors/place-reader.js';
import type { PlannedDetector } from './detectors/planned-detector.js';
import type { Subscription } from './detectors/subscription.js';

/** A match whose findings start after it. */
export interface Announcement {
  readonly reader: PlaceReader;
  readonly detector: PlannedDetector;
  /** Of the requests that had no finding at the match. */
  readonly subscriptions: readonly Subscription[];
}

/** The places in a text that earlier matches have announced. */
export class AnnouncedPlaces {
  /** Index of the next place, or of a possible one; infinite without one. */
  next = Number.POSITIVE_INFINITY;
  #open: readonly Announcement[] = [];

  /** Adds what was announced at a position of the text. */
  add(announced: readonly Announcement[], text: string, isFinal: boolean): void {
    for (const announcement of announced) {
      if (announcement.reader.takesOver) this.#open = withoutRequestsOf(announcement, this.#open);
      else if (this.#has(announcement)) continue;
      this.#open = [...this.#open, announcement];
    }
    this.read(text, isFinal);
  }

  /** Reads on after more text has arrived. */
  read(text: string, isFinal: boolean): void {
    this.next = Number.POSITIVE_INFINITY;
    let isAnyDone = false;
    for (const { reader } of this.#open) {
      reader.read(text, isFinal);
      if (reader.start < this.next) this.next = reader.start;
      if (reader.isDone) isAnyDone = true;
    }
    if (isAnyDone) this.#open = this.#open.filter(({ reader }) => !reader.isDone);
  }

  /** @returns the announcements with a place at an index; undefined if more text must arrive first */
  at(index: number): readonly Announcement[] | undefined {
    const here = this.#open.filter(({ reader }) => reader.start <= index);
    return here.some(({ reader }) => reader.end === undefined) ? undefined : here;
  }

  /** Leaves the places that start before an index. Where it is not known yet whether there is one, it may turn out to start later. */
  pass(index: number, text: string, isFinal: boolean): void {
    const isPassed = ({ reader }: Announcement): boolean => reader.start < index && reader.end !== undefined;
    while (this.#open.some(isPassed)) {
      for (const announcement of this.#open) if (isPassed(announcement)) announcement.reader.pass();
      this.read(text, isFinal);
    }
  }

  /** Adjusts all indices after `characters` units were dropped from the start of the text. */
  shift(characters: number): void {
    this.next -= characters;
    for (const { reader } of this.#open) reader.shift(characters);
  }

  /** Whether the same place was announced by an overlapping match. */
  #has({ reader, detector }: Announcement): boolean {
    return this.#open.some(
      (other) => other.detector === detector && other.reader.start === reader.start && other.reader.end === reader.end,
    );
  }
}

/** What is left of earlier announcements that an announcement takes over from. */
function withoutRequestsOf(announcement: Announcement, earlier: readonly Announcement[]): readonly Announcement[] {
  const requests = new Set(announcement.subscriptions.map(({ request }) => request));
  return earlier.flatMap((each) => {
    if (!each.reader.takesOver) return [each];
    const subscriptions = each.subscriptions.filter(({ request }) => !requests.has(request));
    return subscriptions.length === 0 ? [] : [{ ...each, subscriptions }];
  });
}
