import { test } from 'tap';
import { sourceFiles } from '../../../../test/architecture/source-files.js';
import { actions } from './known-actions.js';

await test('the dashboard offers every action of the audit trail that the plugins name', (t) => {
  const sources = sourceFiles.filter(({ isTest, path }) => !isTest && path.startsWith('plugins/'));
  const named = sources.flatMap(({ code }) => code.match(/(?<=\baction: ')\w+\.\w+(?=')/g) ?? []);
  t.ok(named.length > 0);
  t.strictSame(
    [...new Set(named)].filter((action) => !actions.includes(action)),
    [],
  );
  t.end();
});
