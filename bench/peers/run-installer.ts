import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs one command of an installer in a folder. Throws if it fails; its messages are printed. */
export async function runInstaller(folder: string, command: string, words: readonly string[]): Promise<void> {
  const child = spawn(command, words, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${command} ${words[0]} in ${folder} ended with ${code}; its messages are above`);
}
