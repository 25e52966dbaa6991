import type { Speech } from '../speech.ts';
import type { VoiceWords } from '../types/voice.ts';

/** Ingredients by voice. */
export const voiceWords = ({ n, plural, kitchen }: Speech<'it'>): VoiceWords => ({
  'voice-panel': {
    microphone: 'Microfono',
    start: 'Premi e parla',
    startHint: 'Fino a 15 secondi alla volta',
    listening: 'In ascolto',
    secondsLeft: (seconds) => plural(seconds, { one: 'Resta # secondo', other: 'Restano # secondi' }),
    parsing: 'Ricerca degli ingredienti…',
    unsupportedTitle: 'Riconoscimento vocale non disponibile',
    unsupportedText: 'Il tuo browser non riconosce la voce. Prova con Chrome, Edge o Safari.',
    accessTitle: 'Serve il microfono',
    accessText: 'Consenti il microfono e di’ che cosa c’è sullo scaffale.',
    accessAsking: 'Il browser chiede il permesso per il microfono. Consentilo per continuare.',
    enable: 'Attiva il microfono',
    retry: 'Riprova',
    tipsTitle: 'Consigli',
    tips: [
      'Di’ una cosa dopo l’altra: carote, aglio, lenticchie rosse.',
      'Di’ anche quanto, se vuoi: due cipolle, un litro di latte.',
      'L’ascolto finisce quando fai una pausa. Puoi correggere ogni nome prima di salvare.',
    ],
    errors: {
      'parse-failed': 'Non è stato possibile capire gli ingredienti. Riprova.',
      'not-allowed': 'Accesso al microfono negato. Consentilo e riprova.',
      'no-speech': 'Non si è sentito niente. Parla più forte o più vicino al microfono.',
      'audio-capture': 'Il microfono non funziona. Controllalo e riprova.',
      network: 'Errore di rete. Controlla la connessione a internet.',
      'no-device': 'Nessun microfono trovato. Collegane uno e riprova.',
      'access-denied': 'Accesso al microfono negato. Consentilo nel browser e ricarica la pagina.',
      'access-failed': 'Non è possibile usare il microfono. Controlla le impostazioni del browser.',
      'start-failed': 'Non è stato possibile iniziare l’ascolto. Riprova.',
      timeout: 'Tempo scaduto. Riprova.',
    },
    otherError: (code) => `Errore del riconoscimento vocale: ${code}`,
  },
  'voice-review': {
    found: (count) => plural(count, { one: '# ingrediente', other: '# ingredienti' }),
    none: 'Qui non ci sono ingredienti. Premi il microfono e riprova.',
    ingredient: (row) => `Ingrediente ${n(row)}`,
    amount: (name) => `Quanto: ${name}`,
    some: 'un po’',
    unit: (unit, quantity) => (unit === 'piece' ? '' : kitchen.unit(unit, quantity)),
    remove: (name) => `Togli ${name}`,
    batch: ({ expires, opened }) =>
      [opened && 'aperto', expires && `scade: ${expires}`].filter(Boolean).join(', '),
    skipped: 'Le righe senza nome vengono saltate.',
    save: (count) => plural(count, { one: 'Salva # ingrediente', other: 'Salva # ingredienti' }),
    saving: 'Salvataggio…',
  },
  'voice-transcript': { title: 'Che cosa ho sentito', waiting: 'Parla adesso' },
});
