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
  t.equal(csvLine(['\r=1']), `"\r'=1"\r\n`);
  t.equal(csvLine(['=HYPERLINK("http://evil","x")']), `"'=HYPERLINK(""http://evil"",""x"")"\r\n`);
  t.equal(csvLine(['a=1', '1-1', -1]), 'a=1,1-1,-1\r\n');
  t.end();
});

await test('nor can they where a spreadsheet takes something else than the comma for the separator', (t) => {
  t.equal(csvLine(['a;=1+1', 'a\t@b', 'a; b = 1;2']), "a;'=1+1,a\t'@b,a; b = 1;2\r\n");
  t.equal(csvLine(['a\n=1\r\n-2']), `"a\n'=1\r\n'-2"\r\n`, 'and the quotation marks of a field for nothing');
  t.equal(csvLine(['a;"=1;"']), `"a;""'=1;"""\r\n`, 'or for those of a cell');
  t.equal(csvLine(['\t=1', ';+1', ';;=1']), "\t'=1,;'+1,;;'=1\r\n");
  t.end();
});
