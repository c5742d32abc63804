/** A parsed template. */
export interface Template {
  /** The texts before, between and after the placeholders: one more than there are placeholders. */
  readonly texts: readonly string[];
  /** The name of each placeholder, with duplicates. */
  readonly names: readonly string[];
}

/** Valid names of variables. */
export const variableName = /^[A-Za-z][A-Za-z0-9_]{0,63}$/;

const placeholder = /\{\{\s*([A-Za-z][A-Za-z0-9_]{0,63})\s*\}\}/;

/** Parses a template. Only `{{name}}` is a placeholder; anything else in braces is text. */
export function parseTemplate(text: string): Template {
  // With a capturing group, `split` also returns what the group has matched, alternating with the texts.
  const pieces = text.split(placeholder);
  return {
    texts: pieces.filter((_, index) => index % 2 === 0),
    names: pieces.filter((_, index) => index % 2 === 1),
  };
}

/** Replaces the placeholders, in one pass, so that inserted texts are never parsed as templates. */
export function fillTemplate({ texts, names }: Template, textOf: (name: string) => string): string {
  return texts.map((text, index) => (index < names.length ? text + textOf(names[index] as string) : text)).join('');
}
