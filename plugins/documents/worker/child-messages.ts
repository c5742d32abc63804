import type { ChunkDraft } from '../document-chunk.js';
import type { ChunkIndexData } from '../document-index.js';
import type { ProcessingJob, ProcessingSummary } from '../processing/processing-contract.js';

/** A job for a child process. */
export interface ChildJob extends ProcessingJob {
  /** The name that the document was uploaded with, which is searched too. */
  readonly fileName: string;
  /** Whether chunks are to come with the vectors of the offline embedder. */
  readonly vectors: boolean;
}

/** Chunks in order, with their index data. */
export interface DraftBatch {
  readonly chunks: readonly ChunkDraft[];
  readonly findable: ChunkIndexData;
}

/** To a child process. One document at a time. */
export type ToChild =
  | { readonly type: 'process'; readonly id: string; readonly job: ChildJob }
  /** The last batch is stored; the next one may come. */
  | { readonly type: 'stored'; readonly id: string };

/** From a child process. `id` is that of the `process` message. */
export type FromChild =
  /** It has loaded its code and waits for work. */
  | { readonly type: 'ready' }
  | { readonly type: 'progress'; readonly id: string; readonly percent: number }
  | { readonly type: 'ocr-page'; readonly id: string }
  | { readonly type: 'plugin-failed'; readonly id: string; readonly plugin: string; readonly reason: string }
  | { readonly type: 'chunks'; readonly id: string; readonly batch: DraftBatch }
  | { readonly type: 'done'; readonly id: string; readonly summary: ProcessingSummary; readonly rssBytes: number }
  | {
      readonly type: 'failed';
      readonly id: string;
      readonly reason: string;
      /** Whether the document is to blame, so that another try is useless. */
      readonly final: boolean;
      readonly rssBytes: number;
    };
