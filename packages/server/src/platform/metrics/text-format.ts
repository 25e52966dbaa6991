type Labels = Readonly<Record<string, string>>;

/** The text format of Prometheus, version 0.0.4. */
export const MEDIA_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/** One value of a metric now. */
export interface Sample {
  readonly labels?: Labels;
  readonly value: number;
}

/** A metric whose values are read on request. */
export function writeGauge(name: string, help: string, samples: readonly Sample[]): string {
  return write(name, 'gauge', help, samples);
}

/** A metric that only grows. */
export function writeCounter(name: string, help: string, samples: readonly Sample[]): string {
  return write(name, 'counter', help, samples);
}

function write(name: string, type: string, help: string, samples: readonly Sample[]): string {
  return [
    ...head(name, type, help),
    ...samples.map(({ labels, value }) => line(name, labels, value)),
    '',
  ].join('\n');
}

/** Counts of values per bucket, for each set of labels. */
export interface Histogram {
  observe(labels: Labels, value: number): void;
  write(): string;
}

interface Series {
  readonly labels: Labels;
  readonly counts: number[];
  sum: number;
  count: number;
}

/** Creates a histogram; `bounds` are its buckets' upper bounds in ascending order. */
export function makeHistogram(name: string, help: string, bounds: readonly number[]): Histogram {
  const all = new Map<string, Series>();
  return {
    observe(labels, value) {
      const key = Object.values(labels).join('\n');
      let series = all.get(key);
      if (!series) all.set(key, (series = { labels, counts: bounds.map(() => 0), sum: 0, count: 0 }));
      const at = bounds.findIndex((bound) => value <= bound);
      if (at >= 0) series.counts[at]! += 1;
      series.sum += value;
      series.count += 1;
    },
    write() {
      const lines = head(name, 'histogram', help);
      for (const { labels, counts, sum, count } of all.values()) {
        let below = 0;
        bounds.forEach((bound, at) => {
          below += counts[at]!;
          lines.push(line(`${name}_bucket`, { ...labels, le: String(bound) }, below));
        });
        lines.push(line(`${name}_bucket`, { ...labels, le: '+Inf' }, count));
        lines.push(line(`${name}_sum`, labels, sum), line(`${name}_count`, labels, count));
      }
      return [...lines, ''].join('\n');
    },
  };
}

function head(name: string, type: string, help: string): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];
}

function line(name: string, labels: Labels | undefined, value: number): string {
  const pairs = Object.entries(labels ?? {}).map(([key, text]) => `${key}="${escape(text)}"`);
  return `${name}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${value}`;
}

function escape(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('"', '\\"');
}
