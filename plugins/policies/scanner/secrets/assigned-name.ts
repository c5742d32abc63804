/** Words between a name and its value in sentences. */
export const copulas = ['is', 'was', 'ist', 'lautet', 'es', 'est', 'è', 'é', 'är', 'jest', 'adalah', 'это'];

/** Signs between spaces that separate a name and its value in notes: `token - 8a5de3…`. */
export const dashes = '–—-';

/** A name starts where a run of letters starts; otherwise each letter of the run would be tried as a start. */
const name = '(?<![A-Za-z])([A-Za-z][\\w.-]{0,63}(?: [A-Za-z][\\w-]{0,19}){0,2}?)';
const signs = `=>|:{1,3}=|\\?=|\\.=|\\+=|\\|\\|=?|\\?\\?|==?|:|,|>|\\(|\\|| [${dashes}](?=\\s)| (?:${copulas.join('|')}):?`;
/** Before a quotation mark, the kind of a text: `b"…"`, `rb'…'`, `@"…"`. */
const literalPrefix = '(?:(?<=[\\s=:(])[bBrRuUfFL@$]{1,2}(?=["\'`]))?';
/** A name, its quotes and brackets, an assignment sign, which may be aligned with those of other lines, and opening brackets and quotes; with backslashes, as in JSON nested in JSON. */
export const assignment = new RegExp(
  `${name}[\\\\"'\`*\\])]{0,6}(?:\\s+(?:string|String|str|value))?\\s{0,32}(?:${signs})\\*{0,2}\\s{0,12}(?:[\\w.]{0,32}\\()?(?:[[{]\\s{0,8})?${literalPrefix}[\\\\"'\`]{0,6}$`,
);
/** The end of an assignment without any of these signs: a dash, or a word. */
const wordyEnd = new RegExp(
  `\\s(?:[${dashes}]|${copulas.join('|')})\\*{0,2}\\s{0,12}(?:[[{]\\s{0,8})?[\\\\"'\`]{0,6}$`,
);
/** Types of texts that stand between a name and its sign in TypeScript, Kotlin, Swift, Rust and Python, and what a text is passed to in Rust and Go. */
const textType =
  "(?:(?:Optional|Final|Option|ClassVar|Secret)[[<])?(?:&(?:'static )?)?(?:[Ss]tring|str|bytes|SecretStr|Final|CharSequence|any|Any)[\\]>]?[?!]?(?: ?\\| ?(?:undefined|null|None))?";
const typedSign = new RegExp(
  `(?:\\s{0,4}:\\s{0,4}${textType})?(\\s{0,8}=\\s{0,8})(?:(?:String::from|\\[\\]byte)\\()?${literalPrefix}(["'\`]?)$`,
);

/** Where a value begins on the line below its sign: a block of YAML, or a line that a backslash continues. */
const lineBreak = /(?:(?<=:[ \t]{0,2})[|>][+-]?|\\)[ \t]{0,2}\r?\n[ \t]{0,12}$/;
const space = 0x20;

/** By unit: characters of assignment signs, which names do not contain. */
const isSign = new Uint8Array(0x80);
for (const sign of '=:>,(?+|') isSign[sign.charCodeAt(0)] = 1;
const openBracket = 0x28;

/** Memo of the last query. */
const last: { before: string; name: string | undefined } = { before: '', name: undefined };

/**
 * The name to which a value is assigned.
 *
 * @param before text before the value
 * @returns undefined without an assignment
 */
export function assignedName(before: string): string | undefined {
  if (before !== last.before) {
    const joined = before.charCodeAt(before.length - 1) <= space ? before.replace(lineBreak, '') : before;
    const plain = joined.includes('=') ? joined.replace(typedSign, '$1$2') : joined;
    const begin = beginOfLast(plain);
    last.name = begin === undefined ? undefined : assignment.exec(plain.slice(begin))?.[1];
    last.before = before;
  }
  return last.name;
}

/**
 * Index before which a name and its assignment cannot start, because there would be too many runs of signs after it: an assignment has one run, and a
 * second one if a call follows, as in `key = decode(`. Undefined if there is no assignment.
 */
function beginOfLast(before: string): number | undefined {
  let rows = 0;
  let most = 1;
  let wasSign = false;
  for (let at = before.length - 1; at >= 0; at -= 1) {
    const unit = before.charCodeAt(at);
    const isHere = unit < 0x80 && isSign[unit] === 1;
    if (isHere && !wasSign) {
      if (rows === most) return at + 1;
      if (rows === 0 && unit === openBracket) most = 2;
      rows += 1;
    }
    wasSign = isHere;
  }
  return rows > 0 || wordyEnd.test(before) ? 0 : undefined;
}
