/** The `code` of an error of Node, of a library or of a database; undefined for anything without one. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
