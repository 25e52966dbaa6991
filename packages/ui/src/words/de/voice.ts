import type { Speech } from '../speech.ts';
import type { VoiceWords } from '../types/voice.ts';

/** Ingredients by voice. */
export const voiceWords = ({ n, plural, kitchen }: Speech<'de'>): VoiceWords => ({
  'voice-panel': {
    microphone: 'Mikrofon',
    start: 'Drücken und sprechen',
    startHint: 'Bis zu 15 Sekunden am Stück',
    listening: 'Ich höre zu',
    secondsLeft: (seconds) => plural(seconds, { one: 'Noch # Sekunde', other: 'Noch # Sekunden' }),
    parsing: 'Zutaten werden gesucht …',
    unsupportedTitle: 'Keine Spracherkennung',
    unsupportedText: 'Dein Browser kann keine Sprache erkennen. Versuche es mit Chrome, Edge oder Safari.',
    accessTitle: 'Zugriff auf das Mikrofon nötig',
    accessText: 'Erlaube das Mikrofon und sag dann, was im Regal steht.',
    accessAsking: 'Dein Browser fragt nach dem Mikrofon. Erlaube es, um fortzufahren.',
    enable: 'Mikrofon einschalten',
    retry: 'Erneut versuchen',
    tipsTitle: 'Tipps',
    tips: [
      'Nenne eins nach dem anderen: Karotten, Knoblauch, rote Linsen.',
      'Sag auch, wie viel, wenn du magst: zwei Zwiebeln, ein Liter Milch.',
      'Wenn du eine Pause machst, endet das Zuhören. Du kannst jeden Namen vor dem Speichern ändern.',
    ],
    errors: {
      'parse-failed': 'Die Zutaten konnten nicht erkannt werden. Versuche es noch einmal.',
      'not-allowed': 'Kein Zugriff auf das Mikrofon. Erlaube ihn und versuche es noch einmal.',
      'no-speech': 'Es war nichts zu hören. Sprich lauter oder näher am Mikrofon.',
      'audio-capture': 'Das Mikrofon funktioniert nicht. Prüfe es und versuche es noch einmal.',
      network: 'Netzwerkfehler. Prüfe deine Internetverbindung.',
      'no-device': 'Kein Mikrofon gefunden. Schließe eins an und versuche es noch einmal.',
      'access-denied': 'Kein Zugriff auf das Mikrofon. Erlaube ihn im Browser und lade die Seite neu.',
      'access-failed': 'Das Mikrofon ist nicht erreichbar. Prüfe die Einstellungen deines Browsers.',
      'start-failed': 'Die Spracherkennung konnte nicht starten. Versuche es noch einmal.',
      timeout: 'Die Zeit ist um. Versuche es noch einmal.',
    },
    otherError: (code) => `Fehler der Spracherkennung: ${code}`,
  },
  'voice-review': {
    found: (count) => plural(count, { one: '# Zutat erkannt', other: '# Zutaten erkannt' }),
    none: 'Hier sind keine Zutaten. Drücke auf das Mikrofon und versuche es noch einmal.',
    ingredient: (row) => `Zutat ${n(row)}`,
    amount: (name) => `Wie viel: ${name}`,
    some: 'etwas',
    unit: (unit, quantity) => (unit === 'piece' ? '' : kitchen.unit(unit, quantity)),
    remove: (name) => `${name} entfernen`,
    batch: ({ expires, opened }) =>
      [opened && 'angebrochen', expires && `haltbar bis ${expires}`].filter(Boolean).join(', '),
    skipped: 'Zeilen ohne Namen werden übersprungen.',
    save: (count) => plural(count, { one: '# Zutat speichern', other: '# Zutaten speichern' }),
    saving: 'Wird gespeichert …',
  },
  'voice-transcript': { title: 'Was ich gehört habe', waiting: 'Jetzt sprechen' },
});
