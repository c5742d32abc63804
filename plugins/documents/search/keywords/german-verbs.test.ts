import { test } from 'tap';
import { germanForms } from './german-verbs.js';

await test('German participles and infinitives are forms of each other, with and without a prefix', (t) => {
  for (const [one, other] of [
    ['gereinigt', 'reinigen'],
    ['eingereicht', 'einreichen'],
    ['abgelesen', 'ablesen'],
    ['genommen', 'nehmen'],
    ['angenommen', 'annehmen'],
    ['abgeschlossen', 'abschließen'],
    ['zurückgezogen', 'zurückziehen'],
  ] as const) {
    t.ok(germanForms(one).includes(other), one);
    t.ok(germanForms(other).includes(one), other);
  }
  t.ok(germanForms('einzureichen').includes('einreichen'));
  t.ok(
    germanForms('geeinigt').includes('einigen') && germanForms('einigen').includes('geeinigt'),
    'not every beginning is a prefix',
  );
  t.strictSame(germanForms('x-12'), []);
  t.end();
});
