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
  /** How to mend it, if that is known without looking for providers. */
  readonly hint?: string;
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
      if (other === index) problems.push({ index, message: `"${id}" provides the service "${name}" twice` });
      else if (owner)
        problems.push({
          index,
          message: `"${id}" provides the service "${name}", which ${owner} already provides`,
          hint:
            other === undefined
              ? 'Services of the gateway cannot be replaced. Remove the plugin from the list.'
              : 'Remove one of the two plugins from the list.',
        });
      else providers.set(key, index);
    }
  }
  return providers;
}

const howToBreak = 'Move what both need into a plugin of its own, or remove one of the two needs.';

/** Depth-first search in the list's order; a plugin that is met again on its own path is part of a cycle. */
function order(plugins: readonly Wired[], providers: ReadonlyMap<symbol, number>): Wiring {
  const done = new Set<number>();
  const path: { readonly index: number; readonly service: string }[] = [];
  const problems: WiringProblem[] = [];

  function visit(index: number): void {
    if (done.has(index) || problems.length > 0) return;
    const begin = path.findIndex((step) => step.index === index);
    if (begin >= 0) {
      const steps = path
        .slice(begin)
        .map((step, at) => `"${plugins[step.index]?.id}"${at > 0 ? ', which' : ''} needs "${step.service}"`);
      const circle = `${steps.join(' of ')} of "${plugins[index]?.id}"`;
      problems.push({ index, message: `services need each other in a cycle: ${circle}`, hint: howToBreak });
      return;
    }
    const { needs, wants } = (plugins[index] as Wired).plugin;
    for (const { key, name } of [...tokensOf(needs), ...tokensOf(wants)]) {
      const provider = providers.get(key);
      if (provider === undefined) continue;
      path.push({ index, service: name });
      visit(provider);
      path.pop();
    }
    done.add(index);
  }

  for (const index of plugins.keys()) visit(index);
  return problems.length > 0 ? { problems } : { order: [...done] };
}
