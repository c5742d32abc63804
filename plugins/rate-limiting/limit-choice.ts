import type { Admission, Connection } from '../../core/api/index.js';
import { type Applied, chooseLimits, groupOf, type Limit } from './choose-limits.js';
import { policyHeader } from './headers.js';
import type { SlotLimit } from './slots.js';

/** The limits that a request has to keep, and what follows from them. */
export interface Choice {
  readonly applied: readonly Applied[];
  readonly policy: string;
  /** Of those that count requests at the same time. */
  readonly slots: readonly SlotLimit[];
  readonly countsTokens: boolean;
}

/** Credentials of one connection that are remembered. */
const mostKnown = 1_000;

/** Chooses the limits of requests. Those of one credential on one connection are nearly always the same. */
export class LimitChoice {
  readonly #limits: readonly Limit[];
  readonly #isByUser: boolean;
  readonly #known = new WeakMap<Connection, Map<string, Choice>>();

  constructor(limits: readonly Limit[]) {
    this.#limits = limits;
    this.#isByUser = limits.some(({ config }) => config.per === 'endUser');
  }

  of(admission: Admission): Choice {
    const { exchange, call } = admission;
    const { connection, identity } = exchange;
    // Users are without number, and so are the names of what is called without a connection.
    if (!connection || identity.kind === 'anonymous' || (this.#isByUser && call?.endUserId !== undefined)) {
      return choiceOf(chooseLimits(this.#limits, admission));
    }
    let ofConnection = this.#known.get(connection);
    if (!ofConnection) this.#known.set(connection, (ofConnection = new Map()));
    const id = identity.kind === 'key' ? identity.keyId : identity.tokenId;
    const key = `${groupOf(exchange, call)} ${identity.kind} ${identity.organizationId} ${id}`;
    const known = ofConnection.get(key);
    if (known) return known;
    const choice = choiceOf(chooseLimits(this.#limits, admission));
    if (ofConnection.size >= mostKnown) ofConnection.clear();
    ofConnection.set(key, choice);
    return choice;
  }
}

function choiceOf(applied: readonly Applied[]): Choice {
  const concurrent = applied.filter(({ limit }) => limit.counted === 'concurrent');
  return {
    applied,
    policy: policyHeader(applied),
    slots: concurrent.map(({ key, limit }): SlotLimit => ({ key, most: limit.most })),
    countsTokens: applied.some(({ limit }) => limit.counted === 'tokens'),
  };
}
