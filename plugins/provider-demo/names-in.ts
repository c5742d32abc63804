/** Extracts tool arguments from a question: quoted texts, then names (capitalized words that do not begin the question), in order. */
export function namesIn(question: string): readonly string[] {
  const quoted = [...question.matchAll(/"([^"]+)"|“([^“”]+)”/g)].map(([, plain, curly]) => plain ?? curly ?? '');
  const names = question.match(/(?<=[\p{L}\p{N},;:] )\p{Lu}[\p{L}\p{N}.'’-]*(?: \p{Lu}[\p{L}\p{N}.'’-]*)*/gu) ?? [];
  const bare = names
    .map((name) => name.replace(/(?<![.'’-])[.'’-]+$/, ''))
    .filter((name) => name !== '' && name !== 'I');
  return [...quoted, ...bare];
}
