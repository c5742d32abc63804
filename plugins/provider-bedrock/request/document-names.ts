/** The longest name that the provider accepts. */
const longest = 200;
const fallback = 'Document';

/**
 * Names of the documents of one request. The provider accepts letters, digits, hyphens, parentheses, brackets and single spaces, and no name
 * twice.
 */
export class DocumentNames {
  readonly #taken = new Set<string>();
  /** The last number after a name. A client may send thousands of documents of one name, and all numbers are not tried for each. */
  readonly #numbers = new Map<string, number>();

  /** The name of the next document. */
  next(fileName: string | undefined): string {
    const plain = plainName(fileName ?? '');
    let name = plain;
    let number = this.#numbers.get(plain) ?? 1;
    while (this.#taken.has(name)) name = `${plain} ${(number += 1)}`;
    this.#numbers.set(plain, number);
    this.#taken.add(name);
    return name;
  }
}

function plainName(fileName: string): string {
  const known = fileName
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    // The type of a document is told separately.
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .replaceAll(/[^A-Za-z0-9()[\]-]+/g, ' ')
    .slice(0, longest - 10)
    .trim();
  return known === '' ? fallback : known;
}
