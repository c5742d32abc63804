import type { HistogramDefinition, MetricFamily } from '../../api/index.js';
import { type MembersOf, refuseUnknownMembers } from '../../api/internal/refuse-unknown-members.js';

const members: MembersOf<HistogramDefinition> = {
  name: true,
  help: true,
  labels: true,
  maxLabelSets: true,
  buckets: true,
};

const taken: readonly string[] = ['plugin', 'process', 'le'];
const validName = /^[a-z][a-z0-9_]*$/;
const mostLabelSets = 10_000;

/** @throws Error that says what is wrong with the definition of a metric */
export function checkDefinition(definition: HistogramDefinition<string>, kind: MetricFamily['kind']): void {
  const { name, help, labels = [], maxLabelSets = 1, buckets = [1] } = definition;
  const fail = (problem: string): never => {
    throw new Error(`the ${kind} "${String(name)}" ${problem}`);
  };
  if (!validName.test(name))
    fail('needs a name of lower-case letters, digits and underscores that begins with a letter');
  refuseUnknownMembers(definition, members, `the ${kind} "${name}" is declared`);
  if (typeof help !== 'string' || help === '') fail('needs a "help", which says what is counted');
  for (const [index, label] of labels.entries()) {
    if (!validName.test(label)) fail(`has the label "${label}"; use lower-case letters, digits and underscores`);
    if (taken.includes(label)) fail(`has the label "${label}", which the gateway itself adds`);
    if (labels.indexOf(label) < index) fail(`has the label "${label}" twice`);
  }
  if (!Number.isInteger(maxLabelSets) || maxLabelSets < 1 || maxLabelSets > mostLabelSets)
    fail(`has ${maxLabelSets} as "maxLabelSets"; use 1 to ${mostLabelSets}`);
  if (buckets.length === 0 || !buckets.every((bound, index) => isBound(bound, buckets[index - 1])))
    fail('needs "buckets" in ascending order, without infinity');
}

function isBound(bound: number, before = -Infinity): boolean {
  return Number.isFinite(bound) && bound > before;
}
