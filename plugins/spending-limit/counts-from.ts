/**
 * An SQL condition: a day is within a limit's period, or up to a month after it. If the clock was set back, days that are in the future now count, so
 * that the limit is not exceeded. What is dated later was spent while a clock was far ahead, and would otherwise count in each period until then.
 * Parameters: the first day of the period, and today.
 */
export const countsFrom = 'day >= ?::date and day < ?::date + 62';
