import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/*
 * Generates the lists of names from those of @faker-js/faker 10.6.0, Faker 40.54.0 and mimesis 22.2.0 for Python, niafaker 1.0.0 (all MIT) and indian-names
 * 0.3 (BSD); see NOTICE beside the lists:
 *
 *   npm install --prefix /tmp/names --ignore-scripts @faker-js/faker@10.6.0
 *   node dist/plugins/policies/scanner/persons/generate-name-lists.js /tmp/names/node_modules/@faker-js/faker/dist/index.js \
 *     plugins/policies/scanner/persons/lists MORE_NAMES
 *
 * MORE_NAMES is a file of JSON, `{"first": […], "last": […]}`: the tuples of all `faker.providers.person.*.Provider` that are called `first_name…`
 * and `last_name…`; `names` and `surnames` of each `person.json` of mimesis; those of `person.json` of niafaker; and the three files of indian-names.
 * Words that English texts write in lower case are removed: those of WordNet, and of its definitions.
 */

interface Locale {
  readonly person?: { readonly first_name?: unknown; readonly last_name?: unknown };
}

const [library, folder, more] = process.argv.slice(2);
if (library !== undefined && folder !== undefined) {
  const { allLocales } = (await import(library)) as { readonly allLocales: Readonly<Record<string, Locale>> };
  const others =
    more === undefined ? {} : (JSON.parse(readFileSync(more, 'utf8')) as Readonly<Record<string, unknown>>);
  const people = Object.values(allLocales).map(({ person = {} }) => person);
  write('first-names', [...people.map(({ first_name }) => first_name), others['first']]);
  write('last-names', [...people.map(({ last_name }) => last_name), others['last']]);
}

function write(name: string, source: unknown): void {
  const names = [...new Set(namesIn(source))].toSorted();
  const constant = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const lines = names.join(' ').match(/.{1,118}(?: |$)/g) ?? [];
  const text = `/** Made by generate-name-lists.ts; ${names.length} names, each a word in Latin letters. */\nexport const ${constant} = \`\n${lines.map((line) => line.trimEnd()).join('\n')}\n\`;\n`;
  writeFileSync(join(folder as string, `${name}.ts`), text);
}

/** All strings at any depth that are one capitalized word, including `O'Hara`. */
function namesIn(source: unknown): readonly string[] {
  if (typeof source === 'string')
    return /^\p{Lu}['\p{Ll}][\p{L}'-]*$/u.test(source) && /^[\p{Script=Latin}'-]+$/u.test(source) ? [source] : [];
  return typeof source === 'object' && source !== null ? Object.values(source).flatMap(namesIn) : [];
}
