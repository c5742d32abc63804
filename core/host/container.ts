import 'reflect-metadata';
import { container, type DependencyContainer } from 'tsyringe';
import type { Logger, Token } from '../api/index.js';

/** The instance of a plugin that gets a service. */
export interface Recipient {
  readonly id: string;
  readonly name: string;
  readonly log: Logger;
}

/**
 * The only file that uses the DI library. One container lives as long as the process; every loaded configuration gets a child container. Plugins
 * never see a container: they get the services that their `needs` declare.
 *
 * Services are registered as finished instances, which the library's `dispose` does not close, so the generation closes them.
 */
export class ServiceContainer {
  readonly #container: DependencyContainer;
  readonly #madeForEach = new Map<symbol, (recipient: Recipient) => unknown>();

  constructor(parent?: ServiceContainer) {
    this.#container = parent ? parent.#container.createChildContainer() : container.createChildContainer();
  }

  /** Registers a service under its token. */
  provide<T>(token: Token<T>, service: T): void {
    this.#container.register(token.key, { useFactory: () => service });
  }

  /** Registers a service of which every plugin gets its own. */
  provideForEach<T>(token: Token<T>, make: (recipient: Recipient) => T): void {
    this.#madeForEach.set(token.key, make);
  }

  /** Whether this container or its parent has the service. */
  has(token: Token<unknown>): boolean {
    return this.#madeForEach.has(token.key) || this.#container.isRegistered(token.key, true);
  }

  /** The service as a plugin gets it. @throws Error when the service is not registered; wiring has checked that before */
  resolveFor(token: Token<unknown>, recipient: Recipient): unknown {
    const make = this.#madeForEach.get(token.key);
    return make ? make(recipient) : this.resolve(token);
  }

  /** @throws Error when the service is not registered; wiring has checked that before */
  resolve<T>(token: Token<T>): T {
    return this.#container.resolve<T>(token.key);
  }
}
