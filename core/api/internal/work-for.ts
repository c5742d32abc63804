import { AsyncLocalStorage } from 'node:async_hooks';

const organizations = new AsyncLocalStorage<string>();

/** Does work of an organization: for what all share, it waits in turn with the work of others. */
export function workFor<T>(organizationId: string, work: () => T): T {
  return organizations.run(organizationId, work);
}

/** Whose work this is; undefined for that of the gateway itself. */
export function organizationAtWork(): string | undefined {
  return organizations.getStore();
}
