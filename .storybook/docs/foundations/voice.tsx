import { DoAndDont } from '../do-and-dont.tsx';
import { Page, Section, Text } from '../kit/page.tsx';
import styles from './foundations.module.css';

const SITUATIONS = [
  ['A button', 'Find Matching Recipes', 'A verb and what it does it to'],
  ['The same, at work', 'Adding...', 'The verb, still going; never only a spinner'],
  ['Nothing there', 'Your pantry is empty', 'What is so, in a few words'],
  ['… and what to do', 'Add Your First Ingredient', 'The next step, as a button'],
  ['It failed', 'Failed to load recipes', 'What did not work; beside it the way to try again'],
  ['A field is wrong', 'Quantity must be greater than 0', 'The rule, not the guilt'],
  [
    'No way back',
    'Are you sure you want to delete this list?',
    'The question, and a button that says what happens',
  ],
  ['It worked', 'Successfully added 3 ingredient(s) to your pantry', 'What was done, with the number'],
] as const;

export function VoicePage() {
  return (
    <Page
      title="Voice and tone"
      lead="A friend who cooks well and does not show off. Short, concrete, in the kitchen’s own words, and calm when something burns."
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
          'Say what is there: ‘12 ingredients’, ‘Need 3 items’.',
          'Write in sentence case where the product’s own titles do not say otherwise.',
          'Use figures for figures: ‘4 servings’, ‘1h 15min’.',
          'Name the thing: ‘Remove Basmati rice’, not ‘Remove item’.',
        ]}
        donts={[
          'No exclamation marks, but those that the product’s texts have.',
          'No ‘Oops’, no jokes about a failure: somebody is hungry.',
          'No words of the trade: not ‘invalid input’, not ‘error 500’.',
          'Do not blame: ‘Passwords do not match’, not ‘You entered the wrong password’.',
        ]}
      />
      <Section title="Other languages">
        <Text>
          Every text that a component says by itself is English and can be replaced through its{' '}
          <code>labels</code>. Texts with a number are functions, because other languages have other plurals.
        </Text>
        <Text>
          Numbers, dates, money, lists of words and sorting follow the language of the locale provider. No
          text is put together from pieces, and no width is cut to fit an English word: leave a third more.
        </Text>
      </Section>
    </Page>
  );
}
