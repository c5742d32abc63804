import type { Connection, Policy } from '../../../core/api/index.js';
import { validateAhead } from '../configurations/keyword-filter.js';
import { builtPlans } from '../scanner/plans/lazy-plan.js';
import { compileEnforcement, type Enforcement, type Engines, prepareScanners, withOwnRules } from './enforcement.js';
import { unenforceableError } from './texts/policy-block.js';

/** Aborts nothing. */
const never = new AbortController();

/** The compiled policies of connections, cached for each snapshot. */
export class ConnectionEnforcements {
  readonly #engines: Engines;
  readonly #known = new WeakMap<Connection, { readonly enforcement: Enforcement | undefined }>();
  /** By the list of policies, which all connections without policies of their own share. */
  readonly #shared = new WeakMap<readonly Policy[], { readonly enforcement: Enforcement | undefined }>();

  constructor(engines: Engines) {
    this.#engines = engines;
  }

  /** The compiled policies of a connection; undefined when it has none to enforce. */
  of(connection: Connection | undefined): Enforcement | undefined {
    if (!connection || connection.policies.length === 0) return undefined;
    const known = this.#known.get(connection);
    if (known) return known.enforcement;
    const shared = this.#shared.get(connection.policies) ?? {
      enforcement: compileEnforcement(connection, this.#engines),
    };
    this.#shared.set(connection.policies, shared);
    const enforcement = shared.enforcement && withOwnRules(shared.enforcement);
    this.#known.set(connection, { enforcement });
    return enforcement;
  }

  /** The same. @throws GatewayError when one of them blocks or redacts, and cannot be enforced */
  inForce(connection: Connection | undefined): Enforcement | undefined {
    const enforcement = this.of(connection);
    if (enforcement?.unenforceable) throw unenforceableError(enforcement.unenforceable);
    return enforcement;
  }

  /**
   * Warms up the inspectors of a connection in small steps, unless others would be discarded for it, which may have more requests. Never rejects: the
   * first request that needs a failed inspector gets the error.
   */
  async warmUp(connection: Connection): Promise<void> {
    if (!builtPlans.hasRoom) return;
    const { organizationId, policies } = connection;
    try {
      for (const { configuration } of policies) await validateAhead(configuration, { organizationId, until: never });
      const enforcement = this.of(connection);
      if (enforcement) await prepareScanners(enforcement);
    } catch {
      // The first request gets the error.
    }
  }
}
