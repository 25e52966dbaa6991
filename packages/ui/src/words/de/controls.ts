import type { Speech } from '../speech.ts';
import type { ControlsWords } from '../types/controls.ts';

/** Fields, dialogs, filters, messages. */
export const controlsWords = ({ n, plural, either }: Speech<'de'>): ControlsWords => ({
  'active-filters': {
    title: 'Aktive Filter',
    count: (count) => plural(count, { one: '# aktiver Filter', other: '# aktive Filter' }),
    remove: (filter) => `Filter „${filter}“ entfernen`,
  },
  'alert-dialog': { cancel: 'Abbrechen' },
  banner: { dismiss: 'Schließen' },
  combobox: { count: (count) => plural(count, { one: '# Vorschlag', other: '# Vorschläge' }) },
  'conflict-notice': {
    title: 'Auf einem anderen Gerät geändert',
    now: (field, value) => `${field} ist jetzt ${value}.`,
    cleared: 'leer',
    mine: 'Meins behalten',
    theirs: 'Das andere nehmen',
  },
  'date-field': {
    understood: (date, distance) => `${date}, ${distance}`,
    incomplete: 'Gib Tag, Monat und Jahr ein',
    tooEarly: (earliest) => `Frühestens ${earliest}`,
    tooLate: (latest) => `Spätestens ${latest}`,
  },
  'file-field': { choose: 'Dateien auswählen', drop: 'oder hierher ziehen' },
  'filter-button': { name: (count) => (count === 0 ? 'Filter' : `Filter, ${n(count)} aktiv`) },
  'filter-panel': { title: 'Filter', clearAll: 'Alle löschen', active: (count) => `${n(count)} aktiv` },
  'filter-sheet': {
    title: 'Rezepte filtern',
    clearAll: 'Alle löschen',
    apply: 'Filter anwenden',
    close: 'Schließen',
  },
  modal: { close: 'Schließen' },
  'multi-combobox': {
    chosen: 'Ausgewählt',
    remove: (text) => `${text} entfernen`,
    added: (text) => `${text} hinzugefügt`,
    removed: (text) => `${text} entfernt`,
    count: (count) => plural(count, { one: '# Option', other: '# Optionen' }),
    none: (typed) => `Nichts heißt „${typed}“`,
    required: 'Wähle mindestens eins aus',
  },
  'number-field': { less: 'Weniger', more: 'Mehr' },
  pagination: {
    title: 'Seiten',
    previous: 'Zurück',
    next: 'Weiter',
    page: (page, pages) => `Seite ${n(page)} von ${n(pages)}`,
    showing: (first, last, total) => `Rezepte ${n(first)}–${n(last)} von ${n(total)}`,
  },
  'password-field': { show: 'Passwort anzeigen', hide: 'Passwort verbergen' },
  'radio-chips': { clear: 'Zum Abwählen erneut drücken' },
  'rating-field': {
    stars: (stars) => plural(stars, { one: '# Stern', other: '# Sterne' }),
    meaning: (stars) =>
      ['Nicht noch einmal', 'Ganz in Ordnung', 'Gut', 'Sehr gut', 'Ein Liebling'][stars - 1] ?? '',
    clear: 'Zum Löschen erneut drücken',
  },
  'rating-mark': { rated: (stars) => `Mit ${n(stars)} von ${n(5)} bewertet` },
  'results-bar': {
    showing: (first, last, total) => `Rezepte ${n(first)}–${n(last)} von ${n(total)}`,
    loading: 'Rezepte werden geladen …',
    none: 'Keine Treffer',
    refresh: 'Treffer aktualisieren',
    refreshShort: 'Aktualisieren',
    hidden: (count, things) =>
      plural(count, {
        one: `# Rezept mit ${either(things)} ausgeblendet`,
        other: `# Rezepte mit ${either(things)} ausgeblendet`,
      }),
    shown: (things) => `Rezepte mit ${either(things)} werden angezeigt`,
    show: 'Anzeigen',
    hide: 'Ausblenden',
  },
  'save-bar': {
    cancel: 'Abbrechen',
    save: 'Einstellungen speichern',
    saving: 'Wird gespeichert …',
    unsaved: 'Du hast ungespeicherte Änderungen',
    discarded: 'Änderungen verworfen',
    changed: (count) =>
      plural(count, { one: 'Du hast # Einstellung geändert', other: 'Du hast # Einstellungen geändert' }),
    error: 'Die Einstellungen konnten nicht gespeichert werden. Versuche es noch einmal.',
    title: 'Ungespeicherte Änderungen',
  },
  'search-box': { placeholder: 'Rezepte suchen …', search: 'Suchen', clear: 'Suche löschen' },
  spinner: { loading: 'Wird geladen …' },
  'theme-choice': { title: 'Darstellung', light: 'Hell', dark: 'Dunkel', system: 'System' },
  toaster: {
    region: 'Meldungen (F8)',
    dismiss: 'Schließen',
    times: (count) => `${n(count)}-mal`,
  },
  'unit-switch': {
    names: { as_written: 'Wie im Rezept', metric: 'Metrisch', us: 'US' },
    hints: {
      as_written: 'So, wie jedes Rezept sie angibt',
      metric: 'g, ml, °C, cm',
      us: 'Cups, oz, °F, Zoll',
    },
  },
});
