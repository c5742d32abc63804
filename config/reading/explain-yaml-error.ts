import type { YAMLError } from 'yaml';
import type { Finding } from '../problems.js';
import type { SourceText } from './positions.js';

/** Explains mistakes in the syntax of YAML, one for each line: what is wrong, where, and how to mend it. */
export function explainSyntaxErrors(errors: readonly YAMLError[], source: SourceText): readonly Finding[] {
  const findings = firstOfEachLine(errors, source).map((error) => explainSyntaxError(error, source.text));
  // All lines that follow a line in the wrong column, or one without a key, are in another column than it.
  const columnOf = ({ span }: Finding): number => source.positionAt(span.start).column;
  return findings.filter((finding, index) => {
    const before = findings[index - 1];
    if (finding.message !== keyElsewhere[0] || !before || !causesOthers.has(before.message)) return true;
    return columnOf(before) !== columnOf(finding);
  });
}

/**
 * Keeps only the first error of each line, because one mistake causes several errors of the parser. If a tab is used for indentation, what follows
 * is not where the author meant it to be: only tabs are reported.
 */
function firstOfEachLine(errors: readonly YAMLError[], source: SourceText): readonly YAMLError[] {
  const lines = new Set<number>();
  const tabs = errors.filter(({ code }) => code === 'TAB_AS_INDENT');
  return (tabs.length > 0 ? tabs : errors)
    .toSorted((a, b) => a.pos[0] - b.pos[0])
    .filter((error) => {
      const { line } = source.positionAt(error.pos[0]);
      if (lines.has(line)) return false;
      lines.add(line);
      return true;
    });
}

const inQuotes = 'Put the value in quotes.';

type Sentence = readonly [message: string, hint?: string];

const sentences: Partial<Record<YAMLError['code'], Sentence>> = {
  TAB_AS_INDENT: ['a tab is used for indentation', 'YAML is indented with spaces only.'],
  BLOCK_AS_IMPLICIT_KEY: [
    'a second "key: value" begins inside this value',
    'Put a value that contains ": " in quotes; indent a setting on the next line like this one.',
  ],
  MULTILINE_IMPLICIT_KEY: ['this line has no "key: value"', 'A key is followed by a colon and a space.'],
  MULTIPLE_DOCS: [
    'a second document begins here',
    'The file must be one document; remove the "---" line and what follows.',
  ],
  NON_STRING_KEY: ['a key must be plain text'],
  BAD_DQ_ESCAPE: [
    'in double quotes, a backslash begins an escape sequence, and there is none like this',
    'Put the value in single quotes, or write the backslash twice.',
  ],
  BAD_ALIAS: ['"*" has a meaning of its own here', inQuotes],
  BAD_SCALAR_START: ['a value cannot begin with this character', inQuotes],
  TAG_RESOLVE_FAILED: ['YAML tags such as "!name" are not used in this file'],
};

const keyElsewhere: Sentence = [
  'this key is in another column than those beside it',
  'Begin all keys of a mapping in the same column; those of a list item, below the key behind its "- ".',
];
const neither: Sentence = [
  'this line is neither "- item" nor "key: value"',
  'An item of a list begins with a dash and a space, in the column of the others; a key is followed by a colon and a space.',
];
const itemElsewhere: Sentence = [
  'this "-" is in another column than those above it',
  'Begin all items of a list in the same column.',
];

/** After these, the library finds fault with sound lines below. */
const causesOthers: ReadonlySet<string> = new Set([
  keyElsewhere[0],
  neither[0],
  (sentences.MULTILINE_IMPLICIT_KEY as Sentence)[0],
]);

/** For errors whose code stands for several mistakes: by the library's message. */
const sentencesOfMessages: Readonly<Record<string, Sentence | undefined>> = {
  'All mapping items must start at the same column': keyElsewhere,
  'Sequence item without - indicator': keyElsewhere,
  'All sequence items must start at the same column': itemElsewhere,
  'Implicit map keys need to be followed by map values': sentences.MULTILINE_IMPLICIT_KEY,
  'Unexpected scalar at node end': [
    'more follows where this value has ended',
    'Put a text with quotes in it in quotes as a whole, with each quote inside written twice; indent a setting like those beside it.',
  ],
};

