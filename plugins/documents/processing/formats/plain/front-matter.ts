/** Settings of a page before its text, in YAML or TOML, as programs for sites and notes keep them; most of them show the title above the text. */
const frontMatter = /^\uFEFF?(---|\+\+\+)[ \t]*\r?\n([^]{0,10000}?)\r?\n\1[ \t]*(?:\r?\n|$)/;
const title = /^title[ \t]*[:=][ \t]*(?:"([^"\r\n]{1,200})"|'([^'\r\n]{1,200})'|([^\s"'|>][^\r\n]{0,199}))[ \t]*$/im;

/** The title in the front matter of a text; undefined if there is none. */
export function frontMatterTitle(text: string): string | undefined {
  const [, , settings = ''] = frontMatter.exec(text) ?? [];
  const [, double, single, bare] = title.exec(settings) ?? [];
  return (double ?? single ?? bare)?.trim();
}
