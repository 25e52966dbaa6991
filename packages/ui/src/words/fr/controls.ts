import type { Speech } from '../speech.ts';
import type { ControlsWords } from '../types/controls.ts';

/** Fields, dialogs, filters, messages. */
export const controlsWords = ({ n, plural, either }: Speech<'fr'>): ControlsWords => ({
  'active-filters': {
    title: 'Filtres actifs',
    count: (count) => plural(count, { one: '# filtre actif', other: '# filtres actifs' }),
    remove: (filter) => `Retirer le filtre ${filter}`,
  },
  'alert-dialog': { cancel: 'Annuler' },
  banner: { dismiss: 'Fermer' },
  combobox: { count: (count) => plural(count, { one: '# suggestion', other: '# suggestions' }) },
  'conflict-notice': {
    title: 'Modifié sur un autre appareil',
    now: (field, value) => `${field} est maintenant ${value}.`,
    cleared: 'vide',
    mine: 'Garder le mien',
    theirs: 'Prendre l’autre',
  },
  'date-field': {
    understood: (date, distance) => `${date}, ${distance}`,
    incomplete: 'Indiquez le jour, le mois et l’année',
    tooEarly: (earliest) => `Choisissez le ${earliest} ou une date ultérieure`,
    tooLate: (latest) => `Choisissez le ${latest} ou une date antérieure`,
  },
  'file-field': { choose: 'Choisir des fichiers', drop: 'ou déposez-les ici' },
  'filter-button': {
    name: (count) =>
      count === 0 ? 'Filtres' : `Filtres, ${plural(count, { one: '# actif', other: '# actifs' })}`,
  },
  'filter-panel': {
    title: 'Filtres',
    clearAll: 'Tout effacer',
    active: (count) => plural(count, { one: '# actif', other: '# actifs' }),
  },
  'filter-sheet': {
    title: 'Filtrer les recettes',
    clearAll: 'Tout effacer',
    apply: 'Appliquer les filtres',
    close: 'Fermer',
  },
  modal: { close: 'Fermer' },
  'multi-combobox': {
    chosen: 'Choisis',
    remove: (text) => `Retirer ${text}`,
    added: (text) => `Ajouté\u00a0: ${text}`,
    removed: (text) => `Retiré\u00a0: ${text}`,
    count: (count) => plural(count, { one: '# choix', other: '# choix' }),
    none: (typed) => `Rien ne s’appelle «\u00a0${typed}\u00a0»`,
    required: 'Choisissez-en au moins un',
  },
  'number-field': { less: 'Moins', more: 'Plus' },
  pagination: {
    title: 'Pages',
    previous: 'Précédente',
    next: 'Suivante',
    page: (page, pages) => `Page ${n(page)} sur ${n(pages)}`,
    showing: (first, last, total) => `Recettes ${n(first)}-${n(last)} sur ${n(total)}`,
  },
  'password-field': { show: 'Afficher le mot de passe', hide: 'Masquer le mot de passe' },
  'radio-chips': { clear: 'Appuyez encore pour effacer le choix' },
  'rating-field': {
    stars: (stars) => plural(stars, { one: '# étoile', other: '# étoiles' }),
    meaning: (stars) =>
      ['À ne pas refaire', 'Pas mal', 'Bonne', 'Très bonne', 'Une favorite'][stars - 1] ?? '',
    clear: 'Appuyez encore pour effacer',
  },
  'rating-mark': { rated: (stars) => `Notée ${n(stars)} sur ${n(5)}` },
  'results-bar': {
    showing: (first, last, total) => `Recettes ${n(first)}-${n(last)} sur ${n(total)}`,
    loading: 'Chargement des recettes…',
    none: 'Aucun résultat',
    refresh: 'Actualiser les résultats',
    refreshShort: 'Actualiser',
    hidden: (count, things) =>
      plural(count, {
        one: `# recette avec ${either(things)} masquée`,
        other: `# recettes avec ${either(things)} masquées`,
      }),
    shown: (things) => `Les recettes avec ${either(things)} sont affichées`,
    show: 'Les afficher',
    hide: 'Les masquer',
  },
  'save-bar': {
    cancel: 'Annuler',
    save: 'Enregistrer les préférences',
    saving: 'Enregistrement…',
    unsaved: 'Vous avez des modifications non enregistrées',
    discarded: 'Modifications abandonnées',
    changed: (count) =>
      plural(count, { one: 'Vous avez changé # préférence', other: 'Vous avez changé # préférences' }),
    error: 'Les préférences n’ont pas pu être enregistrées. Réessayez.',
    title: 'Modifications non enregistrées',
  },
  'search-box': {
    placeholder: 'Chercher des recettes…',
    search: 'Rechercher',
    clear: 'Effacer la recherche',
  },
  spinner: { loading: 'Chargement…' },
  'theme-choice': { title: 'Thème', light: 'Clair', dark: 'Sombre', system: 'Système' },
  toaster: { region: 'Messages (F8)', dismiss: 'Fermer', times: (count) => `${n(count)} fois` },
  'unit-switch': {
    names: { as_written: 'Comme la recette', metric: 'Métriques', us: 'États-Unis' },
    hints: {
      as_written: 'Comme chaque recette les donne',
      metric: 'g, ml, °C, cm',
      us: 'tasses, oz, °F, pouces',
    },
  },
});
