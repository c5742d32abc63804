import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { root } from '../fixtures/root.js';

/** A source file. */
export interface SourceFile {
  /** Relative to the root, with `/`. */
  readonly path: string;
  readonly text: string;
  /** The text with every comment replaced by spaces, lines kept. */
  readonly code: string;
  /** Tests, and what only tests use. */
  readonly isTest: boolean;
}

/**
 * What a slash or a quote can begin. A scanner, not a parser: a slash counts as a regular expression where a value may begin.
 * Enough for formatted code; the tests of this folder hold it to samples.
 */
const token =
  /\/\/[^\n]*|\/\*[^]*?\*\/|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\[^])*`|(?<=(?:^|[=(,:[!&|?{};\n]|return|=>)\s*)\/(?![/*])(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\//g;

const folders = ['core', 'plugins', 'config', 'bench', 'test'];

/** Every TypeScript file of the repository. */
export const sourceFiles: readonly SourceFile[] = folders.flatMap((folder) =>
  filesBelow(folder)
    .filter((path) => path.endsWith('.ts'))
    .map(readSource),
);

/** The files below a folder, relative to the root; what is installed or generated is left out. */
export function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !/(?:^|\/)(?:node_modules|dist|third-party)\//.test(path))
    .toSorted();
}

function readSource(path: string): SourceFile {
  const text = readFileSync(join(root, path), 'utf8');
  const isTest = path.startsWith('test/') || path.endsWith('.test.ts') || path.includes('/fixtures/');
  return { path, text, code: withoutComments(text), isTest };
}

/** Replaces comments by spaces; lines stay where they are. */
export function withoutComments(text: string): string {
  return text.replace(token, (found) => (/^\/[/*]/.test(found) ? blank(found) : found));
}

/** Replaces the characters of comments, texts and regular expressions by underscores; lines stay where they are. */
export function withoutLiterals(text: string): string {
  return text.replace(token, (found) => found.replace(/[^\n]/g, '_'));
}

function withoutTemplates(text: string): string {
  return text.replace(token, (found) => (found.startsWith('`') ? blank(found) : found));
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

/** The imports of a file: packages by name, files relative to the root. Includes imports of types. */
export function importsOf({ path, code }: SourceFile): string[] {
  const text = withoutTemplates(code);
  const forms = [
    /^(?:import|export)\b[^'"`;]*?\bfrom\s*'([^']+)'/gm,
    /^import\s*'([^']+)'/gm,
    /\bimport\(\s*'([^']+)'\s*\)/g,
  ];
  const names = forms.flatMap((form) => [...text.matchAll(form)].map(([, name]) => name as string));
  return names.map((name) => (name.startsWith('.') ? resolveFrom(path, name) : name));
}

function resolveFrom(path: string, name: string): string {
  const file = join(path, '..', name).split(sep).join('/');
  return file.replace(/\.js$/, '.ts');
}

/** The package that an import names: `zod/v4` is `zod`, `@a/b/c` is `@a/b`. */
export function packageOf(name: string): string {
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
}
