import { Credentials, newId } from '../../core/api/index.js';
import { until } from '../fixtures/components/until.js';
import { anyStep, type Ask, ExpectedPlane, readPlane } from '../fixtures/expected-plane.js';
import {
  forEachManagementGateway,
  type ManagementGateway,
  startManagementGateway,
} from '../fixtures/management-gateway.js';
import { fc } from '../fixtures/random.js';

/** Asks one gateway as an admin of an organization. */
async function askerOf(gateway: ManagementGateway, organizationId: string): Promise<Ask> {
  const { secret } = await gateway.gateway
    .service(Credentials)
    .createToken(organizationId, { subject: 'model', role: 'admin' });
  const headers = { authorization: `Bearer ${secret}` };
  return (method, path, body) => gateway.ask(method, `/v1/management${path}`, { as: 'nobody', headers, body });
}

/** A step and the replica that it is asked of. */
const anySteps = fc.array(fc.tuple(anyStep, fc.nat(1)), { minLength: 5, maxLength: 25 });

await forEachManagementGateway(
  'whatever is changed, on whichever replica, all of them show what came of it',
  async (t, gateway, url) => {
    const replicas = [gateway, ...(url === undefined ? [] : [await startManagementGateway(t, { url })])];
    const property = fc.asyncProperty(anySteps, async (steps) => {
      const organizationId = newId(Date.now());
      const asks = await Promise.all(replicas.map((replica) => askerOf(replica, organizationId)));
      const plane = new ExpectedPlane();
      for (const [step, replica] of steps) {
        const ask = asks[replica % asks.length] as Ask;
        await plane.run(step, ask);
        // Where nobody else changes anything, what has been changed is seen at once.
        if (asks.length === 1) await expectShown(plane, ask);
      }
      for (const ask of asks) await until(() => isShownBy(ask, plane), 'every replica shows the changes');
    });
    await fc.assert(property, { numRuns: 12 });
    t.pass();
  },
);

async function expectShown(plane: ExpectedPlane, ask: Ask): Promise<void> {
  const shown = await readPlane(ask);
  if (!isShown(plane, shown))
    throw new Error(`expected ${JSON.stringify(plane.expected)}, got ${JSON.stringify(shown)}`);
}

/** A list may still have what the next question finds gone: then it is asked again. */
async function isShownBy(ask: Ask, plane: ExpectedPlane): Promise<boolean> {
  const shown = await readPlane(ask).catch(() => undefined);
  return isShown(plane, shown);
}

function isShown(plane: ExpectedPlane, shown: unknown): boolean {
  return JSON.stringify(shown) === JSON.stringify(plane.expected);
}
