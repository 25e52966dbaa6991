import type { Speech } from '../speech.ts';
import type { RecipesWords } from '../types/recipes.ts';

/** Recipes, their pages, and cooking. */
export const recipesWords = ({ format, n, plural, list, kitchen }: Speech<'ko'>): RecipesWords => {
  const match = (share: number) => `재료 ${format.percent(share)} 있음`;
  const servings = (count: number) => plural(count, { other: '#인분' });
  return {
    'allergy-note': {
      contains: (things) => `피하는 식품 포함: ${list(things)}`,
      mayContain: (things) => `피하는 식품이 들어 있을 수 있음: ${list(things)}`,
      both: (things, possible) => `피하는 식품 포함: ${list(things)}. 들어 있을 수 있음: ${list(possible)}`,
      dishesContain: (dishes, things) =>
        plural(dishes, {
          other: `요리 #개에 피하는 식품 포함: ${list(things)}`,
        }),
      dishesMayContain: (dishes, things) =>
        plural(dishes, {
          other: `요리 #개에 피하는 식품이 들어 있을 수 있음: ${list(things)}`,
        }),
      more: (count) => `${n(count)}개 더`,
    },
    'cook-mode': {
      close: '요리 모드 닫기',
      step: (number, total) => `${n(total)}단계 중 ${n(number)}단계`,
      end: '완성!',
      needs: '이 단계의 재료',
      amount: kitchen.times,
      startTimer: (said) => `타이머 시작: ${said}`,
      timers: '타이머',
      back: '이전',
      next: '다음',
      finish: '마치기',
    },
    'favorite-button': { favorite: '즐겨찾기', favoriteOf: (subject) => `즐겨찾기: ${subject}` },
    'ingredient-list': {
      title: '재료',
      inPantry: '있음',
      add: '+ 추가',
      removeFromPantry: (ingredient) => `있음, ${ingredient} 빼기`,
      addToPantry: (ingredient) => `+ 추가 ${ingredient}`,
      matched: (there, total) => `${n(total)}개 중 ${n(there)}개`,
      servings,
      fewerServings: '인분 줄이기',
      moreServings: '인분 늘리기',
      count: n,
      amount: kitchen.amount,
      shortage: (available, needed, lacking) => {
        const say = (amount: { quantity: number; unit: string; said?: string | undefined }) =>
          amount.said ?? kitchen.named(amount.quantity, amount.unit);
        if (!available || available.quantity === 0) return `더 필요: ${say(lacking)}`;
        const isCount = needed?.unit === 'piece' && available.unit === needed.unit;
        return `${isCount ? `${say(needed)} 중 ` : ''}${say(available)} 있음, 더 필요: ${say(lacking)}`;
      },
      standIn: (name, note) => `가진 재료로 대신: ${name}. ${note}`,
      serveWith: '함께 먹으면 좋아요',
      optional: '선택 사항이며 위에는 세지 않았어요',
      contains: (allergens) => `${allergens.join(', ')} 포함`,
      mayContain: (allergens) => `${allergens.join(', ')} 포함 가능`,
      added: (ingredient) => `${ingredient}: 식재료에 넣었어요`,
      removed: (ingredient) => `${ingredient}: 식재료에서 뺐어요`,
    },
    'instruction-steps': {
      title: '만드는 법',
      none: '만드는 법이 없어요.',
      source: '원래 레시피 보기',
      newTab: '(새 탭에서 열림)',
      amountsNote: '단계 아래의 양은 레시피 전체의 양이에요.',
      writtenFor: (count) => `양은 고른 인분에 맞췄어요. 틀, 반죽, 개수는 ${n(count)}인분 기준이에요.`,
    },
    'nutrition-table': {
      title: '1인분 영양 정보',
      calories: '열량',
      fat: '지방',
      saturates: '포화지방',
      carbohydrates: '탄수화물',
      sugars: '당류',
      fibre: '식이섬유',
      protein: '단백질',
      salt: '소금',
      kcal: (amount) => n(Math.round(amount)),
      grams: (amount) => `${amount < 10 ? format.quantity(amount, true) : n(Math.round(amount))}g`,
    },
    'pantry-hint': { text: '가지고 있는 식재료를 넣으면 딱 맞는 레시피를 보여 드려요!' },
    'recipe-accordion-details': {
      prepTime: '준비',
      cookTime: '조리',
      waitingTime: kitchen.waiting,
      totalTime: '총 시간',
      noTime: '없음',
      servings: '인분',
      minutes: kitchen.minutes,
      count: n,
      open: '레시피 보기',
    },
    'recipe-accordion-item': { match, updated: '(새로 계산함)', time: kitchen.time },
    'recipe-card': {
      match,
      time: kitchen.time,
      ingredients: (count) => plural(count, { other: '재료 #개' }),
      servings,
      needs: (names, short) =>
        `필요한 재료: ${[...names.filter((name) => !short.includes(name)), ...names.filter((name) => short.includes(name)).map((name) => `${name} 더`)].join(', ')}`,
      haveEverything: '재료가 다 있어요',
    },
    'recipe-header': {
      back: '레시피 목록으로',
      match,
      prepTime: '준비',
      cookTime: '조리',
      waitingTime: kitchen.waiting,
      totalTime: '총 시간',
      eveningBefore: '전날 저녁',
      onTheDay: (minutes) => `당일에는 ${kitchen.minutes(minutes)} 걸려요.`,
      noTime: '없음',
      servings: '인분',
      hours: '시간',
      minutes: '분',
    },
    'servings-stepper': {
      servings,
      fewer: (of) => (of === undefined ? '인분 줄이기' : `${of} 인분 줄이기`),
      more: (of) => (of === undefined ? '인분 늘리기' : `${of} 인분 늘리기`),
    },
    'step-needs': { needs: '레시피 전체의 양', amount: kitchen.times },
    'step-timer': {
      pause: (name) => `타이머 멈추기: ${name}`,
      resume: (name) => `타이머 계속하기: ${name}`,
      extend: '+1분',
      extendName: (name) => `+1분: ${name}`,
      stop: (name) => `타이머 끝내기: ${name}`,
      paused: '멈춤',
      ended: '시간이 다 됐어요',
      rings: (name) => `시간이 다 됐어요: ${name}`,
    },
  };
};
