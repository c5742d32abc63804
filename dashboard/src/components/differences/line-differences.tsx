import { Paper } from '@mantine/core';
import { useMemo } from 'react';
import { differingLines, type Line } from './differing-lines.js';

const signs = { same: ' ', removed: '−', added: '+' } as const;
const words = { same: '', removed: 'removed: ', added: 'added: ' } as const;

/** Two texts in one: what was removed, what was added, and what is in both. */
export function LineDifferences({ before, after }: { readonly before: string; readonly after: string }) {
  const lines = useMemo(() => numbered(differingLines(before, after)), [before, after]);
  return (
    <Paper withBorder className="lines" aria-label="Differences" component="section">
      {lines.map(({ kind, text, number }) => (
        <div key={number} className={`line ${kind}`}>
          <span className="sign" aria-hidden="true">
            {signs[kind]}
          </span>
          <span className="whole-text">
            <span className="hidden-text">{words[kind]}</span>
            {text}
          </span>
        </div>
      ))}
    </Paper>
  );
}

function numbered(lines: readonly Line[]): readonly (Line & { readonly number: number })[] {
  return lines.map((line, number) => ({ ...line, number }));
}
