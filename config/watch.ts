import { type FSWatcher, watch } from 'node:fs';
import { readlink } from 'node:fs/promises';
import path from 'node:path';
import { readConfigFile } from './reading/read-file.js';

export interface WatchOptions {
  /** Ends the watch. */
  readonly signal: AbortSignal;
  /** The fingerprint to compare with, so that a change between reading and watching is not missed. */
  readonly since?: string;
  /** Debounce in milliseconds: editors write in several steps. */
  readonly quietMs?: number;
  /** Polling interval in milliseconds, for file systems without change notifications (network mounts). */
  readonly pollMs?: number;
}

/**
 * Calls `onChange` with the new fingerprint whenever the content of the file changes, or that of a file which it refers to (`${file:…}`), including
 * when a file is deleted or comes back. The promise resolves as soon as changes are noticed; the watch ends with the signal.
 *
 * The folders are watched, not the file: editors replace files, and a watch would stay with the old one. A file behind symbolic links is watched at
 * every link, because mounted configurations are changed by turning a link (Kubernetes' `..data`).
 */
export async function watchGatewayFile(
  file: string,
  onChange: (fingerprint: string) => void,
  options: WatchOptions,
): Promise<void> {
  const watcher = new FileWatcher(path.resolve(file), onChange, options);
  await watcher.start();
}

class FileWatcher {
  readonly #file: string;
  readonly #onChange: (fingerprint: string) => void;
  readonly #signal: AbortSignal;
  readonly #quietMs: number;
  readonly #pollMs: number;
  #known: string | undefined;
  /** By folder. */
  readonly #watchers = new Map<string, FSWatcher>();
  /** Names by folder: whatever else happens in the folder, such as a log file that grows, does not matter. */
  #places: ReadonlyMap<string, ReadonlySet<string>> = new Map();
  #quietTimer: NodeJS.Timeout | undefined;
  #pollTimer: NodeJS.Timeout | undefined;
  /** The files that were blank when the file was last read and believed. */
  #blank: readonly string[] = [];
  #doubted = false;
  #checked: Promise<void> = Promise.resolve();

  constructor(file: string, onChange: (fingerprint: string) => void, options: WatchOptions) {
    this.#file = file;
    this.#onChange = onChange;
    this.#signal = options.signal;
    this.#known = options.since;
    this.#quietMs = options.quietMs ?? 100;
    this.#pollMs = options.pollMs ?? 10_000;
  }

  async start(): Promise<void> {
    if (this.#signal.aborted) return;
    this.#signal.addEventListener('abort', () => this.#stop(), { once: true });
    const { fingerprint, references, blank } = await readConfigFile(this.#file);
    this.#known ??= fingerprint;
    this.#blank = blank;
    await this.#watchFolders(references);
    // Detect changes from before the folders were watched.
    this.#checkSoon(this.#quietMs);
    this.#pollLater();
  }

  #stop(): void {
    clearTimeout(this.#quietTimer);
    clearTimeout(this.#pollTimer);
    for (const watcher of this.#watchers.values()) watcher.close();
    this.#watchers.clear();
  }

  #checkSoon(delay: number): void {
    clearTimeout(this.#quietTimer);
    if (this.#signal.aborted) return;
    this.#quietTimer = setTimeout(() => {
      this.#check().catch(fail);
    }, delay);
  }

  #pollLater(): void {
    if (this.#signal.aborted) return;
    this.#pollTimer = setTimeout(() => {
      this.#check()
        .finally(() => this.#pollLater())
        .catch(fail);
    }, this.#pollMs);
  }

  /** Serializes the checks: of two concurrent ones, the slower would mistake older content for a change. */
  #check(): Promise<void> {
    this.#checked = this.#checked.then(() => this.#look());
    return this.#checked;
  }

  async #look(): Promise<void> {
    const { fingerprint, references, blank, outOfFiles } = await readConfigFile(this.#file);
    // The poll looks again.
    if (outOfFiles) return;
    await this.#watchFolders(references);
    if (this.#signal.aborted || fingerprint === this.#known) return;
    if (!this.#doubted && blank.some((path) => !this.#blank.includes(path))) {
      // Most likely a file that is just being written. An empty configuration is a valid one, and so is one without an
      // optional secret, so neither must be believed too early.
      this.#doubted = true;
      this.#checkSoon(this.#quietMs * 10);
      return;
    }
    this.#doubted = false;
    this.#blank = blank;
    this.#known = fingerprint;
    this.#onChange(fingerprint);
  }

  async #watchFolders(references: readonly string[]): Promise<void> {
    this.#places = await placesOf([this.#file, ...references]);
    if (this.#signal.aborted) return;
    for (const [folder, watcher] of this.#watchers) {
      if (this.#places.has(folder)) continue;
      watcher.close();
      this.#watchers.delete(folder);
    }
    for (const folder of this.#places.keys()) if (!this.#watchers.has(folder)) this.#watchFolder(folder);
  }

  #watchFolder(folder: string): void {
    try {
      const watcher = watch(folder, (_event, name) => {
        if (name === null || this.#places.get(folder)?.has(name)) this.#checkSoon(this.#quietMs);
      });
      // A folder that disappears, or a system without free watches: the poll goes on, and tries again to watch.
      watcher.on('error', () => {
        watcher.close();
        this.#watchers.delete(folder);
      });
      this.#watchers.set(folder, watcher);
    } catch {
      // As above: the poll finds what cannot be watched.
    }
  }
}

/** Only `onChange` can throw here, and its caller must hear of it. */
function fail(error: unknown): void {
  setImmediate(() => {
    throw error;
  });
}

/** Longer chains of symbolic links are treated as loops. */
const maxLinks = 40;

/**
 * Every folder and name that decides on the files' content: the files themselves, and each symbolic link on the way to them.
 */
async function placesOf(files: readonly string[]): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const places = new Map<string, Set<string>>();
  for (const file of files) await addPlaces(places, file);
  return places;
}

async function addPlaces(places: Map<string, Set<string>>, file: string): Promise<void> {
  const { root } = path.parse(file);
  let folder = root;
  let steps = file.slice(root.length).split(path.sep);
  for (let links = 0; steps.length > 0; ) {
    const [name = '', ...rest] = steps;
    const target = await readlink(path.join(folder, name)).catch(() => undefined);
    const isLink = target !== undefined && ++links <= maxLinks;
    if (isLink || rest.length === 0) places.set(folder, (places.get(folder) ?? new Set()).add(name));
    if (isLink) {
      const absolute = path.resolve(folder, target);
      folder = path.parse(absolute).root;
      steps = [...absolute.slice(folder.length).split(path.sep), ...rest];
    } else {
      folder = path.join(folder, name);
      steps = rest;
    }
  }
}
