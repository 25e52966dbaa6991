import type { DestinationStream } from 'pino';

interface LogRecord {
  readonly level: string;
  readonly time: string;
  readonly message?: string;
  readonly request?: { readonly status: number };
  readonly err?: { readonly message: string };
}

/** Formats log records for a terminal, without successful requests. */
export function readableLines(output: { write(text: string): unknown }): DestinationStream {
  return {
    write(line) {
      const record = JSON.parse(line) as LogRecord;
      if (record.request && record.request.status < 500) return;
      const level = record.level === 'info' ? '' : `${record.level}: `;
      const cause = record.err ? ` (${record.err.message})` : '';
      output.write(`${record.time.slice(11, 19)}  ${level}${record.message ?? ''}${cause}\n`);
    },
  };
}
