import type { ExchangeNotes, Metrics } from '../../core/api/index.js';
import type { RecoveryServices } from './recovery.js';

/** Reports which model of an alias was chosen, and why: in the history, in traces and in metrics. */
export function reportChoices(
  id: string,
  notes: Pick<ExchangeNotes, 'add'>,
  metrics: Metrics,
): RecoveryServices['chosen'] {
  const choices = metrics.counter({
    name: 'choices_total',
    help: 'Calls by a name of several models, by the model that was tried first, and why.',
    labels: ['name', 'model', 'reason'],
    maxLabelSets: 1000,
  });
  return (exchange, name, model, { reason, figures }) => {
    choices.add(1, { name, model, reason });
    notes.add(exchange, { kind: 'plugin', plugin: id, name: 'choice', value: `${reason}: ${figures}` });
  };
}
