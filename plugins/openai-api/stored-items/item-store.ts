import { type Awaitable, after, type JsonObject, stringifyJson } from '../../../core/api/index.js';
import { entryOf } from './answer-row.js';
import type { StoredItemsConfig } from './config.js';
import { type AnswerSecret, createdAt } from './item-id.js';
import { type Owner, type Seal, seal, sealOf, unseal } from './seal.js';
import { type FoundAnswers, StoredAnswers, type StoredAnswersServices } from './stored-answers.js';

const mebibyte = 1024 * 1024;
/** Nothing is stored while more than this waits for the database, so that items do not fill the journal during an outage. */
const maxBacklogBytes = 256 * mebibyte;
/**
 * The time after the beginning of an answer within which it may still be on its way to the database: what an answer may take by default
 * (`server.requestTimeoutMs`).
 */
const recentMs = 900_000;
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
    this.#stored.remember(place.row, bytes);
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
    const secrets = wanted.secrets.filter((secret) => createdAt(secret) >= oldest);
    const places = secrets.map((secret) => [secret, sealOf(secret, wanted.owner)] as const);
    const isRecent = secrets.some((secret) => Math.abs(now - createdAt(secret)) < recentMs);
    const search = { ...wanted, keys: places.map(([, { row }]) => row), isRecent };
    return after(this.#stored.find(search), (found) => opened(places, found, wanted.maxBytes));
  }
}

function opened(
  places: readonly (readonly [AnswerSecret, Seal])[],
  found: FoundAnswers,
  maxBytes: number,
): ReadonlyMap<AnswerSecret, AnswerItems> | undefined {
  const answers = new Map<AnswerSecret, AnswerItems>();
  let bytes = 0;
  for (const [secret, place] of places) {
    if (!found.has(place.row)) continue;
    const sealed = found.get(place.row);
    bytes += sealed?.length ?? 0;
    if (!sealed || bytes > maxBytes) return undefined;
    answers.set(secret, JSON.parse(unseal(sealed, place)) as AnswerItems);
  }
  return answers;
}
