import type { Detector } from '../detector.js';
import { tableColumns } from '../tables/table-columns.js';
import type { CellFinder } from '../tables/table-reader.js';
import { secretInCell } from './cell-secrets.js';
import { type ColumnKind, columnNames, kindOfColumn } from './column-names.js';

const finders: Readonly<Record<ColumnKind, CellFinder>> = {
  password: (cell, names) => secretInCell(cell, 'password', names),
  token: (cell, names) => secretInCell(cell, 'token', names),
};

/** Secrets in the columns of tables. */
export const secretColumns: Detector = tableColumns('GENERIC_SECRET', columnNames, (name) => {
  const kind = kindOfColumn(name);
  return kind && finders[kind];
});
