/** A title of a text, with its level from 1. */
export interface MarkedTitle {
  readonly level: number;
  readonly text: string;
}

/** How the lines of a kind of text mark a title: with a sign for each level. */
interface TitleMarks {
  readonly title: RegExp;
  /** Whether a title may have a line below it instead. */
  readonly mayBeUnderlined: boolean;
  /** Before and after code. */
  readonly fence: RegExp;
}

/** https://spec.commonmark.org. Titles as wikis mark them are unlike anything else. */
const markdown: TitleMarks = {
  title: /^ {0,3}(?<marks>#{1,6})\s+(?<text>\S.*?)\s*#*$|^(?<wiki>={2,6}) ?(?<named>[^=\s][^=]*?) ?\k<wiki>\s*$/,
  mayBeUnderlined: true,
  fence: /^ {0,3}(`{3,}|~{3,})/,
};

/** https://docs.asciidoctor.org/asciidoc/latest/sections/titles-and-levels */
const asciidoc: TitleMarks = {
  title: /^(?<marks>={1,6}|#{1,6})\s+(?<text>\S.*?)\s*$/,
  mayBeUnderlined: false,
  fence: /^(-{4,}|\.{4,}|`{3,})\s*$/,
};

/** https://orgmode.org/org.html#Headlines; a title may begin with what is to do, and end with tags. */
const org: TitleMarks = {
  title: /^(?<marks>\*{1,8})\s+(?:(?:TODO|DONE|NEXT|WAITING)\s+)?(?<text>\S.*?)(?:\s+:[\p{L}\p{N}_@#%:]+:)?\s*$/u,
  mayBeUnderlined: false,
  fence: /^(?!)/,
};

/** The marks of a text with an extension. */
export function titleMarksOf(extension: string): TitleMarks {
  if (/^(?:adoc|asciidoc|asc)$/.test(extension)) return asciidoc;
  return extension === 'org' ? org : markdown;
}

/** The title that a line is. */
export function titleIn(line: string, { title }: TitleMarks): MarkedTitle | undefined {
  const { marks, text, wiki = '', named = '' } = title.exec(line)?.groups ?? {};
  if (text !== undefined) return { level: marks?.length ?? 1, text };
  return named === '' ? undefined : { level: wiki.length, text: named };
}
