import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LabelledText } from './labelled-text.js';

/**
 * Packages of agents under MIT and Apache-2.0. What they tell models (system prompts, rules, commands, skills, descriptions of tools, reminders) is worded
 * like an attack, but is not one.
 */
const agentPackages = [
  'aider',
  'bmad-method',
  'browser_use',
  'deepagents',
  'fast_agent',
  '@fission-ai/openspec',
  '@google/gemini-cli-core',
  'gptme',
  'minisweagent',
  'openhands',
  'smolagents',
  'specify_cli',
  'superclaude',
];

const pieceLength = 3000;
const leastPiece = 200;
const mostOfFile = 6;
const mostOfPackage = 150;
/** Documentation is there for people. */
const notForModels =
  /(?:^|\/)(?:docs|website|tests?|node_modules|_src|_plugins|web-bundles|third_party|bundled)\/|licen[sc]e|changelog/i;
const isPrompt = /\.(?:md|mdc|j2|jinja2?)$|prompts?\/.*\.(?:txt|toml|ya?ml)$/;
const isCode = /\.(?:py|js)$/;
const literals: Readonly<Record<string, RegExp>> = { '.py': /"""([^]*?)"""/g, '.js': /`((?:[^`\\]|\\[^])*)`/g };
const address = /\byou(?:r|'re)?\b/gi;
/** Code between two strings, where a string has quotes in it that the pattern does not see. */
const statement = /^ *(?:def|return|import|if not|const|raise|self\.)\b/m;

/** Pieces of what agents tell models, spread over the files of each package. */
export async function agentTexts(packages: string): Promise<readonly Pick<LabelledText, 'text' | 'labels'>[]> {
  const texts: string[] = [];
  for (const name of agentPackages) {
    const pieces = [...new Set(await piecesOf(path.join(packages, name)))];
    const step = Math.max(1, pieces.length / mostOfPackage);
    for (let at = 0; at < pieces.length; at += step) texts.push(pieces[Math.floor(at)] ?? '');
  }
  return texts.map((text) => ({ text, labels: { prompt_attack: 0 } }));
}

async function piecesOf(folder: string): Promise<readonly string[]> {
  const pieces: string[] = [];
  for (const file of (await readdir(folder, { recursive: true })).toSorted()) {
    if (notForModels.test(file) || !(isPrompt.test(file) || isCode.test(file))) continue;
    const content = await readFile(path.join(folder, file), 'utf8');
    const whole = isCode.test(file) ? promptsIn(content, path.extname(file)) : [content];
    for (const text of whole) {
      for (let piece = 0; piece < mostOfFile && text.length - piece * pieceLength > leastPiece; piece += 1) {
        pieces.push(text.slice(piece * pieceLength, (piece + 1) * pieceLength));
      }
    }
  }
  return pieces;
}

/** Long strings in code that speak to somebody. */
function promptsIn(code: string, extension: string): readonly string[] {
  const found = [...code.matchAll(literals[extension] ?? /$^/g)].map(([, text = '']) => text);
  return found.filter(
    (text) => text.length >= leastPiece && (text.match(address)?.length ?? 0) >= 2 && !statement.test(text),
  );
}
