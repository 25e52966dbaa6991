import type { Speech } from '../speech.ts';
import type { ControlsWords } from '../types/controls.ts';

/** Fields, dialogs, filters, messages. */
export const controlsWords = ({ n, plural, either }: Speech<'it'>): ControlsWords => ({
  'active-filters': {
    title: 'Filtri attivi',
    count: (count) => plural(count, { one: '# filtro attivo', other: '# filtri attivi' }),
    remove: (filter) => `Togli il filtro ${filter}`,
  },
  'alert-dialog': { cancel: 'Annulla' },
  banner: { dismiss: 'Chiudi' },
  combobox: { count: (count) => plural(count, { one: '# suggerimento', other: '# suggerimenti' }) },
  'conflict-notice': {
    title: 'Modificato su un altro dispositivo',
    now: (field, value) => `${field} ora è ${value}.`,
    cleared: 'vuoto',
    mine: 'Tieni il mio',
    theirs: 'Usa l’altro',
  },
  'date-field': {
    understood: (date, distance) => `${date}, ${distance}`,
    incomplete: 'Inserisci giorno, mese e anno',
    tooEarly: (earliest) => `Scegli ${earliest} o una data successiva`,
    tooLate: (latest) => `Scegli ${latest} o una data precedente`,
  },
  'file-field': { choose: 'Scegli i file', drop: 'o trascinali qui' },
  'filter-button': {
    name: (count) =>
      count === 0 ? 'Filtri' : `Filtri, ${plural(count, { one: '# attivo', other: '# attivi' })}`,
  },
  'filter-panel': {
    title: 'Filtri',
    clearAll: 'Cancella tutto',
    active: (count) => plural(count, { one: '# attivo', other: '# attivi' }),
  },
  'filter-sheet': {
    title: 'Filtra le ricette',
    clearAll: 'Cancella tutto',
    apply: 'Applica i filtri',
    close: 'Chiudi',
  },
  modal: { close: 'Chiudi' },
  'multi-combobox': {
    chosen: 'Scelti',
    remove: (text) => `Togli ${text}`,
    added: (text) => `Aggiunto: ${text}`,
    removed: (text) => `Tolto: ${text}`,
    count: (count) => plural(count, { one: '# opzione', other: '# opzioni' }),
    none: (typed) => `Niente si chiama «${typed}»`,
    required: 'Scegline almeno uno',
  },
  'number-field': { less: 'Meno', more: 'Più' },
  pagination: {
    title: 'Pagine',
    previous: 'Precedente',
    next: 'Successiva',
    page: (page, pages) => `Pagina ${n(page)} di ${n(pages)}`,
    showing: (first, last, total) => `Ricette ${n(first)}-${n(last)} di ${n(total)}`,
  },
  'password-field': { show: 'Mostra la password', hide: 'Nascondi la password' },
  'radio-chips': { clear: 'Premi di nuovo per annullare la scelta' },
  'rating-field': {
    stars: (stars) => plural(stars, { one: '# stella', other: '# stelle' }),
    meaning: (stars) =>
      ['Non la rifarò', 'Non male', 'Buona', 'Molto buona', 'Tra le preferite'][stars - 1] ?? '',
    clear: 'Premi di nuovo per cancellare',
  },
  'rating-mark': { rated: (stars) => `Voto ${n(stars)} su ${n(5)}` },
  'results-bar': {
    showing: (first, last, total) => `Ricette ${n(first)}-${n(last)} di ${n(total)}`,
    loading: 'Caricamento delle ricette…',
    none: 'Nessun risultato',
    refresh: 'Aggiorna i risultati',
    refreshShort: 'Aggiorna',
    hidden: (count, things) =>
      plural(count, {
        one: `# ricetta con ${either(things)} nascosta`,
        other: `# ricette con ${either(things)} nascoste`,
      }),
    shown: (things) => `Le ricette con ${either(things)} sono visibili`,
    show: 'Mostrale',
    hide: 'Nascondile',
  },
  'save-bar': {
    cancel: 'Annulla',
    save: 'Salva le preferenze',
    saving: 'Salvataggio…',
    unsaved: 'Hai modifiche non salvate',
    discarded: 'Modifiche annullate',
    changed: (count) =>
      plural(count, { one: 'Hai cambiato # preferenza', other: 'Hai cambiato # preferenze' }),
    error: 'Non è stato possibile salvare le preferenze. Riprova.',
    title: 'Modifiche non salvate',
  },
  'search-box': { placeholder: 'Cerca ricette…', search: 'Cerca', clear: 'Cancella la ricerca' },
  spinner: { loading: 'Caricamento…' },
  'theme-choice': { title: 'Tema', light: 'Chiaro', dark: 'Scuro', system: 'Di sistema' },
  toaster: { region: 'Messaggi (F8)', dismiss: 'Chiudi', times: (count) => `${n(count)} volte` },
  'unit-switch': {
    names: { as_written: 'Come nella ricetta', metric: 'Metriche', us: 'USA' },
    hints: {
      as_written: 'Come le indica ogni ricetta',
      metric: 'g, ml, °C, cm',
      us: 'tazze, oz, °F, pollici',
    },
  },
});
