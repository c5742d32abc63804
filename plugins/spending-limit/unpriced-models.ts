import {
  type Connection,
  listsModel,
  type Logger,
  type ModelUseServices,
  type PriceList,
  usableModels,
} from '../../core/api/index.js';
import type { ConfiguredLimit } from './config.js';

/** The services of {@link unpricedModels}. */
export interface UnpricedServices extends ModelUseServices {
  readonly prices: PriceList;
  readonly now: () => number;
}

/**
 * The listed models whose calls a spending limit refuses, because nobody knows their price: those that a connection may use, or all without one.
 * The models of an alias have their own prices.
 */
export function unpricedModels(
  connection: Connection | undefined,
  { prices, now, ...services }: UnpricedServices,
): readonly string[] {
  return usableModels({ connection }, services)
    .filter(({ name, info }) => info.standsFor === undefined && !prices.find(name, now()))
    .map(({ name }) => name);
}

/** Says which models a limit of gateway.yaml closes, before somebody calls one. */
export function warnOfUnpriced(limits: readonly ConfiguredLimit[], services: UnpricedServices, log: Logger): void {
  const isLimited = (model: string): boolean =>
    limits.some(({ models }) => !models || listsModel(models, model, services.models));
  const models = limits.length === 0 ? [] : unpricedModels(undefined, services).filter(isLimited);
  if (models.length === 0) return;
  log.warn(
    { models },
    'the prices of some models are not known, so calls of them are refused where a spending limit applies; give each a "price", or "free: true", in gateway.yaml',
  );
}
