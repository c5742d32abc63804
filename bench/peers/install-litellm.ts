import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { peersFolder } from './peers-folder.js';
import { runInstaller } from './run-installer.js';

/** The version that is measured. */
const litellmVersion = '1.106.12';

/** The checksum of its wheel for Linux on x86-64; on other systems, pip refuses the wheel. */
const wheelHash = 'sha256:b633c99425b84721f82e661f623432d87361092c4520aebbe97e999291fe3a00';

function installFolder(): string {
  return join(peersFolder(), `litellm-${litellmVersion}`);
}

/** The command that starts LiteLLM's proxy, or undefined when it is not installed. */
export function litellmCommand(): string | undefined {
  const command = join(installFolder(), 'bin', 'litellm');
  // Written last, so that an interrupted installation is repeated.
  return existsSync(join(installFolder(), 'complete')) ? command : undefined;
}

/** Installs LiteLLM's proxy from PyPI into a virtual environment, unless it is there already. Only wheels, so that no code of a package runs. */
export async function installLitellm(): Promise<void> {
  if (litellmCommand() !== undefined) return;
  const folder = installFolder();
  await mkdir(folder, { recursive: true });
  console.log(`Installing litellm[proxy] ${litellmVersion} into ${folder} …`);
  await writeFile(join(folder, 'requirements.txt'), `litellm==${litellmVersion} --hash=${wheelHash}\n`);
  await runInstaller(folder, 'python3', ['-m', 'venv', folder]);
  const pip = join(folder, 'bin', 'pip');
  const quiet = ['install', '--quiet', '--disable-pip-version-check', '--only-binary', ':all:'];
  await runInstaller(folder, pip, [...quiet, '--no-deps', '--require-hashes', '--requirement', 'requirements.txt']);
  await runInstaller(folder, pip, [...quiet, `litellm[proxy]==${litellmVersion}`]);
  await writeFile(join(folder, 'complete'), '');
}
