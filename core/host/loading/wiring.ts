import type { Plugin, Token } from '../../api/index.js';

/** A plugin to set up. */
export interface Wired {
  readonly id: string;
  readonly plugin: Plugin;
}

/** A mistake in what plugins need and provide. */
interface WiringProblem {
  /** Index of the plugin in the list. */
  readonly index: number;
  readonly message: string;
  /** The needed service that is missing. */
  readonly missing?: Token<unknown>;
}

/** The order of setup, or the problems because of which there is none. */
type Wiring =
  | { readonly order: readonly number[]; readonly problems?: undefined }
  | { readonly order?: undefined; readonly problems: readonly WiringProblem[] };

/**
 * Checks that every needed service has exactly one provider and every wanted one at most one, and finds an order of setup in which
 * providers come first (a topological order). This determines only the order of setup; the order of hooks during a request is that of
 * gateway.yaml.
 *
 * @param core names of the services that the core provides
 */
export function wire(plugins: readonly Wired[], core: ReadonlyMap<symbol, string>): Wiring {
  const problems: WiringProblem[] = [];
  const providers = findProviders(plugins, core, problems);
  for (const [index, { id, plugin }] of plugins.entries()) {
    for (const needed of tokensOf(plugin.needs)) {
      if (core.has(needed.key) || providers.has(needed.key)) continue;
      problems.push({
        index,
        message: `"${id}" needs the service "${needed.name}", which no plugin in the list provides`,
        missing: needed,
      });
    }
  }
  if (problems.length > 0) return { problems };
  return order(plugins, providers);
}

function tokensOf(needs: Plugin['needs']): Token<unknown>[] {
  return Object.values(needs ?? {});
}

function findProviders(
  plugins: readonly Wired[],
  core: ReadonlyMap<symbol, string>,
  problems: WiringProblem[],
): Map<symbol, number> {
  const providers = new Map<symbol, number>();
  for (const [index, { id, plugin }] of plugins.entries()) {
    for (const { key, name } of tokensOf(plugin.provides)) {
      const other = providers.get(key);
      const owner = core.has(key) ? 'the gateway itself' : other === undefined ? undefined : `"${plugins[other]?.id}"`;
      if (owner)
        problems.push({ index, message: `"${id}" provides the service "${name}", which ${owner} already provides` });
      else providers.set(key, index);
    }
  }
  return providers;
}

/** Depth-first search in the list's order; a plugin that is met again on its own path is part of a cycle. */
function order(plugins: readonly Wired[], providers: ReadonlyMap<symbol, number>): Wiring {
  const done = new Set<number>();
  const path: number[] = [];
  const problems: WiringProblem[] = [];

  function visit(index: number): void {
    if (done.has(index) || problems.length > 0) return;
    if (path.includes(index)) {
      const circle = [...path.slice(path.indexOf(index)), index].map((at) => `"${plugins[at]?.id}"`).join(' → ');
      problems.push({ index, message: `services need each other in a cycle: ${circle}` });
      return;
    }
    path.push(index);
    const { needs, wants } = (plugins[index] as Wired).plugin;
    for (const { key } of [...tokensOf(needs), ...tokensOf(wants)]) {
      const provider = providers.get(key);
      if (provider !== undefined) visit(provider);
    }
    path.pop();
    done.add(index);
  }

  for (const index of plugins.keys()) visit(index);
  return problems.length > 0 ? { problems } : { order: [...done] };
}
