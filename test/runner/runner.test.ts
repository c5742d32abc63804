import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { mock } from 'node:test';
import { text as readAll } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { type Test, test } from 'tap';
import { hasNone } from './build-tap.js';
import { alone, inOrder, inProcesses, longest } from './in-order.js';
import { Report } from './report.js';
import { type FileResult, runFiles } from './run-files.js';
import { readSettings } from './settings.js';
import { withSourcePositions } from './source-positions.js';

const tap = import.meta.resolve('tap');
const options = [`--import=${import.meta.resolve('./without-domains.js')}`];

function runTexts(t: Test, texts: readonly string[], timeout = 900): Promise<readonly FileResult[]> {
  const folder = t.testdir();
  const files = texts.map((text, index) => {
    const file = join(folder, `${index + 1}.test.mjs`);
    writeFileSync(file, `import { test } from ${JSON.stringify(tap)};\n${text}`);
    return file;
  });
  return runFiles(files, { options, environment: {}, timeout });
}

async function runText(t: Test, text: string, timeout?: number): Promise<FileResult> {
  const [result, ...others] = await runTexts(t, [text], timeout);
  if (!result || others.length > 0) throw new Error('There is not one result for one file.');
  return result;
}

await test('a file whose assertions hold passes, and each of them is counted once, however deep in subtests', async (t) => {
  const { ok, counts } = await runText(
    t,
    `await test('a', async (t) => { t.ok(true); await t.test('b', async (t) => { t.ok(true); t.skip('later'); }); });`,
  );
  t.strictSame([ok, counts], [true, { pass: 2, fail: 0, skip: 1 }]);
});

await test('a file with a failing assertion fails, and says where', async (t) => {
  const { ok, counts, lines } = await runText(t, `await test('a', async (t) => { t.ok(true); t.equal(1, 2); });`);
  t.strictSame([ok, counts], [false, { pass: 1, fail: 1, skip: 0 }]);
  t.match(lines.join('\n'), /not ok 2 - should be equal[\s\S]*lineNumber: 2/);
});

await test('a name or a pattern that no file has is told before anything is started', async (t) => {
  const child = spawn(process.execPath, ['dist/test/run.js', 'dist/core/nothing*.test.js']);
  const told = readAll(child.stderr);
  const [code] = (await once(child, 'close')) as [number];
  t.equal(code, 1);
  t.match(await told, /^There is no dist\/core\/nothing\*\.test\.js\. Name compiled files, such as [^\n]+\n$/);
});

for (const [title, text, ending] of [
  ['ends in the middle of a test', `await test('a', async (t) => { t.ok(true); process.exit(0); });`, /unfinished/],
  ['ends with an error after its tests', `await test('a', async () => {}); process.exitCode = 3;`, /ended with 3/],
  ['tests nothing', '', /tested nothing/],
  [
    'fails where nobody waits',
    `await test('a', async (t) => { t.ok(true); Promise.reject(new Error('alone')); });`,
    /1/,
  ],
  ['is killed', `await test('a', async (t) => { t.ok(true); }); process.kill(process.pid, 'SIGKILL');`, /SIGKILL/],
] as const) {
  await test(`a file that ${title} fails, whatever held until then`, async (t) => {
    const { ok, counts, lines } = await runText(t, text);
    t.strictSame([ok, counts.fail], [false, 1]);
    t.match(lines.join('\n'), ending);
  });
}

