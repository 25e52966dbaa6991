import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const authCardGuide: ComponentGuide = {
  purpose: 'The page around a sign-in form: the card over the bands, or the poster with the retro heading.',
  anatomy: [
    { slot: 'auth-card', says: 'The page; data-layout says which' },
    { slot: 'auth-card-poster', says: 'The picture of the sign-up page' },
    { slot: 'auth-card-form', says: 'The form' },
    { slot: 'auth-card-title', says: 'What the form is' },
    { slot: 'auth-card-lead', says: 'One sentence under it' },
    { slot: 'auth-card-error', says: 'What went wrong with the whole form' },
    { slot: 'auth-card-footer', says: 'The way to the other form' },
  ],
  do: [
    'Check the fields yourself and show their errors at them; error is for the whole form.',
    'Give the submit button type submit and wide.',
  ],
  dont: ['Do not use the retro heading anywhere else.'],
  keys: [{ keys: 'Enter', does: 'In a field: sends the form' }],
  accessibility: [
    'The product is the first heading, the form the second.',
    'The error is a live region that is always there: new words are read out.',
  ],
};
