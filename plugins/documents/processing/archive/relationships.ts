import { posix } from 'node:path';
import type { SeparateParts } from '../separate-parts.js';
import { readWholeXml } from './read-xml.js';
import type { ZipArchive } from './zip-archive.js';

/** A relationship of a part of an Open XML file. */
export interface Relationship {
  readonly id: string;
  /** The last segment of its type: `slide`, `chart`. */
  readonly type: string;
  /** A part of the same archive, which may be missing. */
  readonly target: string;
}

/**
 * The relationships of a part, in the order of the file, without external targets. The part can be read without them: of broken ones those before the
 * fault are returned, and `separate` names them.
 */
export async function readRelationships(
  archive: ZipArchive,
  part: string,
  separate: SeparateParts,
): Promise<readonly Relationship[]> {
  const found: Relationship[] = [];
  const folder = posix.dirname(part);
  const own = posix.join(folder, '_rels', `${posix.basename(part)}.rels`);
  await separate.readOptional(own, () =>
    readWholeXml(archive, own, {
      open: ({ name, attributes: { Id, Type = '', Target, TargetMode } }) => {
        if (name !== 'Relationship' || Id === undefined || Target === undefined || TargetMode === 'External') return;
        const target = Target.startsWith('/') ? Target.slice(1) : posix.join(folder, Target);
        found.push({ id: Id, type: Type.slice(Type.lastIndexOf('/') + 1), target });
      },
    }),
  );
  return found;
}