await test('files that share a process each have the results of their own tests, and run one after another', async (t) => {
  const running = `globalThis.running = (globalThis.running ?? 0) + 1;
    await test('a', async (t) => { await new Promise(setImmediate); t.equal(globalThis.running, 1); });
    globalThis.running -= 1;`;
  const results = await runTexts(t, [
    `${running} process.stdout.write('# first\\n');`,
    `await test('b', async (t) => { t.ok(true); t.equal(1, 2); t.skip('later'); });`,
    `${running} await test('c', async (t) => { t.ok(true); });`,
  ]);
  t.strictSame(
    results.map(({ file, ok, counts }) => [basename(file), ok, counts]),
    [
      ['1.test.mjs', true, { pass: 1, fail: 0, skip: 0 }],
      ['2.test.mjs', false, { pass: 1, fail: 1, skip: 1 }],
      ['3.test.mjs', true, { pass: 2, fail: 0, skip: 0 }],
    ],
  );
  t.match(results[0]?.lines.join('\n'), /# first/);
  t.match(results[1]?.lines.join('\n'), /not ok 2 - should be equal/);
  t.notMatch(results[2]?.lines.join('\n'), /not ok/);
});

await test('each file has the processor time that it has taken, with that of processes that it has started', async (t) => {
  const busy = `while (process.cpuUsage().user < began + 100_000);`;
  const own = `const began = process.cpuUsage().user; ${busy}`;
  const whole = `await test('a', async (t) => { t.ok(true); });`;
  const child = `import { execFileSync } from 'node:child_process';
    execFileSync(process.execPath, ['-e', ${JSON.stringify(own)}]);`;
  const texts = process.platform === 'linux' ? [own, child] : [own];
  const results = await runTexts(t, [whole, ...texts.map((text) => `${text} ${whole}`)]);
  for (const { processorTime } of results.slice(1)) t.ok(processorTime >= 100, `${processorTime} ms`);
  const shown: string[] = [];
  const report = new Report(join(t.testdir(), 'report.tap'), (line) => shown.push(line));
  for (const [index, result] of results.entries()) report.add({ ...result, processorTime: 1_000 * (index + 1) });
  shown.length = 0;
  report.showProcessorTime(1);
  const [all, most, ...others] = shown;
  t.match(all, results.length === 3 ? /took 6\.0 s/ : /took 3\.0 s/);
  t.match(most, new RegExp(`${results.length}\\.0 s .*${results.length}\\.test\\.mjs$`));
  t.strictSame(others, []);
});

for (const [title, text, ending] of [
  ['is killed', `process.kill(process.pid, 'SIGKILL'); await new Promise(() => {});`, /ended with SIGKILL/],
  ['throws', `throw new Error('broken');`, /not ok [^]*broken/],
  ['fails where nobody waits', `await test('a', () => void Promise.reject(new Error('alone')));`, /not ok [^]*alone/],
  [
    'fails and is killed',
    `await test('a', async (t) => { t.ok(false); }); process.kill(process.pid, 'SIGKILL');`,
    /SIGKILL/,
  ],
] as const) {
  await test(`a file that ${title} fails, and those after it run in another process`, async (t) => {
    const whole = `await test('a', async (t) => { t.ok(true); });`;
    const results = await runTexts(t, [whole, text, whole, whole]);
    t.strictSame(
      results.map(({ ok }) => ok),
      [true, false, true, true],
    );
    t.match(results[1]?.lines.join('\n'), ending);
  });
}

await test('a file that never ends is killed and fails', async (t) => {
  const { ok, lines } = await runText(t, `for (;;);`, 0.001);
  t.notOk(ok);
  t.match(lines.at(-1), 'not ok - ended with SIGKILL');
});

await test('each file of a process has the whole time', async (t) => {
  mock.timers.enable({ apis: ['setTimeout'] });
  t.teardown(() => mock.timers.reset());
  const marks = t.testdir();
  const files = ['1', '2', '3'];
  const untilThere = (name: string): string =>
    `while (!existsSync(${JSON.stringify(join(marks, name))})) await setImmediate();`;
  const texts = files.map(
    (file) => `import { existsSync, writeFileSync } from 'node:fs';
      import { text as readAll } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
      writeFileSync(${JSON.stringify(join(marks, file))}, '');
      await test('a', async (t) => { ${untilThere(`end ${file}`)} t.ok(true); });`,
  );
  const running = runTexts(t, texts, 900);
  for (const file of files) {
    while (!existsSync(join(marks, file))) await setImmediate();
    mock.timers.tick(400_000);
    writeFileSync(join(marks, `end ${file}`), '');
  }
  t.ok((await running).every(({ ok }) => ok));
});

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  await test(`test processes, whoever listens in them, and what they have started, end with a runner that is ended by ${signal}`, {
    timeout: 60_000,
  }, async (t) => {
    const idle = `[process.execPath, ['-e', 'setInterval(() => {}, 1e6)'], { stdio: ['ignore', 'ignore', 'inherit'] }]`;
    const folder = t.testdir({
      'a.test.mjs': `import { spawn } from 'node:child_process';
        const { pid } = spawn(...${idle});
        process.on('SIGTERM', () => undefined);
        process.stderr.write(\`\${process.pid} \${pid}\n\`);
        await new Promise(() => setInterval(() => {}, 1e6));`,
      'run.mjs': `import { runFiles } from ${JSON.stringify(import.meta.resolve('./run-files.js'))};
        await runFiles([process.argv[2]], { options: [], environment: {}, timeout: 900 });`,
    });
    const runner = spawn(process.execPath, [join(folder, 'run.mjs'), join(folder, 'a.test.mjs')], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const [pids] = (await once(runner.stderr, 'data')) as [Buffer];
    t.teardown(() => endAll(String(pids).trim().split(' ').map(Number)));
    runner.kill(signal);
    // All of them hold its output open.
    t.strictSame(await once(runner, 'close'), [null, signal]);
  });
}

function endAll(pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended, as it should.
    }
  }
}

