import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { codeOf } from '../../api/internal/code-of.js';
import { messageOf } from '../../api/internal/message-of.js';
import { PluginLoadError } from './plugin-load-error.js';

/** Version of the contract in `core/api`, which the manifests of third-party packages refer to. */
const contractVersion = { major: 1, minor: 0 } as const;

const needsVersion = 'must be a version such as "^1.0"';

const manifestSchema = z.object({
  name: z.string().optional(),
  sluice: z.object({
    api: z.string(needsVersion).regex(/^\^?\d+(\.\d+)?(\.\d+)?$/, needsVersion),
    plugin: z.string().startsWith('./', 'must be a path inside the package that starts with "./"'),
  }),
});

/** The manifest of a third-party package; read before any of its code runs. */
interface PluginManifest {
  /** Absolute path of the module whose default export is the plugin. */
  readonly entry: string;
  /** The version of the contract that it requires: `^1.0`. */
  readonly api: string;
}

/**
 * Reads the manifest in the `package.json` of a plugin's folder.
 *
 * @throws Error with a message that says what is missing or wrong
 */
export async function readManifest(folder: string): Promise<PluginManifest> {
  const file = join(folder, 'package.json');
  let parsed: unknown;
  try {
    parsed = JSON.parse(await readFile(file, 'utf8'));
  } catch (cause) {
    const reason =
      codeOf(cause) === 'ENOENT'
        ? 'there is no such file; a plugin without one is named by its module'
        : messageOf(cause);
    throw new Error(`${file} cannot be read: ${reason}`, { cause });
  }
  const result = manifestSchema.safeParse(parsed, {
    error: ({ input }) => (input === undefined ? 'is missing' : undefined),
  });
  if (!result.success) {
    const issue = result.error.issues[0];
    throw new Error(
      `${file} is not a valid plugin manifest: "${issue?.path.join('.')}" ${issue?.message}. ` +
        'It needs "sluice": {"api": "^1.0", "plugin": "./dist/plugin.js"}',
    );
  }
  const { api, plugin } = result.data.sluice;
  return { entry: join(folder, plugin), api };
}

/** Whether this gateway serves plugins that require a version of the contract. */
export function servesContract(api: string): boolean {
  const [major = 0, minor = 0] = api.replace('^', '').split('.').map(Number);
  return major === contractVersion.major && minor <= contractVersion.minor;
}

/** The error for a plugin that requires another version of the contract. */
export function otherContract(use: string, api: string | number): PluginLoadError {
  const { major, minor } = contractVersion;
  const message = `plugin "${use}" was written for plugin API ${api}; this gateway has ${major}.${minor}`;
  return new PluginLoadError(message, 'Install a version of the plugin for this gateway.');
}
