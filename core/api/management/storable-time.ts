import { z } from 'zod';

/** Years that the database takes and ISO 8601 writes with four digits. An offset can lead out of them: `9999-12-31T23:00:00-02:00`. */
const earliest = Date.parse('0001-01-01T00:00:00Z');
const latest = Date.parse('9999-12-31T23:59:59.999Z');

/** Schema of a time that can be stored and searched for: ISO 8601 with `Z` or an offset. Gives a `Date`. */
export const storableTime = z.iso
  .datetime({ offset: true })
  .refine((text) => Date.parse(text) >= earliest && Date.parse(text) <= latest, 'must be a time in the years 1 to 9999')
  .transform((text) => new Date(text));
