import { type ExchangeNote, type ExchangeNotes, type IncomingRequest, perExchange } from '../api/index.js';

/** The most notes that one exchange keeps, so that a long tool loop does not exhaust memory. */
const mostNotes = 1_000;

/** Stores notes in memory, as long as their exchange lives. */
export class HostExchangeNotes implements ExchangeNotes {
  readonly #notes = perExchange<ExchangeNote[]>(() => []);

  add(exchange: IncomingRequest, note: ExchangeNote): void {
    const notes = this.#notes.of(exchange);
    // Notes of policies are always kept: they are few, and a cache decides by them.
    if (notes.length < mostNotes || note.kind === 'policy') notes.push(note);
  }

  of(exchange: IncomingRequest): readonly ExchangeNote[] {
    return this.#notes.of(exchange);
  }
}
