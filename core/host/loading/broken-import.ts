import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { codeOf } from '../../api/internal/code-of.js';
import * as api from '../../api/index.js';
import { messageOf } from '../../api/internal/message-of.js';
import { lineOf } from '../reason-of.js';
import { entryPoints } from './share-contract.js';

/** Why the module of a plugin could not be imported. */
interface BrokenImport {
  /** The package that is not installed, if that is the reason. */
  readonly missing?: string;
  /** What went wrong, and where. */
  readonly reason: string;
  /** How the plugin's author can fix it, if that is known. */
  readonly hint?: string;
}

/** Explains why an import has failed. */
export async function explainImport(cause: unknown): Promise<BrokenImport> {
  const line = lineOf(cause);
  const reason = messageOf(cause) + line;
  const missing = missingDependency(cause);
  if (missing === 'sluice' || isInside(cause)) {
    return {
      reason,
      hint: `Of sluice, a plugin may import only ${entryPoints.map((name) => `"${name}"`).join(', ')}.`,
    };
  }
  if (missing !== undefined) return { missing, reason };
  const hint =
    hintForTypes(cause) ??
    hintForFile(cause) ??
    (await hintForExport(reason)) ??
    (line === '' ? hintForSyntax(cause) : undefined);
  return hint === undefined ? { reason } : { reason, hint };
}

/** The package that an import or a `require` did not find. (A missing file inside a package means that the package is broken.) */
function missingDependency(cause: unknown): string | undefined {
  const code = codeOf(cause);
  if (code !== 'ERR_MODULE_NOT_FOUND' && code !== 'MODULE_NOT_FOUND') return undefined;
  const missing = /^Cannot find (?:package|module) '([^']+)'/.exec(messageOf(cause))?.[1];
  return missing === undefined || /^[./]|^[A-Za-z]:/.test(missing) ? undefined : missing;
}

/** Whether an import names what the package of the gateway does not export. */
function isInside(cause: unknown): boolean {
  if (codeOf(cause) !== 'ERR_PACKAGE_PATH_NOT_EXPORTED') return false;
  return /[\\/]node_modules[\\/]sluice[\\/]package\.json/.test(messageOf(cause));
}

/** For TypeScript that is more than types, such as an enum or a parameter property. */
function hintForTypes(cause: unknown): string | undefined {
  if (codeOf(cause) !== 'ERR_UNSUPPORTED_TYPESCRIPT_SYNTAX') return undefined;
  return 'Node only removes types: build the plugin to JavaScript and load that, or avoid such syntax ("erasableSyntaxOnly").';
}

/** For an import without the extension, which compilers allow with `"moduleResolution": "bundler"`. */
function hintForFile(cause: unknown): string | undefined {
  const path = /^(?:Cannot find module|Directory import) '([^']+)'/.exec(messageOf(cause))?.[1];
  const file = ['.js', '.mjs', '.cjs', '.ts', '/index.js'].find((rest) => existsSync(`${path}${rest}`));
  if (path === undefined || file === undefined) return undefined;
  return `Node needs the whole name of a file: "${basename(path)}${file}" in place of "${basename(path)}".`;
}

/** For syntax errors, Node prints the position only on the console. */
function hintForSyntax(cause: unknown): string | undefined {
  if (/^(?:Cannot use import statement outside a module|Unexpected token 'export')$/.test(messageOf(cause)))
    return 'Node takes the file for CommonJS: name it ".mjs", or write "type": "module" in the nearest package.json.';
  return cause instanceof SyntaxError ? '"node --check FILE" shows where.' : undefined;
}

/** Suggests the nearest export for a name that the contract does not have. */
async function hintForExport(reason: string): Promise<string | undefined> {
  const found = /requested module '(sluice\/[\w/]+)' does not provide an export named '(\w+)'/.exec(reason);
  const [, module, name] = found ?? [];
  if (module === undefined || name === undefined) return undefined;
  const database = await import('../../api/database.js');
  const [own, elsewhere] = module === 'sluice/api' ? [api, database] : [database, api];
  if (name in elsewhere) return `"${name}" is in "${module === 'sluice/api' ? 'sluice/api/database' : 'sluice/api'}".`;
  const nearest = api.nearestName(name, Object.keys(own));
  if (nearest !== undefined) return `Did you mean "${nearest}"?`;
  return `If "${name}" is a type, it must be imported with "import type".`;
}
