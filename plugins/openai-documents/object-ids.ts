import { traceIdOf, uuidOf } from '../../core/api/index.js';

/** The ids that clients see: a prefix for the kind of object, and the 32 hex digits of its UUID. */
const prefixes = { file: 'file-', store: 'vs_', batch: 'vsfb_', upload: 'upload_', part: 'part_' } as const;

type ObjectKind = keyof typeof prefixes;

/** @example idOf('store', '01980a6e-5c1f-7d42-9b61-3f0f5a7c2e11'); // 'vs_01980a6e5c1f7d429b613f0f5a7c2e11' */
export function idOf(kind: ObjectKind, uuid: string): string {
  return prefixes[kind] + traceIdOf(uuid);
}

/** The digits of a UUID v7, as all ids here have: those of OpenAI's vector stores are as long, and of another version. */
const digitsOfUuid = /^[0-9a-f]{12}7[0-9a-f]{3}[89ab][0-9a-f]{15}$/;

/** The UUID in an id; undefined for an id of another form, which nothing here has. */
export function uuidIn(kind: ObjectKind, id: string): string | undefined {
  const digits = id.startsWith(prefixes[kind]) ? id.slice(prefixes[kind].length) : '';
  return digitsOfUuid.test(digits) ? uuidOf(digits) : undefined;
}
