/** A Markdown table with aligned columns: readable in a terminal, and it can be pasted into a page. */
export function renderTable(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = header.map((title, column) => {
    // A row with fewer cells carries a message in its last one, which must not widen the column.
    const cells = rows.filter((row) => row.length === header.length).map((row) => row[column]?.length ?? 0);
    const labels = column === 0 ? rows.map((row) => row[0]?.length ?? 0) : [];
    return Math.max(title.length, ...cells, ...labels);
  });
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`;
  const rule = `|${widths.map((width, column) => (column === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`;
  return [line(header), rule, ...rows.map(line)].join('\n');
}
