/**
 * A segment of a path in which everything is escaped except RFC 3986's unreserved characters: ARNs have slashes and colons, and signatures of AWS
 * (SigV4) are about the path that is escaped so.
 */
export function escapeSegment(segment: string): string {
  return encodeURIComponent(segment).replaceAll(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
