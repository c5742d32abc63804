import { test } from 'tap';
import { Places } from './places.js';

await test('there is only so much work at a time, in the order in which it came, and a failure frees its place', async (t) => {
  const places = new Places(2);
  const begun: number[] = [];
  const ends = Array.from({ length: 5 }, () => Promise.withResolvers<void>());
  const works = ends.map(({ promise }, index) =>
    places.with('acme', () => {
      begun.push(index);
      return promise;
    }),
  );
  t.strictSame(begun, [0, 1]);
  ends[1]?.reject(new Error('broken'));
  await t.rejects(works[1] as Promise<void>, { message: 'broken' });
  t.strictSame(begun, [0, 1, 2]);
  for (const { resolve } of ends) resolve();
  await Promise.allSettled(works);
  t.strictSame(begun, [0, 1, 2, 3, 4]);
});

/** Work of organizations that ends when it is told to. */
class Bench {
  readonly begun: string[] = [];
  readonly #places: Places;
  readonly #ends = new Map<string, () => void>();
  readonly #works: Promise<void>[] = [];

  constructor(places: number) {
    this.#places = new Places(places);
  }

  /** @param names each of an organization and a number: `acme 1` */
  add(...names: readonly string[]): void {
    for (const name of names) {
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#ends.set(name, resolve);
      const work = (): Promise<void> => {
        this.begun.push(name);
        return promise;
      };
      this.#works.push(this.#places.with(name.split(' ')[0] as string, work));
    }
  }

  /** Ends some work. @returns what has begun thereby */
  async end(name: string): Promise<readonly string[]> {
    const before = this.begun.length;
    this.#ends.get(name)?.();
    await this.#works[[...this.#ends.keys()].indexOf(name)];
    return this.begun.slice(before);
  }
}

await test('an organization with much work does not delay another one, which has one place more if all are taken', async (t) => {
  const bench = new Bench(2);
  bench.add('many 1', 'many 2', 'many 3', 'many 4', 'few 1', 'few 2');
  t.strictSame(bench.begun, ['many 1', 'many 2', 'few 1'], 'beside work that may last for long');
  bench.add('third 1');
  t.strictSame(await bench.end('few 1'), ['few 2']);
  t.strictSame(await bench.end('many 1'), [], 'no more than one place too many');
  t.strictSame(await bench.end('few 2'), ['third 1'], 'before what the first has waited with for longer');
  t.strictSame(await bench.end('third 1'), ['many 3']);
  t.strictSame(await bench.end('many 2'), ['many 4']);
});
