import { posix } from 'node:path';
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

/** The relationships of a part, in the order of the file, without external targets. */
export async function readRelationships(archive: ZipArchive, part: string): Promise<readonly Relationship[]> {
  const found: Relationship[] = [];
  const folder = posix.dirname(part);
  await readWholeXml(archive, posix.join(folder, '_rels', `${posix.basename(part)}.rels`), {
    open: ({ name, attributes: { Id, Type = '', Target, TargetMode } }) => {
      if (name !== 'Relationship' || Id === undefined || Target === undefined || TargetMode === 'External') return;
      const target = Target.startsWith('/') ? Target.slice(1) : posix.join(folder, Target);
      found.push({ id: Id, type: Type.slice(Type.lastIndexOf('/') + 1), target });
    },
  });
  return found;
}
