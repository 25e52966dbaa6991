import styles from './welcome.module.css';

const DOORS = [
  [
    'Foundations',
    'Colour, type, space, motion, icons, pictures, words',
    'foundations-colour--docs',
    'turmeric-4',
  ],
  ['Patterns', 'Forms, empty pages, quick changes, waiting', 'patterns-loading--principles', 'basil-4'],
  ['Components', 'Buttons, fields, dialogs: what every product needs', 'components-button--docs', 'tomato-4'],
  ['Recipes', 'Cards, filters, ingredients, steps', 'recipes-recipe-card--docs', 'sky-4'],
  [
    'Themes',
    'Day, night, another brand, from right to left, forced colours',
    'themes-board--light',
    'aubergine-4',
  ],
  ['Screens', 'The app’s views in every state, phone and desktop', 'screens-browse--docs', 'paper-6'],
] as const;

const kindOf = (id: string) => (id.startsWith('themes') ? 'story' : 'docs');

/** A way into each part of the house. */
export function Doors() {
  return (
    <ul className={styles.doors}>
      {DOORS.map(([title, says, id, ground]) => (
        <li key={id} style={{ background: `var(--ld-${ground})` }}>
          <a href={`./?path=/${kindOf(id)}/${id}`} target="_top">
            {title}
          </a>
          <p>{says}</p>
        </li>
      ))}
    </ul>
  );
}
