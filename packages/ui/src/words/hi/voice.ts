import type { Speech } from '../speech.ts';
import type { VoiceWords } from '../types/voice.ts';

/** Ingredients by voice. */
export const voiceWords = ({ n, plural, kitchen }: Speech<'hi'>): VoiceWords => ({
  'voice-panel': {
    microphone: 'माइक्रोफ़ोन',
    start: 'दबाएँ और बोलें',
    startHint: 'एक बार में 15 सेकंड तक',
    listening: 'सुन रहा हूँ',
    secondsLeft: (seconds) => plural(seconds, { one: '# सेकंड बाक़ी', other: '# सेकंड बाक़ी' }),
    parsing: 'सामग्री खोजी जा रही है…',
    unsupportedTitle: 'बोली पहचानना उपलब्ध नहीं है',
    unsupportedText: 'आपका ब्राउज़र बोली नहीं पहचानता। Chrome, Edge या Safari आज़माएँ।',
    accessTitle: 'माइक्रोफ़ोन चाहिए',
    accessText: 'माइक्रोफ़ोन की अनुमति दें, फिर बोलें कि क्या-क्या रखा है।',
    accessAsking: 'ब्राउज़र माइक्रोफ़ोन की अनुमति माँग रहा है। आगे बढ़ने के लिए अनुमति दें।',
    enable: 'माइक्रोफ़ोन चालू करें',
    retry: 'फिर कोशिश करें',
    tipsTitle: 'सुझाव',
    tips: [
      'एक-एक करके नाम लें: गाजर, लहसुन, मसूर की दाल।',
      'चाहें तो मात्रा भी बोलें: दो प्याज़, एक लीटर दूध।',
      'रुकने पर सुनना बंद हो जाता है। सहेजने से पहले हर नाम सुधार सकते हैं।',
    ],
    errors: {
      'parse-failed': 'सामग्री समझ नहीं आई। फिर कोशिश करें।',
      'not-allowed': 'माइक्रोफ़ोन की अनुमति नहीं है। अनुमति दें और फिर कोशिश करें।',
      'no-speech': 'कुछ सुनाई नहीं दिया। ज़ोर से या पास आकर बोलें।',
      'audio-capture': 'माइक्रोफ़ोन काम नहीं कर रहा। जाँचें और फिर कोशिश करें।',
      network: 'नेटवर्क की गड़बड़ी। इंटरनेट कनेक्शन जाँचें।',
      'no-device': 'माइक्रोफ़ोन नहीं मिला। जोड़ें और फिर कोशिश करें।',
      'access-denied': 'माइक्रोफ़ोन की अनुमति नहीं है। ब्राउज़र में अनुमति दें और पेज फिर खोलें।',
      'access-failed': 'माइक्रोफ़ोन नहीं खुला। ब्राउज़र की सेटिंग जाँचें।',
      'start-failed': 'सुनना शुरू नहीं हो सका। फिर कोशिश करें।',
      timeout: 'समय पूरा हो गया। फिर कोशिश करें।',
    },
    otherError: (code) => `बोली पहचानने में गड़बड़ी: ${code}`,
  },
  'voice-review': {
    found: (count) => plural(count, { one: '# सामग्री', other: '# सामग्रियाँ' }),
    none: 'यहाँ कोई सामग्री नहीं है। माइक्रोफ़ोन दबाकर फिर कोशिश करें।',
    ingredient: (row) => `सामग्री ${n(row)}`,
    amount: (name) => `कितना: ${name}`,
    some: 'थोड़ा',
    unit: (unit, quantity) => (unit === 'piece' ? '' : kitchen.unit(unit, quantity)),
    remove: (name) => `${name} हटाएँ`,
    batch: ({ expires, opened }) =>
      [opened && 'खुला हुआ', expires && `${expires} तक`].filter(Boolean).join(', '),
    skipped: 'बिना नाम की पंक्तियाँ छोड़ दी जाएँगी।',
    save: (count) => plural(count, { one: '# सामग्री सहेजें', other: '# सामग्रियाँ सहेजें' }),
    saving: 'सहेजा जा रहा है…',
  },
  'voice-transcript': { title: 'मैंने जो सुना', waiting: 'अब बोलें' },
});
