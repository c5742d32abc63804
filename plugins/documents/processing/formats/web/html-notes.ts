import { Parser } from 'htmlparser2';
import { maxPageDepth, piecesOf } from './page-pieces.js';

type Attributes = Readonly<Record<string, string>>;

/** A longer page of notes is read as it is. */
const maxNotes = 5_000;
const maxNoteLength = 5_000;

/** What only pages with notes have. */
const anyNote = /footnote|endnote|rearnote/i;
const noteTypes = /(?:^|\s)(?:doc-)?(?:footnote|endnote|rearnote)(?:\s|$)/;
const listTypes = /(?:^|[\s-])(?:foot|end|rear)notes(?:[\s_-]|$)/i;
/** The way back to the text. */
const backLink = /\s*[↩↑⤴^]\uFE0E?\s*$/u;

interface OpenNote {
  readonly id: string;
  readonly depth: number;
  text: string;
}

/** The notes of a page to which its text refers, by their identifiers: they are read where the text refers to them, as those of Word are. */
export function notesIn(html: string): ReadonlyMap<string, string> {
  const notes = new Map<string, string>();
  if (!anyNote.test(html)) return notes;
  const referred = new Set<string>();
  let depth = 0;
  let listAt: number | undefined;
  let open: OpenNote | undefined;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth += 1;
        const { id = '', href = '' } = attributes;
        if (open === undefined && name === 'a' && href.startsWith('#')) referred.add(href.slice(1));
        if (open === undefined && id !== '' && (isNote(attributes) || (listAt !== undefined && name === 'li')))
          open = { id, depth, text: '' };
        else if (isList(attributes)) listAt ??= depth;
      },
      ontext(text) {
        if (open !== undefined && open.text.length < maxNoteLength) open.text += text;
      },
      onclosetag() {
        if (open?.depth === depth) {
          const text = open.text.replace(/\s+/g, ' ').replace(backLink, '').trim();
          if (text !== '' && text.length < maxNoteLength && notes.size < maxNotes) notes.set(open.id, text);
          open = undefined;
        }
        if (listAt === depth) listAt = undefined;
        depth -= 1;
      },
    },
    { recognizeSelfClosing: true },
  );
  // Deeper pages are refused when they are read, and the parser needs longer for each element, the more of them are open.
  for (const piece of piecesOf(html)) {
    parser.write(piece);
    if (depth >= maxPageDepth) return new Map();
  }
  parser.end();
  return new Map([...notes].filter(([id]) => referred.has(id)));
}

function isNote({ role = '', 'epub:type': type = '' }: Attributes): boolean {
  return noteTypes.test(role) || noteTypes.test(type);
}

function isList({ role = '', class: classes = '', 'epub:type': type = '' }: Attributes): boolean {
  return [role, classes, type].some((names) => listTypes.test(names));
}
