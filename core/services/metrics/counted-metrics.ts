import type {
  Counter,
  Gauge,
  Histogram,
  HistogramDefinition,
  Logger,
  MetricDefinition,
  MetricFamily,
  Metrics,
  PluginMetrics,
} from '../../api/index.js';
import { checkDefinition } from './check-definition.js';
import { CountingCounter, CountingGauge, CountingHistogram, type Declared, type Instrument } from './instruments.js';

/** From a cache hit to a long reasoning request. */
const secondsBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300];
const defaultLabelSets = 200;

/** The instance of a plugin that counts. */
interface Counting {
  readonly id: string;
  /** The plugin's own name: the same for all its instances. */
  readonly name: string;
  readonly log: Logger;
}

interface Family extends Omit<MetricFamily, 'samples'> {
  /** Name of the plugin. */
  readonly owner: string;
  /** Names of its labels, in the order of the declaration. */
  readonly labels: string;
  readonly instruments: Map<string, Instrument>;
}

const countsNothing: Counter<string> & Gauge<string> & Histogram<string> = Object.freeze({
  add: () => undefined,
  set: () => undefined,
  observe: () => undefined,
});

/** The metrics of all plugins of one generation. */
export class CountedMetrics implements PluginMetrics {
  readonly #families = new Map<string, Family>();
  readonly #isRead: boolean;

  /** @param isRead whether any plugin reads what is counted; otherwise nothing is */
  constructor(isRead: boolean) {
    this.#isRead = isRead;
  }

  families(): readonly MetricFamily[] {
    return Array.from(this.#families.values(), ({ name, kind, help, instruments }) => ({
      name,
      kind,
      help,
      samples: [...instruments].flatMap(([plugin, instrument]) => instrument.samples(name, plugin)),
    }));
  }

  /** The metrics of one instance of a plugin. */
  of(counting: Counting): Metrics {
    return {
      counter: (definition: MetricDefinition<string>) =>
        this.#declare(counting, 'counter', definition, (declared) => new CountingCounter(declared)),
      gauge: (definition: MetricDefinition<string>) =>
        this.#declare(counting, 'gauge', definition, (declared) => new CountingGauge(declared)),
      histogram: (definition: HistogramDefinition<string>) =>
        this.#declare(
          counting,
          'histogram',
          definition,
          (declared) => new CountingHistogram(definition.buckets ?? secondsBuckets, declared),
        ),
    };
  }

  #declare<I extends Instrument>(
    counting: Counting,
    kind: MetricFamily['kind'],
    definition: MetricDefinition<string>,
    create: (declared: Declared) => I,
  ): I | typeof countsNothing {
    checkDefinition(definition, kind);
    const family = this.#familyOf(counting, kind, definition);
    const { labels = [], maxLabelSets: most = defaultLabelSets } = definition;
    const { id, log } = counting;
    if (family.instruments.has(id)) throw new Error(`the metric "${definition.name}" is declared twice`);
    const onFull = (): void =>
      log.warn({ metric: family.name }, `only ${most} combinations of labels are counted apart, others as "other"`);
    let hasRefused = false;
    const refuse = (value: unknown): void => {
      if (!hasRefused) log.warn({ metric: family.name, value: String(value) }, `a ${kind} cannot count this value`);
      hasRefused = true;
    };
    const instrument = create({ labels, most, onFull, refuse });
    family.instruments.set(id, instrument);
    return this.#isRead ? instrument : countsNothing;
  }

  #familyOf({ name: owner }: Counting, kind: MetricFamily['kind'], definition: MetricDefinition<string>): Family {
    const name = `sluice_plugin_${owner.replaceAll('-', '_')}_${definition.name}`;
    const { help } = definition;
    const labels = String(definition.labels ?? []);
    const known = this.#families.get(name);
    if (known && (known.owner !== owner || known.kind !== kind || known.labels !== labels)) {
      const [other] = known.instruments.keys();
      throw new Error(`the metric "${definition.name}" would be "${name}", which "${other}" has declared differently`);
    }
    const family = known ?? { name, kind, help, owner, labels, instruments: new Map<string, Instrument>() };
    this.#families.set(name, family);
    return family;
  }
}
