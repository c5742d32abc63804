// Makes docker/kubernetes.yaml from the chart, for those who do not use Helm: node docker/helm/kubernetes.mjs
// Needs the command `helm` (HELM names another one). Run it after a change of the chart; a test compares the sum in the first lines.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const chart = new URL('./sluice/', import.meta.url);
const values = 'ci/stores-values.yaml';

/** The sum of everything in the chart that decides what the file has. */
export function sumOfChart() {
  const templates = readdirSync(new URL('templates/', chart)).filter((name) => name !== 'NOTES.txt');
  const names = ['Chart.yaml', 'values.yaml', values, ...templates.sort().map((name) => `templates/${name}`)];
  const sum = createHash('sha256');
  for (const name of names) sum.update(`${name}\n${readFileSync(new URL(name, chart), 'utf8')}`);
  return sum.digest('hex');
}

if (import.meta.main) {
  const command = ['template', 'sluice', '.', '--values', values, '--kube-version', '1.34.0'];
  const made = execFileSync(process.env.HELM ?? 'helm', command, { cwd: chart, encoding: 'utf8' });
  const objects = made.replace(/^(?:# Source: | +app\.kubernetes\.io\/managed-by: | +helm\.sh\/chart: ).*\n/gm, '');
  const head = `# Replicas and workers on Kubernetes, for stores that are there already: PostgreSQL, Redis, Chroma and a bucket.
# What it needs first, and what to adapt: docs/operations/deploying.md#on-kubernetes
# Made by docker/helm/kubernetes.mjs from the chart ${sumOfChart()}
`;
  writeFileSync(new URL('../kubernetes.yaml', import.meta.url), head + objects);
}
