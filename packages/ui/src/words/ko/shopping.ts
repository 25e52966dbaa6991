import type { Speech } from '../speech.ts';
import type { ShoppingWords } from '../types/shopping.ts';

const AISLES: Readonly<Record<string, string>> = {
  Produce: '채소·과일',
  Proteins: '고기·생선·단백질',
  Dairy: '유제품',
  Pantry: '식료품',
  Spices: '향신료',
  Other: '기타',
};

/** What to buy. */
export const shoppingWords = ({ format, n, plural, kitchen }: Speech<'ko'>): ShoppingWords => {
  const firstOf = ([first = '', ...others]: readonly string[]) =>
    others.length === 0 ? first : `${first} 외 ${n(others.length)}개`;
  return {
    'shopping-list': {
      progress: (checked, total) => `${n(total)}개 중 ${n(checked)}개`,
      complete: (percentage) => `${format.percent(percentage)} 완료`,
      progressTitle: '장보기 진행',
      clearAll: '모두 해제',
      checkAll: '모두 선택',
      copy: '목록 복사',
      count: (items) => plural(items, { other: '#개' }),
      category: (category) => AISLES[category] ?? category,
      amount: kitchen.amount,
      named: kitchen.named,
      figures: (need, have) => `${need} 필요, ${have} 있음`,
      needed: (need) => `${need} 필요`,
      little: '조금',
      staple: '기본 재료: 이미 있을 수 있어요',
      estimate: (cost, hasStaples) => `약 ${format.money(cost, 0)}${hasStaples ? ', 기본 재료 제외' : ''}`,
      soldAs: (kind, count) => kitchen.amount(count, kind),
      packs: ({ count, unit, size, sizeUnit }) =>
        `${kitchen.named(size, sizeUnit)} × ${kitchen.amount(count, unit)}`,
      toBuy: '살 것',
      buy: '샀어요',
      buying: '정리하는 중…',
      buyHint: (checked) =>
        checked === 0
          ? '산 것을 표시하면 식재료에 넣을 수 있어요.'
          : plural(checked, {
              other: '표시한 #개를 식재료에 넣어요.',
            }),
      buyLater: '다시 온라인이 되면 전송돼요.',
      waiting: '전송 대기 중',
      bought: '샀어요',
      boughtOn: (date) => date,
      undo: '되돌리기',
      undoName: (names) => `되돌리기: ${firstOf(names)}`,
      addAnyway: '그래도 추가',
      addAnywayName: (names) => `그래도 추가: ${firstOf(names)}`,
      discard: '삭제',
      discardName: (names) => `삭제: ${firstOf(names)}`,
      emptyTitle: '살 것이 없어요',
      emptyText: '재료가 모두 있어요!',
    },
  };
};
