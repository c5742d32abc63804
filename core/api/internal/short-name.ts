import { hash } from 'node:crypto';

/** Letters, digits, `_` and `-`. */
const anyForm = /^[\w-]+$/;

/**
 * A name for providers that accept only some characters, and names of limited length: the name itself if it is accepted, otherwise its beginning, and
 * a digest, so that two names stay different.
 *
 * @param most the most characters
 * @param form of names that are accepted; a name with `_` in front has it, if it has no other characters than letters, digits, `_` and `-`
 */
export function shortName(name: string, most: number, form = anyForm): string {
  if (name === '' || (name.length <= most && form.test(name))) return name;
  const digest = hash('sha256', name).slice(0, 8);
  const plain = name.replaceAll(/[^\w-]/g, '_');
  return `${(form.test(plain) ? plain : `_${plain}`).slice(0, most - digest.length - 1)}_${digest}`;
}
