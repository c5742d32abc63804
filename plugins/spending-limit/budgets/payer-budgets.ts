import { listsModel, type ModelCatalog } from '../../../core/api/index.js';
import { type Budget, type CallBudgets, listedIds } from './budget.js';

/** The order in which calls reserve, from the narrowest to the widest: the same for all calls, so that none wait for each other in a circle. */
const order: readonly Budget['kind'][] = ['endUser', 'connection', 'key', 'owner', 'tag', 'organization'];

/** The budgets of one caller on one connection, among which the model that is called decides. */
export class PayerBudgets {
  /** Those that every call must fit in; undefined when there is none. */
  readonly ofAllModels: CallBudgets | undefined;
  /** All, in the order in which calls reserve from them. */
  readonly inOrder: readonly Budget[];
  readonly #ofModels: readonly Budget[];
  readonly #endUserId: string | undefined;
  readonly #catalog: ModelCatalog;
  /** By which of {@link #ofModels} count a call: not by the model, because clients can name any number. */
  readonly #known = new Map<string, CallBudgets>();

  /** @param endUserId if one of the budgets is that of an end user */
  constructor(budgets: readonly Budget[], catalog: ModelCatalog, endUserId?: string) {
    this.inOrder = budgets.toSorted(narrowestFirst);
    this.#ofModels = this.inOrder.filter(({ models }) => models);
    this.#catalog = catalog;
    this.#endUserId = endUserId;
    const ofAll = this.inOrder.filter(({ models }) => !models);
    this.ofAllModels = ofAll.length === 0 ? undefined : this.#together(ofAll);
  }

  /** Those that a call of this model must fit in; undefined when nothing limits it. */
  of(model: string): CallBudgets | undefined {
    if (this.#ofModels.length === 0) return this.ofAllModels;
    const counting = this.#ofModels.map(({ models = [] }) => listsModel(models, model, this.#catalog));
    if (!counting.includes(true)) return this.ofAllModels;
    const key = counting.map(Number).join('');
    const known = this.#known.get(key);
    if (known) return known;
    const counted = new Set(this.#ofModels.filter((_, index) => counting[index]));
    const found = this.#together(this.inOrder.filter((budget) => !budget.models || counted.has(budget)));
    this.#known.set(key, found);
    return found;
  }

  #together(budgets: readonly Budget[]): CallBudgets {
    const endUserId = budgets.some(({ kind }) => kind === 'endUser') ? this.#endUserId : undefined;
    const listedBudgets = listedIds(budgets);
    return {
      inOrder: budgets,
      leases: [],
      ...(endUserId !== undefined && { endUserId }),
      ...(listedBudgets !== undefined && { listedBudgets }),
    };
  }
}

/** Of one spender those of some models come first, by their ids. */
function narrowestFirst(a: Budget, b: Budget): number {
  const byKind = order.indexOf(a.kind) - order.indexOf(b.kind);
  if (byKind !== 0) return byKind;
  if (!a.models !== !b.models) return a.models ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}
