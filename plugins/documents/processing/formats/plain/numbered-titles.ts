import type { MarkedTitle } from './title-marks.js';

/** A line of a text. */
interface NumberedLine {
  readonly line: string;
  /** From 1. */
  readonly number: number;
}

interface Candidate extends MarkedTitle {
  readonly at: number;
  /** Whether a word or a sign says that it is a title: `§ 4`, `Article 5`. */
  readonly isNamed: boolean;
  /** Of others: the first number. */
  readonly first: number;
}

const numerals = String.raw`[\d一二三四五六七八九十百〇]{1,5}`;
const chapter = new RegExp(
  String.raw`^(?:(?:chapter|part|kapitel|teil|chapitre|partie|titre|capítulo|capitolo|annex|appendix|anhang|anlage|annexe)\s+(?:\d{1,3}|[IVXLC]{1,7}|[A-Z])(?![\p{L}\p{N}])|第${numerals}[章編部])`,
  'iu',
);
const clause = new RegExp(
  String.raw`^(?:§\s?\d{1,4}[a-z]?|(?:article|artikel|artículo|articolo|section|abschnitt|clause|klausel)\s+\d{1,3}(?:\.\d{1,3}){0,3}|art\.\s?\d{1,3}|第${numerals}[条條節])(?![\p{L}\p{N}])`,
  'iu',
);
const digits = /^(\d{1,2})((?:\.\d{1,2}){0,3})[.)]?\s/;
const longest = 80;
/** After its number, a title has a name, or nothing. */
const name = /^[\s.:)–—-]*(?:[\p{Lu}\p{Lo}]|$)/u;
/** At the end of a sentence, or in its middle. */
const sentenceEnd = /[.,;:!。、」]\s*$/u;
const itemStart = /^\s*(?:[-*•–]|\d{1,2}(?:\.\d{1,2})*[.)]?)\s/;
/** One alone may be anything. */
const [leastNamed, leastNumbered] = [2, 3];

/**
 * Finds the titles of a text without marks, such as a contract: lines after a blank one that begin with a number, `§ 4 Notice`, `2.1 Scope`, by their line
 * numbers. Numbers alone must ascend from 1, and be followed by what is no further item of a list.
 */
export function numberedTitles(lines: Iterable<NumberedLine>): ReadonlyMap<number, MarkedTitle> {
  const found: Candidate[] = [];
  let open: Candidate | undefined;
  let isAfterBlank = true;
  for (const { line, number } of lines) {
    const isBlank = line.length === 0 || line.trim() === '';
    if (!isBlank) {
      const next = (isAfterBlank || open) && line.length <= longest ? candidateIn(line.trim(), number) : undefined;
      const isBelow = next !== undefined && open !== undefined && next.level > open.level;
      if (open !== undefined && (open.isNamed || isBelow || !itemStart.test(line))) found.push(open);
      open = isAfterBlank || isBelow ? next : undefined;
    }
    isAfterBlank = isBlank;
  }
  const named = found.filter(({ isNamed }) => isNamed);
  const numbered = found.filter(({ isNamed }) => !isNamed);
  const ascend = numbered[0]?.first === 1 && numbered.every(({ first }, at) => first >= (numbered[at - 1]?.first ?? 1));
  const titles = [
    ...(named.length < leastNamed ? [] : named),
    ...(numbered.length < leastNumbered || !ascend ? [] : numbered),
  ];
  return new Map(titles.map(({ at, level, text }) => [at, { level, text }]));
}

function candidateIn(line: string, at: number): Candidate | undefined {
  if (sentenceEnd.test(line)) return undefined;
  const number = digits.exec(line);
  const isChapter = number === null && chapter.test(line);
  const start = (number ?? (isChapter ? chapter : clause).exec(line))?.[0];
  if (start === undefined || !name.test(line.slice(start.length))) return undefined;
  if (number === null) return { at, text: line, level: isChapter ? 1 : 2, isNamed: true, first: 0 };
  const [, first, further = ''] = number;
  return { at, text: line, level: 2 + further.split('.').length, isNamed: false, first: Number(first) };
}
