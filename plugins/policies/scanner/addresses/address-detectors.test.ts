import { test } from 'tap';
import { addressDetectors } from './address-detectors.js';

await test('all detectors of addresses are in the group with an automaton of its own', (t) => {
  t.strictSame(
    addressDetectors.filter(({ group }) => group !== 'addresses').map(({ pattern }) => pattern),
    [],
  );
  t.end();
});
