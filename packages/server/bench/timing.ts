const CALLS = 200;
const WARM_UP = 30;

/**
 * Times calls in sequence, each after an untimed one. Returns the processor time of one in milliseconds, which is this
 * process's, however busy the machine is.
 */
export async function time(
  name: string,
  call: () => Promise<unknown>,
  between: () => Promise<unknown> = async () => undefined,
): Promise<number> {
  const times: number[] = [];
  const processor: number[] = [];
  for (let nth = 0; nth < WARM_UP + CALLS; nth += 1) {
    await between();
    const start = performance.now();
    const used = process.cpuUsage();
    await call();
    const { user, system } = process.cpuUsage(used);
    if (nth < WARM_UP) continue;
    times.push(performance.now() - start);
    processor.push((user + system) / 1_000);
  }
  const mean = processor.reduce((sum, one) => sum + one, 0) / CALLS;
  const [median, p95] = [share(processor, 0.5), share(processor, 0.95)];
  console.log(
    `${name.padEnd(48)} median ${inMs(share(times, 0.5))}, p95 ${inMs(share(times, 0.95))}; processor ${inMs(mean)}, median ${inMs(median)}, p95 ${inMs(p95)}`,
  );
  return mean;
}

function share(times: readonly number[], part: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor(part * (times.length - 1))]!;
}

const inMs = (duration: number) => `${duration.toFixed(1)} ms`;
