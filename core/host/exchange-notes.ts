import {
  type ExchangeNote,
  type ExchangeNotes,
  type IncomingRequest,
  perExchange,
  type PluginNote,
  storable,
} from '../api/index.js';

/** The most notes that one exchange keeps, so that a long tool loop does not exhaust memory. */
const mostNotes = 1_000;
/** The most notes of plugins about themselves, all of which are stored with the exchange. */
const mostPluginNotes = 32;
/** Longer values are cut. */
const longestValue = 256;

/** Stores notes in memory, as long as their exchange lives. */
export class HostExchangeNotes implements ExchangeNotes {
  readonly #notes = perExchange<ExchangeNote[]>(() => []);

  add(exchange: IncomingRequest, note: ExchangeNote): void {
    const notes = this.#notes.of(exchange);
    if (note.kind === 'plugin') addPluginNote(notes, note);
    // Notes of policies are always kept: they are few, and a cache decides by them.
    else if (notes.length < mostNotes || note.kind === 'policy') notes.push(note);
  }

  of(exchange: IncomingRequest): readonly ExchangeNote[] {
    return this.#notes.of(exchange);
  }
}

function addPluginNote(notes: ExchangeNote[], note: PluginNote): void {
  const kept = storableNote(note);
  const own = notes.filter((one) => one.kind === 'plugin');
  const earlier = own.find(({ plugin, name }) => plugin === kept.plugin && name === kept.name);
  if (earlier) notes[notes.indexOf(earlier)] = kept;
  else if (own.length < mostPluginNotes) notes.push(kept);
}

function storableNote({ plugin, name, value }: PluginNote): PluginNote {
  if (!/^[a-z][a-z0-9_]{0,63}$/.test(name)) {
    throw new TypeError(
      `the name of a note of a plugin has up to 64 lower-case letters, digits and underscores, such as "route"; not "${name}"`,
    );
  }
  if (typeof value !== 'string' && !Number.isFinite(value))
    throw new TypeError(`the note "${name}" must have a text or a finite number as its value`);
  return { kind: 'plugin', plugin, name, value: typeof value === 'string' ? storable(value, longestValue) : value };
}
