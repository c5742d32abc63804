/** The longest name that the provider accepts. */
const longest = 200;
const fallback = 'Document';

/**
 * Names of the documents of one request. The provider accepts letters, digits, hyphens, parentheses, brackets and single spaces, and no name
 * twice.
 */
export class DocumentNames {
  readonly #taken = new Set<string>();

  /** The name of the next document. */
  next(fileName: string | undefined): string {
    const plain = plainName(fileName ?? '');
    let name = plain;
    for (let number = 2; this.#taken.has(name); number += 1) name = `${plain} ${number}`;
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
