import { useToken } from './use-token.ts';
import styles from './foundations.module.css';

/** A token’s name with its current value. */
export function TokenName({ name }: { name: string }) {
  const { ref, value } = useToken(name);
  return (
    <span ref={ref} className={styles.token}>
      <code>--ld-{name}</code> <span>{value}</span>
    </span>
  );
}
