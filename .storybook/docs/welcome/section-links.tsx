import styles from './welcome.module.css';

const SECTIONS = [
  [
    'Foundations',
    'Colour, type, space, motion, icons, pictures and voice',
    'foundations-colour--docs',
    'turmeric-4',
  ],
  [
    'Patterns',
    'Forms, empty states, optimistic changes and loading',
    'patterns-loading--principles',
    'basil-4',
  ],
  ['Components', 'Buttons, fields, dialogs and other basics', 'components-button--docs', 'tomato-4'],
  ['Recipes', 'Cards, filters, ingredients and steps', 'recipes-recipe-card--docs', 'sky-4'],
  [
    'Themes',
    'Light, dark, another brand, right to left and forced colours',
    'themes-board--light',
    'aubergine-4',
  ],
  ['Screens', 'Every app view in every state, on phone and desktop', 'screens-browse--docs', 'paper-6'],
] as const;

const kindOf = (id: string) => (id.startsWith('themes') ? 'story' : 'docs');

/** Links to each part of the documentation. */
export function SectionLinks() {
  return (
    <ul className={styles.sections}>
      {SECTIONS.map(([title, says, id, ground]) => (
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
