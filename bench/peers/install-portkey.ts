import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { peersFolder } from './peers-folder.js';
import { runInstaller } from './run-installer.js';

/** The version that is measured. */
const portkeyVersion = '1.15.2';

/**
 * The server library it was published with. A fresh install picks a newer one, with which every streamed request
 * answers 500 ("TypeError: immutable") under Node 24.
 */
const nodeServerVersion = '1.12.0';

function installFolder(): string {
  return join(peersFolder(), `portkey-${portkeyVersion}`);
}

/** The script that starts Portkey's gateway, or undefined when it is not installed. */
export function portkeyScript(): string | undefined {
  const script = join(installFolder(), 'node_modules', '@portkey-ai', 'gateway', 'build', 'start-server.js');
  return existsSync(script) ? script : undefined;
}

/** Installs Portkey's gateway from the npm registry, unless it is there already. */
export async function installPortkey(): Promise<void> {
  if (portkeyScript() !== undefined) return;
  const folder = installFolder();
  await mkdir(folder, { recursive: true });
  const manifest = {
    private: true,
    dependencies: { '@portkey-ai/gateway': portkeyVersion },
    overrides: { '@hono/node-server': nodeServerVersion },
  };
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  console.log(`Installing @portkey-ai/gateway ${portkeyVersion} into ${folder} …`);
  await runInstaller(folder, 'npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund']);
}
