import { token } from '../token.js';

/** Which models an organization has switched off. Answers from memory, because it is called for every request. */
export interface ModelSwitches {
  /** @param model under any of its names: as listed, with its provider as a prefix, or one that a pattern matches */
  isEnabled(organizationId: string, model: string): boolean;
}

/** Provided by the `models` plugin; without it every model is enabled. */
export const ModelSwitches = token<ModelSwitches>('model-switches');
