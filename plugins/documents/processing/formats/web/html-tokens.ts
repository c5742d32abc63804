import { decodeEntities } from './html-entities.js';

/** A piece of HTML: text with its character references replaced, or a tag with its name in small letters. */
export type HtmlToken =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'open'; readonly name: string; readonly isHidden: boolean }
  | { readonly type: 'close'; readonly name: string };

/** Elements whose content is no markup. */
const rawElements: ReadonlySet<string> = new Set([
  'script',
  'style',
  'textarea',
  'title',
  'xmp',
  'iframe',
  'noembed',
  'noframes',
]);
const tagName = /[a-z][^\s/>]*/iy;
/** Attributes by which an element is not shown. */
const hiddenAttribute = /\shidden(?=[\s=/>]|$)/i;
const styleAttribute = /\sstyle\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i;
const hidingStyle = /display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all/i;
/** Longer tags contain pictures as text. */
const maxAttributes = 5_000;

/** Iterates over the tokens of a page, whatever its faults: each character is passed once. Comments and declarations are left out. */
export function* htmlTokens(html: string): Generator<HtmlToken> {
  for (let at = 0; at < html.length; ) {
    const start = html.indexOf('<', at);
    const text = html.slice(at, start === -1 ? html.length : start);
    if (text !== '') yield { type: 'text', text: decodeEntities(text) };
    if (start === -1) return;
    const ignored = endOfIgnored(html, start);
    if (ignored !== undefined) {
      at = ignored;
      continue;
    }
    const isClosing = html[start + 1] === '/';
    const name = nameAt(html, start + (isClosing ? 2 : 1));
    if (name === undefined) {
      yield { type: 'text', text: '<' };
      at = start + 1;
      continue;
    }
    const end = endOfTag(html, start);
    if (isClosing) yield { type: 'close', name };
    else yield { type: 'open', name, isHidden: isHidden(html.slice(start, Math.min(end, start + maxAttributes))) };
    at = end;
    if (isClosing || !rawElements.has(name)) continue;
    const closing = endOfRaw(html, at, name);
    const raw = html.slice(at, closing);
    if (raw !== '') yield { type: 'text', text: decodeEntities(raw) };
    at = closing;
  }
}

function isHidden(tag: string): boolean {
  if (hiddenAttribute.test(tag)) return true;
  const [, ...styles] = styleAttribute.exec(tag) ?? [];
  return styles.some((style: string | undefined) => style !== undefined && hidingStyle.test(style));
}

/** The end of a comment, declaration or instruction, if one begins there. */
function endOfIgnored(html: string, start: number): number | undefined {
  if (html.startsWith('<!--', start)) return after(html, '-->', start + 4);
  const next = html[start + 1];
  return next === '!' || next === '?' ? after(html, '>', start) : undefined;
}

function nameAt(html: string, index: number): string | undefined {
  tagName.lastIndex = index;
  return tagName.exec(html)?.[0].toLowerCase();
}

/** After the `>` that ends a tag, which is not inside of quotes. */
function endOfTag(html: string, start: number): number {
  for (let index = start; index < html.length; index += 1) {
    const character = html[index];
    if (character === '>') return index + 1;
    if (character !== '"' && character !== "'") continue;
    // A quote begins a value only after an equals sign.
    if (!/=\s*$/.test(html.slice(Math.max(start, index - 10), index))) continue;
    const closing = html.indexOf(character, index + 1);
    if (closing === -1) return after(html, '>', index);
    index = closing;
  }
  return html.length;
}

function endOfRaw(html: string, start: number, name: string): number {
  const closing = new RegExp(`</${name}(?=[\\s/>])`, 'gi');
  closing.lastIndex = start;
  return closing.exec(html)?.index ?? html.length;
}

function after(html: string, mark: string, start: number): number {
  const index = html.indexOf(mark, start);
  return index === -1 ? html.length : index + mark.length;
}
