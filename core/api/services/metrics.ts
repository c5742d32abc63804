import { token } from '../token.js';

/** The values of a metric's labels, by their names; nothing for a metric without labels. */
export type MetricLabels<L extends string> = [L] extends [never] ? [] : [labels: Readonly<Record<L, string>>];

/** Declares a metric. */
export interface MetricDefinition<L extends string = never> {
  /**
   * Lower-case letters, digits and underscores. `GET /metrics` shows it after the name of the plugin: `matches_total` of the plugin
   * `word-filter` is `sluice_plugin_word_filter_matches_total`. By convention the names of counters end with `_total`, and others name their unit:
   * `_seconds`, `_bytes`.
   */
  readonly name: string;
  /** What is counted, in one sentence. */
  readonly help: string;
  /** Names of the labels. `plugin` (the id of the instance), `process` and `le` are taken. */
  readonly labels?: readonly L[];
  /**
   * The most combinations of label values that are counted separately, 1 to 10,000; 200 when absent. All further ones are counted together, with `other` as
   * the value of every label, and so are values of more than 200 characters.
   */
  readonly maxLabelSets?: number;
}

/** Declares a histogram. */
export interface HistogramDefinition<L extends string = never> extends MetricDefinition<L> {
  /** Upper bounds of the buckets, in ascending order, without infinity. When absent: for seconds, from 0.005 to 300. */
  readonly buckets?: readonly number[];
}

/** A number that only grows: requests, matches, bytes sent. */
export interface Counter<L extends string = never> {
  /** @param amount 0 or more */
  add(amount: number, ...labels: MetricLabels<L>): void;
}

/** A number that rises and falls: entries of a cache, work that is waiting. */
export interface Gauge<L extends string = never> {
  set(value: number, ...labels: MetricLabels<L>): void;
  /** @param amount negative to subtract */
  add(amount: number, ...labels: MetricLabels<L>): void;
}

/** How values are distributed, such as durations in seconds. */
export interface Histogram<L extends string = never> {
  observe(value: number, ...labels: MetricLabels<L>): void;
}

/**
 * Metrics of a plugin's own, for `GET /metrics` of the plugin `metrics`. Declare each once, in `setup`, and count in hooks. Every loaded
 * configuration begins at zero. Nothing is counted, at no cost, if no plugin of the list reads {@link PluginMetrics}.
 *
 * Counting never throws: a value that is not a number, or the negative amount of a counter, is left out, and the log says so once.
 *
 * @example
 * const matches = metrics.counter({ name: 'matches_total', help: 'Words that were found.', labels: ['word'] });
 * return { govern(call) { matches.add(1, { word: 'heron' }); return undefined; } };
 */
export interface Metrics {
  /** @throws Error when the definition is invalid, or the plugin has declared the name before */
  counter<const L extends string = never>(definition: MetricDefinition<L>): Counter<L>;
  /** @throws Error as {@link Metrics.counter} does */
  gauge<const L extends string = never>(definition: MetricDefinition<L>): Gauge<L>;
  /** @throws Error as {@link Metrics.counter} does */
  histogram<const L extends string = never>(definition: HistogramDefinition<L>): Histogram<L>;
}

/** Kept by the core: every plugin gets its own. */
export const Metrics = token<Metrics>('metrics');

/** A value of a metric. */
export interface MetricSample {
  /** The name of the metric; of a histogram, with `_bucket`, `_sum` or `_count` after it. */
  readonly name: string;
  /** With the label `plugin`, and `le` for a bucket. */
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** One metric, as all plugins that declare it have counted it. */
export interface MetricFamily {
  /** The whole name: `sluice_plugin_word_filter_matches_total`. */
  readonly name: string;
  readonly kind: 'counter' | 'gauge' | 'histogram';
  readonly help: string;
  readonly samples: readonly MetricSample[];
}

/** What plugins have counted with {@link Metrics}, in this process and configuration. For plugins that show or export it. */
export interface PluginMetrics {
  families(): readonly MetricFamily[];
}

/** Kept by the core. */
export const PluginMetrics = token<PluginMetrics>('plugin-metrics');
