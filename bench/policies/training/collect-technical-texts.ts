import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Found, harmless, piecesOf, spread } from './pieces-of-texts.js';

/**
 * Harmless technical texts out of packages under MIT, Apache-2.0 and CC0-1.0: messages of programs in other languages, manuals with commands and what they
 * print, licences, and programs in several languages.
 */
const pieceLength = 6000;
/** Messages are short, and their languages many. */
const messagesLength = 3000;
const mostOfLanguage = 40;
const mostOfFile = { manuals: 20, licences: 2, programs: 2 };

const manuals = { awscli: 260, eslint: 20, webpack: 40, knex: 30 };
const mostLicences = 140;
const programs = { kubernetes: 60, awscli: 60, webpack: 50, eslint: 50, 'playwright-core': 50, knex: 40 };

/** The messages of two programs, by language: `de`, `zh-tw`. */
export async function localizedMessages(packages: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const messages = new Map<string, readonly string[]>();
  const compiler = path.join(packages, 'typescript/lib');
  const files = await readdir(compiler, { recursive: true });
  for (const file of files.filter((name) => path.basename(name) === 'diagnosticMessages.generated.json').toSorted()) {
    const translated = JSON.parse(await readFile(path.join(compiler, file), 'utf8')) as Record<string, string>;
    messages.set(path.dirname(file), Object.values(translated));
  }
  const editor = path.join(packages, 'monaco-editor/esm');
  for (const file of (await readdir(editor)).toSorted()) {
    const [, language] = /^nls\.messages\.(.+)\.js$/.exec(file) ?? [];
    const [, list] = /_VSCODE_NLS_MESSAGES=(\[[^]*\]);/.exec(await textOf(editor, file, language !== undefined)) ?? [];
    if (language === undefined || list === undefined) continue;
    const translated = (JSON.parse(list) as readonly (string | null)[]).filter((each) => typeof each === 'string');
    messages.set(language, [...(messages.get(language) ?? []), ...translated]);
  }
  return messages;
}

async function textOf(folder: string, file: string, isWanted: boolean): Promise<string> {
  return isWanted ? readFile(path.join(folder, file), 'utf8') : '';
}

export async function localizedTexts(packages: string): Promise<readonly Found[]> {
  const languages = [...(await localizedMessages(packages)).values()];
  return languages.flatMap((messages) =>
    spread(piecesOf(messages.join('\n'), messagesLength, Number.POSITIVE_INFINITY), mostOfLanguage).map(harmless),
  );
}

export async function manualTexts(packages: string): Promise<readonly Found[]> {
  return textsOf(packages, manuals, /\.(?:rst|md)$/, mostOfFile.manuals);
}

export async function programTexts(packages: string): Promise<readonly Found[]> {
  return textsOf(packages, programs, /\.(?:py|js|ts)$/, mostOfFile.programs);
}

export async function licenceTexts(packages: string): Promise<readonly Found[]> {
  const folder = path.join(packages, 'spdx-license-list/licenses');
  const pieces: string[] = [];
  for (const file of (await readdir(folder)).toSorted()) {
    const { licenseText = '' } = JSON.parse(await readFile(path.join(folder, file), 'utf8')) as Record<string, string>;
    pieces.push(...piecesOf(licenseText, pieceLength, mostOfFile.licences));
  }
  return spread(pieces, mostLicences).map(harmless);
}

/** Pieces of the files of some packages. */
async function textsOf(
  packages: string,
  counts: Readonly<Record<string, number>>,
  fits: RegExp,
  most: number,
): Promise<readonly Found[]> {
  const texts: string[] = [];
  for (const [name, count] of Object.entries(counts)) {
    const folder = path.join(packages, name);
    const pieces: string[] = [];
    for (const file of (await readdir(folder, { recursive: true })).toSorted()) {
      if (!fits.test(file) || /(?:^|\/)(?:node_modules|vite)\/|\.min\./.test(file)) continue;
      pieces.push(...piecesOf(await readFile(path.join(folder, file), 'utf8'), pieceLength, most));
    }
    texts.push(...spread(pieces, count));
  }
  return texts.map(harmless);
}
