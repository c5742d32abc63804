/**
 * A number with the noun that it counts, for messages.
 *
 * @example counted(1, 'second'); // '1 second'
 * @example counted(2, 'second'); // '2 seconds'
 */
export function counted(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
