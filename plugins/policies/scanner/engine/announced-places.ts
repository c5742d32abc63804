import type { PlaceReader } from './detectors/place-reader.js';
import type { PlannedDetector } from './detectors/planned-detector.js';
import type { Subscription } from './detectors/subscription.js';

/** A match whose findings start after it. */
export interface Announcement {
  readonly reader: PlaceReader;
  readonly detector: PlannedDetector;
  /** The subscriptions of the requests that had no finding at the match. */
  readonly subscriptions: readonly Subscription[];
}

/** The places in a text that earlier matches have announced. */
export class AnnouncedPlaces {
  /** Index of the next place, or up to which there is none; infinite without announcements. */
  next = Number.POSITIVE_INFINITY;
  #open: readonly Announcement[] = [];

  /** Adds what the matches before an index announce. */
  add(announced: readonly Announcement[], index: number): void {
    for (const announcement of announced) {
      const earlier = announcement.reader.takesOver ? withoutRequestsOf(announcement, this.#open) : this.#open;
      this.#open = [...earlier, announcement];
    }
    this.next = index;
  }

  /** Reads on from an index, and leaves the places before it. Where it is not known yet whether there is one, it may turn out to start later. */
  moveTo(index: number, text: string, isFinal: boolean): void {
    this.next = Number.POSITIVE_INFINITY;
    let isAnyDone = false;
    for (const { reader } of this.#open) {
      reader.read(text, isFinal, index);
      while (reader.end !== undefined && reader.start < index) {
        reader.pass();
        reader.read(text, isFinal, index);
      }
      if (reader.isDone) isAnyDone = true;
      else if (reader.start < this.next) this.next = reader.start;
    }
    if (isAnyDone) this.#open = this.#open.filter(({ reader }) => !reader.isDone);
  }

  /** @returns the announcements with a place at an index; undefined if more text must arrive first */
  at(index: number): readonly Announcement[] | undefined {
    const here = this.#open.filter(({ reader }) => reader.start <= index);
    return here.some(({ reader }) => reader.end === undefined) ? undefined : here;
  }

  /** Adjusts all indices after `characters` units were dropped from the start of the text. */
  shift(characters: number): void {
    this.next -= characters;
    for (const { reader } of this.#open) reader.shift(characters);
  }
}

/** What is left of earlier announcements that an announcement takes over from. */
function withoutRequestsOf(announcement: Announcement, earlier: readonly Announcement[]): readonly Announcement[] {
  const requests = new Set(announcement.subscriptions.map(({ request }) => request));
  return earlier.flatMap((each) => {
    if (!each.reader.takesOver || each.detector !== announcement.detector) return [each];
    const subscriptions = each.subscriptions.filter(({ request }) => !requests.has(request));
    return subscriptions.length === 0 ? [] : [{ ...each, subscriptions }];
  });
}
