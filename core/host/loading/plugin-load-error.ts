/** A plugin could not be loaded. The message is a sentence for the operator. */
export class PluginLoadError extends Error {
  override readonly name = 'PluginLoadError';
  /** How to fix it. */
  readonly hint: string;

  constructor(message: string, hint: string, cause?: unknown) {
    super(message, { cause });
    this.hint = hint;
  }
}
