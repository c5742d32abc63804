import { test } from 'tap';
import { createdAt, itemId, newAnswerSecret, readItemId } from './item-id.js';
import { seal, sealOf, unseal } from './seal.js';

const now = Date.UTC(2030, 0, 1);
const owner = { organizationId: 'acme', connectionId: '01900000-0000-7000-8000-000000000001' };

await test('the id of an item names its answer, its position, and the second of its creation', (t) => {
  const secret = newAnswerSecret(now + 1);
  t.strictSame(readItemId(`msg_${secret}_12`), { secret, index: 12 });
  for (const place of [
    { secret, index: 3 },
    { secret, index: 4, isInput: true as const },
  ]) {
    t.strictSame(readItemId(itemId('function_call_output', place)), place);
    t.strictSame(readItemId(itemId('of another kind', place)), place);
  }
  t.equal(createdAt(secret), now);
  const secrets = new Set(Array.from({ length: 1000 }, () => newAnswerSecret(now)));
  t.equal(secrets.size, 1000);
  t.end();
});

await test('ids of other servers, or of answers that are not stored, are not ours', (t) => {
  const secret = newAnswerSecret(now);
  for (const id of ['', 'msg_1', 'msg_01900000-0000-7000-8000-0000000000c2_0', secret, `msg_${secret}`]) {
    t.equal(readItemId(id), undefined, id);
  }
  for (const id of [`msg_${secret}_`, `msg_${secret}_0_0`, `msg_${secret}_-1`, `msg_${secret.toUpperCase()}_0\n`]) {
    t.equal(readItemId(id), undefined, id);
  }
  t.end();
});

await test('what was sealed is opened only with the same secret, by the same owner, and unchanged', (t) => {
  const secret = newAnswerSecret(now);
  const place = sealOf(secret, owner);
  const sealed = seal('Grüße', place);
  t.equal(unseal(sealed, sealOf(secret, { ...owner })), 'Grüße');
  t.notOk(sealed.includes('Gr'));
  const others = [
    sealOf(newAnswerSecret(now), owner),
    sealOf(secret, { ...owner, organizationId: 'other' }),
    sealOf(secret, { ...owner, connectionId: '01900000-0000-7000-8000-000000000002' }),
    sealOf(secret, { organizationId: `${owner.organizationId}","${owner.connectionId}`, connectionId: '' }),
  ];
  for (const other of others) {
    t.not(other.row, place.row);
    t.throws(() => unseal(sealed, other));
  }
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] as number) ^ 1;
    t.throws(() => unseal(changed, place), `byte ${at}`);
  }
  t.match(place.row, /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  t.ok(place.row.startsWith(secret.slice(0, 8)), 'the time is no secret');
  t.notOk(secret.includes(place.row.slice(9, 13)) && secret.includes(place.row.slice(-12)));
  t.end();
});
