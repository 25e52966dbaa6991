import type { Speech } from '../speech.ts';
import type { VoiceWords } from '../types/voice.ts';

/** Ingredients by voice. */
export const voiceWords = ({ n, plural, kitchen }: Speech<'nl'>): VoiceWords => ({
  'voice-panel': {
    microphone: 'Microfoon',
    start: 'Druk en spreek',
    startHint: 'Hooguit 15 seconden per keer',
    listening: 'Ik luister',
    secondsLeft: (seconds) => plural(seconds, { one: 'Nog # seconde', other: 'Nog # seconden' }),
    parsing: 'Ingrediënten zoeken…',
    unsupportedTitle: 'Geen spraakherkenning',
    unsupportedText: 'Je browser herkent geen spraak. Probeer Chrome, Edge of Safari.',
    accessTitle: 'Toegang tot de microfoon nodig',
    accessText: 'Sta de microfoon toe en zeg dan wat er op de plank staat.',
    accessAsking: 'Je browser vraagt om de microfoon. Sta die toe om verder te gaan.',
    enable: 'Microfoon inschakelen',
    retry: 'Opnieuw proberen',
    tipsTitle: 'Tips',
    tips: [
      'Noem het een na het ander: wortels, knoflook, rode linzen.',
      'Zeg ook hoeveel, als je wilt: twee uien, een liter melk.',
      'Het luisteren stopt als je even wacht. Je kunt elke naam verbeteren voordat je opslaat.',
    ],
    errors: {
      'parse-failed': 'De ingrediënten zijn niet begrepen. Probeer het nog eens.',
      'not-allowed': 'Geen toegang tot de microfoon. Sta die toe en probeer het nog eens.',
      'no-speech': 'Er was niets te horen. Spreek harder of dichter bij de microfoon.',
      'audio-capture': 'De microfoon werkt niet. Kijk die na en probeer het nog eens.',
      network: 'Netwerkfout. Controleer je internetverbinding.',
      'no-device': 'Geen microfoon gevonden. Sluit er een aan en probeer het nog eens.',
      'access-denied': 'Geen toegang tot de microfoon. Sta die toe in de browser en laad de pagina opnieuw.',
      'access-failed': 'De microfoon is niet bereikbaar. Controleer de instellingen van je browser.',
      'start-failed': 'Het luisteren kon niet beginnen. Probeer het nog eens.',
      timeout: 'De tijd is om. Probeer het nog eens.',
    },
    otherError: (code) => `Fout bij de spraakherkenning: ${code}`,
  },
  'voice-review': {
    found: (count) => plural(count, { one: '# ingrediënt', other: '# ingrediënten' }),
    none: 'Hier zijn geen ingrediënten. Druk op de microfoon en probeer het nog eens.',
    ingredient: (row) => `Ingrediënt ${n(row)}`,
    amount: (name) => `Hoeveel: ${name}`,
    some: 'wat',
    unit: (unit, quantity) => (unit === 'piece' ? '' : kitchen.unit(unit, quantity)),
    remove: (name) => `${name} verwijderen`,
    batch: ({ expires, opened }) =>
      [opened && 'geopend', expires && `houdbaar tot ${expires}`].filter(Boolean).join(', '),
    skipped: 'Rijen zonder naam worden overgeslagen.',
    save: (count) => plural(count, { one: '# ingrediënt opslaan', other: '# ingrediënten opslaan' }),
    saving: 'Opslaan…',
  },
  'voice-transcript': { title: 'Wat ik hoorde', waiting: 'Spreek nu' },
});
