import { parseArgs } from 'node:util';

/** The bench programs, in the order in which all of them run. */
const benchNames = [
  'micro',
  'proxy',
  'peers',
  'abort',
  'stalled',
  'cold-start',
  'history',
  'limits',
  'documents',
  'spending',
  'records',
  'policies',
] as const;

/** The name of a bench program. */
export type BenchName = (typeof benchNames)[number];

/** The parsed command line. */
export interface BenchOptions {
  readonly names: readonly BenchName[];
  /** Fewer cases, rounds and samples, for a quick check; not for published figures. */
  readonly quick: boolean;
  /** Seconds of load in one round. */
  readonly seconds: number;
  /** Interleaved rounds of the benches that compare gateways under load. */
  readonly rounds: number;
  /** Install the other gateways first. */
  readonly peers: boolean;
  /** A folder with additional documents to score. */
  readonly documents?: string;
}

/** Printed by `--help`. */
export const usage = `Usage: npm run bench -- [options]

  --only NAME     one program (may be given more than once): ${benchNames.join(', ')}
  --quick         fewer cases, rounds and samples
  --seconds N     seconds of load in one round, where gateways are compared under load (default 1, quick 0.5)
  --rounds N      interleaved rounds, where gateways are compared under load (default 9, quick 5)
  --peers         first install the other gateways outside the repository (SLUICE_BENCH_PEERS, or a temporary folder)
  --documents F   a folder with outside documents for the documents bench (bench/README.md says what lies where)
  --help          this text`;

/** Parses the command line; undefined for `--help`. Throws on unknown options. */
export function readCommandLine(words: readonly string[]): BenchOptions | undefined {
  const { values } = parseArgs({
    args: [...words],
    options: {
      only: { type: 'string', multiple: true },
      quick: { type: 'boolean', default: false },
      seconds: { type: 'string' },
      rounds: { type: 'string' },
      peers: { type: 'boolean', default: false },
      documents: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return undefined;
  return {
    names: values.only?.map(benchName) ?? benchNames,
    quick: values.quick,
    seconds: positive('--seconds', values.seconds) ?? (values.quick ? 0.5 : 1),
    rounds: positive('--rounds', values.rounds) ?? (values.quick ? 5 : 9),
    peers: values.peers,
    ...(values.documents === undefined ? {} : { documents: values.documents }),
  };
}

function benchName(word: string): BenchName {
  const name = benchNames.find((each) => each === word);
  if (name === undefined) throw new Error(`--only ${word}: there is no such program; one of ${benchNames.join(', ')}`);
  return name;
}

function positive(option: string, word: string | undefined): number | undefined {
  if (word === undefined) return undefined;
  const value = Number(word);
  if (!(value > 0)) throw new Error(`${option} ${word}: must be a number above 0`);
  return value;
}
