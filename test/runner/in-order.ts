/**
 * What is run first is what takes longest: else the last file keeps one processor busy while the other has nothing left.
 * Folders of which each file starts gateways, and files of others that do more than theirs.
 */
export const longest: readonly string[] = [
  'core/services/database/import-embedded',
  'test/contract/resilience',
  'test/faults/',
  'test/architecture/lint',
  'test/e2e/',
  'test/contract/',
  'plugins/documents/',
  'core/services/database/',
  'core/host/',
  'core/cli/',
];

/** @param files paths of compiled test files @returns the same, the longest first */
export function inOrder(files: readonly string[]): readonly string[] {
  const place = (file: string): number => {
    const found = longest.findIndex((beginning) => file.startsWith(`dist/${beginning}`));
    return found === -1 ? longest.length : found;
  };
  return files.toSorted((one, other) => place(one) - place(other) || (one < other ? -1 : 1));
}
