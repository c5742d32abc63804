/** A plugin's place in gateway.yaml. */
export interface Placed {
  readonly id: string;
  readonly name: string;
  readonly after?: readonly string[];
}

/** A rule that the order in gateway.yaml breaks. */
export interface OrderProblem {
  /** Index of the plugin that stands too early. */
  readonly index: number;
  readonly message: string;
}

/** Checks every `after` of every plugin. The file is never re-ordered: what it says is what runs. */
export function checkOrder(plugins: readonly Placed[]): OrderProblem[] {
  const problems: OrderProblem[] = [];
  for (const [index, plugin] of plugins.entries()) {
    for (const earlier of plugin.after ?? []) {
      const later = plugins.findIndex(({ name }, at) => name === earlier && at > index);
      if (later < 0) continue;
      const message = `"${plugin.id}" must come after "${earlier}", which is plugins[${later}]; move it below.`;
      problems.push({ index, message });
    }
  }
  return problems;
}
