import type { Speech } from '../speech.ts';
import type { VoiceWords } from '../types/voice.ts';

/** Ingredients by voice. */
export const voiceWords = ({ n, plural, kitchen }: Speech<'es'>): VoiceWords => ({
  'voice-panel': {
    microphone: 'Micrófono',
    start: 'Pulsa y habla',
    startHint: 'Hasta 15 segundos cada vez',
    listening: 'Escuchando',
    secondsLeft: (seconds) => plural(seconds, { one: 'Queda # segundo', other: 'Quedan # segundos' }),
    parsing: 'Buscando ingredientes…',
    unsupportedTitle: 'Sin reconocimiento de voz',
    unsupportedText: 'Tu navegador no reconoce la voz. Prueba con Chrome, Edge o Safari.',
    accessTitle: 'Hace falta el micrófono',
    accessText: 'Permite el micrófono y di qué hay en el estante.',
    accessAsking: 'Tu navegador pide permiso para el micrófono. Dáselo para seguir.',
    enable: 'Activar el micrófono',
    retry: 'Reintentar',
    tipsTitle: 'Consejos',
    tips: [
      'Di una cosa tras otra: zanahorias, ajo, lentejas rojas.',
      'Di también cuánto, si quieres: dos cebollas, un litro de leche.',
      'Se deja de escuchar cuando haces una pausa. Puedes corregir cada nombre antes de guardar.',
    ],
    errors: {
      'parse-failed': 'No se han entendido los ingredientes. Inténtalo otra vez.',
      'not-allowed': 'Sin acceso al micrófono. Permítelo e inténtalo otra vez.',
      'no-speech': 'No se ha oído nada. Habla más alto o más cerca del micrófono.',
      'audio-capture': 'El micrófono no funciona. Compruébalo e inténtalo otra vez.',
      network: 'Error de red. Comprueba tu conexión a internet.',
      'no-device': 'No se ha encontrado ningún micrófono. Conecta uno e inténtalo otra vez.',
      'access-denied': 'Sin acceso al micrófono. Permítelo en el navegador y vuelve a cargar la página.',
      'access-failed': 'No se puede usar el micrófono. Revisa los ajustes del navegador.',
      'start-failed': 'No se ha podido empezar a escuchar. Inténtalo otra vez.',
      timeout: 'Se acabó el tiempo. Inténtalo otra vez.',
    },
    otherError: (code) => `Error del reconocimiento de voz: ${code}`,
  },
  'voice-review': {
    found: (count) => plural(count, { one: '# ingrediente', other: '# ingredientes' }),
    none: 'Aquí no hay ingredientes. Pulsa el micrófono e inténtalo otra vez.',
    ingredient: (row) => `Ingrediente ${n(row)}`,
    amount: (name) => `Cuánto: ${name}`,
    some: 'algo',
    unit: (unit, quantity) => (unit === 'piece' ? '' : kitchen.unit(unit, quantity)),
    remove: (name) => `Quitar ${name}`,
    batch: ({ expires, opened }) =>
      [opened && 'abierto', expires && `caduca: ${expires}`].filter(Boolean).join(', '),
    skipped: 'Las filas sin nombre no se guardan.',
    save: (count) => plural(count, { one: 'Guardar # ingrediente', other: 'Guardar # ingredientes' }),
    saving: 'Guardando…',
  },
  'voice-transcript': { title: 'Lo que he oído', waiting: 'Habla ahora' },
});
