import { BoardControls } from './board-controls.tsx';
import { BoardThings } from './board-things.tsx';
import styles from './board.module.css';

/** The main components on one board, for judging a theme at a glance. */
export function Board() {
  return (
    <div className={styles.root}>
      <p className={styles.title}>Sunday pots and weeknight rescues</p>
      <BoardControls />
      <BoardThings />
    </div>
  );
}
