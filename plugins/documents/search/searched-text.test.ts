import { test } from 'tap';
import { searchedText } from './searched-text.js';

await test('the name of a sheet is searched, which may be all that says what its rows are about', (t) => {
  const place = { sheet: 'Week 29', row: 1 };
  t.match(searchedText({ fileName: 'otters.xlsx', headings: [], text: 'Iso; 56', place }), /Week 29/);
  t.end();
});

await test('what is searched: the name of the document, headings, text, and what the metadata of a record says', (t) => {
  const metadata =
    '{"id": "INC-1042", "year": 2024, "open": true, "tags": ["dns", "night"], "by": {"name": "Ada"}, "n": 12345678901234567890, "none": null}';
  t.equal(
    searchedText({ fileName: 'Incidents.jsonl', headings: ['May'], text: 'An outage.', metadata }),
    'Incidents\nMay\nAn outage.\nINC-1042\n2024\ndns\nnight\nAda\n12345678901234567890',
  );
  const long = JSON.stringify({ key: 'x'.repeat(201), many: Array.from({ length: 80 }, (_, index) => index) });
  t.equal(searchedText({ fileName: 'a.b', headings: [], text: 'b', metadata: long }).split('\n').length, 52);
  t.end();
});
