import type { ProcessGroup } from '../api/index.js';
import type { ConfigSource } from '../api/internal/config-source.js';
import type { BundledPlugins } from '../host/loading/load-plugin.js';
import type { Platform } from '../host/platform.js';

/** Dependencies of the commands. They come from the composition root, the only file that imports the configuration reader and the plugins. */
export interface Composition {
  readonly version: string;
  readonly bundled: BundledPlugins;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Ends what makes a start cheap at the cost of what comes after it. To be called when everything for that is loaded and set up. */
  started(): void;
  /** Reads gateway.yaml. Errors in it are in the result's `problems`; an unreadable file throws. */
  readConfig(file: string): Promise<ConfigSource>;
  /**
   * Calls `onChange` whenever the file's content differs from that of the result `since`, until the signal is aborted.
   * Resolves when watching has started.
   */
  watchConfig(
    file: string,
    onChange: () => void,
    options: { readonly signal: AbortSignal; readonly since: string },
  ): Promise<void>;
  /**
   * Creates the services that outlive a configuration.
   *
   * @param group the processes that serve with this one, if there are others
   */
  createPlatform(source: ConfigSource, group?: ProcessGroup): Promise<Platform>;
}
