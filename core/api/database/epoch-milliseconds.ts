/** SQL for a time in milliseconds since 1970, as JavaScript counts it. @param time a column of type `timestamptz` */
export function epochMilliseconds(time: string): string {
  return `(extract(epoch from ${time}) * 1000)::float8`;
}
