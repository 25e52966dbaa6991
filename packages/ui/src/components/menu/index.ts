export { Menu, type MenuProps } from './menu.tsx';
export { MenuCheckboxItem, type MenuCheckboxItemProps } from './menu-checkbox-item.tsx';
export { MenuItem, type MenuItemProps } from './menu-item.tsx';
export {
  MenuGroup,
  MenuLabel,
  MenuSeparator,
  type MenuGroupProps,
  type MenuLabelProps,
  type MenuSeparatorProps,
} from './menu-parts.tsx';
