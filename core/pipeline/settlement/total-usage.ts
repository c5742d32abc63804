import { addUsage, type Attempt, type Usage } from '../../api/index.js';

/** The sum over all attempts; undefined when no provider has reported usage. */
export function totalUsage(attempts: readonly Pick<Attempt, 'usage'>[]): Usage | undefined {
  if (attempts.length === 1) return attempts[0]?.usage;
  const known = attempts.flatMap(({ usage }) => (usage ? [usage] : []));
  const [first, ...others] = known;
  return first && others.reduce(addUsage, first);
}
