import 'reflect-metadata';
import { container, type DependencyContainer } from 'tsyringe';
import type { Token } from '../api/index.js';

/**
 * The only file that knows the DI library. One container lives as long as the process; every loaded configuration gets a
 * child of it. Plugins never see a container: they are handed what their `needs` name.
 *
 * Services are made by plugins and handed in finished; the library's `dispose` does not know such instances, so closing them is
 * the generation's work.
 */
export class ServiceContainer {
  readonly #container: DependencyContainer;

  constructor(parent?: ServiceContainer) {
    this.#container = parent ? parent.#container.createChildContainer() : container.createChildContainer();
  }

  /** Makes a service available under its token. */
  provide<T>(token: Token<T>, service: T): void {
    this.#container.register(token.key, { useFactory: () => service });
  }

  /** Whether this container or its parent has the service. */
  has(token: Token<unknown>): boolean {
    return this.#container.isRegistered(token.key, true);
  }

  /** @throws Error when nobody has provided the service; wiring checks that before. */
  resolve<T>(token: Token<T>): T {
    return this.#container.resolve<T>(token.key);
  }
}
