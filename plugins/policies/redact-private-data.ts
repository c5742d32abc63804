import { scannerFor } from './scanner/scanner-for.js';

/** Replaces personal data and credentials by their category, in texts for services that are not trusted. */
export function redactPrivateData(text: string): string {
  const scanner = scannerFor([
    { kind: 'pii', sensitivityLevel: 'medium' },
    { kind: 'secret', sensitivityLevel: 'medium' },
  ]);
  let result = '';
  let position = 0;
  for (const { start, end, category } of scanner.scan(text)) {
    if (end <= position) continue;
    result += `${text.slice(position, Math.max(position, start))}[${category}]`;
    position = end;
  }
  return result + text.slice(position);
}
