import type { MetricFamily, MetricSample, PluginMetrics } from '../../core/api/index.js';

/** What plugins have counted, in Prometheus' text format; empty if they have no metrics. */
export function pluginMetricsText(metrics: PluginMetrics): string {
  return metrics.families().map(familyText).join('');
}

function familyText({ name, kind, help, samples }: MetricFamily): string {
  const lines = [`# HELP ${name} ${escaped(help)}`, `# TYPE ${name} ${kind}`, ...samples.map(sampleText)];
  return `\n${lines.join('\n')}\n`;
}

function sampleText({ name, labels, value }: MetricSample): string {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escaped(text).replaceAll('"', '\\"')}"`);
  return `${name}{${pairs.join(',')}} ${value}`;
}

/** The format is one of lines (https://prometheus.io/docs/instrumenting/exposition_formats/). */
function escaped(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n');
}
