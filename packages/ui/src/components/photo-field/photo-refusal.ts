/** Why a file is not taken, before it is sent. */
export type PhotoRefusal = 'heic' | 'type' | 'size' | 'many';

/** iPhones convert these as they are chosen, but not as they are dropped. */
const HEIC = /^image\/hei[cf]/;

/** What a field takes. */
interface Taken {
  accept: string;
  maxBytes: number;
}

/** Whether files can be taken as one photo; the caller's server looks into them, this only saves the way. */
export function refusalOf(files: readonly File[], { accept, maxBytes }: Taken): PhotoRefusal | null {
  const [file, ...others] = files;
  if (!file) return null;
  if (others.length > 0) return 'many';
  const types = accept.split(',').map((type) => type.trim());
  // Some devices give no type: the server decides.
  if (file.type !== '' && !types.includes(file.type)) return HEIC.test(file.type) ? 'heic' : 'type';
  return file.size > maxBytes ? 'size' : null;
}
