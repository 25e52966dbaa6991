import { Bookmark, CalendarDays, House, PackageOpen, Settings2, ShoppingBasket } from 'lucide-react';
import type { ComponentType, SVGAttributes } from 'react';

/** A navigation item. */
export interface ShellEntry {
  href: string;
  label: string;
  /** Renders an SVG and accepts its attributes. */
  icon: ComponentType<SVGAttributes<SVGSVGElement>>;
}

/** The product's navigation. */
export const SHELL_ENTRIES: readonly ShellEntry[] = [
  { href: '/dashboard', label: 'Dashboard', icon: House },
  { href: '/dashboard/lists', label: 'My Lists', icon: Bookmark },
  { href: '/dashboard/pantry', label: 'Pantry', icon: PackageOpen },
  { href: '/dashboard/shopping', label: 'Shopping List', icon: ShoppingBasket },
  { href: '/dashboard/meal-plan', label: 'Meal Plan', icon: CalendarDays },
  { href: '/dashboard/settings', label: 'Settings', icon: Settings2 },
];
