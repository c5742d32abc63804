import { z } from 'zod';

/**
 * The years that ISO 8601 writes with four digits, all of which the database accepts. An offset can lead out of them:
 * `9999-12-31T23:00:00-02:00`.
 */
const earliest = Date.parse('0001-01-01T00:00:00Z');
const latest = Date.parse('9999-12-31T23:59:59.999Z');

/** Schema of a time that can be stored: ISO 8601 with `Z` or an offset, in the years 1 to 9999. Parses to a `Date`. */
export const storableTime = z.iso
  .datetime({ offset: true })
  .refine((text) => Date.parse(text) >= earliest && Date.parse(text) <= latest, 'must be a time in the years 1 to 9999')
  .transform((text) => new Date(text));
