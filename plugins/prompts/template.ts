/** A template's text, cut at its placeholders. */
export interface Template {
  /** One more than there are placeholders: what stands before, between and behind them. */
  readonly texts: readonly string[];
  /** Name of each placeholder; one that is used twice is here twice. */
  readonly names: readonly string[];
}

/** What a variable can be called. */
export const variableName = /^[A-Za-z][A-Za-z0-9_]{0,63}$/;

const placeholder = /\{\{\s*([A-Za-z][A-Za-z0-9_]{0,63})\s*\}\}/;

/** Cuts a template at `{{name}}`. Whatever else stands in braces is text. */
export function parseTemplate(text: string): Template {
  // A pattern with a group splits into what lies between the matches and, in turn, what the group has matched.
  const pieces = text.split(placeholder);
  return {
    texts: pieces.filter((_, index) => index % 2 === 0),
    names: pieces.filter((_, index) => index % 2 === 1),
  };
}

/** Puts texts in the place of the placeholders, in one pass: what is put in is never read as a template. */
export function fillTemplate({ texts, names }: Template, textOf: (name: string) => string): string {
  return texts.map((text, index) => (index < names.length ? text + textOf(names[index] as string) : text)).join('');
}
