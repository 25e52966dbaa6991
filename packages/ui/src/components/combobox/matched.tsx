import styles from './combobox.module.css';

/** A suggestion with the typed text in bold. */
export function Matched({ text, typed }: { text: string; typed: string }) {
  const wanted = typed.trim().toLowerCase();
  const at = wanted === '' ? -1 : text.toLowerCase().indexOf(wanted);
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
