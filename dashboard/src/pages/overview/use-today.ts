import { useEffect, useState } from 'react';
import { dayIn } from '../../components/day-in.js';

const lookedAtEveryMs = 30_000;

/** The current day in a time zone; it changes at midnight. */
export function useToday(timezone: string): string {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), lookedAtEveryMs);
    return () => clearInterval(timer);
  }, []);
  return dayIn(timezone, now);
}
