import type { DocumentBlock } from '../../document-block.js';
import { type ContentLine, contentLines, isBinary, partsOf, valueOf } from './content-lines.js';

/** Entries of calendars and address books. Zones of time and alarms are parts of calendars too. */
const entries: ReadonlySet<string> = new Set(['VEVENT', 'VTODO', 'VJOURNAL', 'VCARD']);

/** What is read of an entry besides its title and time, and what it is called. */
const labels: Readonly<Record<string, string>> = {
  LOCATION: 'Where',
  ORGANIZER: 'Organizer',
  ATTENDEE: 'With',
  RRULE: 'Repeats',
  STATUS: 'Status',
  CATEGORIES: 'Categories',
  DESCRIPTION: '',
  COMMENT: '',
  NOTE: '',
  ORG: 'Organization',
  TITLE: 'Title',
  ROLE: 'Role',
  NICKNAME: 'Nickname',
  TEL: 'Phone',
  EMAIL: 'Email',
  ADR: 'Address',
  BDAY: 'Birthday',
  URL: 'Link',
};

/** Whether a text is a calendar (RFC 5545) or an address book (RFC 6350). */
export function isCalendar(text: string): boolean {
  return /^\uFEFF?\s*BEGIN:V(?:CALENDAR|CARD|EVENT|TODO|JOURNAL)[ \t]*[\r\n]/i.test(text);
}

/** An entry that is open. */
interface Entry {
  readonly kind: string;
  readonly number: number;
  readonly lines: ContentLine[];
}

/** The entries of a calendar or an address book, each below its title or name, with its time and the names of its values. */
export function* calendarBlocks(text: string): Generator<DocumentBlock> {
  let entry: Entry | undefined;
  /** Parts of the entry that are open, such as an alarm. */
  let inner = 0;
  for (const line of contentLines(text)) {
    const kind = line.value.trim().toUpperCase();
    if (line.name === 'BEGIN' && entry !== undefined) inner += 1;
    else if (line.name === 'BEGIN' && entries.has(kind)) entry = { kind, number: line.number, lines: [] };
    else if (line.name === 'END' && inner > 0) inner -= 1;
    else if (line.name === 'END' && entry !== undefined) {
      yield* entryBlocks(entry);
      entry = undefined;
    } else if (inner === 0) entry?.lines.push(line);
  }
  if (entry !== undefined) yield* entryBlocks(entry);
}

function* entryBlocks({ kind, number, lines }: Entry): Generator<DocumentBlock> {
  const find = (name: string): ContentLine | undefined => lines.find((line) => line.name === name);
  const name = find('N');
  const title = find(kind === 'VCARD' ? 'FN' : 'SUMMARY');
  const heading = title === undefined ? (name === undefined ? '' : partsOf(name).join(' ')) : valueOf(title);
  const place = { line: number };
  if (heading !== '') yield { kind: 'heading', level: 1, text: heading, place };
  const time = timeOf(find('DTSTART'), find('DTEND') ?? find('DUE'));
  const text = [...(time === '' ? [] : [`When: ${time}`]), ...lines.flatMap(described)].join('\n');
  if (text !== '') yield { kind: 'paragraph', text, place };
}

function described(line: ContentLine): readonly string[] {
  const label = labels[line.name];
  if (label === undefined || isBinary(line)) return [];
  const text = textOf(line);
  if (text === '') return [];
  const type = line.name === 'TEL' ? line.parameters.get('TYPE') : undefined;
  return [label === '' ? text : `${label}${type === undefined ? '' : ` (${type.toLowerCase()})`}: ${text}`];
}

function textOf(line: ContentLine): string {
  // Persons by their names; the value is their address.
  const person = line.parameters.get('CN');
  if (person !== undefined) return person;
  if (line.name === 'ADR' || line.name === 'ORG') return partsOf(line).join(', ');
  return valueOf(line).replace(/^mailto:/i, '');
}

/** From when to when something is, as far as that is known. */
function timeOf(start: ContentLine | undefined, end: ContentLine | undefined): string {
  const from = start && instantOf(start);
  const to = end && instantOf(end);
  const zone = (start ?? end)?.parameters.get('TZID') ?? ((start ?? end)?.value.endsWith('Z') === true ? 'UTC' : '');
  const span = from === undefined ? (to === undefined ? '' : `until ${to}`) : spanOf(from, to);
  return zone === '' || span === '' ? span : `${span} (${zone})`;
}

function spanOf(from: string, to: string | undefined): string {
  if (to === undefined) return from;
  // The day after the last one is the end of whole days.
  const last = to.length === 10 ? dayBefore(to) : to;
  if (last <= from) return from;
  return `${from} to ${last.startsWith(from.slice(0, 10)) ? last.slice(11) : last}`;
}

function dayBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? day : new Date(date.getTime() - 86_400_000).toISOString().slice(0, 10);
}

/** `2026-04-18 18:30`, or a day alone. */
function instantOf({ value }: ContentLine): string | undefined {
  const [, year, month, day, hour, minute] = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d))?/.exec(value.trim()) ?? [];
  if (year === undefined) return undefined;
  return `${year}-${month}-${day}${hour === undefined ? '' : ` ${hour}:${minute}`}`;
}
