import type { ConfigNode, ScalarNode } from './config-tree.js';
import type { SourceText, Span } from './positions.js';

const mask = '********';

/**
 * Values that are never redacted, such as ports and switches: without them, messages would be unreadable.
 */
const harmlessText = /^(?:.{0,3}|true|false|null|\d{1,5})$/is;

/**
 * Keys whose values are secrets, by their names. Schemas mark others with `.meta({ secret: true })`. `maxTokens` and the like are counts, so
 * `tokens` must follow a word that says what the tokens are for.
 */
const secretName = new RegExp(
  [
    '(api|secret|private|access|signing|encryption)[-_]?keys?$',
    '(secret|password|passphrase|credential)s?$',
    '(token|passwd|authorization|cookie)$',
    '(^|auth|access|api|bearer|refresh)[-_]?tokens$',
  ].join('|'),
  'i',
);

export function isSecretName(key: string): boolean {
  return secretName.test(key);
}

/** Whether the values below a key are secrets, by its name. A number of `tokens` is a count. */
export function isNamedSecret(key: string, node: ConfigNode): boolean {
  const isCount = key === 'tokens' && node.kind === 'scalar' && typeof node.value === 'number';
  return isSecretName(key) && !isCount;
}

/** Collects secrets, and redacts them from messages and from lines of the file. */
export class Secrets {
  readonly #source: SourceText;
  /** Sorted by position when they are needed. */
  #spans: Span[] = [];
  #sorted = true;
  readonly #texts = new Set<string>();
  readonly #words = new Set<string>();
  readonly #scalars = new WeakSet<ConfigNode>();

  constructor(source: SourceText) {
    this.#source = source;
    for (const match of source.text.matchAll(urlPassword)) {
      const start = match.index + (match[1]?.length ?? 0);
      this.#hideSpan({ start, end: match.index + match[0].length - 1 });
    }
  }

  /** Adds a secret that is redacted from all messages. */
  hideText(text: string): void {
    if (!harmlessText.test(text)) this.#texts.add(text);
  }

  /**
   * Adds a whole value that may be a secret. It stays in longer words: a level of the log that is misspelt as "trac" is in "trace", which is allowed.
   */
  hideWord(text: string): void {
    if (!harmlessText.test(text)) this.#words.add(text);
  }

  /** Redacts a value of the file from messages and quoted lines. References stay visible, because a name is not a secret. */
  hideScalar(node: ScalarNode): void {
    if (node.value === null) return;
    this.#scalars.add(node);
    this.hideText(node.reference?.text ?? String(node.value));
    this.#hideLiterals(node.span);
  }

  hides(node: ConfigNode): boolean {
    return this.#scalars.has(node);
  }

  /** Redacts all values below keys that are secret by name. */
  hideNamedSecrets(node: ConfigNode, secret = false): void {
    if (node.kind === 'scalar' && secret) this.hideScalar(node);
    if (node.kind === 'list') for (const item of node.items) this.hideNamedSecrets(item, secret);
    if (node.kind === 'map') {
      for (const [key, entry] of node.entries)
        this.hideNamedSecrets(entry.value, secret || isNamedSecret(key, entry.value));
    }
  }

  /**
   * Redacts line by line, for a file that is not valid YAML and so has no reliable structure: everything after a secret name on its line, and the
   * lines below it with a deeper indentation.
   */
  hideSecretLines(): void {
    let offset = 0;
    let secretIndent: number | undefined;
    for (const line of this.#source.text.split('\n')) {
      const span = { start: offset, end: offset + line.length };
      offset = span.end + 1;
      const indent = line.search(/\S/);
      if (secretIndent !== undefined && (indent === -1 || indent > secretIndent)) {
        this.#hideLiterals(span);
        continue;
      }
      secretIndent = undefined;
      for (const { 0: text, 1: key = '', index } of line.matchAll(/["']?([\w.-]+)["']?\s*:\s*/g)) {
        if (!isSecretName(key)) continue;
        this.#hideLiterals({ start: span.start + index + text.length, end: span.end });
        secretIndent = Math.max(indent, 0);
        break;
      }
    }
  }

  /** Returns the text with secrets redacted. */
  redact(text: string): string {
    let clean = text;
    for (const secret of longestFirst(this.#texts)) clean = clean.replaceAll(secret, '[hidden]');
    for (const word of longestFirst(this.#words))
      clean = clean.replaceAll(/^\w+$/.test(word) ? new RegExp(`\\b${word}\\b`, 'g') : word, '[hidden]');
    return clean.replace(urlPassword, `$1${mask}@`);
  }

  /** Returns a range of the file with secrets redacted. */
  show(span: Span): string {
    if (!this.#sorted) this.#spans = this.#spans.toSorted((a, b) => a.start - b.start);
    this.#sorted = true;
    let shown = '';
    let at = span.start;
    for (const hidden of this.#spans) {
      if (hidden.end <= at || hidden.start >= span.end) continue;
      shown += this.#source.text.slice(at, Math.max(hidden.start, at)) + mask;
      at = Math.min(hidden.end, span.end);
    }
    return shown + this.#source.text.slice(at, span.end);
  }

  #hideSpan(span: Span): void {
    if (span.end <= span.start) return;
    this.#spans.push(span);
    this.#sorted = false;
  }

  #hideLiterals(span: Span): void {
    const text = this.#source.text.slice(span.start, span.end);
    let at = 0;
    for (const { 0: name, index } of text.matchAll(/\$\{(?:env:[A-Za-z_]\w*|file:[^{}\n]*?(?=:-|\}))(?::-)?|\}/g)) {
      this.#hideSpan({ start: span.start + at, end: span.start + index });
      at = index + name.length;
    }
    this.#hideSpan({ start: span.start + at, end: span.end });
  }
}

/** One secret may be a prefix of another. */
function longestFirst(texts: ReadonlySet<string>): readonly string[] {
  return [...texts].toSorted((a, b) => b.length - a.length);
}

/** The password in `scheme://user:password@host`, with or without the first colon, whatever the name of the key. */
const urlPassword = /(\/\/[^\s:@/]*:)[^\s@/]+@/g;
