import {
  type Contributions,
  DocumentFormats,
  nearestName,
  type PolicyType,
  PolicyTypes,
  type Token,
  ToolFunctions,
} from '../../api/index.js';
import { isContribution } from './check-contributions.js';
import { known } from './known-members.js';

/**
 * Finds contributions that have no effect, because something else is missing for them. They are reported as warnings.
 *
 * @param isUsed whether any plugin of the list needs or wants a service
 * @returns sentences without a full stop
 */
export function idleContributions(
  contributions: Contributions,
  isUsed: (service: Token<unknown>) => boolean,
): readonly string[] {
  const meant = misspeltMethods(contributions).map(
    ([name, hook]) => `"${name}" is not a hook; did you mean "${hook}"?`,
  );
  const has = (name: keyof Contributions): boolean => contributions[name] !== undefined;
  return [
    ...meant,
    ...(has('models') && !has('dispatch') && !has('around')
      ? ['it has models but no "dispatch", so their calls cannot be answered']
      : []),
    ...(has('tokenizer') && !has('models') ? ['it has a "tokenizer" but no models'] : []),
    ...unread(contributions, isUsed),
    ...unenforced(contributions),
  ];
}

/** The methods of a class instance whose names resemble that of a hook which it lacks. They may be its own, so they are not errors. */
function misspeltMethods(contributions: Contributions): readonly (readonly [string, string])[] {
  const lacked = Object.keys(known.contributions).filter(
    (name) => contributions[name as keyof Contributions] === undefined,
  );
  return methodsOf(contributions).flatMap((name) => {
    const hook = isContribution(name) ? undefined : nearestName(name, lacked);
    return hook === undefined ? [] : [[name, hook] as const];
  });
}

/** Without reading accessors, which may do anything. */
function methodsOf(instance: object): readonly string[] {
  const names: string[] = [];
  for (
    let at: object | null = instance;
    at && at !== Object.prototype;
    at = Object.getPrototypeOf(at) as object | null
  ) {
    for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(at)))
      if (typeof value === 'function' && name !== 'constructor') names.push(name);
  }
  return names;
}

/** What no plugin of the list asks for. */
function unread(
  { functions = [], policyTypes = [], documentFormats = [] }: Contributions,
  isUsed: (service: Token<unknown>) => boolean,
): readonly string[] {
  const needed = [
    {
      what: 'functions for models',
      list: typeof functions === 'function' ? [] : functions,
      service: ToolFunctions,
      plugin: 'tools',
    },
    {
      what: 'types of policies with a detector',
      list: policyTypes.filter(hasDetector),
      service: PolicyTypes,
      plugin: 'policies',
    },
    { what: 'formats of documents', list: documentFormats, service: DocumentFormats, plugin: 'documents' },
  ];
  return needed
    .filter(({ list, service }) => list.length > 0 && !isUsed(service))
    .map(({ what, plugin }) => `it has ${what}, which need the plugin "${plugin}" in the list`);
}

function hasDetector(type: PolicyType): boolean {
  return type.detector !== undefined;
}

/** The hooks with which a plugin can enforce a type of policies itself. */
const enforcing = ['admit', 'prepare', 'around', 'govern', 'reserve', 'transform', 'observe'] as const;

function unenforced(contributions: Contributions): readonly string[] {
  if (enforcing.some((hook) => contributions[hook] !== undefined)) return [];
  const types = (contributions.policyTypes ?? []).filter((type) => type.isEnabled && !hasDetector(type));
  return types.map(
    ({ policyType }) => `its type of policies "${policyType}" has no detector, and the plugin no hook that enforces it`,
  );
}
