import type { Speech } from '../speech.ts';
import type { ControlsWords } from '../types/controls.ts';

/** Fields, dialogs, filters, messages. */
export const controlsWords = ({ n, plural, either }: Speech<'hi'>): ControlsWords => ({
  'active-filters': {
    title: 'चालू फ़िल्टर',
    count: (count) => plural(count, { one: '# चालू फ़िल्टर', other: '# चालू फ़िल्टर' }),
    remove: (filter) => `${filter} फ़िल्टर हटाएँ`,
  },
  'alert-dialog': { cancel: 'रद्द करें' },
  banner: { dismiss: 'बंद करें' },
  combobox: { count: (count) => plural(count, { one: '# सुझाव', other: '# सुझाव' }) },
  'conflict-notice': {
    title: 'दूसरे डिवाइस पर बदला गया',
    now: (field, value) => `${field} अब ${value} है।`,
    cleared: 'ख़ाली',
    mine: 'मेरा रखें',
    theirs: 'दूसरा लें',
  },
  'date-field': {
    understood: (date, distance) => `${date}, ${distance}`,
    incomplete: 'दिन, महीना और साल लिखें',
    tooEarly: (earliest) => `${earliest} या उसके बाद चुनें`,
    tooLate: (latest) => `${latest} या उससे पहले चुनें`,
  },
  'file-field': { choose: 'फ़ाइलें चुनें', drop: 'या यहाँ छोड़ें' },
  'filter-button': {
    name: (count) => (count === 0 ? 'फ़िल्टर' : `फ़िल्टर, ${plural(count, { one: '# चालू', other: '# चालू' })}`),
  },
  'filter-panel': {
    title: 'फ़िल्टर',
    clearAll: 'सब हटाएँ',
    active: (count) => plural(count, { one: '# चालू', other: '# चालू' }),
  },
  'filter-sheet': {
    title: 'रेसिपी फ़िल्टर करें',
    clearAll: 'सब हटाएँ',
    apply: 'फ़िल्टर लगाएँ',
    close: 'बंद करें',
  },
  modal: { close: 'बंद करें' },
  'multi-combobox': {
    chosen: 'चुने हुए',
    remove: (text) => `${text} हटाएँ`,
    added: (text) => `${text} जोड़ा गया`,
    removed: (text) => `${text} हटाया गया`,
    count: (count) => plural(count, { one: '# विकल्प', other: '# विकल्प' }),
    none: (typed) => `“${typed}” नाम का कुछ नहीं है`,
    required: 'कम से कम एक चुनें',
  },
  'number-field': { less: 'कम', more: 'ज़्यादा' },
  pagination: {
    title: 'पृष्ठ',
    previous: 'पिछला',
    next: 'अगला',
    page: (page, pages) => `पृष्ठ ${n(pages)} में से ${n(page)}`,
    showing: (first, last, total) => `${n(total)} में से रेसिपी ${n(first)}-${n(last)}`,
  },
  'password-field': { show: 'पासवर्ड दिखाएँ', hide: 'पासवर्ड छिपाएँ' },
  'radio-chips': { clear: 'चुनाव हटाने के लिए फिर दबाएँ' },
  'rating-field': {
    stars: (stars) => plural(stars, { one: '# तारा', other: '# तारे' }),
    meaning: (stars) => ['फिर नहीं', 'ठीक-ठाक', 'अच्छा', 'बहुत अच्छा', 'मनपसंद'][stars - 1] ?? '',
    clear: 'हटाने के लिए फिर दबाएँ',
  },
  'rating-mark': { rated: (stars) => `${n(5)} में से ${n(stars)} अंक` },
  'results-bar': {
    showing: (first, last, total) => `${n(total)} में से रेसिपी ${n(first)}-${n(last)}`,
    loading: 'रेसिपी लोड हो रही हैं…',
    none: 'कोई नतीजा नहीं',
    refresh: 'मिलान ताज़ा करें',
    refreshShort: 'ताज़ा करें',
    hidden: (count, things) =>
      plural(count, {
        one: `${either(things)} वाली # रेसिपी छिपी है`,
        other: `${either(things)} वाली # रेसिपी छिपी हैं`,
      }),
    shown: (things) => `${either(things)} वाली रेसिपी दिख रही हैं`,
    show: 'दिखाएँ',
    hide: 'छिपाएँ',
  },
  'save-bar': {
    cancel: 'रद्द करें',
    save: 'पसंद सहेजें',
    saving: 'सहेजा जा रहा है…',
    unsaved: 'कुछ बदलाव सहेजे नहीं गए',
    discarded: 'बदलाव हटाए गए',
    changed: (count) => plural(count, { one: 'आपने # पसंद बदली', other: 'आपने # पसंद बदलीं' }),
    error: 'पसंद सहेजी नहीं जा सकी। फिर कोशिश करें।',
    title: 'बिना सहेजे बदलाव',
  },
  'search-box': { placeholder: 'रेसिपी खोजें…', search: 'खोजें', clear: 'खोज हटाएँ' },
  spinner: { loading: 'लोड हो रहा है…' },
  'theme-choice': { title: 'रंग-रूप', light: 'हल्का', dark: 'गहरा', system: 'सिस्टम' },
  toaster: { region: 'संदेश (F8)', dismiss: 'बंद करें', times: (count) => `${n(count)} बार` },
  'unit-switch': {
    names: { as_written: 'जैसा लिखा है', metric: 'मीट्रिक', us: 'अमेरिकी' },
    hints: { as_written: 'जैसा हर रेसिपी में है', metric: 'ग्राम, मिली, °C, सेमी', us: 'कप, औंस, °F, इंच' },
  },
});
