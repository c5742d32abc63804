import type { ExchangeNote, ExchangeNotes, IncomingRequest } from '../api/index.js';

/** The most notes that one exchange keeps: a long tool loop must not fill the memory. */
const mostNotes = 1_000;

const none: readonly ExchangeNote[] = [];

/** Notes live as long as their exchange. */
export class HostExchangeNotes implements ExchangeNotes {
  readonly #notes = new WeakMap<IncomingRequest, ExchangeNote[]>();

  add(exchange: IncomingRequest, note: ExchangeNote): void {
    const notes = this.#notes.get(exchange);
    if (!notes) this.#notes.set(exchange, [note]);
    // What a policy has found decides about more than what is told, and is never much.
    else if (notes.length < mostNotes || note.kind === 'policy') notes.push(note);
  }

  of(exchange: IncomingRequest): readonly ExchangeNote[] {
    return this.#notes.get(exchange) ?? none;
  }
}
