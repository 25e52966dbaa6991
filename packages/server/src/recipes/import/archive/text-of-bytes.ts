import { TextDecoder } from 'node:util';

const DECLARED =
  /<meta\b[^<>]{0,200}?charset\s{0,5}=\s{0,5}["']?([\w-]{1,40})|<\?xml\b[^<>]{0,100}?encoding\s{0,5}=\s{0,5}["']([\w-]{1,40})/i;
/** How far browsers look for it. */
const LOOKED_AT = 1_024;

/** Decodes text by its byte order mark, its server's charset or its own declaration; UTF-8 by default. */
export function textOfBytes(data: Uint8Array, charset: string | null): string {
  const marked =
    data[0] === 0xff && data[1] === 0xfe
      ? 'utf-16le'
      : data[0] === 0xfe && data[1] === 0xff
        ? 'utf-16be'
        : null;
  const start = new TextDecoder('latin1').decode(data.subarray(0, LOOKED_AT));
  const declared = DECLARED.exec(start);
  return decoderFor(marked ?? charset ?? declared?.[1] ?? declared?.[2] ?? 'utf-8').decode(data);
}

function decoderFor(label: string): TextDecoder {
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder();
  }
}
