import { type Admission, type Connection, endUserOf, type Identity, type KeyRateLimit } from '../../core/api/index.js';
import { type AppliedLimit, chooseLimits, groupOf, type Limit, limitsOfKey } from './choose-limits.js';
import { policyHeader } from './headers.js';
import type { SlotLimit } from './slots/slots.js';

/** A limit on concurrent requests, applied to a request. */
interface AppliedSlots extends SlotLimit {
  readonly limit: Limit;
}

/** The limits that apply to a request, and what is derived from them. */
export interface Choice {
  readonly applied: readonly AppliedLimit[];
  readonly policy: string;
  /** The limits on concurrent requests. */
  readonly slots: readonly AppliedSlots[];
  readonly countsTokens: boolean;
  /** The limit that the API key had of its own. */
  readonly ofKey?: KeyRateLimit | undefined;
  /** Whose the API key was. */
  readonly owner?: string | undefined;
  /** Whether the request leaves a part of the limits to others. */
  readonly isBackground?: boolean;
}

/** The choice for a request that nobody waits for. */
export function inBackground(choice: Choice): Choice {
  const slots = choice.slots.map((slot) => ({ ...slot, most: Math.ceil(slot.most / 2) }));
  return { ...choice, slots, isBackground: true };
}

/** Size limit of the cache: each of thousands of keys may use each of thousands of connections, and one entry takes up to 1 KB. */
const maxKnown = 20_000;

/** Selects the limits of requests, with a cache, because they are nearly always the same for one credential on one connection. */
export class LimitChoice {
  readonly #limits: readonly Limit[];
  readonly #isByUser: boolean;
  /** Those that count calls of some models only. */
  readonly #ofModels: readonly Limit[];
  #known = new WeakMap<Connection, Map<string, Choice>>();
  /** How many were added since the cache was emptied. */
  #added = 0;

  constructor(limits: readonly Limit[]) {
    this.#limits = limits;
    this.#isByUser = limits.some(({ config }) => config.per === 'endUser');
    this.#ofModels = limits.filter(({ config }) => config.models);
  }

  of(admission: Admission): Choice {
    const { exchange, call } = admission;
    const { connection, identity } = exchange;
    // Not cached for end users, or for requests without a connection, whose number is unlimited.
    if (!connection || identity.kind === 'anonymous' || (this.#isByUser && endUserOf(identity, call) !== undefined)) {
      return this.#choose(admission);
    }
    let ofConnection = this.#known.get(connection);
    if (!ofConnection) this.#known.set(connection, (ofConnection = new Map()));
    const id = identity.kind === 'key' ? identity.keyId : identity.tokenId;
    // Not by the model itself: clients can name any number.
    const counting = this.#ofModels.map((limit) => Number(limit.isOf(call))).join('');
    const key = `${groupOf(exchange, call)} ${counting} ${identity.kind} ${identity.organizationId} ${id}`;
    const known = ofConnection.get(key);
    // The limits of a key, and its owner, may have changed since.
    if (known && isSame(known.ofKey, limitOf(identity)) && known.owner === ownerOf(identity)) return known;
    const choice = this.#choose(admission);
    ofConnection.set(key, choice);
    this.#added += 1;
    if (this.#added >= maxKnown) this.#empty();
    return choice;
  }

  #choose(admission: Admission): Choice {
    const { identity } = admission.exchange;
    const ofKey = limitOf(identity);
    const limits = ofKey ? [...this.#limits, ...limitsOfKey(ofKey)] : this.#limits;
    return { ...choiceOf(chooseLimits(limits, admission), identity), ofKey, owner: ownerOf(identity) };
  }

  #empty(): void {
    this.#known = new WeakMap();
    this.#added = 0;
  }
}

function limitOf(identity: Identity): KeyRateLimit | undefined {
  return (identity.kind === 'key' && identity.rateLimit) || undefined;
}

function isSame(one: KeyRateLimit | undefined, other: KeyRateLimit | undefined): boolean {
  return one?.requests === other?.requests && one?.tokens === other?.tokens && one?.concurrent === other?.concurrent;
}

function ownerOf(identity: Identity): string | undefined {
  return (identity.kind === 'key' && identity.owner) || undefined;
}

function choiceOf(applied: readonly AppliedLimit[], identity: Identity): Choice {
  const concurrent = applied.filter(({ limit }) => limit.counted === 'concurrent');
  return {
    applied,
    policy: policyHeader(applied),
    slots: concurrent.map(({ key, limit }) => ({ key: slotsKey(identity, key), most: limit.most, limit })),
    countsTokens: applied.some(({ limit }) => limit.counted === 'tokens'),
  };
}

/** A request takes slots of all its limits in one step, so in a Redis Cluster their keys must be on one server: that of the text in braces. */
function slotsKey(identity: Identity, key: string): string {
  return identity.kind === 'anonymous' ? key : `{${identity.organizationId}}:${key}`;
}
