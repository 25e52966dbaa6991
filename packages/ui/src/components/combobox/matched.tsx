import styles from './combobox.module.css';

/** A suggestion with the typed text in bold. */
export function Matched({ text, typed }: { text: string; typed: string }) {
  const wanted = folded(typed.trim());
  const at = wanted === '' ? -1 : folded(text).indexOf(wanted);
  if (at < 0) return text;
  const end = at + wanted.length;
  return (
    <>
      {text.slice(0, at)}
      <b className={styles.match}>{text.slice(at, end)}</b>
      {text.slice(end)}
    </>
  );
}

/** Without case and accents, letter by letter, so that positions stay. */
function folded(text: string): string {
  return Array.from({ length: text.length }, (_, at) => {
    const [letter = ''] = (text[at] ?? '').normalize('NFD');
    return letter.toLowerCase().slice(0, 1);
  }).join('');
}
