import v8 from 'node:v8';

/** How often a function is called before each of V8's optimizing compilers takes it, as V8 has it. */
const usualCalls = { maglev: 400, turbofan: 3_000 };

/** During a start: most functions are called some hundred times by it and never again, so optimizing them takes longer than it saves. */
const callsAtStart = { maglev: 2_000, turbofan: 15_000 };

/**
 * How much of a function of WebAssembly runs before it is optimized, in bytes of code: five times as much as V8 has it. Merely opening the embedded
 * database used that up for 40 functions, and V8 cannot keep what it compiles for the next start. Code counts it down from its first run on, so it stays.
 */
const wasmBudget = 65_000_000;

function optimizeAfter(calls: Readonly<Record<string, number>>): void {
  // Whoever starts the process may know better.
  if (process.execArgv.some((option) => option.startsWith('--invocation-count-for-'))) return;
  for (const [compiler, count] of Object.entries(calls))
    v8.setFlagsFromString(`--invocation-count-for-${compiler}=${count}`);
}

/** Sets V8's flags for a start. To be called before the compile cache is enabled, which has a folder for each set of flags. */
export function prepareEngine(): void {
  // Objects that are allocated during the start live long, from which V8 concludes that the same code will always allocate long-lived objects. On
  // the hot path they are short-lived: in the old generation they would keep whole requests alive (docs/decisions/0009).
  v8.setFlagsFromString('--no-allocation-site-pretenuring');
  // A request goes through some hundred small functions. With three times the usual budgets, the compiler inlines more of them, which saves about
  // a twentieth of a request's processor time (docs/decisions/0043).
  v8.setFlagsFromString('--max-inlined-bytecode-size=1000');
  v8.setFlagsFromString('--max-inlined-bytecode-size-cumulative=3000');
  // docs/decisions/0245
  v8.setFlagsFromString(`--wasm-tiering-budget=${wasmBudget}`);
  optimizeAfter(callsAtStart);
}

/** Ends what {@link prepareEngine} has set for the start alone: from now on, code is worth optimizing. */
export function optimizeAsUsual(): void {
  optimizeAfter(usualCalls);
}
