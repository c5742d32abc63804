/**
 * What is run first is what takes longest: else the last file keeps one processor busy while the other has nothing left.
 * Folders of which each file starts gateways, and files of others that do more than theirs.
 */
export const longest: readonly string[] = [
  'core/services/database/import-embedded',
  'test/contract/calls/resilience',
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

/**
 * Tests that measure what their own process has used, or change it, of which one takes long, or that leave something to do for its end (tap then ends
 * it as soon as no test runs): each has one to itself.
 */
export const alone: readonly string[] = [
  'bench/processes/',
  'plugins/policies/scanner/worst-texts',
  'test/architecture/lint',
  'test/e2e/dashboard-accessibility',
  'test/e2e/dashboard-connections',
  'test/e2e/dashboard-credentials',
  'test/e2e/dashboard-frame',
  'test/e2e/dashboard-history',
  'test/runner/',
];

/** Tests that mostly wait, for what other processes do or notice: one job has them all, beside jobs that keep the processors busy. */
const waiting: readonly string[] = ['test/faults/'];

export function mostlyWaits(file: string): boolean {
  return isIn(waiting, file);
}

function isIn(beginnings: readonly string[], file: string): boolean {
  return beginnings.some((beginning) => file.startsWith(`dist/${beginning}`));
}

/** How many files a process is given, by their beginnings: its memory stays small, and so does the last one's share of the whole. */
const filesOfProcess: Readonly<Record<string, number>> = {
  // They start gateways as processes: each file takes long.
  'test/e2e/': 13,
  'test/faults/': 9,
  // Their memory grows with each: gateways with databases, and documents.
  'test/contract/': 24,
  'plugins/documents/': 24,
  '': 40,
};

function mostWith(file: string): number {
  return Object.entries(filesOfProcess).find(([beginning]) => isIn([beginning], file))?.[1] ?? 1;
}

/** What files have in common that share processes: the part of the project, and of `test` the folder, because its folders test different things. */
function partOf(file: string): string {
  return file.split('/', file.startsWith('dist/test/') ? 3 : 2).join('/');
}

/** @param files in order @returns the same, as they share processes: those of one part of the project */
export function inProcesses(files: readonly string[]): readonly (readonly string[])[] {
  const groups: string[][] = [];
  const open = new Map<string, string[]>();
  for (const file of files) {
    const isAlone = isIn(alone, file);
    const group = isAlone ? undefined : open.get(partOf(file));
    if (group && group.length < mostWith(file)) group.push(file);
    else {
      const started = [file];
      groups.push(started);
      if (!isAlone) open.set(partOf(file), started);
    }
  }
  return groups;
}
