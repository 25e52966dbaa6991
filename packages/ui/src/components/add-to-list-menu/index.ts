export {
  AddToListMenu,
  type AddToListMenuLabels,
  type AddToListMenuProps,
  type ListChoice,
} from './add-to-list-menu.tsx';
export { AddToListTrigger, type AddToListTriggerProps } from './add-to-list-trigger.tsx';
