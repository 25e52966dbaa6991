import type { ChildProcess } from 'node:child_process';

/** The address that the server reports when ready. */
export function addressOf(child: ChildProcess): Promise<string> {
  let output = '';
  return new Promise((done, fail) => {
    child.once('exit', () => fail(new Error(`The server ended:\n${output}`)));
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const address = /^Larder is ready at (http\S+)\n/m.exec(output)?.[1];
      if (address) done(address);
    });
  });
}
