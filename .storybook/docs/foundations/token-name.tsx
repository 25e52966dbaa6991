import { useToken } from './use-token.ts';
import styles from './foundations.module.css';

/** A token by its name, with the value that it has now. */
export function TokenName({ name }: { name: string }) {
  const { ref, value } = useToken(name);
  return (
    <span ref={ref} className={styles.token}>
      <code>--ld-{name}</code> <span>{value}</span>
    </span>
  );
}
