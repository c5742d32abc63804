import { test } from 'tap';
import { csvLine } from './csv.js';

await test('a line has the format of RFC 4180', (t) => {
  t.equal(csvLine(['a', 1.5, true, null, '']), 'a,1.5,true,,\r\n');
  t.equal(
    csvLine(['a,b', 'say "hi"', 'two\nlines', 'two\r\nlines']),
    '"a,b","say ""hi""","two\nlines","two\r\nlines"\r\n',
  );
  t.equal(csvLine(['ä 世 😀', " 'quoted' "]), "ä 世 😀, 'quoted' \r\n");
  t.end();
});

await test('texts cannot become formulas in a spreadsheet, and numbers stay numbers', (t) => {
  for (const start of ['=', '+', '-', '@', '\t', '＝', '＋', '－', '＠']) {
    t.equal(csvLine([`${start}1+1`]), `'${start}1+1\r\n`, JSON.stringify(start));
  }
  t.equal(csvLine(['\r=1']), `"'\r=1"\r\n`);
  t.equal(csvLine(['=HYPERLINK("http://evil","x")']), `"'=HYPERLINK(""http://evil"",""x"")"\r\n`);
  t.equal(csvLine(['a=1', '1-1', -1]), 'a=1,1-1,-1\r\n');
  t.end();
});
