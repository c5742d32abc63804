import type { ConfigSource } from '../api/index.js';
import type { BundledPlugins } from '../host/load-plugin.js';
import type { Platform } from '../host/gateway.js';

/** What the commands need from the composition root, the only file that knows the configuration reader and the plugins. */
export interface Composition {
  readonly version: string;
  readonly bundled: BundledPlugins;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Reads gateway.yaml. Mistakes in it are in the result's `problems`; a file that cannot be read throws. */
  readConfig(file: string): Promise<ConfigSource>;
  /**
   * Calls `onChange` whenever the file's content is another than that of the reading `since`, until the signal is aborted.
   * Resolves once the watch stands.
   */
  watchConfig(
    file: string,
    onChange: () => void,
    options: { readonly signal: AbortSignal; readonly since: string },
  ): Promise<void>;
  /** Everything that outlives a configuration. */
  createPlatform(source: ConfigSource): Promise<Platform>;
}
