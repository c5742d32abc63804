import { token } from '../token.js';

/** Which models an organization has switched off. From memory: asked for every request. */
export interface ModelSwitches {
  /** @param model under any of its names: as listed, with its provider in front, or as one of those that a pattern stands for */
  isEnabled(organizationId: string, model: string): boolean;
}

/** Provided by the `models` plugin; without it every model is enabled. */
export const ModelSwitches = token<ModelSwitches>('model-switches');
