import { type Awaitable, after } from '../../../core/api/index.js';
import { entryOf } from './answer-row.js';
import type { StoredItemsConfig } from './config.js';
import { type AnswerSecret, createdAt } from './item-id.js';
import { type Owner, rowOf, type Seal, seal, sealedLength, sealOf, unseal } from './seal.js';
import { type FoundAnswers, StoredAnswers, type StoredAnswersServices } from './stored-answers.js';
import { readStored, type StoredResponse, textOf } from './stored-response.js';

const mebibyte = 1024 * 1024;
/** Nothing is stored while more than this waits for the database, so that items do not fill the journal during an outage. */
const maxBacklogBytes = 256 * mebibyte;
/**
 * The time after the beginning of an answer within which it may still be on its way to the database: what an answer may take by default
 * (`server.requestTimeoutMs`).
 */
const recentMs = 900_000;
const dayMs = 86_400_000;

/** What a request refers to. */
export interface Wanted {
  readonly owner: Owner;
  readonly secrets: readonly AnswerSecret[];
  /** The most bytes of all answers together. */
  readonly maxBytes: number;
  readonly signal: AbortSignal;
  /** Whether responses are wanted that a client has deleted: later ones of their conversations need them. */
  readonly withDeleted?: true;
}

/** Responses that were found, without those that are unknown, expired, deleted or another owner's. */
export interface Found {
  readonly responses: ReadonlyMap<AnswerSecret, StoredResponse>;
  /** Their bytes, encrypted. */
  readonly bytes: number;
}

/** What was stored of a response. */
export interface Added {
  /** Whether its request is stored, too. */
  readonly isWhole: boolean;
  readonly written: Awaitable<void>;
}

/** Keeps responses, so that later requests can refer to their items, or continue them. */
export class ItemStore {
  readonly #config: StoredItemsConfig;
  readonly #services: StoredAnswersServices;
  readonly #stored: StoredAnswers;

  constructor(config: StoredItemsConfig, services: StoredAnswersServices) {
    this.#config = config;
    this.#services = services;
    this.#stored = new StoredAnswers(services);
  }

  /** Whether requests are kept, so that responses can be continued. */
  get keepsRequests(): boolean {
    return this.#config.keepRequests;
  }

  /** How long the responses of an organization are kept. */
  daysOf({ organizationId }: Owner): number {
    return this.#config.organizations[organizationId]?.retentionDays ?? this.#config.retentionDays;
  }

  /**
   * Stores a response, in one journal write with the other records of its exchange. If it is too long, it is stored without its request, or its items
   * are alone.
   *
   * @param messageId the id of the request
   * @returns undefined if nothing is stored
   */
  add(owner: Owner, secret: AnswerSecret, response: StoredResponse, messageId: string): Added | undefined {
    const { journal, clock } = this.#services;
    if (journal.refusal() || journal.backlog.bytes > maxBacklogBytes) return undefined;
    const { output, object, request } = response;
    const whole = this.#fitting(response);
    const text = whole ?? this.#fitting({ output, object }) ?? this.#fitting({ output });
    if (text === undefined) return undefined;
    const previous = whole === undefined ? undefined : request?.earlier.at(-1);
    const continues = previous === undefined ? undefined : rowOf(previous, owner);
    const place = sealOf(secret, owner);
    const bytes = seal(text, place);
    this.#stored.remember(place.row, bytes);
    const { organizationId } = owner;
    const entry = entryOf({
      key: place.row,
      messageId,
      organizationId,
      createdAt: clock.now(),
      items: bytes,
      continues,
    });
    return { isWhole: whole !== undefined, written: journal.append(entry, { together: true }) };
  }

  #fitting(response: StoredResponse): string | undefined {
    const { maxAnswerBytes } = this.#config;
    const text = textOf(response, maxAnswerBytes);
    return text === undefined || sealedLength(text) > maxAnswerBytes ? undefined : text;
  }

  /**
   * Finds responses.
   *
   * @returns undefined when they are larger than `maxBytes`, or have too many values
   * @throws GatewayError 503 when the database cannot be read
   */
  find(wanted: Wanted): Awaitable<Found | undefined> {
    const secrets = wanted.secrets.filter((secret) => !this.#isExpired(secret, wanted.owner));
    const places = secrets.map((secret) => [secret, sealOf(secret, wanted.owner)] as const);
    const isRecent = secrets.some((secret) => this.#isRecent(secret));
    const search = { ...wanted, keys: places.map(([, { row }]) => row), isRecent };
    return after(this.#stored.find(search), (found) => opened(places, found, wanted));
  }

  /**
   * Deletes a response. Later ones of its conversation can still be continued.
   *
   * @returns false if there is none
   * @throws GatewayError 503 when the database cannot be reached
   */
  async delete(secret: AnswerSecret, { owner, signal }: Pick<Wanted, 'owner' | 'signal'>): Promise<boolean> {
    if (this.#isExpired(secret, owner)) return false;
    return this.#stored.delete({ owner, key: rowOf(secret, owner), isRecent: this.#isRecent(secret), signal });
  }

  /** Removes a row from memory, because another process has deleted the response. */
  forget(row: string): void {
    this.#stored.forget(row);
  }

  #isExpired(secret: AnswerSecret, owner: Owner): boolean {
    return createdAt(secret) < this.#services.clock.now() - this.daysOf(owner) * dayMs;
  }

  #isRecent(secret: AnswerSecret): boolean {
    // An answer from the future was given by a replica whose clock is, or was, ahead.
    return this.#services.clock.now() - createdAt(secret) < recentMs;
  }
}

function opened(
  places: readonly (readonly [AnswerSecret, Seal])[],
  found: FoundAnswers,
  { maxBytes, withDeleted }: Wanted,
): Found | undefined {
  const secrets: AnswerSecret[] = [];
  const texts: string[] = [];
  let bytes = 0;
  for (const [secret, place] of places) {
    const answer = found.get(place.row);
    if (!answer || (answer.isDeleted && !withDeleted)) continue;
    const sealed = answer.items;
    bytes += sealed?.length ?? 0;
    if (!sealed || bytes > maxBytes) return undefined;
    secrets.push(secret);
    texts.push(unseal(sealed, place));
  }
  const stored = readStored(texts);
  return stored && { responses: new Map(stored.map((response, at) => [secrets[at] as AnswerSecret, response])), bytes };
}
