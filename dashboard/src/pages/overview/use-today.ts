import { useEffect, useState } from 'react';
import { dayOf } from './time-range.js';

const lookedAtEveryMs = 30_000;

/** The day in a time zone, also after midnight. */
export function useToday(timezone: string): string {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), lookedAtEveryMs);
    return () => clearInterval(timer);
  }, []);
  return dayOf(now, timezone);
}
