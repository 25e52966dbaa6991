import type { ComponentGuide } from '../../internal/docs/guide.ts';
import { authCardAttributes } from './auth-card.attributes.ts';

export const authCardGuide: ComponentGuide = {
  purpose: 'The page around a sign-in form: a card over the stripes, or the poster with the retro heading.',
  anatomy: [
    { slot: 'auth-card', says: 'The page; data-layout names the layout' },
    { slot: 'auth-card-poster', says: 'The picture on the sign-up page' },
    { slot: 'auth-card-form', says: 'The form' },
    { slot: 'auth-card-title', says: 'The form’s title' },
    { slot: 'auth-card-lead', says: 'One sentence below it' },
    { slot: 'auth-card-error', says: 'An error that concerns the whole form' },
    { slot: 'auth-card-footer', says: 'The link to the other form' },
  ],
  attributes: authCardAttributes,
  do: [
    'Validate the fields yourself; error is for the whole form.',
    'Make the submit button type submit and wide.',
  ],
  dont: ['Do not use the retro heading elsewhere.'],
  keys: [{ keys: 'Enter', does: 'In a field: submits the form' }],
  accessibility: [
    'The product name is the first heading, the form title the second.',
    'The error container is a live region that is always present, so a new error is announced.',
  ],
};
