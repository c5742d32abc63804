import { type Awaitable, type JsonObject, stringifyJson } from '../../../core/api/index.js';
import { entryOf } from './answer-row.js';
import type { StoredItemsConfig } from './config.js';
import { type AnswerSecret, createdAt } from './item-id.js';
import { RecentAnswers } from './recent-answers.js';
import { type Owner, type Seal, seal, sealOf, unseal } from './seal.js';
import { StoredAnswers, type StoredAnswersServices } from './stored-answers.js';

const mebibyte = 1024 * 1024;
/** Memory for answers that were written or read recently. */
const recentBytes = 16 * mebibyte;
/** Nothing is stored while more than this waits for the database, so that items do not fill the journal during an outage. */
const maxBacklogBytes = 256 * mebibyte;
/** The time after which an answer is certainly in the database, if that is running. */
const recentMs = 10_000;
const dayMs = 86_400_000;

/** The output items of an answer; null in place of one that cannot be referred to. */
export type AnswerItems = readonly (JsonObject | null)[];

/** What a request refers to. */
export interface Wanted {
  readonly owner: Owner;
  readonly secrets: readonly AnswerSecret[];
  /** The most bytes of all answers together. */
  readonly maxBytes: number;
  readonly signal: AbortSignal;
}

/** Keeps the output items of answers, so that later requests can refer to them. */
export class ItemStore {
  readonly #config: StoredItemsConfig;
  readonly #services: StoredAnswersServices;
  readonly #stored: StoredAnswers;
  readonly #recent = new RecentAnswers(recentBytes);

  constructor(config: StoredItemsConfig, services: StoredAnswersServices) {
    this.#config = config;
    this.#services = services;
    this.#stored = new StoredAnswers(services);
  }

  /** How long the items of an organization are kept. */
  daysOf({ organizationId }: Owner): number {
    return this.#config.organizations[organizationId]?.retentionDays ?? this.#config.retentionDays;
  }

  /** Stores the items of an answer, in one journal write with the other records of its exchange. */
  add(owner: Owner, secret: AnswerSecret, items: AnswerItems): Awaitable<void> {
    const { journal, clock } = this.#services;
    if (journal.refusal() || journal.backlog.bytes > maxBacklogBytes) return;
    const place = sealOf(secret, owner);
    const bytes = seal(stringifyJson(items as JsonObject[]), place);
    if (bytes.length > this.#config.maxAnswerBytes) return;
    this.#recent.add(place.row, bytes);
    const { organizationId } = owner;
    const entry = entryOf({ key: place.row, organizationId, createdAt: clock.now(), items: bytes });
    return journal.append(entry, { together: true });
  }

  /**
   * Finds the items of answers.
   *
   * @returns items by secret, without those that are unknown, expired or another owner's; undefined when they are larger than `maxBytes`
   * @throws GatewayError 503 when the database cannot be read
   */
  find(wanted: Wanted): Awaitable<ReadonlyMap<AnswerSecret, AnswerItems> | undefined> {
    const now = this.#services.clock.now();
    const oldest = now - this.daysOf(wanted.owner) * dayMs;
    const places: (readonly [AnswerSecret, Seal])[] = [];
    const known = new Map<string, Buffer | undefined>();
    const seals: Seal[] = [];
    let newest = 0;
    for (const secret of wanted.secrets) {
      if (createdAt(secret) < oldest) continue;
      const place = sealOf(secret, wanted.owner);
      places.push([secret, place]);
      const recent = this.#recent.get(place.row);
      if (recent) known.set(place.row, recent);
      else {
        seals.push(place);
        newest = Math.max(newest, createdAt(secret));
      }
    }
    if (seals.length === 0) return this.#opened(places, known, wanted);
    const isRecent = Math.abs(now - newest) < recentMs;
    return this.#stored.find({ ...wanted, seals, isRecent }).then((stored) => {
      for (const [row, bytes] of stored) known.set(row, bytes);
      return this.#opened(places, known, wanted);
    });
  }

  #opened(
    places: readonly (readonly [AnswerSecret, Seal])[],
    known: ReadonlyMap<string, Buffer | undefined>,
    { maxBytes }: Wanted,
  ): ReadonlyMap<AnswerSecret, AnswerItems> | undefined {
    const answers = new Map<AnswerSecret, AnswerItems>();
    let bytes = 0;
    for (const [secret, place] of places) {
      if (!known.has(place.row)) continue;
      const sealed = known.get(place.row);
      bytes += sealed?.length ?? maxBytes + 1;
      if (!sealed || bytes > maxBytes) return undefined;
      this.#recent.add(place.row, sealed);
      answers.set(secret, JSON.parse(unseal(sealed, place)) as AnswerItems);
    }
    return answers;
  }
}
