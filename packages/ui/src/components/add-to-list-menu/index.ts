export {
  AddToListMenu,
  type AddToListMenuLabels,
  type AddToListMenuProps,
  type ListChoice,
} from './add-to-list-menu.tsx';
