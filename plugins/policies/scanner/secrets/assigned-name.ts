/** Words that stand between a name and its value in sentences. */
export const copulas = ['is', 'was', 'ist', 'lautet', 'es', 'est', 'è', 'é', 'är', 'jest', 'adalah', 'это'];

/** Letters of a name begin where letters begin: one that could begin with a letter could begin with the letter before it. */
const name = '(?<![A-Za-z])([A-Za-z][\\w.-]{0,63}(?: [A-Za-z][\\w-]{0,19}){0,2}?)';
const signs = `=>|:=|::=|\\?=|\\.=|\\+=|\\|\\|=|==?|:|,|>|\\(|\\|| (?:${copulas.join('|')})`;
/** A name, its quotes and brackets, what assigns, and quotes again; with backslashes, as in a text of JSON in JSON. */
export const assignment = new RegExp(
  `${name}[\\\\"'\`\\])]{0,6}(?:\\s+(?:string|String|str|value))?\\s{0,8}(?:${signs})\\s{0,12}(?:[\\w.]{0,12}\\()?[\\\\"'\`]{0,6}$`,
);
/** What assigns has such signs, and a name has none. By unit. */
const isSign = new Uint8Array(0x80);
for (const sign of '=:>,(?+|') isSign[sign.charCodeAt(0)] = 1;
const openBracket = 0x28;

/** What was asked last: first whether anything is assigned, then what. */
const last: { before: string; name: string | undefined } = { before: '', name: undefined };

/**
 * The name of what is assigned behind a text.
 *
 * @param before what stands in front of a value
 * @returns undefined where nothing is assigned
 */
export function assignedName(before: string): string | undefined {
  if (before !== last.before) {
    last.name = assignment.exec(before.slice(beginOfLast(before)))?.[1];
    last.before = before;
  }
  return last.name;
}

/**
 * No name and what assigns begin before this index: between them are more signs than they have. They are one row of signs, and one more where a call stands
 * behind it: `key = decode(`.
 */
function beginOfLast(before: string): number {
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
  return 0;
}
