/** A type whose members can be assigned, for an object that is still being made. */
export type Writable<T> = { -readonly [K in keyof T]: T[K] };
