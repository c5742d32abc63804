const mostMembers = 32;
/** As much as everybody passes on. Where a list is longer, members that are longer than `longMember` go first. */
const longestState = 512;
const longMember = 128;

const simpleKey = /^[a-z][a-z0-9_\-*/]{0,255}$/;
const tenantKey = /^[a-z0-9][a-z0-9_\-*/]{0,240}@[a-z][a-z0-9_\-*/]{0,13}$/;
const memberValue = /^[\x20-\x2b\x2d-\x3c\x3e-\x7e]{0,255}[\x21-\x2b\x2d-\x3c\x3e-\x7e]$/;

/**
 * Reads a `tracestate` header (https://www.w3.org/TR/2021/REC-trace-context-1-20211123/, section 3.3); one that was sent in
 * several lines comes joined with commas. Members that are not valid, and all but the first of a key, are left out.
 *
 * @returns what may be passed on; undefined when nothing may, as of a list with too many members
 */
export function readTraceState(header: string): string | undefined {
  const members = header
    .split(',')
    .map((member) => member.trim())
    .filter((member) => member !== '');
  if (members.length > mostMembers) return undefined;
  const keys = new Set<string>();
  const valid = members.filter((member) => {
    const equals = member.indexOf('=');
    const key = member.slice(0, Math.max(0, equals));
    if (!(simpleKey.test(key) || tenantKey.test(key)) || !memberValue.test(member.slice(equals + 1))) return false;
    const first = !keys.has(key);
    keys.add(key);
    return first;
  });
  return shortened(valid).join(',') || undefined;
}

/** First without the long members, the last of them first, then without the last ones, until the rest is short enough. */
function shortened(members: readonly string[]): readonly string[] {
  let kept = members;
  while (kept.join(',').length > longestState) {
    const long = kept.findLastIndex((member) => member.length > longMember);
    kept = kept.toSpliced(long < 0 ? kept.length - 1 : long, 1);
  }
  return kept;
}
