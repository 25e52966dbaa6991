import type { Speech } from '../speech.ts';
import type { ControlsWords } from '../types/controls.ts';

/** Fields, dialogs, filters, messages. */
export const controlsWords = ({ n, plural, either }: Speech<'es'>): ControlsWords => ({
  'active-filters': {
    title: 'Filtros activos',
    count: (count) => plural(count, { one: '# filtro activo', other: '# filtros activos' }),
    remove: (filter) => `Quitar el filtro ${filter}`,
  },
  'alert-dialog': { cancel: 'Cancelar' },
  banner: { dismiss: 'Cerrar' },
  combobox: { count: (count) => plural(count, { one: '# sugerencia', other: '# sugerencias' }) },
  'conflict-notice': {
    title: 'Se ha cambiado en otro dispositivo',
    now: (field, value) => `${field} es ahora ${value}.`,
    cleared: 'vacío',
    mine: 'Quedarme con lo mío',
    theirs: 'Usar lo otro',
  },
  'date-field': {
    understood: (date, distance) => `${date}, ${distance}`,
    incomplete: 'Escribe el día, el mes y el año',
    tooEarly: (earliest) => `Elige el ${earliest} o una fecha posterior`,
    tooLate: (latest) => `Elige el ${latest} o una fecha anterior`,
  },
  'file-field': { choose: 'Elegir archivos', drop: 'o suéltalos aquí' },
  'filter-button': {
    name: (count) =>
      count === 0 ? 'Filtros' : `Filtros, ${plural(count, { one: '# activo', other: '# activos' })}`,
  },
  'filter-panel': {
    title: 'Filtros',
    clearAll: 'Borrar todo',
    active: (count) => plural(count, { one: '# activo', other: '# activos' }),
  },
  'filter-sheet': {
    title: 'Filtrar recetas',
    clearAll: 'Borrar todo',
    apply: 'Aplicar filtros',
    close: 'Cerrar',
  },
  modal: { close: 'Cerrar' },
  'multi-combobox': {
    chosen: 'Elegidos',
    remove: (text) => `Quitar ${text}`,
    added: (text) => `${text}: añadido`,
    removed: (text) => `${text}: quitado`,
    count: (count) => plural(count, { one: '# opción', other: '# opciones' }),
    none: (typed) => `No hay nada que se llame «${typed}»`,
    required: 'Elige al menos uno',
  },
  'number-field': { less: 'Menos', more: 'Más' },
  pagination: {
    title: 'Páginas',
    previous: 'Anterior',
    next: 'Siguiente',
    page: (page, pages) => `Página ${n(page)} de ${n(pages)}`,
    showing: (first, last, total) => `Recetas ${n(first)}-${n(last)} de ${n(total)}`,
  },
  'password-field': { show: 'Mostrar la contraseña', hide: 'Ocultar la contraseña' },
  'radio-chips': { clear: 'Pulsa otra vez para borrar la elección' },
  'rating-field': {
    stars: (stars) => plural(stars, { one: '# estrella', other: '# estrellas' }),
    meaning: (stars) =>
      ['No la repito', 'No estaba mal', 'Buena', 'Muy buena', 'De mis favoritas'][stars - 1] ?? '',
    clear: 'Pulsa otra vez para borrarla',
  },
  'rating-mark': { rated: (stars) => `Valorada con ${n(stars)} de ${n(5)}` },
  'results-bar': {
    showing: (first, last, total) => `Recetas ${n(first)}-${n(last)} de ${n(total)}`,
    loading: 'Cargando recetas…',
    none: 'Sin resultados',
    refresh: 'Actualizar coincidencias',
    refreshShort: 'Actualizar',
    hidden: (count, things) =>
      plural(count, {
        one: `# receta con ${either(things)} está oculta`,
        other: `# recetas con ${either(things)} están ocultas`,
      }),
    shown: (things) => `Se muestran recetas con ${either(things)}`,
    show: 'Mostrarlas',
    hide: 'Ocultarlas',
  },
  'save-bar': {
    cancel: 'Cancelar',
    save: 'Guardar preferencias',
    saving: 'Guardando…',
    unsaved: 'Tienes cambios sin guardar',
    discarded: 'Cambios descartados',
    changed: (count) =>
      plural(count, { one: 'Has cambiado # preferencia', other: 'Has cambiado # preferencias' }),
    error: 'No se han podido guardar las preferencias. Inténtalo otra vez.',
    title: 'Cambios sin guardar',
  },
  'search-box': { placeholder: 'Buscar recetas…', search: 'Buscar', clear: 'Borrar la búsqueda' },
  spinner: { loading: 'Cargando…' },
  'theme-choice': { title: 'Tema', light: 'Claro', dark: 'Oscuro', system: 'Del sistema' },
  toaster: { region: 'Mensajes (F8)', dismiss: 'Cerrar', times: (count) => `${n(count)} veces` },
  'unit-switch': {
    names: { as_written: 'Como en la receta', metric: 'Métricas', us: 'EE. UU.' },
    hints: { as_written: 'Como las da cada receta', metric: 'g, ml, °C, cm', us: 'tazas, oz, °F, pulgadas' },
  },
});
