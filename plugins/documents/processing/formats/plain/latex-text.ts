/** Accents before a letter, as combining characters: `\"u`, `\'{e}`, `\c{c}`. */
const accents: Readonly<Record<string, string>> = {
  '`': '\u0300',
  "'": '\u0301',
  '^': '\u0302',
  '~': '\u0303',
  '"': '\u0308',
  '=': '\u0304',
  '.': '\u0307',
  u: '\u0306',
  v: '\u030c',
  H: '\u030b',
  c: '\u0327',
  k: '\u0328',
  r: '\u030a',
};
const accented = /\\(?:([`'^~"=.])\{?\\?([A-Za-z])\}?|([uvHckr])\{\\?([A-Za-z])\})/g;
const letters: Readonly<Record<string, string>> = {
  ss: 'ß',
  o: 'ø',
  O: 'Ø',
  l: 'ł',
  L: 'Ł',
  ae: 'æ',
  AE: 'Æ',
  aa: 'å',
};
const letter = /\\(ss|ae|AE|aa|[oOlL])(?![A-Za-z])(?:\{\}| )?/g;

/** Commands that show nothing, with what belongs to them. */
const silent =
  /\\(?:begin|end|label|vspace|hspace|includegraphics|bibliographystyle|bibliography|pagestyle|thispagestyle|usepackage|input|include|setlength|cmidrule|cline)\*?(?:\([^)]{0,100}\))?(?:\[[^\]]{0,300}\]|\{(?:[^{}]|\{[^{}]{0,100}\}){0,300}\}){0,3}/g;
/** References: `[ahl20]`. */
const reference = /\\(?:cite[a-z]*|ref|eqref|autoref|cref|pageref)\*?(?:\[[^\]]{0,100}\]){0,2}\{([^{}]{0,300})\}/g;
const inlineCommand =
  /\\(?:textbf|textit|texttt|textsc|textrm|textsf|emph|underline|caption|url|mbox|text)\*?(?:\[[^\]]{0,300}\])?(?=\{)/g;
/** What has no braces of its own. */
const others =
  /\\(?:maketitle|tableofcontents|listoffigures|listoftables|centering|hline|toprule|midrule|bottomrule|noindent|newpage|clearpage|par|small|large|Large|footnotesize|appendix|bfseries|itshape|quad|qquad|medskip|bigskip|smallskip)(?![A-Za-z])/g;

/** A raised number behind another one, as formats with a sign for it are written: `10^6`. */
const power = /(?<=\d)\\textsuperscript\{(\d{1,3})\}/g;
/** A note, which stands behind a word without a space. */
const note = /\\footnote(?=\{)/g;

/**
 * A formula, which keeps its braces; a sign behind a backslash; a command that the text itself defines, of which only what it is about is read; what
 * divides two of those; a brace.
 */
const formulaOrBrace =
  /\$[^$]{1,500}\$|\\\([^()]{1,500}\\\)|\\\[[^[\]]{1,500}\\\]|\\([&%_$#{}])|\\[A-Za-z]{1,40}\*?(?:\[[^\]]{0,300}\])?(?=\{)|(\}\{)|[{}]/g;
const beginsFormula = /^(?:\$|\\[([])/;

/** Text of LaTeX as it is read: without commands of its looks, with its letters and signs. */
export function latexText(text: string): string {
  return text
    .replace(accented, (_, sign?: string, of?: string, name?: string, under?: string) =>
      `${of ?? under ?? ''}${accents[sign ?? name ?? ''] ?? ''}`.normalize('NFC'),
    )
    .replace(letter, (_, name: string) => letters[name] ?? '')
    .replace(silent, '')
    .replace(reference, '[$1]')
    .replace(inlineCommand, '')
    .replace(note, ' ')
    .replace(power, '^$1')
    .replace(others, '')
    .replace(/\\item(?![A-Za-z])\s*/g, '- ')
    .replace(/\\textmu(?![A-Za-z])\s?/g, 'µ')
    .replace(/\\\\(?:\[[^\]]{0,50}\])?/g, ' ')
    .replace(formulaOrBrace, (found, sign?: string, between?: string) =>
      beginsFormula.test(found) ? found : (sign ?? (between === undefined ? '' : ' ')),
    )
    .replace(/(?<!\\)~/g, ' ')
    .replace(/``|''/g, '"')
    .replace(/---?/g, '–')
    .replace(/[ \t]+/g, ' ')
    .trim();
}
