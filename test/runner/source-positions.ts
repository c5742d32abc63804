import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const compiled = /((?:file:\/\/)?[\w./-]*\bdist\/[\w./-]+\.js):(\d+):(\d+)/g;

/**
 * @returns the line with positions in compiled files replaced by those in the sources. Node could do that in every process; it would read
 * the source map of every module that any test loads, for the few lines that are shown of a failure
 */
export function withSourcePositions(line: string): string {
  return line.replaceAll(compiled, (position, name: string, row: string, column: string) => {
    const file = resolve(name.startsWith('file:') ? fileURLToPath(name) : name);
    const map = `${file}.map`;
    if (!existsSync(map)) return position;
    const entry = new SourceMap(JSON.parse(readFileSync(map, 'utf8'))).findEntry(Number(row) - 1, Number(column) - 1);
    if (!('originalSource' in entry)) return position;
    const source = relative(process.cwd(), join(dirname(file), entry.originalSource));
    return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  });
}
