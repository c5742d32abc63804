import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createWorker, OEM, type Worker } from 'tesseract.js';
import type { PageBitmap } from '../pdf/pdf-page.js';

/** What was read, and how sure of it the engine is, from 0 to 100. */
export interface RecognisedText {
  readonly text: string;
  readonly confidence: number;
}

const require = createRequire(import.meta.url);

/** Tesseract with its data from npm packages: nothing is fetched. Started when the first page comes, and kept. */
export class OcrEngine {
  #worker: Worker | undefined;
  #languages = '';

  /** Reads a picture in some languages, as Tesseract names them. */
  async recognise(bitmap: PageBitmap, languages: readonly string[], dpi: number): Promise<RecognisedText> {
    const worker = await this.#inLanguages(languages);
    await worker.setParameters({ user_defined_dpi: String(dpi) });
    const { data } = await worker.recognize(grayMap(bitmap), {}, { text: true });
    return { text: data.text, confidence: data.confidence };
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
    this.#worker = undefined;
    this.#languages = '';
  }

  async #inLanguages(languages: readonly string[]): Promise<Worker> {
    const key = languages.join('+');
    if (this.#worker !== undefined && this.#languages === key) return this.#worker;
    const data = await Promise.all(languages.map(async (code) => ({ code, data: await readFile(dataFile(code)) })));
    if (this.#worker === undefined)
      this.#worker = await createWorker(data, OEM.LSTM_ONLY, { cacheMethod: 'none', gzip: true });
    else await this.#worker.reinitialize(data, OEM.LSTM_ONLY);
    this.#languages = key;
    return this.#worker;
  }
}

/** Whether the data of a language is installed. */
export function hasLanguage(code: string): boolean {
  try {
    return dataFile(code) !== '';
  } catch {
    return false;
  }
}

function dataFile(code: string): string {
  const folder = dirname(require.resolve(`@tesseract.js-data/${code}/package.json`));
  return join(folder, '4.0.0_best_int', `${code}.traineddata.gz`);
}

/** A portable gray map: the engine reads it without another library. */
function grayMap({ width, height, pixels }: PageBitmap): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1'), pixels]);
}
