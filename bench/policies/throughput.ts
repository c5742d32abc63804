import { cpuUsage } from 'node:process';
import { parseArgs } from 'node:util';
import type { ScanRequest } from '../../plugins/policies/scanner/scan-request.js';
import type { SensitivityLevel } from '../../plugins/policies/sensitivity-level.js';
import type { Scanner } from '../../plugins/policies/scanner/scanner.js';
import { scannerFor } from '../../plugins/policies/scanner/scanner-for.js';
import { foundMessages, writtenMessages } from './messages.js';
import { chatText, codeText, denseText, randomFrom, randomTexts, worstTexts } from './texts.js';

/*
 * Measures how fast the scanner processes texts and streams: node dist/bench/policies/throughput.js [low|medium|high] [FOLDER]
 * The folder is that of `score.js`, whose messages are measured too.
 */
const { positionals } = parseArgs({ allowPositionals: true });
const [level = 'medium', folder] = positionals as [SensitivityLevel?, string?];
const requests: readonly ScanRequest[] = [
  { kind: 'pii', sensitivityLevel: level },
  { kind: 'secret', sensitivityLevel: level },
];
const scanner = scannerFor(requests);
const ignore = (): void => {};

console.log(`level ${level}\n`);
console.log(
  'messages, MB/s of processor time: the first tenth, the next two, the others; all again, median and best of 7',
);
// The first ones are the process's first texts, so they come before everything else.
if (folder !== undefined) console.log('of the folder '.padEnd(14), messageRates(foundMessages(folder)));
console.log('made here'.padEnd(14), messageRates(writtenMessages(1_500_000, 1)));
console.log('\nMB/s of processor time, median and best of 7');
for (const [name, text] of Object.entries({
  chat: chatText(1_000_000),
  code: codeText(1_000_000),
  dense: denseText(300_000),
}))
  console.log(name.padEnd(14), rates(text, 7));
for (const [name, make] of Object.entries(worstTexts)) {
  const [short, long] = [make(50_000), make(200_000)];
  const least = (text: string): number =>
    Math.min(...Array.from({ length: 5 }, () => seconds(() => scanner.scan(text))));
  const growth = least(long) / least(short);
  console.log(name.padEnd(14), rates(long, 3), `  4 times the text: ${growth.toFixed(1)} times the time`);
}
console.log(
  '\ntexts of words that were never there before, a new one each time: the first, and the median of the last 5 of 10',
);
for (const [name, make] of Object.entries(randomTexts)) {
  const random = randomFrom(1);
  const measured = Array.from({ length: 10 }, () => {
    const text = make(random, 100_000);
    return text.length / 1e6 / seconds(() => scanner.scan(text));
  });
  console.log(name.padEnd(14), `${(measured[0] as number).toFixed(2)} ${quantile(measured.slice(5), 0.5).toFixed(2)}`);
}
console.log('\nstreams of 1 to 8 characters: µs per push p50 / p99 / p99.9; held mean / p99 / most');
for (const [name, text] of Object.entries({
  chat: chatText(200_000),
  code: codeText(200_000),
  dense: denseText(200_000),
})) {
  pushes(text);
  pushes(text);
  const { times, held } = pushes(text);
  const time = [0.5, 0.99, 0.999].map((share) => quantile(times, share).toFixed(1)).join(' / ');
  const mean = held.reduce((sum, each) => sum + each, 0) / held.length;
  console.log(name.padEnd(14), time, ' ', `${mean.toFixed(1)} / ${quantile(held, 0.99)} / ${quantile(held, 1)}`);
}

function messageRates(messages: readonly string[]): string {
  if (messages.length === 0) return 'none there';
  const rate = (from: number, to: number): number => {
    const part = messages.slice(Math.floor(from * messages.length), Math.floor(to * messages.length));
    const length = part.reduce((sum, message) => sum + message.length, 0);
    return length / 1e6 / seconds(() => part.forEach((message) => scanner.scan(message)));
  };
  const first = [rate(0, 0.1), rate(0.1, 0.3), rate(0.3, 1)];
  const again = Array.from({ length: 7 }, () => rate(0, 1));
  const shown = [...first, quantile(again, 0.5), quantile(again, 1)].map((each) => each.toFixed(1));
  return `${shown.slice(0, 3).join(' ')}; ${shown.slice(3).join(' ')}`;
}

function rates(text: string, rounds: number): string {
  scanner.scan(text);
  const measured = Array.from({ length: rounds }, () => text.length / 1e6 / seconds(() => scanner.scan(text)));
  return `${quantile(measured, 0.5).toFixed(1)} ${quantile(measured, 1).toFixed(1)}`;
}

/** Processor time of this thread, which other programs do not affect. */
function seconds(run: () => void): number {
  const before = cpuUsage();
  run();
  const { user, system } = cpuUsage(before);
  return (user + system) / 1e6;
}

function pushes(text: string, by: Scanner = scanner): { readonly times: number[]; readonly held: number[] } {
  const stream = by.stream();
  const times: number[] = [];
  const held: number[] = [];
  for (let at = 0, turn = 0; at < text.length; turn += 1) {
    const size = 1 + ((turn * 7) % 8);
    const piece = text.slice(at, at + size);
    const start = performance.now();
    stream.push(piece, ignore);
    times.push((performance.now() - start) * 1000);
    held.push(stream.held);
    at += size;
  }
  stream.end(ignore);
  return { times, held };
}

function quantile(values: readonly number[], share: number): number {
  const ordered = values.toSorted((a, b) => a - b);
  return ordered[Math.min(ordered.length - 1, Math.ceil(share * ordered.length) - 1)] ?? 0;
}
