import { test } from 'tap';
import { locationText } from './location-text.js';

await test('a passage of several rows or lines is cited with the first and the last of them', (t) => {
  t.equal(locationText({ sheet: 'Prices', row: 12, last: 20 }), 'sheet Prices, rows 12–20');
  t.equal(locationText({ sheet: 'Prices', row: 12 }), 'sheet Prices, row 12');
  t.equal(locationText({ sheet: 'Prices' }), 'sheet Prices');
  t.equal(locationText({ line: 4, last: 9 }), 'lines 4–9');
  t.equal(locationText({ line: 4 }), 'line 4');
  t.equal(locationText({ slide: 2 }), 'slide 2');
  t.equal(locationText({ page: 3, label: 'iii' }), 'page 3 (printed: iii)');
  t.end();
});
