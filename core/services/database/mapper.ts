import type { EntitySchema } from '@mikro-orm/core';
import { MikroORM, type Options, PostgreSqlDriver } from '@mikro-orm/postgresql';
import { PostgresDialect, type PostgresPool } from 'kysely';
import { GatewayError } from '../../api/errors.js';

/** MikroORM's driver, which would otherwise rebuild every error as one of its own. */
class Driver extends PostgreSqlDriver {
  protected override rethrow<T>(promise: Promise<T>): Promise<T> {
    return promise.catch((error: unknown) => {
      if (GatewayError.is(error)) throw error;
      return super.rethrow(Promise.reject(error));
    });
  }
}

/**
 * The object-relational mapper over a pool. Server and embedded database use the same driver, so that they read and write every
 * type alike. Nothing is connected yet.
 */
export function createMapper(
  pool: PostgresPool,
  entities: readonly EntitySchema[],
  further: Pick<Options, 'migrations'> = {},
): MikroORM {
  const dialect = new PostgresDialect({ pool });
  return new MikroORM({
    driver: Driver,
    // Only shown; the pool knows where to connect.
    dbName: 'sluice',
    driverOptions: () => dialect,
    ensureDatabase: false,
    entities: [...entities],
    // Entities are declared, not searched: no folders, no cache files.
    discovery: { warnWhenNoEntities: false },
    metadataCache: { enabled: false },
    ...further,
  });
}
