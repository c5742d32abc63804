import type { EntitySchema } from '@mikro-orm/core';
import { MikroORM, type Options, PostgreSqlDriver } from '@mikro-orm/postgresql';
import { PostgresDialect, type PostgresPool } from 'kysely';
import { GatewayError } from '../../api/errors.js';

/** MikroORM's driver, without its conversion of errors to classes of its own. */
class Driver extends PostgreSqlDriver {
  protected override rethrow<T>(promise: Promise<T>): Promise<T> {
    return promise.catch((error: unknown) => {
      if (GatewayError.is(error)) throw error;
      return super.rethrow(Promise.reject(error));
    });
  }
}

/**
 * Creates the object-relational mapper on top of a connection pool, without connecting. Server and embedded database use the same driver,
 * so that they read and write every type in the same way.
 */
export function createMapper(
  pool: PostgresPool,
  entities: readonly EntitySchema[],
  further: Pick<Options, 'migrations'> = {},
): MikroORM {
  const dialect = new PostgresDialect({ pool });
  return new MikroORM({
    driver: Driver,
    // Only for display; the pool makes the connections.
    dbName: 'sluice',
    driverOptions: () => dialect,
    ensureDatabase: false,
    entities: [...entities],
    // Entities are passed in: no discovery in folders, no cache files.
    discovery: { warnWhenNoEntities: false },
    metadataCache: { enabled: false },
    ...further,
  });
}
