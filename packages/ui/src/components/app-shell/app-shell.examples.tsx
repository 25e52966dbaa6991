import { BookOpen, CalendarDays, Download, Plus, Refrigerator, Trash2 } from 'lucide-react';
import type { GuidePair } from '../../internal/docs/guide.ts';
import { ShellNav, type ShellEntry } from './index.ts';

const PLACES: readonly ShellEntry[] = [
  { href: '#recipes', label: 'Recipes', icon: BookOpen },
  { href: '#pantry', label: 'Pantry', icon: Refrigerator },
  { href: '#plan', label: 'Meal plan', icon: CalendarDays },
];
const ACTIONS: readonly ShellEntry[] = [
  { href: '#new', label: 'New recipe', icon: Plus },
  { href: '#import', label: 'Import', icon: Download },
  { href: '#clear', label: 'Clear pantry', icon: Trash2 },
];
const nothing = () => {};

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'List places, and mark the one people are in.',
      shows: <ShellNav label="Places" entries={PLACES} current="#pantry" onLogout={nothing} />,
    },
    dont: {
      says: 'Don’t list actions. They belong to the screen they act on.',
      shows: <ShellNav label="Actions" entries={ACTIONS} onLogout={nothing} />,
    },
  },
];
