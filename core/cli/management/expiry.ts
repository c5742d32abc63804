import { z } from '../../api/index.js';
import { UsageError } from '../arguments.js';

const units: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 };
const time = z.iso.datetime({ offset: true });

/**
 * Parses `--expires`: a duration (`90m`, `12h`, `30d`, `4w`), or a timestamp with its UTC offset.
 *
 * @throws UsageError
 */
export function readExpiry(text: string, now: number): Date {
  const [, count, unit = ''] = /^(\d{1,6})([mhdw])$/.exec(text) ?? [];
  const duration = units[unit];
  const at = duration === undefined ? timeOf(text) : new Date(now + Number(count) * duration);
  if (at === undefined) {
    throw new UsageError(`--expires takes 12h, 30d, 4w, or a time like 2030-12-31T23:59:59Z, not "${text}"`);
  }
  if (at.getTime() <= now) throw new UsageError(`--expires must be in the future, and "${text}" is not`);
  return at;
}

function timeOf(text: string): Date | undefined {
  return time.safeParse(text).success ? new Date(text) : undefined;
}
