/** A plugin in gateway.yaml's order. */
interface Placed {
  readonly id: string;
  readonly name: string;
  readonly after?: readonly string[];
}

/** An `after` rule that the order in gateway.yaml breaks. */
interface OrderProblem {
  /** Index of the plugin that comes too early. */
  readonly index: number;
  readonly message: string;
}

/** Checks the `after` rules of all plugins. Plugins are never reordered: they run in the order of the file. */
export function checkOrder(plugins: readonly Placed[]): OrderProblem[] {
  const problems: OrderProblem[] = [];
  const last = new Map(plugins.map(({ name }, index) => [name, index]));
  for (const [index, plugin] of plugins.entries()) {
    for (const earlier of plugin.after ?? []) {
      if ((last.get(earlier) ?? -1) <= index) continue;
      const later = plugins.findIndex(({ name }, at) => name === earlier && at > index);
      const other = plugins[later];
      const message = other?.after?.includes(plugin.name)
        ? `"${plugin.id}" must come after "${earlier}", and that after "${plugin.name}", so no order is right: the two cannot be used together.`
        : `"${plugin.id}" must come after "${earlier}", which is plugins[${later}]; move it below.`;
      problems.push({ index, message });
    }
  }
  return problems;
}
