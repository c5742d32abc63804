/** Measures the duration of processing stages by wrapping methods of the objects that implement them. */
export class StageTimes {
  readonly #times = new Map<string, number[]>();

  /** Wraps an object so that calls of one method are measured. */
  timing<Part extends object>(stage: string, part: Part, method: keyof Part & string): Part {
    const times = this.#times;
    return new Proxy(part, {
      get(target, name) {
        const value = Reflect.get(target, name, target) as unknown;
        if (typeof value !== 'function') return value;
        if (name !== method) return value.bind(target) as unknown;
        return async (...words: unknown[]) => {
          const started = performance.now();
          try {
            return await (value.apply(target, words) as Promise<unknown>);
          } finally {
            const list = times.get(stage) ?? [];
            times.set(stage, list);
            list.push(performance.now() - started);
          }
        };
      },
    });
  }

  /** Wraps a factory so that calls of one method of its products are measured. */
  timingOf<Part extends object>(stage: string, part: Part, makes: keyof Part & string, method: string): Part {
    return new Proxy(part, {
      get: (target, name) => {
        const value = Reflect.get(target, name, target) as unknown;
        if (typeof value !== 'function') return value;
        if (name !== makes) return value.bind(target) as unknown;
        return (...words: unknown[]) => this.timing(stage, value.apply(target, words) as object, method as never);
      },
    });
  }

  reset(): void {
    this.#times.clear();
  }

  /** A line for each stage: how often it occurs in a round, and how long it takes. */
  lines(rounds: number): readonly string[] {
    return [...this.#times].map(([stage, times]) => {
      const sorted = times.toSorted((a, b) => a - b);
      const at = (share: number): string => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1);
      return `  ${stage}: ${(times.length / rounds).toFixed(1)} times, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`;
    });
  }
}