await test('a file has a quarter of an hour, and in a long form of the tests as long as it is given', (t) => {
  t.equal(readSettings({}).timeout, 900);
  t.equal(readSettings({ SLUICE_TEST_TIMEOUT: '3600' }).timeout, 3600);
  t.end();
});

await test('positions in compiled files are converted to those in their sources; others stay unchanged', (t) => {
  const shown = withSourcePositions(`at readSettings (${import.meta.dirname}/settings.js:4:17)`);
  t.match(shown, /^at readSettings \(test\/runner\/settings\.ts:\d+:\d+\)$/);
  for (const line of ['at x (dist/none.js:1:1)', 'at y (node:internal/z:1:1)'])
    t.equal(withSourcePositions(line), line);
  t.end();
});

await test('tap is built again only if it is missing or has a plugin that is not used here', (t) => {
  const removed = ['@tapjs/before', '@tapjs/snapshot'];
  const compiled = 'import * as Plugin_beforeEach from "@tapjs/before-each";';
  t.ok(hasNone(removed, compiled));
  t.notOk(hasNone(removed, `${compiled}\nimport * as Plugin_before from "@tapjs/before";`));
  t.notOk(hasNone(removed, ''));
  t.end();
});

await test('every beginning on the list of what takes longest is that of a test, and the order begins with it', (t) => {
  const files = globSync('dist/**/*.test.js');
  for (const beginning of longest)
    t.ok(
      files.some((file) => file.startsWith(`dist/${beginning}`)),
      beginning,
    );
  t.match(inOrder(files)[0], longest[0]);
  t.same(new Set(inOrder(files)), new Set(files));
  t.end();
});

await test('files of one part of the project share processes, fewer where they are slow; those that measure theirs do not', (t) => {
  const files = globSync('dist/**/*.test.js');
  const groups = inProcesses(inOrder(files));
  t.strictSame(groups.flat().toSorted(), files.toSorted());
  t.ok(groups.length < files.length / 6, 'few processes');
  for (const beginning of alone) {
    const own = groups.filter((group) => group.some((file) => file.startsWith(`dist/${beginning}`)));
    t.ok(own.length > 0 && own.every(({ length }) => length === 1), beginning);
  }
  const usesWholeProcess = (file: string): boolean =>
    /import \{[^}]*\bt\b[^}]*\} from 'tap'/.test(readFileSync(file, 'utf8'));
  t.strictSame(
    groups.filter((group) => group.length > 1 && group.some(usesWholeProcess)),
    [],
    'what is torn down with the process would be so before the next file',
  );
  const slow = groups.filter(
    ([first]) => first?.startsWith('dist/test/e2e/') || first?.startsWith('dist/test/faults/'),
  );
  t.equal(Math.max(...slow.map(({ length }) => length)), 13);
  t.end();
});
