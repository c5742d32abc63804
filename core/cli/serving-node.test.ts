import { test } from 'tap';
import { type NodeSearch, type RunningNode, servingNode } from './serving-node.js';

const running = {
  platform: 'linux',
  arch: 'x64',
  versions: { ...process.versions, node: '24.1.0' },
  connected: false,
} as const;

/** A machine with these files, on which these programs run. */
function machine(files: readonly string[], programs = files): NodeSearch {
  return { find: (name) => files.find((file) => file === name), runs: (file) => programs.includes(file) };
}

const [x64, arm64] = ['node26-linux-x64/bin/node', 'node26-linux-arm64/bin/node'];
const both = machine([x64, arm64]);

await test('on Linux, the gateway serves under the installed Node for the processor', (t) => {
  t.equal(servingNode(running, both), x64);
  t.equal(servingNode({ ...running, arch: 'arm64' }, both), arm64);
  t.end();
});

await test('the running Node serves where it is as new, alone, talked to by its parent, or on another system', (t) => {
  const version = (node: string): RunningNode => ({ ...running, versions: { ...running.versions, node } });
  for (const [what, node, search] of [
    ['as new', version('26.0.0'), both],
    ['newer', version('28.3.1'), both],
    ['no other is installed', running, machine([])],
    ['none for this processor', { ...running, arch: 'riscv64' }, both],
    ['the other one does not run: a library is missing', running, machine([x64], [])],
    ['a parent process has a channel to it', { ...running, connected: true }, both],
    ['Windows', { ...running, platform: 'win32' }, both],
    ['macOS', { ...running, platform: 'darwin' }, both],
  ] as const) {
    t.equal(servingNode(node, search), undefined, what);
  }
  t.end();
});
