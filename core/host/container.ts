import 'reflect-metadata';
import { container, type DependencyContainer } from 'tsyringe';
import type { Token } from '../api/index.js';

/**
 * The only file that uses the DI library. One container lives as long as the process; every loaded configuration gets a child container. Plugins
 * never see a container: they get the services that their `needs` declare.
 *
 * Services are registered as finished instances, which the library's `dispose` does not close, so the generation closes them.
 */
export class ServiceContainer {
  readonly #container: DependencyContainer;

  constructor(parent?: ServiceContainer) {
    this.#container = parent ? parent.#container.createChildContainer() : container.createChildContainer();
  }

  /** Registers a service under its token. */
  provide<T>(token: Token<T>, service: T): void {
    this.#container.register(token.key, { useFactory: () => service });
  }

  /** Whether this container or its parent has the service. */
  has(token: Token<unknown>): boolean {
    return this.#container.isRegistered(token.key, true);
  }

  /** @throws Error when the service is not registered; wiring has checked that before */
  resolve<T>(token: Token<T>): T {
    return this.#container.resolve<T>(token.key);
  }
}
