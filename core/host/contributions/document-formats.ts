import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { DocumentFormat, DocumentFormats, PluginDocumentFormat } from '../../api/index.js';
import type { ConfigProblem } from '../../api/internal/config-problem.js';
import type { Installed } from '../../pipeline/chain/installed.js';
import { ConfigurationError } from '../configuration-error.js';
import type { Prepared } from '../loading/prepare.js';

/** The formats of documents of one generation; filled when every plugin is set up. */
export class HostDocumentFormats implements DocumentFormats {
  #formats: readonly PluginDocumentFormat[] = [];

  fill(formats: readonly PluginDocumentFormat[]): void {
    this.#formats = formats;
  }

  list(): readonly PluginDocumentFormat[] {
    return this.#formats;
  }
}

/**
 * Collects all formats of documents of a generation.
 *
 * @throws ConfigurationError when two plugins read the same files, with the names of both, or when a format is invalid
 */
export function gatherDocumentFormats(
  prepared: Prepared,
  installed: readonly Installed[],
): readonly PluginDocumentFormat[] {
  const owners = new Map<string, string>();
  const problems: ConfigProblem[] = [];
  for (const [index, { entry }] of prepared.plugins.entries()) {
    for (const format of installed[index]?.contributions.documentFormats ?? []) {
      const contributes = `"${entry.id}" contributes the document format "${format.name}"`;
      problems.push(...mistakesIn(format, owners).map((mistake) => entry.problem(`${contributes}, but ${mistake}`)));
      for (const key of keysOf(format)) owners.set(key, owners.get(key) ?? entry.id);
    }
  }
  if (problems.length > 0) throw new ConfigurationError(problems);
  return installed.flatMap(({ id, contributions }) =>
    (contributions.documentFormats ?? []).map((format) => ({ ...format, plugin: id })),
  );
}

/** By what files of the format are recognized. */
function keysOf({ extensions, contentTypes = [] }: DocumentFormat): readonly string[] {
  return [...extensions.map((extension) => `.${extension}`), ...contentTypes];
}

function mistakesIn(format: DocumentFormat, owners: ReadonlyMap<string, string>): readonly string[] {
  const mistakes = keysOf(format).flatMap((key) => {
    const owner = owners.get(key);
    return owner === undefined ? [] : [`"${owner}" already reads "${key}"`];
  });
  const extension = format.extensions.find((each) => !/^[a-z0-9]{1,20}$/.test(each));
  if (extension !== undefined)
    mistakes.push(`"${extension}" is not an extension: lower-case letters and digits, without a dot`);
  const type = format.contentTypes?.find((each) => !/^[a-z0-9.+-]+\/[a-z0-9.+-]+$/.test(each));
  if (type !== undefined) mistakes.push(`"${type}" is not a media type in lower case, without parameters`);
  if (keysOf(format).length === 0) mistakes.push('it has neither extensions nor content types, so no file has it');
  if (!isFile(format.module))
    mistakes.push(
      `its module "${format.module}" is not the URL of a file that exists: use new URL('./parse.js', import.meta.url).href`,
    );
  return mistakes;
}

function isFile(url: string): boolean {
  return URL.canParse(url) && new URL(url).protocol === 'file:' && existsSync(fileURLToPath(url));
}
