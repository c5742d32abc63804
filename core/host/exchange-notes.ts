import type { ExchangeNote, ExchangeNotes, IncomingRequest } from '../api/index.js';

/** The most notes that one exchange keeps, so that a long tool loop does not exhaust memory. */
const mostNotes = 1_000;

const none: readonly ExchangeNote[] = [];

/** Stores notes in memory, as long as their exchange lives. */
export class HostExchangeNotes implements ExchangeNotes {
  readonly #notes = new WeakMap<IncomingRequest, ExchangeNote[]>();

  add(exchange: IncomingRequest, note: ExchangeNote): void {
    const notes = this.#notes.get(exchange);
    if (!notes) this.#notes.set(exchange, [note]);
    // Notes of policies are always kept: they are few, and a cache decides by them.
    else if (notes.length < mostNotes || note.kind === 'policy') notes.push(note);
  }

  of(exchange: IncomingRequest): readonly ExchangeNote[] {
    return this.#notes.get(exchange) ?? none;
  }
}
