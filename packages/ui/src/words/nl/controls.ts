import type { Speech } from '../speech.ts';
import type { ControlsWords } from '../types/controls.ts';

/** Fields, dialogs, filters, messages. */
export const controlsWords = ({ n, plural, either }: Speech<'nl'>): ControlsWords => ({
  'active-filters': {
    title: 'Actieve filters',
    count: (count) => plural(count, { one: '# actief filter', other: '# actieve filters' }),
    remove: (filter) => `Filter ${filter} verwijderen`,
  },
  'alert-dialog': { cancel: 'Annuleren' },
  banner: { dismiss: 'Sluiten' },
  combobox: { count: (count) => plural(count, { one: '# suggestie', other: '# suggesties' }) },
  'conflict-notice': {
    title: 'Gewijzigd op een ander apparaat',
    now: (field, value) => `${field} is nu ${value}.`,
    cleared: 'leeg',
    mine: 'Die van mij houden',
    theirs: 'De andere nemen',
  },
  'date-field': {
    understood: (date, distance) => `${date}, ${distance}`,
    incomplete: 'Vul dag, maand en jaar in',
    tooEarly: (earliest) => `Kies ${earliest} of later`,
    tooLate: (latest) => `Kies ${latest} of eerder`,
  },
  'file-field': { choose: 'Bestanden kiezen', drop: 'of sleep ze hierheen' },
  'filter-button': {
    name: (count) =>
      count === 0 ? 'Filters' : `Filters, ${plural(count, { one: '# actief', other: '# actief' })}`,
  },
  'filter-panel': {
    title: 'Filters',
    clearAll: 'Alles wissen',
    active: (count) => plural(count, { one: '# actief', other: '# actief' }),
  },
  'filter-sheet': {
    title: 'Recepten filteren',
    clearAll: 'Alles wissen',
    apply: 'Filters toepassen',
    close: 'Sluiten',
  },
  modal: { close: 'Sluiten' },
  'multi-combobox': {
    chosen: 'Gekozen',
    remove: (text) => `${text} verwijderen`,
    added: (text) => `${text} toegevoegd`,
    removed: (text) => `${text} verwijderd`,
    count: (count) => plural(count, { one: '# optie', other: '# opties' }),
    none: (typed) => `Niets heet ‘${typed}’`,
    required: 'Kies er minstens één',
  },
  'number-field': { less: 'Minder', more: 'Meer' },
  pagination: {
    title: 'Pagina’s',
    previous: 'Vorige',
    next: 'Volgende',
    page: (page, pages) => `Pagina ${n(page)} van ${n(pages)}`,
    showing: (first, last, total) => `Recepten ${n(first)}-${n(last)} van ${n(total)}`,
  },
  'password-field': { show: 'Wachtwoord tonen', hide: 'Wachtwoord verbergen' },
  'radio-chips': { clear: 'Druk nog eens om je keuze te wissen' },
  'rating-field': {
    stars: (stars) => plural(stars, { one: '# ster', other: '# sterren' }),
    meaning: (stars) => ['Niet nog eens', 'Prima', 'Goed', 'Heel goed', 'Een favoriet'][stars - 1] ?? '',
    clear: 'Druk nog eens om te wissen',
  },
  'rating-mark': { rated: (stars) => `Waardering ${n(stars)} van ${n(5)}` },
  'results-bar': {
    showing: (first, last, total) => `Recepten ${n(first)}-${n(last)} van ${n(total)}`,
    loading: 'Recepten laden…',
    none: 'Geen resultaten',
    refresh: 'Resultaten vernieuwen',
    refreshShort: 'Vernieuwen',
    hidden: (count, things) =>
      plural(count, {
        one: `# recept met ${either(things)} verborgen`,
        other: `# recepten met ${either(things)} verborgen`,
      }),
    shown: (things) => `Recepten met ${either(things)} worden getoond`,
    show: 'Tonen',
    hide: 'Verbergen',
  },
  'save-bar': {
    cancel: 'Annuleren',
    save: 'Voorkeuren opslaan',
    saving: 'Opslaan…',
    unsaved: 'Je hebt wijzigingen die niet zijn opgeslagen',
    discarded: 'Wijzigingen ongedaan gemaakt',
    changed: (count) =>
      plural(count, { one: 'Je hebt # voorkeur gewijzigd', other: 'Je hebt # voorkeuren gewijzigd' }),
    error: 'De voorkeuren konden niet worden opgeslagen. Probeer het nog eens.',
    title: 'Niet-opgeslagen wijzigingen',
  },
  'search-box': { placeholder: 'Zoek recepten…', search: 'Zoeken', clear: 'Zoekopdracht wissen' },
  spinner: { loading: 'Laden…' },
  'theme-choice': { title: 'Thema', light: 'Licht', dark: 'Donker', system: 'Systeem' },
  toaster: { region: 'Berichten (F8)', dismiss: 'Sluiten', times: (count) => `${n(count)} keer` },
  'unit-switch': {
    names: { as_written: 'Zoals in het recept', metric: 'Metrisch', us: 'VS' },
    hints: { as_written: 'Zoals elk recept ze geeft', metric: 'g, ml, °C, cm', us: 'cups, oz, °F, inches' },
  },
});
