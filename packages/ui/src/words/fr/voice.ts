import type { Speech } from '../speech.ts';
import type { VoiceWords } from '../types/voice.ts';

/** Ingredients by voice. */
export const voiceWords = ({ n, plural, kitchen }: Speech<'fr'>): VoiceWords => ({
  'voice-panel': {
    microphone: 'Micro',
    start: 'Appuyez et parlez',
    startHint: 'Jusqu’à 15 secondes à la fois',
    listening: 'À l’écoute',
    secondsLeft: (seconds) => plural(seconds, { one: 'Encore # seconde', other: 'Encore # secondes' }),
    parsing: 'Recherche des ingrédients…',
    unsupportedTitle: 'Reconnaissance vocale indisponible',
    unsupportedText: 'Votre navigateur ne reconnaît pas la voix. Essayez Chrome, Edge ou Safari.',
    accessTitle: 'Le micro est nécessaire',
    accessText: 'Autorisez le micro, puis dites ce qu’il y a sur l’étagère.',
    accessAsking: 'Votre navigateur demande l’accès au micro. Autorisez-le pour continuer.',
    enable: 'Activer le micro',
    retry: 'Réessayer',
    tipsTitle: 'Conseils',
    tips: [
      'Dites une chose après l’autre\u00a0: carottes, ail, lentilles corail.',
      'Dites aussi combien, si vous voulez\u00a0: deux oignons, un litre de lait.',
      'L’écoute s’arrête quand vous faites une pause. Vous pourrez corriger chaque nom avant d’enregistrer.',
    ],
    errors: {
      'parse-failed': 'Les ingrédients n’ont pas été compris. Réessayez.',
      'not-allowed': 'Accès au micro refusé. Autorisez-le et réessayez.',
      'no-speech': 'On n’a rien entendu. Parlez plus fort ou plus près du micro.',
      'audio-capture': 'Le micro ne fonctionne pas. Vérifiez-le et réessayez.',
      network: 'Erreur de réseau. Vérifiez votre connexion à internet.',
      'no-device': 'Aucun micro trouvé. Branchez-en un et réessayez.',
      'access-denied': 'Accès au micro refusé. Autorisez-le dans le navigateur et rechargez la page.',
      'access-failed': 'Le micro est inaccessible. Vérifiez les réglages du navigateur.',
      'start-failed': 'L’écoute n’a pas pu commencer. Réessayez.',
      timeout: 'Le temps est écoulé. Réessayez.',
    },
    otherError: (code) => `Erreur de reconnaissance vocale\u00a0: ${code}`,
  },
  'voice-review': {
    found: (count) => plural(count, { one: '# ingrédient', other: '# ingrédients' }),
    none: 'Aucun ingrédient ici. Appuyez sur le micro et réessayez.',
    ingredient: (row) => `Ingrédient ${n(row)}`,
    amount: (name) => `Combien\u00a0: ${name}`,
    some: 'un peu',
    unit: (unit, quantity) => (unit === 'piece' ? '' : kitchen.unit(unit, quantity)),
    remove: (name) => `Retirer ${name}`,
    batch: ({ expires, opened }) =>
      [opened && 'entamé', expires && `expire\u00a0: ${expires}`].filter(Boolean).join(', '),
    skipped: 'Les lignes sans nom sont ignorées.',
    save: (count) => plural(count, { one: 'Enregistrer # ingrédient', other: 'Enregistrer # ingrédients' }),
    saving: 'Enregistrement…',
  },
  'voice-transcript': { title: 'Ce que j’ai entendu', waiting: 'Parlez maintenant' },
});
