import { nearestName } from '../text/nearest-name.js';

/** All members of a type of the contract; the compiler refuses a list that does not have exactly these. */
export type MembersOf<T> = Readonly<Record<T extends unknown ? keyof T : never, true>>;

/**
 * Refuses an object of a plugin with a member that the contract does not have: a misspelt optional one would never be read, without any error. Only
 * plain objects are examined: an instance of a class may keep its state in further members.
 *
 * @param what has the member, in words: `it returned a stage`
 * @param keepsOwn for an object that is made for each request: it may have members of the plugin's own, whose names resemble none that it lacks
 * @throws Error that names the member, and the one that was probably meant
 */
export function refuseUnknownMembers(
  value: object,
  members: Readonly<Record<string, true>>,
  what: string,
  keepsOwn?: 'keeps-own',
): void {
  if (Object.getPrototypeOf(value) !== Object.prototype) return;
  for (const name in value) {
    if (members[name] === true) continue;
    const known = Object.keys(members);
    const meant = nearestName(
      name,
      known.filter((one) => (value as Readonly<Record<string, unknown>>)[one] === undefined),
    );
    if (meant === undefined && keepsOwn) continue;
    const advice = meant === undefined ? `its members are ${known.join(', ')}` : `did you mean "${meant}"?`;
    throw new Error(`${what} with "${name}", which has no effect; ${advice}`);
  }
}
