import type { Speech } from '../speech.ts';
import type { VoiceWords } from '../types/voice.ts';

/** Ingredients by voice. */
export const voiceWords = ({ n, plural, kitchen }: Speech<'ko'>): VoiceWords => ({
  'voice-panel': {
    microphone: '마이크',
    start: '누르고 말하세요',
    startHint: '한 번에 15초까지',
    listening: '듣고 있어요',
    secondsLeft: (seconds) => plural(seconds, { other: '#초 남음' }),
    parsing: '재료를 찾는 중…',
    unsupportedTitle: '음성 인식을 쓸 수 없어요',
    unsupportedText: '이 브라우저는 음성을 인식하지 못해요. Chrome, Edge, Safari를 써 보세요.',
    accessTitle: '마이크 권한이 필요해요',
    accessText: '마이크를 허용한 다음 무엇이 있는지 말하세요.',
    accessAsking: '브라우저가 마이크 권한을 묻고 있어요. 계속하려면 허용하세요.',
    enable: '마이크 켜기',
    retry: '다시 시도',
    tipsTitle: '도움말',
    tips: [
      '하나씩 말하세요: 당근, 마늘, 렌틸콩.',
      '원하면 양도 말하세요: 양파 두 개, 우유 1리터.',
      '말을 멈추면 듣기가 끝나요. 저장하기 전에 이름을 모두 고칠 수 있어요.',
    ],
    errors: {
      'parse-failed': '재료를 알아듣지 못했어요. 다시 시도하세요.',
      'not-allowed': '마이크를 쓸 수 없어요. 허용하고 다시 시도하세요.',
      'no-speech': '아무 소리도 들리지 않았어요. 더 크게, 더 가까이에서 말하세요.',
      'audio-capture': '마이크가 작동하지 않아요. 확인하고 다시 시도하세요.',
      network: '네트워크 오류예요. 인터넷 연결을 확인하세요.',
      'no-device': '마이크를 찾지 못했어요. 연결하고 다시 시도하세요.',
      'access-denied': '마이크를 쓸 수 없어요. 브라우저에서 허용하고 페이지를 새로고침하세요.',
      'access-failed': '마이크에 접근할 수 없어요. 브라우저 설정을 확인하세요.',
      'start-failed': '음성 인식을 시작하지 못했어요. 다시 시도하세요.',
      timeout: '시간이 지났어요. 다시 시도하세요.',
    },
    otherError: (code) => `음성 인식 오류: ${code}`,
  },
  'voice-review': {
    found: (count) => plural(count, { other: '재료 #개' }),
    none: '재료가 없어요. 마이크를 누르고 다시 시도하세요.',
    ingredient: (row) => `재료 ${n(row)}`,
    amount: (name) => `양: ${name}`,
    some: '조금',
    unit: (unit, quantity) => (unit === 'piece' ? '' : kitchen.unit(unit, quantity)),
    remove: (name) => `${name} 빼기`,
    batch: ({ expires, opened }) =>
      [opened && '개봉함', expires && `${expires}까지`].filter(Boolean).join(', '),
    skipped: '이름이 없는 줄은 건너뛰어요.',
    save: (count) => plural(count, { other: '재료 #개 저장' }),
    saving: '저장 중…',
  },
  'voice-transcript': { title: '들은 내용', waiting: '지금 말하세요' },
});
