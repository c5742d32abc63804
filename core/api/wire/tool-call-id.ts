/**
 * The id of a tool call, for providers that accept only letters, digits, `_` and `-`. Ids of calls and results are converted in the same way,
 * so they still match.
 */
export function toolCallId(id: string): string {
  return id.replace(/[^a-zA-Z0-9_-]/g, '_');
}
