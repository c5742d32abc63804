import type { Counter, Gauge, Histogram, MetricSample } from '../../api/index.js';
import { type Division, LabelSets } from './label-sets.js';

/** Labels as a plugin without a type checker may give them. */
type Labels = Readonly<Record<string, string | undefined>>;

/** How a metric was declared. */
export interface Declared extends Division {
  /** Reports a value that cannot be counted. */
  readonly refuse: (value: unknown) => void;
}

/** A metric of one plugin, with what it has counted. */
export interface Instrument {
  /** @param name the whole name of the metric */
  samples(name: string, plugin: string): MetricSample[];
}

/** A number that is changed in place. */
interface Cell {
  value: number;
}

class Numbers implements Instrument {
  protected readonly sets: LabelSets<Cell>;
  protected readonly refuse: Declared['refuse'];

  constructor(declared: Declared) {
    this.sets = new LabelSets(declared, () => ({ value: 0 }));
    this.refuse = declared.refuse;
  }

  samples(name: string, plugin: string): MetricSample[] {
    return this.sets.all.map(({ labels, counted: { value } }) => ({ name, labels: { plugin, ...labels }, value }));
  }
}

/** A counter that counts. */
export class CountingCounter extends Numbers implements Counter<string> {
  add(amount: number, labels: Labels = {}): void {
    if (Number.isFinite(amount) && amount >= 0) this.sets.of(labels).value += amount;
    else this.refuse(amount);
  }
}

/** A gauge that counts. */
export class CountingGauge extends Numbers implements Gauge<string> {
  set(value: number, labels: Labels = {}): void {
    if (Number.isFinite(value)) this.sets.of(labels).value = value;
    else this.refuse(value);
  }

  add(amount: number, labels: Labels = {}): void {
    if (Number.isFinite(amount)) this.sets.of(labels).value += amount;
    else this.refuse(amount);
  }
}

/** What a histogram has observed for one combination of labels. */
interface Distribution {
  /** How many values were in each bucket; the last one has no upper bound. */
  readonly counts: number[];
  sum: number;
}

/** A histogram that counts. */
export class CountingHistogram implements Histogram<string>, Instrument {
  readonly #bounds: readonly number[];
  readonly #sets: LabelSets<Distribution>;
  readonly #refuse: Declared['refuse'];

  /** @param bounds of its buckets, besides the last one */
  constructor(bounds: readonly number[], declared: Declared) {
    this.#bounds = bounds;
    this.#sets = new LabelSets(declared, () => ({
      counts: Array.from({ length: bounds.length + 1 }, () => 0),
      sum: 0,
    }));
    this.#refuse = declared.refuse;
  }

  observe(value: number, labels: Labels = {}): void {
    if (!Number.isFinite(value)) return this.#refuse(value);
    const distribution = this.#sets.of(labels);
    const found = this.#bounds.findIndex((bound) => value <= bound);
    const bucket = found < 0 ? this.#bounds.length : found;
    distribution.counts[bucket] = (distribution.counts[bucket] ?? 0) + 1;
    distribution.sum += value;
  }

  samples(name: string, plugin: string): MetricSample[] {
    return this.#sets.all.flatMap(({ labels: given, counted: { counts, sum } }) => {
      const labels = { plugin, ...given };
      let count = 0;
      const buckets = counts.map((inBucket, index) => {
        count += inBucket;
        return { name: `${name}_bucket`, labels: { ...labels, le: boundOf(this.#bounds[index]) }, value: count };
      });
      return [...buckets, { name: `${name}_sum`, labels, value: sum }, { name: `${name}_count`, labels, value: count }];
    });
  }
}

function boundOf(bound: number | undefined): string {
  return bound === undefined ? '+Inf' : String(bound);
}