function explainSyntaxError(error: YAMLError, text: string): Finding {
  let [start, end] = error.pos;
  start = afterSpace(text, start);
  // In the library's messages, a part of the file follows the colon, and may be a secret.
  const own = error.message.replace(/(?<=\w): .*$/s, '').replace(/[\s:]+$/, '');
  let [message, hint] = sentencesOfMessages[own] ??
    sentences[error.code] ?? [`not valid YAML: ${own.charAt(0).toLowerCase()}${own.slice(1)}`];
  if (error.code === 'BLOCK_AS_IMPLICIT_KEY' && text.startsWith('- ', start)) [message, hint] = itemElsewhere;
  if (message === keyElsewhere[0]) {
    const mistake = withoutKey(text, start);
    if (mistake) return { span: mistake.span, path: [], message: mistake.sentence[0], hint: mistake.sentence[1] };
  }
  const [, quote] = /closing (["'])quote$/.exec(own) ?? [];
  if (quote !== undefined) {
    message = 'a quote is opened but not closed';
    // The library reports where it gave up, which may be far below.
    start = text.lastIndexOf(quote, start - 1);
    end = start + 1;
  }
  const [, close] = /end with a ([\]}])$/.exec(own) ?? [];
  if (close !== undefined) {
    const open = close === ']' ? '[' : '{';
    message = `a "${open}" is opened but not closed`;
    hint = `Close it with "${close}".`;
    start = openedBefore(text, open, close, start);
    end = start + 1;
  }
  if (/^\{(?:env|file):/.test(text.slice(start))) {
    message = 'inside [ ] and { } a reference must be written in quotes';
    hint = 'Write "${env:NAME}" or "${file:PATH}" with the quotes.';
  }
  return { span: { start, end }, path: [], message, hint };
}

/**
 * The line that is meant when the library says of a key that it is in another column: one that is no key, or the one above a key in the same column,
 * which lacks its colon.
 */
function withoutKey(
  text: string,
  start: number,
): { readonly span: Finding['span']; readonly sentence: Sentence } | undefined {
  const column = start - (text.lastIndexOf('\n', start - 1) + 1);
  const line = /[^\r\n]*/y;
  line.lastIndex = start;
  const here = line.exec(text)?.[0] ?? '';
  if (!isEntry(here)) return { span: spanOf(here, start), sentence: neither };
  const above = text.slice(0, start - column).matchAll(/^( *)([^\s#][^\r\n]*)/gm);
  const last = [...above].at(-1);
  const [, indent = '', words = ''] = last ?? [];
  if (!last || indent.length !== column || isEntry(words)) return undefined;
  return { span: spanOf(words, last.index + column), sentence: sentences.MULTILINE_IMPLICIT_KEY as Sentence };
}

function isEntry(line: string): boolean {
  return /^(?:- |-$|[?] )|^[^#]*?:(?:\s|$)/.test(line);
}

/** The span of a line without the comment at its end. */
function spanOf(line: string, start: number): Finding['span'] {
  return { start, end: start + line.replace(/\s+(?:#.*)?$/, '').length };
}

/** The place of what comes next: behind spaces, and lines that are empty or a comment. */
function afterSpace(text: string, start: number): number {
  const space = /(?:^ *(?:#.*)?\r?\n)* */my;
  space.lastIndex = start;
  space.test(text);
  return space.lastIndex;
}

/** The place of the last bracket before `at` that is not closed until there; `at` if there is none. */
function openedBefore(text: string, open: string, close: string, at: number): number {
  let closed = 0;
  for (let place = at - 1; place >= 0; place--) {
    if (text[place] === close) closed++;
    else if (text[place] === open && closed-- === 0) return place;
  }
  return at;
}

/** Explains YAML that can be read but has no meaning in this file. */
export function explainWarning(warning: YAMLError): Finding {
  const [message, hint] = sentences[warning.code] ?? ['not valid YAML'];
  return { span: { start: warning.pos[0], end: warning.pos[1] }, path: [], message, hint };
}
