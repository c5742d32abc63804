import { Worker } from 'node:worker_threads';
import type { SourceText } from './positions.js';
import { readYaml, type YamlReading } from './read-yaml.js';
import type { YamlText } from './yaml-thread.js';

/** A shorter text is read in less time (some 20 ms) than a thread needs to start. */
const longText = 32_768;

/** Like `readYaml`, but reads a long text in a thread of its own, because a gateway reads its file while it serves streams. */
export async function readYamlApart(source: SourceText): Promise<YamlReading> {
  if (source.text.length < longText) return readYaml(source);
  return (await readInThread(source)) ?? readYaml(source);
}

/** Undefined if the system has no thread to give. */
function readInThread({ file, text }: SourceText): Promise<YamlReading | undefined> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./yaml-thread.js', import.meta.url), {
      workerData: { file, text } satisfies YamlText,
    });
    worker.once('message', resolve);
    worker.once('error', () => resolve(undefined));
    worker.once('exit', () => resolve(undefined));
  });
}
