import { DoAndDont } from '../do-and-dont.tsx';
import { Page, Section, Text } from '../kit/page.tsx';
import styles from './foundations.module.css';

const SITUATIONS = [
  ['A button', 'Find Matching Recipes', 'A verb and its object'],
  ['The same, while pending', 'Adding...', 'The verb in progress; never only a spinner'],
  ['An empty page', 'Your pantry is empty', 'The situation, in a few words'],
  ['… and its next step', 'Add Your First Ingredient', 'One action, as a button'],
  ['A failure', 'Failed to load recipes', 'What did not work, with a way to try again'],
  ['An invalid field', 'Quantity must be greater than 0', 'The rule, without blame'],
  [
    'A destructive action',
    'Are you sure you want to delete this list?',
    'The question, and a button that says what it does',
  ],
  ['A success', 'Successfully added 3 ingredient(s) to your pantry', 'What was done, with numbers'],
] as const;

export function VoicePage() {
  return (
    <Page
      title="Voice and tone"
      lead="A friend who cooks well and does not show off: short, concrete, in everyday kitchen words, and calm when something burns."
    >
      <Section title="In each situation">
        <dl className={styles.situations}>
          {SITUATIONS.map(([situation, words, why]) => (
            <div key={situation}>
              <dt>{situation}</dt>
              <dd>
                <b>{words}</b>
                <br />
                {why}
              </dd>
            </div>
          ))}
        </dl>
      </Section>
      <DoAndDont
        does={[
          'Be concrete: ‘12 ingredients’, ‘Need 3 items’.',
          'Use sentence case, except in the product’s own titles.',
          'Use numerals: ‘4 servings’, ‘1h 15min’.',
          'Name the thing: ‘Remove Basmati rice’, not ‘Remove item’.',
        ]}
        donts={[
          'No exclamation marks beyond those in the product’s set texts.',
          'No ‘Oops’ and no jokes about failures: somebody is hungry.',
          'No jargon such as ‘invalid input’ or ‘error 500’.',
          'No blame: ‘Passwords do not match’, not ‘You entered the wrong password’.',
        ]}
      />
      <Section title="Other languages">
        <Text>
          Components’ built-in text is English and can be replaced through the <code>labels</code> prop. Texts
          that contain a number are functions, because plural rules differ between languages.
        </Text>
        <Text>
          Numbers, dates, currency, lists and sorting follow the locale provider. Do not build sentences from
          fragments, and allow a third more width than English needs.
        </Text>
      </Section>
    </Page>
  );
}
