import type { DocumentFormat } from '../document-format.js';
import { token } from '../token.js';

/** A format, and the plugin that contributes it. */
export interface PluginDocumentFormat extends DocumentFormat {
  /** Id of the instance. */
  readonly plugin: string;
}

/** All formats of documents that plugins contribute, in gateway.yaml's order. Complete when every plugin is set up. */
export interface DocumentFormats {
  list(): readonly PluginDocumentFormat[];
}

/** Kept by the core. */
export const DocumentFormats = token<DocumentFormats>('document-formats');
