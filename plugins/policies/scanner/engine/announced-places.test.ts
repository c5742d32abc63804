import { test } from 'tap';
import { secretDetectors } from '../secrets/secret-detectors.js';
import { type Announcement, AnnouncedPlaces } from './announced-places.js';
import { MatchedPlaces, type PlaceReader } from './detectors/place-reader.js';
import { PlannedDetector } from './detectors/planned-detector.js';
import type { Subscription } from './detectors/subscription.js';

const text = 'x'.repeat(10_000);
const subscription: Subscription = { request: 0, minScore: 0.6, regions: [], category: undefined };
const planned = secretDetectors.slice(0, 2).map((detector) => new PlannedDetector(detector, [subscription], -1));

/** Of a detector: 0 or 1. */
function announcementOf(of: number, reader: PlaceReader, ...requests: readonly number[]): Announcement {
  const subscriptions = requests.map((request): Subscription => ({ ...subscription, request }));
  const detector = planned[of];
  if (!detector) throw new Error('there are two');
  return { reader, detector, subscriptions };
}

function announcement(reader: PlaceReader, ...requests: readonly number[]): Announcement {
  return announcementOf(0, reader, ...requests);
}

/** A table without places, which counts what it reads. */
class EmptyTable implements PlaceReader {
  readonly takesOver = true;
  readonly isDone = false;
  readonly end = undefined;
  readonly score = 0;
  start: number;
  units = 0;

  constructor(start: number) {
    this.start = start;
  }

  read(whole: string, _isFinal: boolean, index: number): void {
    const end = Math.max(this.start, Math.min(index + 32, whole.length));
    this.units += end - this.start;
    this.start = end;
  }

  pass(): void {
    throw new Error('there is nothing to pass');
  }

  shift(characters: number): void {
    this.start -= characters;
  }
}

await test('of tables whose headers follow each other only a little is read, because each takes over from the one before', (t) => {
  const places = new AnnouncedPlaces();
  let units = 0;
  for (let at = 0; at < text.length; at += 10) {
    const table = new EmptyTable(at);
    places.add([announcement(table, 0)], at);
    places.moveTo(at, text, true);
    units += table.units;
  }
  t.ok(units <= 4 * text.length, `${units} units`);
  t.end();
});

await test('a table takes over for the requests that see its header, and only from tables of the same detector', (t) => {
  const places = new AnnouncedPlaces();
  const call = announcement(new MatchedPlaces([[300, 310]], 0.6), 0, 1);
  const first = new EmptyTable(0);
  const readTo = (index: number): number => {
    places.moveTo(index, text, true);
    return first.start;
  };
  places.add([call, announcement(first, 0, 1)], 0);
  t.ok(readTo(50) > 50);
  places.add([announcement(new EmptyTable(50), 1)], 50);
  t.ok(readTo(100) > 100, 'it goes on for the other request');
  places.add([announcementOf(1, new EmptyTable(100), 0)], 100);
  t.ok(readTo(120) > 120, 'another column is looked for in the same table');
  places.add([announcement(new EmptyTable(120), 0)], 120);
  t.ok(readTo(200) < 200, 'it is over');
  places.moveTo(299, text, true);
  t.equal(places.next, 300, 'the call is not');
  t.end();
});

await test('places that were passed are left, and indices move with the text', (t) => {
  const places = new AnnouncedPlaces();
  places.add(
    [
      announcement(
        new MatchedPlaces(
          [
            [10, 20],
            [15, 30],
            [40, 50],
          ],
          0.6,
        ),
        0,
      ),
    ],
    0,
  );
  places.moveTo(20, text, false);
  t.equal(places.next, 40);
  places.shift(30);
  t.equal(places.next, 10);
  places.moveTo(11, text, false);
  t.equal(places.next, Number.POSITIVE_INFINITY);
  t.strictSame(places.at(11), []);
  t.end();
});
