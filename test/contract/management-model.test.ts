import { Credentials, newId } from '../../core/api/index.js';
import { until } from '../fixtures/components/until.js';
import {
  anyStep,
  type Ask,
  ExpectedManagementState,
  readManagementState,
} from '../fixtures/api/expected-management-state.js';
import {
  forEachManagementGateway,
  type ManagementGateway,
  startManagementGateway,
} from '../fixtures/gateways/management-gateway.js';
import { fc } from '../fixtures/random.js';

/** Asks one gateway as an admin of an organization. */
async function askerOf(gateway: ManagementGateway, organizationId: string): Promise<Ask> {
  const { secret } = await gateway.gateway
    .service(Credentials)
    .createToken(organizationId, { subject: 'model', role: 'admin' });
  const headers = { authorization: `Bearer ${secret}` };
  return (method, path, body) => gateway.ask(method, `/v1/management${path}`, { as: 'nobody', headers, body });
}

/** Steps, each with the index of the replica that runs it. */
const anySteps = fc.array(fc.tuple(anyStep, fc.nat(1)), { minLength: 5, maxLength: 25 });

await forEachManagementGateway(
  'after random changes through random replicas, every replica shows the expected state',
  async (t, gateway, url) => {
    const replicas = [gateway, ...(url === undefined ? [] : [await startManagementGateway(t, { url })])];
    const property = fc.asyncProperty(anySteps, async (steps) => {
      const organizationId = newId(Date.now());
      const asks = await Promise.all(replicas.map((replica) => askerOf(replica, organizationId)));
      const state = new ExpectedManagementState();
      for (const [step, replica] of steps) {
        const ask = asks[replica % asks.length] as Ask;
        await state.run(step, ask);
        // A single replica sees its own changes immediately.
        if (asks.length === 1) await expectShown(state, ask);
      }
      for (const ask of asks) await until(() => isShownBy(ask, state), 'every replica shows the changes');
    });
    await fc.assert(property, { numRuns: 12 });
    t.pass();
  },
);

async function expectShown(state: ExpectedManagementState, ask: Ask): Promise<void> {
  const shown = await readManagementState(ask);
  if (!isShown(state, shown))
    throw new Error(`expected ${JSON.stringify(state.expected)}, got ${JSON.stringify(shown)}`);
}

/** False also when a read fails: a list may contain a resource that is gone by the next request, so the caller repeats the read. */
async function isShownBy(ask: Ask, state: ExpectedManagementState): Promise<boolean> {
  const shown = await readManagementState(ask).catch(() => undefined);
  return isShown(state, shown);
}

function isShown(state: ExpectedManagementState, shown: unknown): boolean {
  return JSON.stringify(shown) === JSON.stringify(state.expected);
}
