import type { Speech } from '../speech.ts';
import type { ControlsWords } from '../types/controls.ts';

/** Fields, dialogs, filters, messages. */
export const controlsWords = ({ n, plural, either }: Speech<'ko'>): ControlsWords => ({
  'active-filters': {
    title: '적용한 필터',
    count: (count) => plural(count, { other: '필터 #개 적용' }),
    remove: (filter) => `${filter} 필터 지우기`,
  },
  'alert-dialog': { cancel: '취소' },
  banner: { dismiss: '닫기' },
  combobox: { count: (count) => plural(count, { other: '추천 #개' }) },
  'conflict-notice': {
    title: '다른 기기에서 바뀌었어요',
    now: (field, value) => `${field}: 지금은 ${value}`,
    cleared: '비어 있음',
    mine: '내 것 유지',
    theirs: '다른 것 사용',
  },
  'date-field': {
    understood: (date, distance) => `${date}, ${distance}`,
    incomplete: '년, 월, 일을 모두 입력하세요',
    tooEarly: (earliest) => `${earliest} 또는 그 이후를 고르세요`,
    tooLate: (latest) => `${latest} 또는 그 이전을 고르세요`,
  },
  'file-field': { choose: '파일 선택', drop: '또는 여기에 놓으세요' },
  'filter-button': {
    name: (count) => (count === 0 ? '필터' : `필터, ${plural(count, { other: '#개 적용' })}`),
  },
  'filter-panel': {
    title: '필터',
    clearAll: '모두 지우기',
    active: (count) => plural(count, { other: '#개 적용' }),
  },
  'filter-sheet': {
    title: '레시피 필터',
    clearAll: '모두 지우기',
    apply: '필터 적용',
    close: '닫기',
  },
  modal: { close: '닫기' },
  'multi-combobox': {
    chosen: '선택한 항목',
    remove: (text) => `${text} 지우기`,
    added: (text) => `${text} 추가함`,
    removed: (text) => `${text} 지움`,
    count: (count) => plural(count, { other: '선택지 #개' }),
    none: (typed) => `‘${typed}’에 맞는 것이 없어요`,
    required: '하나 이상 고르세요',
  },
  'number-field': { less: '줄이기', more: '늘리기' },
  pagination: {
    title: '페이지',
    previous: '이전',
    next: '다음',
    page: (page, pages) => `${n(pages)}쪽 중 ${n(page)}쪽`,
    showing: (first, last, total) => `레시피 ${n(total)}개 중 ${n(first)}-${n(last)}`,
  },
  'password-field': { show: '비밀번호 보기', hide: '비밀번호 숨기기' },
  'radio-chips': { clear: '다시 누르면 선택이 취소돼요' },
  'rating-field': {
    stars: (stars) => plural(stars, { other: '별 #개' }),
    meaning: (stars) =>
      ['다시는 안 해요', '괜찮았어요', '좋아요', '아주 좋아요', '최고예요'][stars - 1] ?? '',
    clear: '다시 누르면 지워져요',
  },
  'rating-mark': { rated: (stars) => `${n(5)}점 중 ${n(stars)}점` },
  'results-bar': {
    showing: (first, last, total) => `레시피 ${n(total)}개 중 ${n(first)}-${n(last)}`,
    loading: '레시피를 불러오는 중…',
    none: '결과 없음',
    refresh: '일치도 새로고침',
    refreshShort: '새로고침',
    hidden: (count, things) =>
      plural(count, {
        other: `${either(things)} 레시피 #개 숨김`,
      }),
    shown: (things) => `${either(things)} 레시피를 보여 주고 있어요`,
    show: '보기',
    hide: '숨기기',
  },
  'save-bar': {
    cancel: '취소',
    save: '설정 저장',
    saving: '저장 중…',
    unsaved: '저장하지 않은 변경 사항이 있어요',
    discarded: '변경을 취소했어요',
    changed: (count) => plural(count, { other: '설정 #개를 바꿨어요' }),
    error: '설정을 저장하지 못했어요. 다시 시도하세요.',
    title: '저장하지 않은 변경 사항',
  },
  'search-box': { placeholder: '레시피 검색…', search: '검색', clear: '검색어 지우기' },
  spinner: { loading: '불러오는 중…' },
  'theme-choice': { title: '테마', light: '밝게', dark: '어둡게', system: '시스템 설정' },
  toaster: { region: '메시지 (F8)', dismiss: '닫기', times: (count) => `${n(count)}번` },
  'unit-switch': {
    names: { as_written: '레시피대로', metric: '미터법', us: '미국식' },
    hints: { as_written: '각 레시피에 적힌 대로', metric: 'g, ml, °C, cm', us: '컵, oz, °F, 인치' },
  },
});
