import type { Prompt, PromptVersion } from './prompt.js';
import { parseTemplate } from './rendering/template.js';
import type { PromptRow, PromptVersionRow } from './tables.js';

/** A row without `changedAt`. */
export type KnownPromptRow = Omit<PromptRow, 'changedAt'>;
export type KnownVersionRow = Omit<PromptVersionRow, 'changedAt'>;

/** Rows that are applied together, because a template's row needs its active version. */
export interface PromptRows {
  readonly prompts: readonly KnownPromptRow[];
  readonly versions: readonly KnownVersionRow[];
}

/** The rows of one template in memory. */
interface Known {
  /** Absent while only versions have been read. */
  row: KnownPromptRow | undefined;
  readonly versions: Map<string, PromptVersion>;
  /** Absent while the active version has not been read. */
  prompt: Prompt | undefined;
}

/** All prompt templates in memory, as immutable snapshots. */
export class PromptSnapshots {
  readonly #byId = new Map<string, Known>();
  /** Ids of the tombstones in it. */
  readonly #deleted = new Set<string>();

  /** The number of templates in memory, deleted ones included. */
  get size(): number {
    return this.#byId.size;
  }

  get(organizationId: string, promptId: string): Prompt | undefined {
    const prompt = this.#byId.get(promptId)?.prompt;
    return prompt?.organizationId === organizationId ? prompt : undefined;
  }

  /** Oldest first: ids sort by the time they were made. */
  list(organizationId: string): Prompt[] {
    return [...this.#byId.values()]
      .flatMap(({ prompt }) => (prompt?.organizationId === organizationId ? [prompt] : []))
      .sort((a, b) => (a.promptId < b.promptId ? -1 : 1));
  }

  /** Applies stored rows. Older versions are ignored, because a read may have begun before a change. */
  apply({ prompts, versions }: PromptRows): void {
    const changed = new Set<Known>();
    for (const row of versions) {
      const known = this.#known(row.promptId);
      const before = known.versions.get(row.versionId);
      if (before && before.revision >= row.revision) continue;
      known.versions.set(row.versionId, versionOf(row));
      changed.add(known);
    }
    for (const row of prompts) {
      const known = this.#known(row.promptId);
      if (known.row && known.row.version >= row.version) continue;
      known.row = withoutMapper(row);
      changed.add(known);
    }
    for (const known of changed) {
      refresh(known);
      if (known.row?.deletedAt) this.#deleted.add(known.row.promptId);
    }
  }

  /**
   * Call this when a read begins, and the returned function when its result has been applied. Tombstones that existed when it began are
   * then dropped, because every later read sees those deletions. Reads must not overlap.
   */
  readingBegins(): () => void {
    const seenByReading = [...this.#deleted];
    return () => {
      for (const promptId of seenByReading) {
        this.#deleted.delete(promptId);
        this.#byId.delete(promptId);
      }
    };
  }

  #known(promptId: string): Known {
    const found = this.#byId.get(promptId);
    if (found) return found;
    const known = { row: undefined, versions: new Map<string, PromptVersion>(), prompt: undefined };
    this.#byId.set(promptId, known);
    return known;
  }
}

/** A copy of a row: the mapper's own object refers to everything that was read together with it, which would stay in memory. */
export function withoutMapper(row: KnownPromptRow): KnownPromptRow {
  const { promptId, organizationId, name, description, activeVersionId, version, createdAt, updatedAt, deletedAt } =
    row;
  return { promptId, organizationId, name, description, activeVersionId, version, createdAt, updatedAt, deletedAt };
}

/** Updates the snapshot. The row of a deleted template is kept as a tombstone for a while, so that an older read cannot restore it. */
function refresh(known: Known): void {
  const { row, versions } = known;
  if (row?.deletedAt) versions.clear();
  const active = row && versions.get(row.activeVersionId);
  known.prompt = row && active && promptOf(row, active, [...versions.values()]);
}

function promptOf(row: KnownPromptRow, active: PromptVersion, versions: PromptVersion[]): Prompt {
  const { promptId, organizationId, name, description, createdAt, updatedAt } = row;
  versions.sort((a, b) => a.number - b.number);
  return Object.freeze({ promptId, organizationId, name, description, createdAt, updatedAt, versions, active });
}

/** The version in a row. */
export function versionOf({
  promptId,
  versionId,
  number,
  name,
  template: text,
  variables,
  labels,
  revision,
  createdAt,
}: KnownVersionRow): PromptVersion {
  const template = parseTemplate(text);
  return Object.freeze({ promptId, versionId, number, name, text, template, variables, labels, revision, createdAt });
}
