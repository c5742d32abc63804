/** The worker thread that reads a long file: see `readYamlApart`. */
import { parentPort, workerData } from 'node:worker_threads';
import { SourceText } from './positions.js';
import { readYaml } from './read-yaml.js';

/** The content of the file, and its name. */
export interface YamlText {
  readonly file: string;
  readonly text: string;
}

const { file, text } = workerData as YamlText;
parentPort?.postMessage(readYaml(new SourceText(file, text)));
